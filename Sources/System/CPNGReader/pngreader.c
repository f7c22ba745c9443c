#include "pngreader.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>

// libpng's simplified reader would need no jump, but some builds of it (1.6.39 as Debian patches it) mix up the rows of
// interlaced 16-bit pictures. The jumps of the full one stay within this file.

struct source {
    const uint8_t *data;
    size_t left;
};

static void take(png_structp png, png_bytep target, size_t count) {
    struct source *source = png_get_io_ptr(png);
    if (count > source->left) png_error(png, "its data end too early");
    memcpy(target, source->data, count);
    source->data += count;
    source->left -= count;
}

static void fail(png_structp png, png_const_charp text) {
    char *message = png_get_error_ptr(png);
    strncpy(message, text, TABLEMOCKUP_PNG_MESSAGE - 1);
    message[TABLEMOCKUP_PNG_MESSAGE - 1] = 0;
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

int tablemockup_read_png(
    const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels,
    char message[TABLEMOCKUP_PNG_MESSAGE]) {
    struct source source = {data, size};
    strcpy(message, "there is no memory for it");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return 0;
    }
    // From here on no variable of this function changes, so that all are known after a jump.
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    // The caller has bounded the picture; libpng's own limit of a million a side is about nothing.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_read_fn(png, &source, take);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "its size is stated twice");
    }
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    png_set_scale_16(png);
    const int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    const size_t stride = (size_t)width * 4;
    if (png_get_rowbytes(png, info) != stride) png_error(png, "its colours can't be brought to RGBA");
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * stride, NULL);
    }
    // Chunks that may not stand behind the picture are errors too.
    png_read_end(png, info);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}
