#include "FontShim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static galley_harfbuzz harfbuzz;
static galley_fribidi fribidi;
static int has_harfbuzz, has_fribidi;
static char problem[512];

// Drawing: HarfBuzz's own callbacks take more than ours.

static hb_draw_funcs_t *(*draw_funcs_create)(void);
static void (*draw_funcs_set[5])(hb_draw_funcs_t *, void *function, void *user_data, void (*destroy)(void *));
static void (*font_draw)(hb_font_t *, uint32_t, hb_draw_funcs_t *, void *);
static hb_draw_funcs_t *draw_funcs;

static void move_to(hb_draw_funcs_t *f, void *data, void *state, float x, float y, void *user) {
    const galley_outline_sink *sink = data;
    sink->move(sink->context, x, y);
}

static void line_to(hb_draw_funcs_t *f, void *data, void *state, float x, float y, void *user) {
    const galley_outline_sink *sink = data;
    sink->line(sink->context, x, y);
}

static void quadratic_to(hb_draw_funcs_t *f, void *data, void *state, float x1, float y1, float x, float y, void *user) {
    const galley_outline_sink *sink = data;
    sink->quadratic(sink->context, x1, y1, x, y);
}

static void cubic_to(
    hb_draw_funcs_t *f, void *data, void *state, float x1, float y1, float x2, float y2, float x, float y, void *user) {
    const galley_outline_sink *sink = data;
    sink->cubic(sink->context, x1, y1, x2, y2, x, y);
}

static void close_path(hb_draw_funcs_t *f, void *data, void *state, void *user) {
    const galley_outline_sink *sink = data;
    sink->close(sink->context);
}

void galley_draw_glyph(hb_font_t *font, uint32_t glyph, const galley_outline_sink *sink) {
    font_draw(font, glyph, draw_funcs, (void *)sink);
}

// Loading

struct entry {
    const char *name;
    void *place;
};

static void *open_first(const char *const *names) {
    void *library = NULL;
    for (; *names && !library; names++) library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (!library) snprintf(problem, sizeof problem, "%s", dlerror());
    return library;
}

static int find(void *library, const struct entry *entries) {
    for (; entries->name; entries++) {
        void *symbol = dlsym(library, entries->name);
        if (!symbol) {
            snprintf(problem, sizeof problem, "%s", dlerror());
            return 0;
        }
        *(void **)entries->place = symbol;
    }
    return 1;
}

static void load_harfbuzz(void) {
    static const char *const names[] = {
        "libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib",
        "/usr/local/lib/libharfbuzz.0.dylib", NULL,
    };
    const struct entry entries[] = {
        {"hb_version", &harfbuzz.version},
        {"hb_blob_create", &harfbuzz.blob_create},
        {"hb_blob_destroy", &harfbuzz.blob_destroy},
        {"hb_blob_get_data", &harfbuzz.blob_get_data},
        {"hb_face_count", &harfbuzz.face_count},
        {"hb_face_create", &harfbuzz.face_create},
        {"hb_face_destroy", &harfbuzz.face_destroy},
        {"hb_face_get_upem", &harfbuzz.face_get_upem},
        {"hb_face_get_glyph_count", &harfbuzz.face_get_glyph_count},
        {"hb_face_reference_table", &harfbuzz.face_reference_table},
        {"hb_font_create", &harfbuzz.font_create},
        {"hb_font_destroy", &harfbuzz.font_destroy},
        {"hb_font_make_immutable", &harfbuzz.font_make_immutable},
        {"hb_font_set_scale", &harfbuzz.font_set_scale},
        {"hb_font_set_variations", &harfbuzz.font_set_variations},
        {"hb_font_get_nominal_glyph", &harfbuzz.font_get_nominal_glyph},
        {"hb_buffer_create", &harfbuzz.buffer_create},
        {"hb_buffer_destroy", &harfbuzz.buffer_destroy},
        {"hb_buffer_add_codepoints", &harfbuzz.buffer_add_codepoints},
        {"hb_buffer_set_direction", &harfbuzz.buffer_set_direction},
        {"hb_buffer_set_script", &harfbuzz.buffer_set_script},
        {"hb_buffer_set_flags", &harfbuzz.buffer_set_flags},
        {"hb_buffer_set_cluster_level", &harfbuzz.buffer_set_cluster_level},
        {"hb_buffer_get_glyph_infos", &harfbuzz.buffer_get_glyph_infos},
        {"hb_buffer_get_glyph_positions", &harfbuzz.buffer_get_glyph_positions},
        {"hb_shape", &harfbuzz.shape},
        {"hb_ot_var_get_axis_infos", &harfbuzz.ot_var_get_axis_infos},
        {"hb_ot_name_get_utf8", &harfbuzz.ot_name_get_utf8},
        {"hb_ot_metrics_get_position", &harfbuzz.ot_metrics_get_position},
        {"hb_ot_color_glyph_get_layers", &harfbuzz.ot_color_glyph_get_layers},
        {"hb_ot_color_palette_get_colors", &harfbuzz.ot_color_palette_get_colors},
        {"hb_unicode_funcs_get_default", &harfbuzz.unicode_funcs_get_default},
        {"hb_unicode_script", &harfbuzz.unicode_script},
        {"hb_draw_funcs_create", &draw_funcs_create},
        {"hb_draw_funcs_set_move_to_func", &draw_funcs_set[0]},
        {"hb_draw_funcs_set_line_to_func", &draw_funcs_set[1]},
        {"hb_draw_funcs_set_quadratic_to_func", &draw_funcs_set[2]},
        {"hb_draw_funcs_set_cubic_to_func", &draw_funcs_set[3]},
        {"hb_draw_funcs_set_close_path_func", &draw_funcs_set[4]},
        {NULL, NULL},
    };
    void *library = open_first(names);
    if (!library || !find(library, entries)) return;
    // The older name from version 4 on, the newer one from 7 on.
    *(void **)&font_draw = dlsym(library, "hb_font_draw_glyph");
    const struct entry older[] = {{"hb_font_get_glyph_shape", &font_draw}, {NULL, NULL}};
    if (!font_draw && !find(library, older)) return;
    draw_funcs = draw_funcs_create();
    void *const functions[] = {
        (void *)move_to, (void *)line_to, (void *)quadratic_to, (void *)cubic_to, (void *)close_path,
    };
    for (int index = 0; index < 5; index++) draw_funcs_set[index](draw_funcs, functions[index], NULL, NULL);
    has_harfbuzz = 1;
}

static void load_fribidi(void) {
    static const char *const names[] = {
        "libfribidi.so.0", "libfribidi.0.dylib", "/opt/homebrew/lib/libfribidi.0.dylib",
        "/usr/local/lib/libfribidi.0.dylib", NULL,
    };
    const struct entry entries[] = {
        {"fribidi_get_bidi_types", &fribidi.get_bidi_types},
        {"fribidi_get_bracket_types", &fribidi.get_bracket_types},
        {"fribidi_get_par_embedding_levels_ex", &fribidi.get_par_embedding_levels_ex},
        {"fribidi_reorder_line", &fribidi.reorder_line},
        {NULL, NULL},
    };
    void *library = open_first(names);
    has_fribidi = library && find(library, entries);
}

const galley_harfbuzz *galley_load_harfbuzz(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_harfbuzz);
    return has_harfbuzz ? &harfbuzz : NULL;
}

const galley_fribidi *galley_load_fribidi(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_fribidi);
    return has_fribidi ? &fribidi : NULL;
}

const char *galley_fonts_problem(void) { return problem[0] ? problem : NULL; }
