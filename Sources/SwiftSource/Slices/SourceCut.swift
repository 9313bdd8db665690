/// Code that is left out of a copy because the compiler rejects it.
package struct SourceCut: Sendable, Hashable {
    /// Bytes of the file.
    package var range: Range<Int>
    /// The code in its place, on its first line.
    package var replacement: String
    /// The first line of what is left out.
    package var line: Int
    /// The declaration that it is part of: `FeedViewController.viewDidLoad`.
    package var declaration: String
    /// The compiler's words.
    package var reason: String
    /// The assumed value, for messages: "Metric.rowHeight is assumed to be 100"; `nil` for code that is only left out.
    package var assumption: String?
    /// The types at file scope that are left out.
    package var lostTypes: [String] = []
    /// True if a superclass is replaced, without which the compiler rejects the class's other code, too.
    package var isOfSuperclass = false

    package init(range: Range<Int>, replacement: String, line: Int, declaration: String, reason: String) {
        (self.range, self.replacement, self.line) = (range, replacement, line)
        (self.declaration, self.reason) = (declaration, reason)
    }

    /// A line for messages: the declaration, the assumption if there is one, and the compiler's words.
    package var words: String {
        "\(declaration): \(assumption ?? "left out"): \(reason)"
    }

    /// The text without what is cut. Lines stay; columns stay, but for those after a replacement that is longer than its place.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let range = range.clamped(to: 0..<bytes.count)
        for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
            bytes[index] = UInt8(ascii: " ")
        }
        let text = Array(replacement.utf8)
        let room = range.prefix { bytes[$0] == UInt8(ascii: " ") }.count
        bytes.replaceSubrange(range.lowerBound..<(range.lowerBound + min(room, text.count)), with: text)
        return bytes
    }

    func overlaps(_ others: [SourceCut]) -> Bool { others.contains { $0.range.overlaps(range) || $0.range == range } }

    /// The beginning of the message of code that is reached though it is left out.
    package static let trapWords = "code was left out that does not compile here"

    /// An error of the compiler in a file.
    package struct Rejection: Sendable {
        /// From 1.
        package var line: Int
        /// From 1, in bytes.
        package var column: Int
        package var message: String

        package init(line: Int, column: Int, message: String) {
            (self.line, self.column, self.message) = (line, column, message)
        }

        /// True for code that is not Swift, which no platform compiles.
        package var isSyntax: Bool {
            ["expected ", "unterminated ", "extraneous '", "consecutive "].contains { message.hasPrefix($0) }
        }

        /// True for what the compiler says of code beside another error, which explains it.
        package var isConsequence: Bool {
            // A type without what has a missing type conforms as the compiler derives it.
            Self.vague.contains(where: message.hasPrefix)
                || Self.derived.contains { message.hasSuffix("does not conform to protocol '\($0)'") }
        }

        /// Beginnings of messages about a call whose closure or argument has the error itself.
        private static let vague = [
            "'nil' requires a contextual type", "cannot infer contextual base", "cannot infer return type for closure",
            "cannot infer type of closure parameter", "extra argument '", "failed to produce diagnostic", "generic parameter '",
            "member chain produces result of type", "reference to member '", "type of expression is ambiguous",
        ]
        private static let derived = ["Hashable", "Equatable", "Codable", "Decodable", "Encodable"]

        /// True for an override of what the superclass has not.
        var isWithoutOverridden: Bool { message.contains("does not override any ") || message.contains("does not override a designated ") }
    }

    /// The smallest cuts that take away what the compiler rejects, without overlaps.
    ///
    /// - Parameter whole: true for whole bodies of functions in place of statements, which takes fewer compilations.
    package static func cuts(in source: SourceText, rejected: [Rejection], flags: Set<String> = [], whole: Bool = false) -> [SourceCut] {
        let finder = CutFinder(SlicedFile(source, flags: flags), cutsWholeBodies: whole)
        var (cuts, values) = ([SourceCut](), [SourceCut]())
        // Cuts come before assumed values, which they may contain.
        for rejection in rejected where !finder.isCut(rejection, by: cuts) {
            for cut in finder.cuts(rejection) {
                if cut.assumption != nil { values.append(cut) } else if !cut.overlaps(cuts) { cuts.append(cut) }
            }
        }
        for value in values where !value.overlaps(cuts) { cuts.append(value) }
        // From the end, so that one does not move another.
        return cuts.sorted { $0.range.lowerBound > $1.range.lowerBound }
    }
}

/// Finds what to leave out for an error: an attribute, a protocol, a statement, the body of a function, or a declaration.
struct CutFinder {
    let file: SlicedFile
    var code: Code { file.code }
    private let cutsWholeBodies: Bool
    private let lineStarts: [Int]

    init(_ file: SlicedFile, cutsWholeBodies: Bool = false) {
        (self.file, self.cutsWholeBodies) = (file, cutsWholeBodies)
        lineStarts = [0] + file.source.bytes.indices.filter { file.source.bytes[$0] == "\n" }.map { $0 + 1 }
    }

    func cuts(_ rejection: SourceCut.Rejection) -> [SourceCut] {
        guard let token = token(of: rejection),
            let index = file.parts.lastIndex(where: { $0.tokens.contains(token) })
        else { return [] }
        let part = file.parts[index]
        if let attribute = attribute(at: token, of: part) { return [cut(attribute, "", index, rejection)] }
        if part.scope != nil { return cuts(inHeadOf: index, token, rejection) }
        if cutsWholeBodies, let body = part.body, body.contains(token), !isTrap(body) { return [trap(body, index, rejection)] }
        if let cuts = sectionsInOrder(at: token, of: index, rejection) { return cuts }
        return cutsWithUses(in: index, token, rejection)
    }

    /// True if the code that is rejected is left out as a whole already.
    func isCut(_ rejection: SourceCut.Rejection, by cuts: [SourceCut]) -> Bool {
        token(of: rejection).map { token in cuts.contains { $0.range.contains(code.tokens[token].range.lowerBound) } } ?? false
    }

    private func token(of rejection: SourceCut.Rejection) -> Int? {
        guard lineStarts.indices.contains(rejection.line - 1) else { return nil }
        let offset = lineStarts[rejection.line - 1] + rejection.column - 1
        return code.tokens.lastIndex { $0.range.lowerBound <= offset }
    }

    // MARK: Types

    private func cuts(inHeadOf index: Int, _ token: Int, _ rejection: SourceCut.Rejection) -> [SourceCut] {
        let part = file.parts[index]
        if let initializer = requiredInitializer(token, rejection) { return [initializer] }
        if rejection.message.contains("has no initializers") {
            let members = file.parts.indices.filter { file.parts[$0].parent == index && file.parts[$0].needsValue }
            if !members.isEmpty { return members.map { cut(file.parts[$0].tokens, "", $0, rejection) } }
        }
        if rejection.isWithoutOverridden {
            // Overrides in extensions have moved into the class.
            let moved = movedOverrides(of: index)
            if !moved.isEmpty { return moved.map { cut($0.word, "", $0.part, rejection) } }
        }
        if let constraint = constraint(of: part, at: token) { return [cut(constraint, "", index, rejection)] }
        let parents = file.parents(of: part)
        let named = rejection.message.split(separator: "'").last.map(String.init)
        if let parent = parents.first(where: { $0.contains(token) })
            ?? (rejection.message.contains("does not conform to protocol")
                ? parents.first { range in range.contains { code.text($0) == named } } : nil)
        {
            let range = withComma(parent, among: parents)
            guard let name = superclass(of: part).flatMap(NearestClass.of), parent == parents.first else {
                return [cut(range, "", index, rejection)]
            }
            var cut = cut(parent, name, index, rejection)
            cut.isOfSuperclass = true
            return [cut]
        }
        if part.kind == .type, part.body?.contains(token) ?? false, file.scopes[part.scope!].kind == .protocol,
            let statement = code.statement(with: token, inBraces: part.body!.lowerBound)
        {
            return [cut(statement, "", index, rejection)]
        }
        return [cut(part.tokens, "", index, rejection)]
    }

    /// The initializer for files that views and controllers of UIKit require beside one of their own, as a class's missing superclass
    /// may have had it. The compiler reports the line after that initializer.
    func requiredInitializer(_ token: Int, _ rejection: SourceCut.Rejection) -> SourceCut? {
        let last = code.tokens[token].line < rejection.line ? token : token - 1
        guard rejection.message.hasPrefix("'required' initializer 'init(coder:)' must be provided"),
            let type = file.parts.lastIndex(where: { $0.kind == .type && $0.tokens.contains(last) }), let body = file.parts[type].body
        else { return nil }
        let end = code.closers[body.lowerBound]
        guard end < code.tokens.count else { return nil }
        let text = "required init?(coder: NSCoder) { fatalError(\"no init(coder:)\") }"
        return insert(code.beginsLine(end) ? text : "; " + text, before: end, type, rejection)
    }

    /// A generic parameter's protocol or superclass, with the colon before it.
    private func constraint(of part: SourcePart, at token: Int) -> Range<Int>? {
        guard let colon = part.header.last(where: { $0 < token && (code.reads($0, ":") || code.reads($0, ",")) }), code.reads(colon, ":"),
            let name = part.header.first, (name..<colon).reduce(0, { $0 + depth(of: $1) }) > 0
        else { return nil }
        var (end, inner) = (colon + 1, 0)
        while end < part.header.upperBound, inner + depth(of: end) >= 0, inner > 0 || !code.reads(end, ",") {
            inner += depth(of: end)
            end += 1
        }
        return token < end ? colon..<end : nil
    }

    /// The brackets of generic parameters that a token opens, less those that it closes.
    private func depth(of token: Int) -> Int {
        guard code.kind(token) == .operator else { return 0 }
        return code.text(token).count { $0 == "<" } - code.text(token).count { $0 == ">" }
    }

    /// The name of a class's superclass, without a module and generic arguments.
    func superclass(of part: SourcePart) -> String? {
        guard part.kind == .type, let scope = part.scope, file.scopes[scope].kind == .class else { return nil }
        return file.scopes[scope].inheritance.first.flatMap { TypeName($0).components.last }
    }

    private func movedOverrides(of type: Int) -> [(part: Int, word: Range<Int>)] {
        file.parts.indices.compactMap { number in
            guard let parent = file.parts[number].parent, file.parts[parent].kind == .extension, file.path(parent) == file.path(type)
            else { return nil }
            return overrideWord(of: file.parts[number]).map { (number, $0) }
        }
    }

    /// With the comma behind it, or before the last one, or the colon before the only one.
    private func withComma(_ parent: Range<Int>, among parents: [Range<Int>]) -> Range<Int> {
        parent == parents.last ? (parent.lowerBound - 1)..<parent.upperBound : parent.lowerBound..<(parent.upperBound + 1)
    }

    private func attribute(at token: Int, of part: SourcePart) -> Range<Int>? {
        var index = part.tokens.lowerBound
        while index < part.header.upperBound, code.kind(index) == .attribute {
            let end = code.reads(index + 1, "(") && code.isJoined(index + 1) ? code.after(index + 1) : index + 1
            if index..<end ~= token { return index..<end }
            index = end
        }
        return nil
    }

    // MARK: Cuts

    func trap(_ body: Range<Int>, _ index: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
        var cut = cut(body, "", index, rejection)
        cut.range = (cut.range.lowerBound + 1)..<max(cut.range.upperBound - 1, cut.range.lowerBound + 1)
        cut.replacement = " \(trapText(rejection)) "
        return cut
    }

    func insert(_ text: String, before token: Int, _ index: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
        var cut = cut(token..<(token + 1), text + " ", index, rejection)
        cut.range = cut.range.lowerBound..<cut.range.lowerBound
        return cut
    }

    func insert(_ text: String, after token: Int, _ index: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
        var cut = cut(token..<(token + 1), text, index, rejection)
        cut.range = cut.range.upperBound..<cut.range.upperBound
        return cut
    }

    func trapText(_ rejection: SourceCut.Rejection) -> String {
        let words = rejection.message.filter { $0 != "\"" && $0 != "\\" }
        return "fatalError(\"\(SourceCut.trapWords): \(words)\")"
    }

    func cut(_ tokens: Range<Int>, _ text: String, _ index: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
        var names: [String] = []
        var next: Int? = index
        while let number = next {
            let part = file.parts[number]
            names.insert(part.scope.map { file.scopes[$0].path.joined(separator: ".") } ?? part.names.first ?? "", at: 0)
            next = part.scope == nil ? part.parent : nil
        }
        // What leaves nothing leaves no semicolon.
        let end = text.isEmpty && code.reads(tokens.upperBound, ";") ? tokens.upperBound + 1 : tokens.upperBound
        var cut = SourceCut(
            range: code.bytes(tokens.lowerBound..<end), replacement: text, line: code.tokens[tokens.lowerBound].line,
            declaration: names.filter { !$0.isEmpty }.joined(separator: "."), reason: rejection.message)
        let part = file.parts[index]
        if tokens == part.tokens, part.parent == nil, part.kind == .type || part.kind == .alias { cut.lostTypes = part.names }
        return cut
    }
}
