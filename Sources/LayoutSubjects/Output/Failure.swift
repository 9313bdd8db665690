package import LayoutDocument
import MessageText

/// An error that ends the command: a message and an exit status.
package struct Failure: Error {
    package var message: String
    package var status: Status
    /// The location of the first error in a document.
    package var mark: SourceMark?
    /// The errors in a document without file names and lines, so that equal errors in other documents can share a message.
    package var causes: [String]?
    /// The messages of Swift files that do not compile, by path; empty if there is an error elsewhere, too.
    package var files: [String: String] = [:]
    /// The page's line with the error; the message begins with it.
    package var place: SourcePlace?

    /// Exit statuses from `sysexits.h`.
    package enum Status: Int32 {
        case usage = 64
        case badInput = 65
        case noInput = 66
        /// A required library or program is not installed.
        case unavailable = 69
        case software = 70
        case cannotCreate = 73
        case cannotWrite = 74
    }

    /// - Parameter message: a single line; names in it may contain any character.
    package init(_ status: Status, _ message: String) {
        self.status = status
        self.message = TerminalText.line(message)
    }

    /// - Parameter lines: a multiline message of printable text.
    init(_ status: Status, lines: String) {
        self.status = status
        message = lines
    }

    /// The errors of a document, with their lines.
    package init(_ error: DocumentError) {
        status = error.isUnreadable ? .noInput : .badInput
        message = error.description
        mark = error.diagnostics.first?.mark
        causes = error.diagnostics.map(\.message)
    }
}

/// A line of a file.
package struct SourcePlace: Hashable {
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1.
    package var column: Int?

    package init(file: String, line: Int, column: Int? = nil) {
        (self.file, self.line, self.column) = (file, line, column)
    }

    package var text: String { "\(file):\(line)" }
}
