extension SourceText {
    /// The text that the compiler gets on Linux: `linuxText`, with bodies behind what Core Data would give one.
    ///
    /// Bodies stand on the lines of their declarations, so that only what follows them there is in another column.
    ///
    /// - Parameter blanks: what is taken out besides.
    package func linuxCode(without blanks: [Range<Int>] = []) -> [UInt8] {
        var bytes = linuxText
        for index in blanks.joined() { bytes[index] = UInt8(ascii: " ") }
        for body in ManagedBodies(Code(self)).bodies.reversed() {
            bytes.insert(contentsOf: body.text.utf8, at: body.offset)
        }
        return bytes
    }
}

/// The bodies of what is marked `@NSManaged`: Core Data would give them to it at run time. An extension can have such
/// properties, but none that are stored.
private struct ManagedBodies {
    /// In order.
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

    /// The `var` or `func` behind other attributes and modifiers.
    private static func keyword(_ code: Code, behind attribute: Int) -> Int? {
        var index = attribute + 1
        while index < code.tokens.count, !code.reads(index, "var"), !code.reads(index, "func") {
            guard code.kind(index) == .attribute || code.kind(index) == .identifier || code.reads(index, "(") else { return nil }
            index = code.after(index)
        }
        return index < code.tokens.count ? index : nil
    }

    /// The token behind a declaration without a body: on another line, or what ends a statement.
    private static func end(_ code: Code, of keyword: Int) -> Int {
        var index = keyword + 1
        while index < code.tokens.count, !code.beginsLine(index), !code.reads(index, ";"), !code.reads(index, "}") {
            index = code.after(index)
        }
        return min(index, code.tokens.count)
    }
}
