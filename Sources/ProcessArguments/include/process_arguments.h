#ifndef GALLEY_PROCESS_ARGUMENTS_H
#define GALLEY_PROCESS_ARGUMENTS_H

/// Lets Swift's `CommandLine` have the arguments as the system passed them to the process.
///
/// On Linux, Swift reads them from /proc/self/cmdline. Where /proc is missing (a chroot, a sandbox), or is that of other
/// processes, it finds none: a command would take itself to be called without any, and do something else.
/// Must be called before anything asks for the arguments.
void galley_use_passed_arguments(void);

#endif
