#include "Floors.h"

#include <string.h>

void floor_write_grid(double *frames, size_t count, double side) {
    for (size_t item = 0; item < count; item++) {
        frames[4 * item] = (double)(item % 3) * side;
        frames[4 * item + 1] = (double)(item / 3) * side;
        frames[4 * item + 2] = side;
        frames[4 * item + 3] = side;
    }
}

uint64_t floor_copy_bytes(uint8_t *target, const uint8_t *source, size_t count) {
    uint64_t hash = 0xCBF29CE484222325;
    for (size_t index = 0; index < count; index++) {
        target[index] = source[index];
        hash = (hash ^ source[index]) * 0x100000001B3;
    }
    return hash;
}

void floor_write_pixels(uint32_t *pixels, size_t count) {
    for (size_t index = 0; index < count; index++) pixels[index] = (uint32_t)index;
}

int floor_compare_bytes(const void *one, const void *other, size_t count) {
    return memcmp(one, other, count);
}

size_t floor_count_differences(const uint32_t *one, const uint32_t *other, size_t count, uint32_t *largest) {
    size_t differing = 0;
    for (size_t index = 0; index < count; index++) {
        if (one[index] == other[index]) continue;
        differing++;
        for (int shift = 0; shift < 32; shift += 8) {
            uint32_t a = one[index] >> shift & 0xFF, b = other[index] >> shift & 0xFF;
            uint32_t step = a > b ? a - b : b - a;
            if (step > *largest) *largest = step;
        }
    }
    return differing;
}
