#pragma once

#include <stddef.h>
#include <stdint.h>

/// How many bytes a message of `tablemockup_read_png` takes at most.
#define TABLEMOCKUP_PNG_MESSAGE 128

/// Reads a PNG file of any colour type, depth and interlacing as R, G, B, A of 8 bits a sample, alpha not multiplied
/// in. Samples of 16 bits are rounded; a `gAMA` chunk without `sRGB` is corrected for.
///
/// `pixels` has room for `width * height * 4` bytes. Returns 1, or 0 with a message that ends in 0: when the data are
/// damaged, or the picture is not of this size.
int tablemockup_read_png(
    const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels,
    char message[TABLEMOCKUP_PNG_MESSAGE]);
