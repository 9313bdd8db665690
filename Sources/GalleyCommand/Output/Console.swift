import AtomicFiles
import Foundation
import LayoutDocument
import TerminalText

/// Results on standard output, messages on standard error.
enum Console {
    /// A message of one line.
    static func note(_ text: String) {
        write(TerminalText.line(text) + "\n", to: FileHandle.standardError)
    }

    /// A message of several lines.
    static func lines(_ text: String) {
        write(TerminalText.lines(text) + "\n", to: FileHandle.standardError)
    }

    /// What a program of the user's printed.
    static func forward(_ text: String) {
        guard !text.isEmpty else { return }
        write(TerminalText.lines(text.hasSuffix("\n") ? String(text.dropLast()) : text) + "\n", to: FileHandle.standardError)
    }

    /// An error message, which may quote a document below it. `error:` is added unless it begins with a file's name.
    static func error(_ text: String) {
        lines(text.contains(": error: ") ? text : "error: \(text)")
    }

    static func warning(_ text: String) {
        note("warning: \(text)")
    }

    /// The help of a command that was called with too little.
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
        // Nothing can be reported if standard error is closed.
        _ = try? handle.write(contentsOf: Data(text.utf8))
    }
}
