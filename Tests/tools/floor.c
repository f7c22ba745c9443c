// The least that a screen can cost with these libraries: no document, no layout engine, no theme.
//
//   floor FILE WARM  draws WARM screens, the last one to FILE, and prints the milliseconds that a warm one took.
#include <isa-l/igzip_lib.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

enum { width = 1170, height = 2532, scale = 3 };

static const char *memos[] = {
    "Low fat if they have it, otherwise the usual one.",
    "できれば低脂肪。なければいつもの。手前から取る。",
    "For the party 🎉 on Saturday, so take the large one 🧀.",
    "",
    "Two small ones are better than a large one, because one of them goes into the freezer until next week.",
    "お弁当用なので小さめのものを選ぶ。傷のないもの。",
    "Ask whether the offer 🏷️ still holds.",
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// Draws a label and returns its height in points.
static double label(cairo_t *context, const char *text, double size, double x, double y, double room) {
    PangoLayout *layout = pango_cairo_create_layout(context);
    PangoFontDescription *font = pango_font_description_from_string("Inter, Noto Sans CJK JP");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    if (room > 0) pango_layout_set_width(layout, (int)(room * PANGO_SCALE));
    cairo_move_to(context, x, y);
    pango_cairo_show_layout(context, layout);
    int pixels = 0;
    pango_layout_get_pixel_size(layout, NULL, &pixels);
    pango_font_description_free(font);
    g_object_unref(layout);
    return pixels;
}

static void draw(cairo_surface_t *surface, int number) {
    cairo_t *context = cairo_create(surface);
    cairo_scale(context, scale, scale);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    char text[512];
    snprintf(text, sizeof text, "買い物 %d", number);
    label(context, text, 17, 160, 58, 0);
    double y = 91;
    for (int row = 0; row < 12; row++) {
        const char *memo = memos[(row + number) % 7];
        snprintf(text, sizeof text, "Item %d 商品", number * 1000 + row);
        label(context, text, 17, 46, y + 5, 0);
        snprintf(text, sizeof text, "%d円 × %d", 100 + (number * 37 + row * 53) % 900, row % 5 + 1);
        label(context, text, 15, 46, y + 28, 0);
        double high = 59;
        if (*memo) {
            snprintf(text, sizeof text, "%s %d-%d", memo, number, row);
            high += label(context, text, 13, 46, y + 54, 328);
        }
        cairo_rectangle(context, 16, y + high / 2 - 10, 20, 20);
        cairo_set_line_width(context, 1.5);
        cairo_stroke(context);
        cairo_rectangle(context, 46, y + high - 1.0 / scale, 344, 1.0 / scale);
        cairo_fill(context);
        y += high;
    }
    cairo_destroy(context);
}

static void big_endian(unsigned char *bytes, unsigned long value) {
    for (int index = 0; index < 4; index++) bytes[index] = (unsigned char)(value >> (24 - 8 * index));
}

static void chunk(FILE *file, const char *name, const unsigned char *data, size_t count) {
    unsigned char number[4];
    big_endian(number, count);
    fwrite(number, 1, 4, file);
    fwrite(name, 1, 4, file);
    fwrite(data, 1, count, file);
    unsigned long sum = crc32(crc32(0, (const unsigned char *)name, 4), data, (unsigned)count);
    big_endian(number, sum);
    fwrite(number, 1, 4, file);
}

static size_t write_png(cairo_surface_t *surface, const char *path) {
    static unsigned char rows[height * (1 + width * 3)], packed[height * (1 + width * 3) + 65536];
    static unsigned char room[ISAL_DEF_LVL1_DEFAULT];
    cairo_surface_flush(surface);
    const unsigned char *pixels = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    unsigned char *target = rows;
    for (int y = 0; y < height; y++) {
        const unsigned *row = (const unsigned *)(pixels + y * stride);
        *target++ = 0;
        for (int x = 0; x < width; x++) {
            *target++ = (unsigned char)(row[x] >> 16);
            *target++ = (unsigned char)(row[x] >> 8);
            *target++ = (unsigned char)row[x];
        }
    }
    static struct isal_zstream stream;
    isal_deflate_init(&stream);
    stream.level = 1;
    stream.level_buf = room;
    stream.level_buf_size = sizeof room;
    stream.gzip_flag = IGZIP_ZLIB;
    stream.end_of_stream = 1;
    stream.next_in = rows;
    stream.avail_in = sizeof rows;
    stream.next_out = packed;
    stream.avail_out = sizeof packed;
    isal_deflate(&stream);
    FILE *file = fopen(path, "wb");
    if (!file) exit(2);
    unsigned char header[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0};
    big_endian(header, width);
    big_endian(header + 4, height);
    fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
    chunk(file, "IHDR", header, sizeof header);
    chunk(file, "IDAT", packed, stream.total_out);
    chunk(file, "IEND", NULL, 0);
    fclose(file);
    return stream.total_out;
}

int main(int count, char **words) {
    if (count != 3) return 64;
    int screens = atoi(words[2]);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    double start = now();
    for (int number = 0; number < screens; number++) {
        // What the first ones warm up is not counted.
        if (number == screens / 4) start = now();
        draw(surface, number);
        write_png(surface, words[1]);
    }
    printf("%.3f\n", (now() - start) / (screens - screens / 4));
    cairo_surface_destroy(surface);
    return 0;
}
