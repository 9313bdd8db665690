import Foundation

/// Removes the files in the making where a signal ends the process.
package enum Interruption {
    /// The files' paths. A signal's handler gets no argument of ours, so it finds them here; `nil` as long as no signal is
    /// handled.
    nonisolated(unsafe) private static var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    /// More files than a command writes at a time. One beyond is left behind, and swept later.
    private static let capacity = 256
    private static let lock = NSLock()

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

    /// From now on signals remove the files in the making before they end the process. It is for a command: where other
    /// people's code runs, as in a process of tests, signals are theirs.
    package static func removeUnfinishedFiles() {
        let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        paths.initialize(repeating: nil, count: capacity)
        self.paths = paths
        for number in signals {
            // What the caller has ignored, as nohup does, stays ignored.
            let former = signal(number) { Interruption.end($0) }
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        // A file beyond the size that the shell allows is an error of the write, which says so.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the process as the signal would have. Only calls that are safe in a handler.
    private static func end(_ number: Int32) {
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

    static func add(_ path: String) {
        lock.withLock {
            guard let paths, let slot = (0..<capacity).first(where: { paths[$0] == nil }) else { return }
            paths[slot] = strdup(path)
        }
    }

    /// The text stays in memory: a handler on another thread may be reading it.
    static func remove(_ path: String) {
        lock.withLock {
            guard let paths else { return }
            for slot in 0..<capacity {
                if let other = paths[slot], strcmp(other, path) == 0 { paths[slot] = nil }
            }
        }
    }
}
