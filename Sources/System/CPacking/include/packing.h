#pragma once

#include <stddef.h>
#include <stdint.h>

/// How many bytes past the last pixel's `tablemockup_pack_rgb` may write.
#define TABLEMOCKUP_PACKING_SLACK 4

/// Writes R, G, B of each pixel, 0xAARRGGBB: the bytes of a PNG row.
///
/// Byte shuffles do this many times faster than shifts, and Swift's vectors have none on a plain x86-64.
void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes);

/// Makes pixels, 0xFFRRGGBB, of the R, G, B of each: the other way round.
void tablemockup_unpack_rgb(const uint8_t *bytes, size_t count, uint32_t *pixels);

/// Compares each pixel with its left neighbour and with the one above: a bit a pixel, the first in the lowest place, 1
/// where they differ. The first pixel has no left neighbour and differs from it; without a row above all differ.
///
/// The masks have room for `count / 64 + 1` words; in the last one all bits from `count` on are 1.
void tablemockup_compare_pixels(
    const uint32_t *pixels, const uint32_t *above, size_t count, uint64_t *left_mask, uint64_t *above_mask);
