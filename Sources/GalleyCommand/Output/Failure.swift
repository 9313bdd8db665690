import ArgumentParser
import HostSystem
import LayoutDocument

/// An error that ends the command: a message and an exit status.
struct Failure: Error {
    var message: String
    var status: Status
    /// The location of the first error in a document.
    var mark: SourceMark?
    /// The errors in a document without names and lines, which other documents may share.
    var causes: [String]?
    /// The line of a page that it concerns, with which the message begins.
    var place: PagePlace?

    /// Exit statuses from `sysexits.h`.
    enum Status: Int32 {
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
    init(_ status: Status, _ message: String) {
        self.status = status
        self.message = TerminalText.line(message)
    }

    /// - Parameter lines: a multiline message of printable text.
    init(_ status: Status, lines: String) {
        self.status = status
        message = lines
    }

    /// The errors of a document, with their lines.
    init(_ error: DocumentError) {
        status = error.isUnreadable ? .noInput : .badInput
        message = error.description
        mark = error.diagnostics.first?.mark
        causes = error.diagnostics.map(\.message)
    }
}

extension ParsableCommand {
    /// Runs a command's body, and reports a failure as a message on standard error and an exit status.
    func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as Failure {
            Console.error(failure.message)
            throw ExitCode(failure.status.rawValue)
        }
    }

    /// Rejects a command without a verb, as a script that lost its arguments must not succeed. The help goes to standard error,
    /// as it is not a result.
    func refuseWithoutVerb() throws {
        Console.usage(Galley.helpMessage(for: Self.self))
        throw ExitCode(Failure.Status.usage.rawValue)
    }
}
