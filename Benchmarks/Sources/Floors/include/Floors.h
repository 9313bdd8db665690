#pragma once

#include <stddef.h>

/// Writes the frames of a grid, three a row, four doubles an item.
void floor_write_grid(double *frames, size_t count, double side);
