package import Foundation
import HostFiles
import MessageText

/// Prints results to standard output, and messages to standard error.
package enum Console {
    /// Prints a message of one line.
    package static func note(_ text: String) {
        write(TerminalText.line(text) + "\n", to: FileHandle.standardError)
    }

    /// Prints a message of several lines.
    package static func lines(_ text: String) {
        write(TerminalText.lines(text) + "\n", to: FileHandle.standardError)
    }

    /// Forwards the output of the user's program.
    static func forward(_ text: String) {
        guard !text.isEmpty else { return }
        write(TerminalText.lines(text.hasSuffix("\n") ? String(text.dropLast()) : text) + "\n", to: FileHandle.standardError)
    }

    /// Prints an error message, which may be followed by a quoted line of a document. Adds `error:` unless the message begins with it, or
    /// with a file name.
    package static func error(_ text: String) {
        lines(text.hasPrefix("error: ") || text.contains(": error: ") ? text : "error: \(text)")
    }

    package static func warning(_ text: String) {
        note("warning: \(text)")
    }

    package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The path of the file that standard output is redirected to. For a terminal or a pipe, the system's name of it; `nil` without /proc.
    package static var outputPath: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/1") }

    package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Writes a result to standard output.
    package static func result(_ text: String) throws {
        try result(Data(text.utf8))
    }

    package static func result(_ data: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            throw Failure(.cannotWrite, "cannot write to standard output: \(SystemError.text(error))")
        }
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // If standard error is closed, nothing can be reported.
        _ = try? handle.write(contentsOf: Data(text.utf8))
    }
}
