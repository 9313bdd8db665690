import ArgumentParser
import LayoutDocument
import TerminalText

/// Why the command ends without a result: a message and an exit status.
struct Failure: Error {
    var message: String
    var status: Status
    /// Where in the document the first mistake is, if it is one of a document.
    var mark: SourceMark?
    /// What is wrong, without names and lines, if it is of a document: others may have the same mistakes.
    var causes: [String]?
    /// The line of a page that it is about, which its message begins with.
    var place: PagePlace?

    /// Exit statuses as `sysexits.h` numbers them.
    enum Status: Int32 {
        case usage = 64
        case badInput = 65
        case noInput = 66
        /// A library or a program that is needed is not installed.
        case unavailable = 69
        case software = 70
        case cannotCreate = 73
        case cannotWrite = 74
    }

    /// - Parameter message: one line, whatever names it contains.
    init(_ status: Status, _ message: String) {
        self.status = status
        self.message = TerminalText.line(message)
    }

    /// - Parameter lines: a message of several lines, each of which can be printed.
    init(_ status: Status, lines: String) {
        self.status = status
        message = lines
    }

    /// The errors of a document, with the lines that they are in.
    init(_ error: DocumentError) {
        status = error.isUnreadable ? .noInput : .badInput
        message = error.description
        mark = error.diagnostics.first?.mark
        causes = error.diagnostics.map(\.message)
    }
}

extension ParsableCommand {
    /// Runs a command's body, and turns a failure into a message on standard error and an exit status.
    func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as Failure {
            Console.error(failure.message)
            throw ExitCode(failure.status.rawValue)
        }
    }

    /// Ends a command that was called without one of its verbs: there is nothing to do, and a script that lost its arguments
    /// must not pass. The help goes to standard error, as it is no result.
    func refuseWithoutVerb() throws {
        Console.usage(Galley.helpMessage(for: Self.self))
        throw ExitCode(Failure.Status.usage.rawValue)
    }
}
