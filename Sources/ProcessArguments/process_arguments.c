#include "process_arguments.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

static int passed_count = 0;
static char **passed_values = NULL;

/// The GNU C library passes the arguments of `main` to a program's constructors, while Swift does not expose them.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    passed_count = count;
    passed_values = values;
}

/// A hook of Swift's standard library that replaces /proc as the source of `CommandLine`.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count);

void galley_use_passed_arguments(void) {
    if (passed_values != NULL) _swift_stdlib_overrideUnsafeArgvArgc(passed_values, passed_count);
}

#else

// On other systems Swift uses a system call rather than a file.
void galley_use_passed_arguments(void) {}

#endif
