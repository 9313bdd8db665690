#include "Floors.h"

void floor_write_grid(double *frames, size_t count, double side) {
    for (size_t item = 0; item < count; item++) {
        frames[4 * item] = (double)(item % 3) * side;
        frames[4 * item + 1] = (double)(item / 3) * side;
        frames[4 * item + 2] = side;
        frames[4 * item + 3] = side;
    }
}
