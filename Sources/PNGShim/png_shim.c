#include "png_shim.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/// Settings of zlib. Level 3 without filters is almost the fastest for flat colours. libpng exposes only the level, so the
/// data is compressed here: if longer matches are remembered, such as rows that repeat earlier ones, files are a sixth
/// smaller in the same time.
enum { COMPRESSION_LEVEL = 3, GOOD_LENGTH = 4, REMEMBERED_LENGTH = 128, NICE_LENGTH = 64, CHAIN_LENGTH = 16 };

/// The size of a chunk of compressed data.
enum { CHUNK_SIZE = 1 << 16 };

/// The maximum length of a text in bytes, as a small file may contain a huge compressed one.
enum { TEXT_LIMIT = 1 << 22 };

/// Compressed pixels may exceed twice their raw size by this many bytes. No encoder needs more, and libpng would
/// decompress all data after the pixels, only to discard it.
enum { DATA_ALLOWANCE = 1 << 16 };

struct galley_png_writer {
    png_structp png;
    png_infop info;
    z_stream data;
    int has_data;
    uint8_t chunk[CHUNK_SIZE];
    galley_png_sink sink;
    void *context;
    char message[GALLEY_PNG_MESSAGE_SIZE];
};

struct galley_png_reader {
    png_structp png;
    png_infop info;
    /// The complete file.
    const uint8_t *file;
    size_t count;
    /// The part that libpng has not read yet.
    const uint8_t *bytes;
    size_t left;
    uint32_t width;
    uint32_t height;
    char *text;
    char message[GALLEY_PNG_MESSAGE_SIZE];
};

static void note(char *target, const char *message) {
    snprintf(target, GALLEY_PNG_MESSAGE_SIZE, "%s", message);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

// MARK: - Writing

static void writer_error(png_structp png, png_const_charp message) {
    galley_png_writer *writer = png_get_error_ptr(png);
    note(writer->message, message);
    png_longjmp(png, 1);
}

static void writer_bytes(png_structp png, png_bytep bytes, size_t count) {
    galley_png_writer *writer = png_get_io_ptr(png);
    if (!writer->sink(writer->context, bytes, count)) png_error(png, "cannot write");
}

static void writer_flush(png_structp png) { (void)png; }

static void set_palette(galley_png_writer *writer, const galley_png_header *header) {
    png_color colors[256];
    png_byte alphas[256];
    int alpha_count = 0;
    for (int index = 0; index < header->palette_count; index++) {
        const uint8_t *color = header->palette + 4 * index;
        colors[index] = (png_color){color[0], color[1], color[2]};
        alphas[index] = color[3];
        if (color[3] != 255) alpha_count = index + 1;
    }
    png_set_PLTE(writer->png, writer->info, colors, header->palette_count);
    if (alpha_count > 0) png_set_tRNS(writer->png, writer->info, alphas, alpha_count, NULL);
}

static void set_text(galley_png_writer *writer, const galley_png_header *header) {
    png_text text = {
        .compression = PNG_ITXT_COMPRESSION_zTXt, .key = (png_charp)header->text_keyword, .text = (png_charp)header->text};
    png_set_text(writer->png, writer->info, &text, 1);
}

static void write_header(galley_png_writer *writer, const galley_png_header *header) {
    static const int color_types[] = {PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA, PNG_COLOR_TYPE_PALETTE};
    png_set_user_limits(writer->png, 0x7fffffff, 0x7fffffff);
    png_set_IHDR(
        writer->png, writer->info, header->width, header->height, 8, color_types[header->format], PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(writer->png, writer->info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
    if (header->format == GALLEY_PNG_PALETTE) set_palette(writer, header);
    if (header->text) set_text(writer, header);
    png_write_info(writer->png, writer->info);
}

static void start_data(galley_png_writer *writer) {
    if (deflateInit(&writer->data, COMPRESSION_LEVEL) != Z_OK) png_error(writer->png, "out of memory");
    writer->has_data = 1;
    deflateTune(&writer->data, GOOD_LENGTH, REMEMBERED_LENGTH, NICE_LENGTH, CHAIN_LENGTH);
    writer->data.next_out = writer->chunk;
    writer->data.avail_out = CHUNK_SIZE;
}

static void write_chunk(galley_png_writer *writer) {
    png_write_chunk(writer->png, (png_const_bytep) "IDAT", writer->chunk, CHUNK_SIZE - writer->data.avail_out);
    writer->data.next_out = writer->chunk;
    writer->data.avail_out = CHUNK_SIZE;
}

/// Compresses bytes, and writes each chunk when it is full.
static void write_data(galley_png_writer *writer, const uint8_t *bytes, size_t count, int flush) {
    writer->data.next_in = (Bytef *)bytes;
    writer->data.avail_in = (uInt)count;
    for (;;) {
        int status = deflate(&writer->data, flush);
        if (status == Z_STREAM_ERROR) png_error(writer->png, "cannot compress");
        if (writer->data.avail_out > 0 || status == Z_STREAM_END) return;
        write_chunk(writer);
    }
}

galley_png_writer *galley_png_writer_create(
    const galley_png_header *header, galley_png_sink sink, void *context, char message[GALLEY_PNG_MESSAGE_SIZE]) {
    galley_png_writer *writer = calloc(1, sizeof(galley_png_writer));
    if (!writer) {
        note(message, "out of memory");
        return NULL;
    }
    writer->sink = sink;
    writer->context = context;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, writer_error, ignore_warning);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!writer->info) {
        note(message, "out of memory");
        galley_png_writer_destroy(writer);
        return NULL;
    }
    if (setjmp(png_jmpbuf(writer->png))) {
        note(message, writer->message);
        galley_png_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, writer_bytes, writer_flush);
    write_header(writer, header);
    start_data(writer);
    return writer;
}

int galley_png_writer_rows(
    galley_png_writer *writer, const uint8_t *rows, size_t count, char message[GALLEY_PNG_MESSAGE_SIZE]) {
    if (setjmp(png_jmpbuf(writer->png))) {
        note(message, writer->message);
        return 0;
    }
    write_data(writer, rows, count, Z_NO_FLUSH);
    return 1;
}

int galley_png_writer_finish(galley_png_writer *writer, char message[GALLEY_PNG_MESSAGE_SIZE]) {
    if (setjmp(png_jmpbuf(writer->png))) {
        note(message, writer->message);
        return 0;
    }
    write_data(writer, NULL, 0, Z_FINISH);
    if (writer->data.avail_out < CHUNK_SIZE) write_chunk(writer);
    png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
    return 1;
}

void galley_png_writer_destroy(galley_png_writer *writer) {
    if (writer->has_data) deflateEnd(&writer->data);
    if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
    free(writer);
}

// MARK: - Reading

static void reader_error(png_structp png, png_const_charp message) {
    galley_png_reader *reader = png_get_error_ptr(png);
    note(reader->message, message);
    png_longjmp(png, 1);
}

static void reader_bytes(png_structp png, png_bytep bytes, size_t count) {
    galley_png_reader *reader = png_get_io_ptr(png);
    if (count > reader->left) png_error(png, "the file is truncated");
    memcpy(bytes, reader->bytes, count);
    reader->bytes += count;
    reader->left -= count;
}

// MARK: Chunks

/// A chunk of a file: its length, its type, its data and a checksum.
typedef struct {
    const uint8_t *type;
    const uint8_t *data;
    size_t length;
} chunk_t;

/// The overhead of each chunk, and the length of the signature before the first one.
enum { CHUNK_OVERHEAD = 12, SIGNATURE_SIZE = 8 };

static uint32_t number_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static int is_type(const chunk_t *chunk, const char *type) { return memcmp(chunk->type, type, 4) == 0; }

/// Reads the chunk at `*offset` and advances to the next one; 0 if there is no complete chunk.
static int next_chunk(const galley_png_reader *reader, size_t *offset, chunk_t *chunk) {
    size_t left = reader->count - *offset;
    if (left < CHUNK_OVERHEAD) return 0;
    const uint8_t *start = reader->file + *offset;
    size_t length = number_at(start);
    if (length > left - CHUNK_OVERHEAD) return 0;
    *chunk = (chunk_t){start + 4, start + 8, length};
    *offset += CHUNK_OVERHEAD + length;
    return 1;
}

/// Validates the chunks' lengths before libpng allocates memory for them.
///
/// - Parameter data_count: receives the length of all compressed pixels.
static int chunks_are_whole(const galley_png_reader *reader, uint64_t *data_count) {
    *data_count = 0;
    size_t offset = SIGNATURE_SIZE;
    chunk_t chunk;
    while (next_chunk(reader, &offset, &chunk)) {
        if (is_type(&chunk, "IEND")) return 1;
        if (is_type(&chunk, "IDAT")) *data_count += chunk.length;
    }
    // libpng itself reports a missing end when it gets there.
    return offset == reader->count;
}

/// Makes libpng skip chunks that the pixels do not need: their number is unlimited, and libpng decompresses some kinds.
static void skip_other_chunks(galley_png_reader *reader) {
    static const char types[] =
        "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep)types, sizeof(types) / 5);
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
}

galley_png_reader *galley_png_reader_create(
    const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char message[GALLEY_PNG_MESSAGE_SIZE]) {
    galley_png_reader *reader = calloc(1, sizeof(galley_png_reader));
    if (!reader) {
        note(message, "out of memory");
        return NULL;
    }
    reader->file = bytes;
    reader->count = count;
    reader->bytes = bytes;
    reader->left = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, reader_error, ignore_warning);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info) {
        note(message, "out of memory");
        galley_png_reader_destroy(reader);
        return NULL;
    }
    if (setjmp(png_jmpbuf(reader->png))) {
        note(message, reader->message);
        galley_png_reader_destroy(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, reader_bytes);
    skip_other_chunks(reader);
    uint64_t data_count = 0;
    // libpng itself rejects files with other signatures.
    int is_png = count >= SIGNATURE_SIZE && png_sig_cmp(bytes, 0, SIGNATURE_SIZE) == 0;
    if (is_png && !chunks_are_whole(reader, &data_count)) png_error(reader->png, "the file is truncated");
    png_read_info(reader->png, reader->info);
    // Interlaced pictures have up to twice as many rows, each with a filter byte.
    uint64_t row_count = 2 * (uint64_t)png_get_image_height(reader->png, reader->info);
    if (data_count > row_count * (png_get_rowbytes(reader->png, reader->info) + 1) + DATA_ALLOWANCE) {
        png_error(reader->png, "it has more data than pixels");
    }
    reader->width = png_get_image_width(reader->png, reader->info);
    reader->height = png_get_image_height(reader->png, reader->info);
    *width = reader->width;
    *height = reader->height;
    return reader;
}

int galley_png_reader_pixels(
    galley_png_reader *reader, galley_png_order order, uint8_t *pixels, char message[GALLEY_PNG_MESSAGE_SIZE]) {
    if (setjmp(png_jmpbuf(reader->png))) {
        note(message, reader->message);
        return 0;
    }
    png_set_expand(reader->png);
    png_set_strip_16(reader->png);
    png_set_gray_to_rgb(reader->png);
    if (order == GALLEY_PNG_PIXELS_BGRA) png_set_bgr(reader->png);
    png_set_add_alpha(reader->png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    size_t bytes_per_row = 4 * (size_t)reader->width;
    if (png_get_rowbytes(reader->png, reader->info) != bytes_per_row) png_error(reader->png, "unknown pixel format");
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t row = 0; row < reader->height; row++) {
            png_read_row(reader->png, pixels + row * bytes_per_row, NULL);
        }
    }
    png_read_end(reader->png, NULL);
    return 1;
}

// MARK: Text

/// The bytes after a C string that begins at `*bytes`; NULL if it does not end.
static const uint8_t *after_string(const uint8_t *bytes, const uint8_t *end) {
    const uint8_t *zero = memchr(bytes, 0, (size_t)(end - bytes));
    return zero ? zero + 1 : NULL;
}

/// The text of an `iTXt` chunk with a keyword, as stored: plain or compressed; NULL for other chunks.
static const uint8_t *text_data(const chunk_t *chunk, const char *keyword, int *is_compressed) {
    const uint8_t *end = chunk->data + chunk->length;
    size_t keyword_size = strlen(keyword) + 1;
    if (!is_type(chunk, "iTXt") || chunk->length < keyword_size + 2) return NULL;
    if (memcmp(chunk->data, keyword, keyword_size) != 0) return NULL;
    if (crc32(crc32(0, NULL, 0), chunk->type, (uInt)(chunk->length + 4)) != number_at(end)) return NULL;
    const uint8_t *flags = chunk->data + keyword_size;
    *is_compressed = flags[0] != 0;
    // Skips the language and the translated keyword.
    const uint8_t *rest = after_string(flags + 2, end);
    return rest ? after_string(rest, end) : NULL;
}

/// Decompresses a text into `text`, which has space for TEXT_LIMIT bytes and a terminating zero; -1 if it is damaged
/// or longer.
static long inflated(const uint8_t *data, size_t count, char *text) {
    uLongf length = TEXT_LIMIT;
    uLong used = count;
    return uncompress2((Bytef *)text, &length, data, &used) == Z_OK ? (long)length : -1;
}

const char *galley_png_reader_text(galley_png_reader *reader, const char *keyword, char message[GALLEY_PNG_MESSAGE_SIZE]) {
    size_t offset = SIGNATURE_SIZE;
    chunk_t chunk;
    message[0] = 0;
    while (next_chunk(reader, &offset, &chunk) && !is_type(&chunk, "IDAT")) {
        int is_compressed = 0;
        const uint8_t *data = text_data(&chunk, keyword, &is_compressed);
        if (!data) continue;
        size_t count = (size_t)(chunk.data + chunk.length - data);
        free(reader->text);
        reader->text = malloc(TEXT_LIMIT + 1);
        if (!reader->text) {
            note(message, "out of memory");
            return NULL;
        }
        long length = -1;
        if (is_compressed) {
            length = inflated(data, count, reader->text);
        } else if (count <= TEXT_LIMIT) {
            memcpy(reader->text, data, count);
            length = (long)count;
        }
        if (length < 0) {
            note(message, "its text is damaged or too long");
            return NULL;
        }
        reader->text[length] = 0;
        return reader->text;
    }
    return NULL;
}

void galley_png_reader_destroy(galley_png_reader *reader) {
    if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader->text);
    free(reader);
}
