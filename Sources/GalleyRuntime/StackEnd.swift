#if canImport(Glibc)
import Glibc

/// Reports a stack overflow by endless recursion; without it, the program ends by a signal and no message.
enum StackEnd {
    /// Tolerance in bytes around the computed end of the stack, as its start is only approximate.
    private static let reach: UInt = 1 << 20
    private static let words = StaticString("Fatal error: endless recursion: the stack is full\n")
    nonisolated(unsafe) private static var range: Range<UInt> = 0..<0

    /// Installs the signal handler. Call it on the main thread, near the start of the stack.
    static func tell() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        let start = withUnsafePointer(to: &limit) { UInt(bitPattern: $0) }
        guard limit.rlim_cur < start / 2 else { return }
        let end = start - UInt(limit.rlim_cur)
        range = end - reach..<end + reach
        // The handler needs a stack of its own.
        let space = 64 << 10
        var stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: space, alignment: 16), ss_flags: 0, ss_size: space)
        guard sigaltstack(&stack, nil) == 0 else { return }
        var action = sigaction()
        action.sa_flags = Int32(SA_SIGINFO | SA_ONSTACK) | Int32(truncatingIfNeeded: UInt32(SA_RESETHAND))
        action.__sigaction_handler.sa_sigaction = { _, info, _ in
            // After a return, the access is repeated and ends the program, as the handler runs only once.
            guard let info, StackEnd.range.contains(UInt(bitPattern: info.pointee._sifields._sigfault.si_addr)) else { return }
            _ = write(STDERR_FILENO, StackEnd.words.utf8Start, StackEnd.words.utf8CodeUnitCount)
        }
        _ = sigaction(SIGSEGV, &action, nil)
    }
}
#else
enum StackEnd {
    static func tell() {}
}
#endif
