#include "process_arguments.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

static int passed_count = 0;
static char **passed_values = NULL;

/// The GNU C library calls a program's constructors with the arguments of `main`, which Swift does not hand on.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    passed_count = count;
    passed_values = values;
}

/// Of Swift's standard library: what `CommandLine` is told instead of /proc.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count);

void galley_use_passed_arguments(void) {
    if (passed_values != NULL) _swift_stdlib_overrideUnsafeArgvArgc(passed_values, passed_count);
}

#else

// Elsewhere Swift asks the system itself, and not a file.
void galley_use_passed_arguments(void) {}

#endif
