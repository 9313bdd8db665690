/// Functions made from members such as `viewDidLoad`, whose bodies make a compositional layout. Each keeps only the statements that
/// make the layout and returns it, so it needs no instance prepared by an app.
package struct LayoutFunctions: Sendable {
    package struct Function: Sendable, Hashable {
        /// The name in the changed text.
        package var name: String
        /// The member's own name: `viewDidLoad`, `init`.
        package var member: String
        /// The line of the member's name.
        package var line: Int
        /// True if the body makes further layouts; the first one is returned.
        package var hasOthers: Bool

        /// The member in messages: `viewDidLoad()`, `collectionView`.
        package var title: String { member + (isProperty ? "" : "()") }
        var isProperty: Bool
    }

    /// Prefix of the names of functions that replace overrides and initializers, which must not have their names.
    package static let prefix = "galley_layout_"

    /// The file's text with the functions; every token keeps its line.
    package let source: SourceText
    package let functions: [Function]

    /// Replaces the members of a file whose bodies make layouts.
    ///
    /// - Parameters:
    ///   - flags: compilation flags that are set, besides `DEBUG`.
    ///   - isEntry: true for the byte offsets of declarations that are drawn already; these are not replaced.
    /// - Returns: `nil` if no body makes a layout.
    package init?(of source: SourceText, flags: Set<String>, besides isEntry: (Int) -> Bool) {
        let file = source.file(flags)
        let found = file.parts.compactMap { part in
            isEntry(file.code.bytes(part.tokens).lowerBound) ? nil : LayoutFunctionText(of: part, in: file.code)
        }
        guard !found.isEmpty else { return nil }
        functions = found.map(\.function)
        var bytes = source.bytes
        for one in found.reversed() { bytes.replaceSubrange(one.range, with: one.bytes) }
        self.source = source.changed(to: bytes)
    }
}

/// The text of a function that returns the layout of a member's body.
private struct LayoutFunctionText {
    let function: LayoutFunctions.Function
    /// The member's bytes in the file.
    let range: Range<Int>
    private(set) var bytes: [UInt8]

    private static let type = "UICollectionViewLayout"

    init?(of part: SourcePart, in code: Code) {
        guard [.function, .initializer, .property].contains(part.kind), part.names.count == 1, !part.givesLayout,
            !part.isNeverRun, let keyword = part.header.first(where: { Self.keywords.contains(code.text($0)) && code.isOutsideBrackets($0, part) }),
            let slice = LayoutSlice(of: part, in: code)
        else { return nil }
        let isProperty = part.kind == .property
        let isRenamed = part.kind == .initializer || part.modifiers.isOverride
        let name = (isRenamed ? LayoutFunctions.prefix : "") + part.names[0]
        function = LayoutFunctions.Function(
            name: name, member: part.names[0], line: code.tokens[keyword].line, hasOthers: slice.hasOthers, isProperty: isProperty)
        range = code.bytes(part.tokens)
        bytes = code.source.bytes[range].map { $0 == "\n" || $0 == "\r" ? $0 : UInt8(ascii: " ") }
        var insertions = slice.insertions.map { (code.offset($0.token), $0.text) }
        // Only a private function can have parameters of private types.
        let access = part.isHidden ? part.modifiers.access.map { $0.rawValue + " " } : nil
        let head = (access ?? "") + (part.modifiers.isStatic ? "static " : "")
        if isProperty {
            insertions.insert((code.offset(keyword), "\(head)var \(name): \(Self.type) { "), at: 0)
        } else {
            guard let list = (keyword..<part.header.upperBound).first(where: { code.reads($0, "(") }),
                code.closers[list] < part.header.upperBound
            else { return nil }
            let start = part.kind == .function ? keyword + 2 : (keyword..<list).first { code.reads($0, "<") } ?? list
            let conditions = (list..<part.header.upperBound).first { code.reads($0, "where") } ?? part.header.upperBound
            let effects = (code.after(list)..<conditions).contains { code.reads($0, "throws") || code.reads($0, "rethrows") } ? " throws" : ""
            copy(start..<list + 1, of: code)
            copy(code.closers[list]..<code.after(list), of: code)
            insertions += copyParameters(of: part, in: list, usedBy: slice, of: code)
            copy(conditions..<part.header.upperBound, of: code)
            let result = (code.tokens[code.closers[list]].range.upperBound, "\(effects) -> \(Self.type)")
            insertions = [(code.offset(keyword), "@discardableResult \(head)func \(name)"), result, (code.offset(part.header.upperBound), " {")] + insertions
        }
        for kept in slice.kept { copy(kept, of: code) }
        insertions.append((range.upperBound, " }"))
        for (_, insertion) in insertions.enumerated().sorted(by: { ($0.element.0, $0.offset) > ($1.element.0, $1.offset) }) {
            bytes.insert(contentsOf: Array(insertion.1.utf8), at: insertion.0 - range.lowerBound)
        }
    }

    /// Copies the parameters that the slice uses.
    ///
    /// - Returns: the commas to insert between them, with their byte offsets in the file.
    private mutating func copyParameters(of part: SourcePart, in list: Int, usedBy slice: LayoutSlice, of code: Code) -> [(Int, String)] {
        // A comma may separate generic arguments: `Dictionary<Key, Value>`.
        let written = code.arguments(in: list).reduce(into: [Range<Int>]()) { found, one in
            let isParameter = one.prefix(16).contains { code.reads($0, ":") && code.kind($0 - 1) == .identifier }
            if let last = found.last, !isParameter { found[found.count - 1] = last.lowerBound..<one.upperBound } else { found.append(one) }
        }
        let isClear = written.count == part.parameters.count
        let used = !isClear ? [list + 1..<code.closers[list]] : zip(written, part.parameters).filter { slice.names.contains($1.name) }.map(\.0)
        for one in used { copy(one, of: code) }
        return used.dropFirst().map { (code.offset($0.lowerBound), ", ") }
    }

    private static let keywords: Set<String> = ["func", "init", "var", "let"]

    private mutating func copy(_ tokens: Range<Int>, of code: Code) {
        for index in code.bytes(tokens) { bytes[index - range.lowerBound] = code.source.bytes[index] }
    }
}

extension Code {
    fileprivate func offset(_ token: Int) -> Int { tokens[token].range.lowerBound }

    /// False for a token within brackets in the declaration's head, such as an argument of an attribute.
    fileprivate func isOutsideBrackets(_ token: Int, _ part: SourcePart) -> Bool {
        sequence(first: part.tokens.lowerBound, next: after).prefix { $0 <= token }.contains(token)
    }
}
