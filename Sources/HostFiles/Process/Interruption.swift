import Foundation

/// Removes unfinished files and build folders when a signal ends the process. The only owner of the process's signals.
package enum Interruption {
    private struct State {
        var paths: Set<String> = []
        var isQuiet = false
    }

    private static let state = Locked(State())
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]
    /// A pipe that passes a signal's number from its handler, which may do nothing else, to a thread.
    private static let messages: (output: Int32, input: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()
    /// Seconds after which the process ends even if a disk does not respond.
    private static let patience: UInt32 = 10

    /// Installs the handlers. Only for the command: in a process that runs other people's code, such as tests, signals are theirs to
    /// handle.
    package static func handleSignals() {
        let output = messages.output
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(output, &byte, 1) != 1 {}
            end(by: Int32(byte))
        }
        for number in signals {
            // A signal that the caller ignores, as nohup does, stays ignored.
            let former = signal(number) { Interruption.tell($0) }
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        // A write that exceeds the shell's file size limit fails and is reported.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Lets SIGINT and SIGTERM end this process with status 0, as is normal for a server. A connection that its client closes does not
    /// end the process.
    package static func endQuietly() {
        signal(SIGPIPE, SIG_IGN)
        state.withLock { $0.isQuiet = true }
    }

    /// Runs code whose writes to a closed pipe fail instead of ending the process by SIGPIPE.
    package static func failingOnClosedPipes<Result>(_ body: () throws -> Result) rethrows -> Result {
        var (closed, before) = (sigset_t(), sigset_t())
        sigemptyset(&closed)
        sigaddset(&closed, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &closed, &before)
        defer {
            var (pending, number) = (sigset_t(), Int32(0))
            sigpending(&pending)
            if sigismember(&pending, SIGPIPE) == 1 { sigwait(&closed, &number) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }

    /// Makes a file or folder that is removed if a signal ends the process.
    package static func removing<Result>(_ path: String, _ make: () -> Result) -> Result {
        state.withLock { state in
            state.paths.insert(path)
            return make()
        }
    }

    /// Keeps a file or folder that an interruption would have removed.
    package static func keep(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

    /// Called in a handler: makes only async-signal-safe calls.
    private static func tell(_ number: Int32) {
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(messages.input, &byte, 1)
        // After SIGPIPE, waits for the process to end, as the failed write would otherwise return and be reported. The wait is
        // limited, as this thread may hold the lock that the end of the process needs.
        for _ in 0..<(number == SIGPIPE ? 1_000 : 0) { usleep(1_000) }
        errno = code
    }

    /// Ends the process as the signal would have.
    private static func end(by number: Int32) {
        alarm(patience)
        // Never releases the lock, so that no further files are made.
        state.withLock { state in
            for path in state.paths { remove(path) }
            if state.isQuiet, number == SIGINT || number == SIGTERM { _exit(0) }
            signal(number, SIG_DFL)
            raise(number)
            // The signal may reach another thread first.
            while true { pause() }
        }
    }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        // A compiler may still write into a build folder.
        for _ in 0..<200 where FileKind(path) == .folder {
            _ = try? FileManager.default.removeItem(atPath: path)
            usleep(1_000)
        }
    }
}
