/// The code and the declarations of a file. A slice keeps some of the declarations.
struct SlicedFile {
    let source: ScannedText
    /// All code, including inactive branches of `#if`.
    let whole: Code
    let active: ActiveCode
    let declarations: FileDeclarations
    var code: Code { active.code }
    var scopes: [ScopeDeclaration] { declarations.scopes }
    var parts: [SourcePart] { declarations.parts }
    /// Declarations that other files cannot see, by name: private ones at file scope, and members of extensions if they or the extension
    /// are private.
    let hiddenParts: [String: [Int]]
    /// True for a file of colours, images, fonts and texts, by its first comments: `// Generated using SwiftGen`, or Tuist.
    let hasResources: Bool
    /// The paths of private types.
    private let hiddenTypes: Set<String>

    init(_ source: SourceText, flags: Set<String>) { self = source.file(flags) }

    init(_ source: ScannedText, flags: Set<String>) {
        self.source = source
        hasResources = ["using SwiftGen", "using tuist"].contains { source.bytes.prefix(200).firstRange(of: $0.utf8) != nil }
        whole = Code(source)
        active = ActiveCode(whole, flags: flags)
        var reader = DeclarationReader(active)
        let found = reader.read()
        declarations = found
        let hidden = found.parts.enumerated().flatMap { index, part -> [(String, [Int])] in
            let outer = part.parent.map { found.parts[$0] }
            let isOfFile =
                outer.map { $0.kind == .extension && ($0.isHidden || part.isHidden) }
                ?? (part.kind != .extension && part.isHidden)
            let type = outer?.scope.map { found.scopes[$0].path.joined(separator: ".") }
            return isOfFile ? part.callNames(of: type).map { ($0, [index]) } : []
        }
        hiddenParts = Dictionary(hidden, uniquingKeysWith: +)
        hiddenTypes = Set(
            found.parts.compactMap { part in
                let isHidden = part.isHidden || part.parent.map { found.parts[$0].kind == .extension && found.parts[$0].isHidden } ?? false
                return part.kind == .type && isHidden ? part.scope.map { found.scopes[$0].path.joined(separator: ".") } : nil
            })
    }

    /// The path of a type or extension; `nil` for other parts.
    func path(_ part: Int) -> String? { parts[part].scope.map { scopes[$0].path.joined(separator: ".") } }

    /// The type of the elements of a stored list that is empty until data come: `var sections: [Section] = []`.
    func elementOfEmptyList(_ part: SourcePart) -> String? {
        guard part.kind == .property, let scope = part.parent.flatMap({ parts[$0].scope }) else { return nil }
        return declarations.members.first { $0.scope == scope && part.names.contains($0.name) }?.listElement
    }

    /// True for the path of a private type or of a type nested in one.
    func hidesType(at path: String) -> Bool {
        hiddenTypes.contains { path == $0 || path.hasPrefix($0 + ".") }
    }

    /// The ranges of a type's superclass and protocols.
    func parents(of part: SourcePart) -> [Range<Int>] {
        let header = part.header
        var (ranges, start) = ([Range<Int>](), Int?.none)
        var (index, generics) = (header.lowerBound, 0)
        while index < header.upperBound, !code.reads(index, "where") {
            let operators = code.kind(index) == .operator ? code.text(index) : ""
            generics += operators.count { $0 == "<" } - operators.count { $0 == ">" }
            if let first = start, generics == 0, code.reads(index, ",") {
                ranges.append(first..<index)
                start = index + 1
            } else if start == nil, generics == 0, code.reads(index, ":"), code.kind(index - 1) != .punctuation {
                start = index + 1
            }
            index = code.after(index)
        }
        if let start, start < index { ranges.append(start..<index) }
        return ranges
    }

    /// The parts of a type's head that remain if the type loses its protocols: a class keeps its superclass; structures and enums keep
    /// protocols that need no members, and enums with cases their raw type.
    ///
    /// - Parameter hasCases: false for an enum without cases, which has no raw type.
    func bareHeader(of part: SourcePart, hasCases: Bool = false) -> [Range<Int>] {
        let parents = parents(of: part)
        guard let first = parents.first, parents.last?.upperBound == part.header.upperBound, let scope = part.scope else {
            return [part.header]
        }
        if scopes[scope].kind == .class {
            let hasSuperclass = first.count > 1 || !NameRules.isSynthesized(code.text(first.lowerBound))
            return header(of: part, keeping: hasSuperclass ? [first] : [])
        }
        let names = scopes[scope].kind == .enum && hasCases ? Self.parentsOfEnums.union(Self.derived) : scopes[scope].kind == .struct ? Self.derived : []
        return header(of: part, keeping: parents.filter { parent in
            names.contains(code.text(parent.upperBound - 1)) && (parent.count == 1 || parent.count == 3 && code.reads(parent.lowerBound, "Swift"))
        })
    }

    /// The parts of a type's head that remain without protocols for coding.
    func uncodedHeader(of part: SourcePart) -> [Range<Int>] {
        let parents = parents(of: part), kept = parents.filter { $0.count > 1 || !NameRules.codes(code.text($0.lowerBound)) }
        guard kept.count < parents.count, parents.last?.upperBound == part.header.upperBound else { return [part.header] }
        return header(of: part, keeping: kept)
    }

    /// The token ranges of a type's head with only some of its parents. Each parent but the first includes the comma before it.
    private func header(of part: SourcePart, keeping kept: [Range<Int>]) -> [Range<Int>] {
        guard let first = parents(of: part).first else { return [part.header] }
        let (colon, separated) = (first.lowerBound - 1, kept.dropFirst().map { ($0.lowerBound - 1)..<$0.upperBound })
        return [part.header.lowerBound..<colon] + (kept.first.map { [colon..<first.lowerBound, $0] } ?? []) + separated
    }

    private static let parentsOfEnums: Set<String> = ["String", "Character", "CodingKey", "Error", "LocalizedError", "Sendable"]
    /// Protocols that the compiler can synthesize and that generic types require of their arguments.
    private static let derived: Set<String> = ["Hashable", "Equatable"]

    /// The text of the kept parts; all else is blank. Every byte keeps its line, and its column unless it follows a property that loses
    /// its storage on the same line.
    ///
    /// - Parameters:
    ///   - kept: the parts to keep; of a type or extension, these are only the head and the braces.
    ///   - bare: types and extensions that lose their protocols, as `bareHeader(of:hasCases:)` says.
    ///   - uncoded: types and extensions that lose only `Codable`, `Decodable` and `Encodable`.
    ///   - omitted: tokens to leave out.
    ///   - outlines: the code that replaces bodies, by part.
    func text(of kept: Set<Int>, bare: Set<Int>, uncoded: Set<Int>, without omitted: Set<Int>, outlines: [Int: OutlinedBody]) -> [UInt8] {
        var bytes = source.bytes.map { $0 == "\n" || $0 == "\r" ? $0 : UInt8(ascii: " ") }
        func copy(_ range: Range<Int>) {
            for index in range { bytes[index] = source.bytes[index] }
        }
        func copy(tokens: Range<Int>) {
            for index in tokens where !omitted.contains(index) { copy(code.tokens[index].range) }
        }
        var (directiveLines, insertions) = (Set<Int>(), [OutlinedBody]())
        for index in kept {
            let part = parts[index]
            if code.reads(part.tokens.upperBound, ";") { copy(code.tokens[part.tokens.upperBound].range) }
            if let body = part.body, part.scope != nil, !isProtocol(part) || bare.contains(index) {
                let hasCases = parts.indices.contains { parts[$0].parent == index && parts[$0].kind == .cases && kept.contains($0) }
                let header = bare.contains(index) ? bareHeader(of: part, hasCases: hasCases)
                    : uncoded.contains(index) ? uncodedHeader(of: part) : [part.header]
                for range in header { copy(tokens: range) }
                copy(tokens: body.prefix(1))
                if body.upperBound > body.lowerBound + 1 { copy(tokens: body.suffix(1)) }
                for token in part.header { directiveLines.formUnion((active.directives[token] ?? []).map(\.line)) }
            } else if let outline = outlines[index], let (head, word) = outline.property {
                for token in head { copy(code.tokens[token].range) }
                bytes.replaceSubrange(code.tokens[word].range, with: Array("var".utf8))
                insertions.append(outline)
            } else if let outline = outlines[index] {
                copy(tokens: part.tokens.lowerBound..<outline.start)
                let text = Array(outline.text.utf8)
                bytes.replaceSubrange(outline.offset..<(outline.offset + text.count), with: text)
            } else {
                copy(tokens: part.tokens)
                for token in part.tokens { directiveLines.formUnion((active.directives[token] ?? []).map(\.line)) }
            }
        }
        for token in source.tokens where token.kind == .lineComment && directiveLines.contains(token.line) { copy(token.range) }
        for outline in insertions.sorted(by: { $0.offset > $1.offset }) { bytes.insert(contentsOf: Array(outline.text.utf8), at: outline.offset) }
        return bytes
    }
}

extension SourceText {
    /// The names of declarations that other files cannot see.
    package func hiddenNames(flags: Set<String>) -> Set<String> {
        Set(SlicedFile(self, flags: flags).parts.filter(\.isHidden).flatMap(\.names))
    }
}
