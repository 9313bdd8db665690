import Foundation

/// SwiftPM gives a plugin an empty standard input, and prints output and messages line by line as one text. On Linux the plugin
/// opens SwiftPM's own streams instead, so that pipes work and output is exact to the byte. Streams redirected to files, and
/// other systems, keep SwiftPM's behaviour.
enum StandardStreams {
    static func connect() {
        #if os(Linux)
        for (stream, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
            let path = "/proc/\(getppid())/fd/\(stream)"
            var status = stat()
            guard stat(path, &status) == 0, isSuitable(stream, status.st_mode & S_IFMT) else { continue }
            let file = open(path, mode | O_NOCTTY)
            guard file >= 0 else { continue }
            dup2(file, stream)
            close(file)
        }
        #endif
    }

    #if os(Linux)
    private static func isSuitable(_ stream: Int32, _ type: mode_t) -> Bool {
        switch type {
        case S_IFIFO: true
        // A background process, as which SwiftPM starts plugins, is stopped when it reads from a terminal.
        case S_IFCHR: stream != STDIN_FILENO
        // Other writers of the file continue at their own offset, and would overwrite the command's output.
        case S_IFREG: stream == STDIN_FILENO
        default: false
        }
    }
    #endif
}
