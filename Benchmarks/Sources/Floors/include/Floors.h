#pragma once

#include <stddef.h>
#include <stdint.h>

/// Writes the frames of a grid, three a row, four doubles an item.
void floor_write_grid(double *frames, size_t count, double side);

/// Copies bytes one by one and answers a hash of them: no writer that looks at its bytes does less.
uint64_t floor_copy_bytes(uint8_t *target, const uint8_t *source, size_t count);

/// Writes every pixel of a picture once, each another one.
void floor_write_pixels(uint32_t *pixels, size_t count);

/// `memcmp`.
int floor_compare_bytes(const void *one, const void *other, size_t count);

/// Counts the pixels that differ, skips those that do not, and notes the largest difference of a component.
size_t floor_count_differences(const uint32_t *one, const uint32_t *other, size_t count, uint32_t *largest);
