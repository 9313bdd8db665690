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

    /// `file:line:column: error: message`, each with its line and a caret below the location. Of errors with the same
    /// message the first one is printed, with the lines of the others.
    public var description: String {
        var order: [String] = []
        var groups: [String: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            if groups[diagnostic.message] == nil { order.append(diagnostic.message) }
            groups[diagnostic.message, default: []].append(diagnostic)
        }
        let printed = order.prefix(Self.printedLimit).compactMap { groups[$0] }
        var parts = printed.map { describe($0[0]) + others($0.dropFirst()) }
        let rest = diagnostics.count - printed.reduce(0) { $0 + $1.count }
        if rest > 0 { parts.append("\(source.name): error: and \(rest) more errors") }
        return parts.joined(separator: "\n")
    }

    /// The most lines of equal errors that are listed.
    private static let lineLimit = 8

    /// `the same in lines 31, 40 and 7 more`.
    private func others(_ diagnostics: ArraySlice<Diagnostic>) -> String {
        let lines = Set(diagnostics.compactMap(\.mark?.line)).sorted()
        guard let first = lines.first else { return "" }
        guard lines.count > 1 else { return "\n (the same in line \(first)\(diagnostics.count > 1 ? ", \(diagnostics.count) times" : ""))" }
        let rest = lines.count - Self.lineLimit
        let listed = lines.prefix(Self.lineLimit).map(String.init).joined(separator: ", ")
        return "\n (the same in lines \(listed)\(rest > 0 ? " and \(rest) more" : ""))"
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
