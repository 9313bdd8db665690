/// All errors in a document, in line order.
public struct DocumentError: Error, Sendable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]
    /// The document's text and name, to quote from.
    public var source: DocumentSource
    /// Whether the file cannot be read, so that there is no document to check.
    public let isUnreadable: Bool

    /// The maximum number of printed errors; it is best to fix the first ones first.
    private static let printedLimit = 20

    package init(_ diagnostics: [Diagnostic], in source: DocumentSource, isUnreadable: Bool = false) {
        var seen: Set<Diagnostic> = []
        let unique = diagnostics.filter { seen.insert($0).inserted }
        // A stable sort: errors at the same location stay in the order in which they were found.
        let order = unique.indices.sorted { first, second in
            let start = SourceMark(line: 0, column: 0)
            return (unique[first].mark ?? start, first) < (unique[second].mark ?? start, second)
        }
        self.diagnostics = order.map { unique[$0] }
        self.source = source
        self.isUnreadable = isUnreadable
    }

    /// `file:line:column: error: message`, each with its line and a caret below the location.
    public var description: String {
        var parts = diagnostics.prefix(Self.printedLimit).map(describe)
        let rest = diagnostics.count - parts.count
        if rest > 0 { parts.append("\(source.name): error: and \(rest) more errors") }
        return parts.joined(separator: "\n")
    }

    private func describe(_ diagnostic: Diagnostic) -> String {
        guard let mark = diagnostic.mark else { return "\(source.name): error: \(diagnostic.message)" }
        let head = "\(source.name):\(mark.line):\(mark.column): error: \(diagnostic.message)"
        guard let excerpt = source.excerpt(at: mark) else { return head }
        return head + "\n" + excerpt
    }
}

/// One error in a document.
public struct Diagnostic: Sendable, Hashable {
    /// Its location; `nil` if it concerns the file as a whole.
    public var mark: SourceMark?
    /// What is wrong, what was expected, and a suggestion if there is one.
    public var message: String

    public init(at mark: SourceMark?, _ message: String) {
        self.mark = mark
        self.message = message
    }
}
