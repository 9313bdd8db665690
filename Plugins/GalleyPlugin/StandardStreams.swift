import Foundation

/// SwiftPM gives a plugin an empty standard input, and prints its output and its messages, line by line, as one text. On
/// Linux the plugin opens SwiftPM's own streams instead, so that pipes work, and what is printed is to the byte what the
/// command prints. What is redirected to a file, and other systems, keep SwiftPM's way.
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
        // A program in the background, as SwiftPM starts one, is stopped when it reads from a terminal.
        case S_IFCHR: stream != STDIN_FILENO
        // Whatever else writes to the file goes on from where it was itself, and would overwrite what the command has written.
        case S_IFREG: stream == STDIN_FILENO
        default: false
        }
    }
    #endif
}
