#ifndef GALLEY_PROCESS_ARGUMENTS_H
#define GALLEY_PROCESS_ARGUMENTS_H

/// Gives Swift's `CommandLine` the arguments that the system passed to the process.
///
/// On Linux, Swift reads them from /proc/self/cmdline. If /proc is missing (chroot, sandbox) or belongs to other processes,
/// it finds none, and a command would behave as if called without arguments.
/// Must be called before the first access to the arguments.
void galley_use_passed_arguments(void);

#endif
