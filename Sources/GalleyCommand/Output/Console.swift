import Foundation
import HostSystem
import LayoutDocument

/// Prints results to standard output, and messages to standard error.
enum Console {
    /// A message of one line.
    static func note(_ text: String) {
        write(TerminalText.line(text) + "\n", to: FileHandle.standardError)
    }

    /// A message of several lines.
    static func lines(_ text: String) {
        write(TerminalText.lines(text) + "\n", to: FileHandle.standardError)
    }

    /// Forwards the output of the user's program.
    static func forward(_ text: String) {
        guard !text.isEmpty else { return }
        write(TerminalText.lines(text.hasSuffix("\n") ? String(text.dropLast()) : text) + "\n", to: FileHandle.standardError)
    }

    /// Prints an error message, which may be followed by a quoted line of a document. Adds `error:` unless it begins with a file
    /// name.
    static func error(_ text: String) {
        lines(text.contains(": error: ") ? text : "error: \(text)")
    }

    static func warning(_ text: String) {
        note("warning: \(text)")
    }

    /// Prints the help of a command that lacks arguments.
    static func usage(_ text: String) {
        write(text + "\n", to: FileHandle.standardError)
    }

    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Writes a result to standard output.
    static func result(_ text: String) throws {
        try result(Data(text.utf8))
    }

    static func result(_ data: Data) throws {
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
