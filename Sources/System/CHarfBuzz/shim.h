#pragma once
#include <hb.h>
#include <hb-ot.h>

/// Draws a glyph's outline; the function has another name since HarfBuzz 7.
static inline void hb_shim_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, data);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}

/// Shapes with the OpenType shaper, whatever the environment's HB_SHAPER_LIST says; false when it refuses.
static inline hb_bool_t hb_shim_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
    static const char *const shapers[] = {"ot", 0};
    return hb_shape_full(font, buffer, features, count, shapers);
}
