/// Everything that is wrong with a document, in the order of its lines.
public struct DocumentError: Error, Sendable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]
    /// The document's text and name, to quote from.
    public var source: DocumentSource
    /// Whether there was nothing to find fault with: the file cannot be read.
    public let isUnreadable: Bool

    /// Beyond so many a reader is better served by mending the first ones.
    private static let printedLimit = 20

    init(_ diagnostics: [Diagnostic], in source: DocumentSource, isUnreadable: Bool = false) {
        var seen: Set<Diagnostic> = []
        let unique = diagnostics.filter { seen.insert($0).inserted }
        // A stable sort: what is wrong at one place stays in the order it was found.
        let order = unique.indices.sorted { first, second in
            let start = SourceMark(line: 0, column: 0)
            return (unique[first].mark ?? start, first) < (unique[second].mark ?? start, second)
        }
        self.diagnostics = order.map { unique[$0] }
        self.source = source
        self.isUnreadable = isUnreadable
    }

    /// `file:line:column: error: message`, each with its line and a caret under the place.
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

/// One thing that is wrong with a document.
public struct Diagnostic: Sendable, Hashable {
    /// Where it is; `nil` where the file as a whole is wrong.
    public var mark: SourceMark?
    /// What is wrong, what was expected, and what may be meant.
    public var message: String

    public init(at mark: SourceMark?, _ message: String) {
        self.mark = mark
        self.message = message
    }
}
