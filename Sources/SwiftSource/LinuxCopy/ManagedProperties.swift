extension SourceText {
    /// The text for the compiler on Linux: `linuxText`, with bodies added to declarations that Core Data would implement.
    ///
    /// A body is inserted on its declaration's line, so only code after it on the same line changes its column.
    ///
    /// - Parameter edits: further changes to this file.
    package func linuxCode(
        edits: [CodeEdit] = [], importing modules: Set<String> = []
    ) -> [UInt8] {
        var bytes = linuxText(importing: modules)
        let added = ManagedBodies(Code(self)).bodies.map { ($0.offset..<$0.offset, $0.text) } + edits.map { ($0.range, $0.text) }
        for (range, text) in added.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) { bytes.replaceSubrange(range, with: text.utf8) }
        return bytes
    }
}

/// Bodies for declarations marked `@NSManaged`, which Core Data would implement at run time. They are computed, since such
/// declarations may be in extensions, which cannot have stored properties.
private struct ManagedBodies {
    /// The bodies to insert, with their byte offsets, in file order.
    private(set) var bodies: [(offset: Int, text: String)] = []

    init(_ code: Code) {
        for index in code.tokens.indices where code.kind(index) == .attribute && code.reads(index, "@NSManaged") {
            guard let keyword = Self.keyword(code, behind: index) else { continue }
            let end = Self.end(code, of: keyword)
            let givesValue = (keyword..<end).contains { code.reads($0, "->") }
            let body = if code.reads(keyword, "var") {
                " { get { galleyManagedValue() } set { galleySetManagedValue(newValue) } }"
            } else {
                givesValue ? " { galleyManagedValue() }" : " {}"
            }
            bodies.append((code.tokens[end - 1].range.upperBound, body))
        }
    }

    /// The `var` or `func` after further attributes and modifiers.
    private static func keyword(_ code: Code, behind attribute: Int) -> Int? {
        var index = attribute + 1
        while index < code.tokens.count, !code.reads(index, "var"), !code.reads(index, "func") {
            guard code.kind(index) == .attribute || code.kind(index) == .identifier || code.reads(index, "(") else { return nil }
            index = code.after(index)
        }
        return index < code.tokens.count ? index : nil
    }

    /// The token after a declaration without a body: the first one on another line, or the end of the statement.
    private static func end(_ code: Code, of keyword: Int) -> Int {
        var index = keyword + 1
        while index < code.tokens.count, !code.beginsLine(index), !code.reads(index, ";"), !code.reads(index, "}") {
            index = code.after(index)
        }
        return min(index, code.tokens.count)
    }
}
