import Foundation

/// Removes the file in the making where a signal ends the command.
enum Interruption {
    /// The file's path. A signal's handler gets no argument of ours, so it is found here; one file is made at a time.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

    /// From now on until `keep` signals remove the file at `path`.
    static func remove(_ path: String) {
        keep()
        self.path = strdup(path)
        for number in signals {
            // What the caller has ignored, as nohup does, stays ignored.
            let former = signal(number) { Interruption.end($0) }
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        // A file beyond the size that the shell allows is an error of the write, which says so.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// The file is in its place or gone.
    static func keep() {
        let former = path
        path = nil
        free(former)
    }

    /// Ends the command as the signal would have. Only calls that are safe in a handler.
    private static func end(_ number: Int32) {
        if let path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
    }
}
