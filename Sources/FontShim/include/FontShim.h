#ifndef GALLEY_FONT_SHIM_H
#define GALLEY_FONT_SHIM_H

#include <stdint.h>
#include <stddef.h>

// HarfBuzz and FriBidi, loaded when the first font is given: who gives none needs neither of them, and starts as fast.
// What is declared here is part of their stable interfaces; FontShimTests holds it to their own headers.

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef struct hb_unicode_funcs_t hb_unicode_funcs_t;

typedef struct {
    uint32_t codepoint;
    uint32_t mask;
    uint32_t cluster;
    uint32_t reserved[2];
} galley_glyph_info;

typedef struct {
    int32_t x_advance;
    int32_t y_advance;
    int32_t x_offset;
    int32_t y_offset;
    uint32_t reserved;
} galley_glyph_position;

typedef struct {
    uint32_t tag;
    float value;
} galley_variation;

typedef struct {
    uint32_t axis_index;
    uint32_t tag;
    uint32_t name_id;
    uint32_t flags;
    float min_value;
    float default_value;
    float max_value;
    uint32_t reserved;
} galley_axis;

typedef struct {
    uint32_t glyph;
    uint32_t color_index;
} galley_color_layer;

// What a glyph's outlines consist of, in font units, y upwards.
typedef struct {
    void *context;
    void (*move)(void *context, float x, float y);
    void (*line)(void *context, float x, float y);
    void (*quadratic)(void *context, float x1, float y1, float x, float y);
    void (*cubic)(void *context, float x1, float y1, float x2, float y2, float x, float y);
    void (*close)(void *context);
} galley_outline_sink;

typedef struct {
    void (*version)(unsigned int *major, unsigned int *minor, unsigned int *micro);

    hb_blob_t *(*blob_create)(const char *data, unsigned int length, int mode, void *user_data, void (*destroy)(void *));
    void (*blob_destroy)(hb_blob_t *blob);
    const char *(*blob_get_data)(hb_blob_t *blob, unsigned int *length);

    unsigned int (*face_count)(hb_blob_t *blob);
    hb_face_t *(*face_create)(hb_blob_t *blob, unsigned int index);
    void (*face_destroy)(hb_face_t *face);
    unsigned int (*face_get_upem)(const hb_face_t *face);
    unsigned int (*face_get_glyph_count)(const hb_face_t *face);
    hb_blob_t *(*face_reference_table)(const hb_face_t *face, uint32_t tag);

    hb_font_t *(*font_create)(hb_face_t *face);
    void (*font_destroy)(hb_font_t *font);
    void (*font_make_immutable)(hb_font_t *font);
    void (*font_set_scale)(hb_font_t *font, int x, int y);
    void (*font_set_variations)(hb_font_t *font, const galley_variation *variations, unsigned int count);
    int (*font_get_nominal_glyph)(hb_font_t *font, uint32_t character, uint32_t *glyph);

    hb_buffer_t *(*buffer_create)(void);
    void (*buffer_destroy)(hb_buffer_t *buffer);
    void (*buffer_add_codepoints)(
        hb_buffer_t *buffer, const uint32_t *text, int length, unsigned int offset, int item_length);
    void (*buffer_set_direction)(hb_buffer_t *buffer, int direction);
    void (*buffer_set_script)(hb_buffer_t *buffer, uint32_t script);
    void (*buffer_set_flags)(hb_buffer_t *buffer, int flags);
    void (*buffer_set_cluster_level)(hb_buffer_t *buffer, int level);
    galley_glyph_info *(*buffer_get_glyph_infos)(hb_buffer_t *buffer, unsigned int *length);
    galley_glyph_position *(*buffer_get_glyph_positions)(hb_buffer_t *buffer, unsigned int *length);
    void (*shape)(hb_font_t *font, hb_buffer_t *buffer, const void *features, unsigned int count);

    unsigned int (*ot_var_get_axis_infos)(hb_face_t *face, unsigned int start, unsigned int *count, galley_axis *axes);
    unsigned int (*ot_name_get_utf8)(
        hb_face_t *face, unsigned int name, const void *language, unsigned int *size, char *text);
    int (*ot_metrics_get_position)(hb_font_t *font, uint32_t tag, int32_t *position);
    unsigned int (*ot_color_glyph_get_layers)(
        hb_face_t *face, uint32_t glyph, unsigned int start, unsigned int *count, galley_color_layer *layers);
    unsigned int (*ot_color_palette_get_colors)(
        hb_face_t *face, unsigned int palette, unsigned int start, unsigned int *count, uint32_t *colors);

    hb_unicode_funcs_t *(*unicode_funcs_get_default)(void);
    uint32_t (*unicode_script)(hb_unicode_funcs_t *funcs, uint32_t character);
} galley_harfbuzz;

typedef struct {
    void (*get_bidi_types)(const uint32_t *text, int length, uint32_t *types);
    void (*get_bracket_types)(const uint32_t *text, int length, const uint32_t *types, uint32_t *brackets);
    signed char (*get_par_embedding_levels_ex)(
        const uint32_t *types, const uint32_t *brackets, int length, uint32_t *direction, signed char *levels);
    signed char (*reorder_line)(
        uint32_t flags, const uint32_t *types, int length, int offset, uint32_t direction, signed char *levels,
        uint32_t *text, int *map);
} galley_fribidi;

// The libraries; null where they cannot be loaded, with the reason in `galley_fonts_problem`. May be called from any thread.
const galley_harfbuzz *galley_load_harfbuzz(void);
const galley_fribidi *galley_load_fribidi(void);

// Why a library was not loaded: the system's words; null if nothing failed.
const char *galley_fonts_problem(void);

// Passes a glyph's outlines to a sink.
void galley_draw_glyph(hb_font_t *font, uint32_t glyph, const galley_outline_sink *sink);

#endif
