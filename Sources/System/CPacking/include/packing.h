#pragma once

#include <stddef.h>
#include <stdint.h>

/// How many bytes past the last pixel's `tablemockup_pack_rgb` may write.
#define TABLEMOCKUP_PACKING_SLACK 4

/// Writes R, G, B of each pixel, 0xAARRGGBB: the bytes of a PNG row.
///
/// Byte shuffles do this many times faster than shifts, and Swift's vectors have none on a plain x86-64.
void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes);
