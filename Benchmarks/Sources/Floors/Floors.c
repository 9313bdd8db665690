#include "Floors.h"

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
