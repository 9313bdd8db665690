import Foundation

/// Removes unfinished files when a signal ends the process.
package enum Interruption {
    /// The files' paths, global because a signal handler takes no context argument; `nil` until the handlers are installed.
    nonisolated(unsafe) private static var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    /// More files than a command writes at a time. Files beyond it are left behind, and removed by a later run.
    private static let capacity = 256
    private static let lock = NSLock()

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

    /// Installs handlers that remove unfinished files before a signal ends the process. Only for the command: in a process that
    /// runs other people's code, such as tests, signals are theirs to handle.
    package static func removeUnfinishedFiles() {
        let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        paths.initialize(repeating: nil, count: capacity)
        self.paths = paths
        // The first use of the lock allocates it, which would deadlock in a handler if the signal came during another allocation.
        lock.withLock {}
        for number in signals {
            // A signal that the caller ignores, as nohup does, stays ignored.
            let former = signal(number) { Interruption.end($0) }
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        // A write that exceeds the shell's file size limit fails and is reported.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the process as the signal would have, once no other thread is creating a file, which would be left behind. Makes only
    /// async-signal-safe calls; the interrupted thread never holds the lock.
    private static func end(_ number: Int32) {
        var attempt = 0
        while !lock.try(), attempt < maximumAttempts {
            usleep(1_000)
            attempt += 1
        }
        if let paths {
            var slot = 0
            while slot < capacity {
                if let path = paths[slot] { unlink(path) }
                slot += 1
            }
        }
        signal(number, SIG_DFL)
        raise(number)
    }

    /// The longest time that a signal waits for a file creation on a disk that does not respond, in milliseconds.
    private static let maximumAttempts = 1_000

    /// Creates a file that is removed if a signal ends the process.
    static func keeping<Result>(_ path: String, _ make: () -> Result) -> Result {
        locked {
            if let paths, let slot = (0..<capacity).first(where: { paths[$0] == nil }) { paths[slot] = strdup(path) }
            return make()
        }
    }

    /// Unregisters a file. The string is not freed, as a handler on another thread may be reading it.
    static func remove(_ path: String) {
        locked {
            guard let paths else { return }
            for slot in 0..<capacity {
                if let other = paths[slot], strcmp(other, path) == 0 { paths[slot] = nil }
            }
        }
    }

    /// Holds the lock with signals blocked on this thread, since their handler waits for the lock.
    private static func locked<Result>(_ body: () -> Result) -> Result {
        guard paths != nil else { return lock.withLock(body) }
        var (mask, former) = (sigset_t(), sigset_t())
        sigemptyset(&mask)
        for number in signals { sigaddset(&mask, number) }
        pthread_sigmask(SIG_BLOCK, &mask, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        return lock.withLock(body)
    }
}
