#ifndef GALLEY_PNG_SHIM_H
#define GALLEY_PNG_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// libpng reports errors by long jumps, which must not pass through Swift. These functions keep them in C: each returns
/// 1, or 0 with an error message.

enum { GALLEY_PNG_MESSAGE_SIZE = 128 };

typedef struct galley_png_writer galley_png_writer;
typedef struct galley_png_reader galley_png_reader;

/// Receives bytes of the file; returns 1, or 0 to stop.
typedef int (*galley_png_sink)(void *context, const uint8_t *bytes, size_t count);

typedef enum { GALLEY_PNG_RGB, GALLEY_PNG_RGBA, GALLEY_PNG_PALETTE } galley_png_format;

typedef struct {
    uint32_t width;
    uint32_t height;
    galley_png_format format;
    uint32_t pixels_per_metre;
    /// Red, green, blue and alpha of each colour; used by GALLEY_PNG_PALETTE.
    const uint8_t *palette;
    int palette_count;
    /// A UTF-8 text to store compressed, with its keyword; NULL for none.
    const char *text;
    const char *text_keyword;
} galley_png_header;

/// Writes the header. Returns NULL on an error, with a message in `message`.
galley_png_writer *galley_png_writer_create(
    const galley_png_header *header, galley_png_sink sink, void *context, char message[GALLEY_PNG_MESSAGE_SIZE]);
/// Writes rows, `count` bytes in all: each has a filter byte, 0 for none, and 3, 4 or 1 bytes per pixel depending on the
/// format.
int galley_png_writer_rows(
    galley_png_writer *writer, const uint8_t *rows, size_t count, char message[GALLEY_PNG_MESSAGE_SIZE]);
int galley_png_writer_finish(galley_png_writer *writer, char message[GALLEY_PNG_MESSAGE_SIZE]);
void galley_png_writer_destroy(galley_png_writer *writer);

/// Reads the header of a file in memory, which must outlive the reader.
galley_png_reader *galley_png_reader_create(
    const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char message[GALLEY_PNG_MESSAGE_SIZE]);
/// The order of the four bytes of a pixel.
typedef enum { GALLEY_PNG_PIXELS_RGBA, GALLEY_PNG_PIXELS_BGRA } galley_png_order;

/// Reads all pixels, with 8 bits per component and straight alpha.
int galley_png_reader_pixels(
    galley_png_reader *reader, galley_png_order order, uint8_t *pixels, char message[GALLEY_PNG_MESSAGE_SIZE]);
/// The UTF-8 text stored under a keyword before the pixels, valid as long as the reader; NULL if there is none, or on an
/// error, with a message in `message`, which is empty otherwise.
const char *galley_png_reader_text(galley_png_reader *reader, const char *keyword, char message[GALLEY_PNG_MESSAGE_SIZE]);
void galley_png_reader_destroy(galley_png_reader *reader);

#endif
