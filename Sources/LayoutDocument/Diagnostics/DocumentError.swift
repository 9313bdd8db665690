import MessageText

/// The errors in a document, in line order.
public struct DocumentError: Error, Sendable, CustomStringConvertible {
    /// The first errors, at most a hundred.
    public var diagnostics: [Diagnostic]
    /// The total number of errors.
    public let count: Int
    /// The document's text and name, to quote from.
    public var source: DocumentSource
    /// True if the file cannot be read, so that there is no document to check.
    public let isUnreadable: Bool

    private static let describedErrors = 100
    private static let printedErrors = 20

    init(_ findings: Findings, in source: DocumentSource) {
        diagnostics = findings.diagnostics(limit: Self.describedErrors)
        // Duplicate errors at one location count once.
        count = diagnostics.count < Self.describedErrors ? diagnostics.count : max(findings.count, diagnostics.count)
        self.source = source
        isUnreadable = false
    }

    package init(_ diagnostic: Diagnostic, in source: DocumentSource, isUnreadable: Bool = false) {
        diagnostics = [diagnostic]
        count = 1
        self.source = source
        self.isUnreadable = isUnreadable
    }

    /// `file:line:column: error: message`, each with its line and a caret below the location. Errors with the same message are
    /// printed once, with a list of the other lines.
    public var description: String {
        let excerpts = DocumentExcerpts(source)
        let printed = OrderedGroups(diagnostics, by: \.message).all.prefix(Self.printedErrors).map(\.values)
        var parts = printed.map { describe($0[0], excerpts) + others($0.dropFirst()) }
        let rest = count - printed.reduce(0) { $0 + $1.count }
        if rest > 0 { parts.append("\(name): error: and \(ListText.count(rest, "more error"))") }
        return parts.joined(separator: "\n")
    }

    private var name: String { TerminalText.line(source.name) }

    /// The number of lines listed for equal errors.
    private static let listedLines = 8

    /// `the same in lines 31, 40 and 7 more`.
    private func others(_ diagnostics: ArraySlice<Diagnostic>) -> String {
        let lines = Set(diagnostics.compactMap(\.mark?.line)).sorted()
        guard let first = lines.first else { return "" }
        let times = diagnostics.count > 1 ? ", \(diagnostics.count) times" : ""
        guard lines.count > 1 else { return "\n (the same in line \(first)\(times))" }
        return "\n (the same in lines \(ListText.names(lines.map(String.init), limit: Self.listedLines)))"
    }

    private func describe(_ diagnostic: Diagnostic, _ excerpts: DocumentExcerpts) -> String {
        let message = TerminalText.line(diagnostic.message)
        guard let mark = diagnostic.mark else { return "\(name): error: \(message)" }
        let head = "\(name):\(mark.line):\(mark.column): error: \(message)"
        guard let excerpt = excerpts.excerpt(at: mark) else { return head }
        return head + "\n" + excerpt
    }
}

/// An error in a document.
public struct Diagnostic: Sendable, Hashable {
    /// The location; `nil` if it concerns the whole file.
    public var mark: SourceMark?
    /// The error, the expected value, and a suggestion if there is one.
    public var message: String

    public init(at mark: SourceMark?, _ message: String) {
        self.mark = mark
        self.message = message
    }
}

extension StringProtocol {
    /// The text in quotes, for messages.
    var quoted: String { "\"\(shortened)\"" }

    /// The text truncated for a message. Counts scalars, as a single character may have a million of them.
    var shortened: String {
        let room = 60
        let rest = unicodeScalars.dropFirst(room)
        return rest.isEmpty ? String(self) : String(String.UnicodeScalarView(unicodeScalars.prefix(room))) + "…"
    }
}
