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
    /// True if a superclass is replaced, without which the compiler rejects the class's other code, too.
    package var isOfSuperclass = false

    package init(range: Range<Int>, replacement: String, line: Int, declaration: String, reason: String) {
        (self.range, self.replacement, self.line) = (range, replacement, line)
        (self.declaration, self.reason) = (declaration, reason)
    }

    /// What is left out or assumed, and the compiler's words.
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
    package static func cuts(in source: SourceText, rejected: [Rejection], flags: Set<String> = []) -> [SourceCut] {
        let finder = CutFinder(SlicedFile(source, flags: flags))
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
    private let lineStarts: [Int]

    init(_ file: SlicedFile) {
        self.file = file
        lineStarts = [0] + file.source.bytes.indices.filter { file.source.bytes[$0] == "\n" }.map { $0 + 1 }
    }

    func cuts(_ rejection: SourceCut.Rejection) -> [SourceCut] {
        guard let token = token(of: rejection),
            let index = file.parts.lastIndex(where: { $0.tokens.contains(token) })
        else { return [] }
        let part = file.parts[index]
        if let attribute = attribute(at: token, of: part) { return [cut(attribute, "", index, rejection)] }
        if part.scope != nil { return cuts(inHeadOf: index, token, rejection) }
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
    private func superclass(of part: SourcePart) -> String? {
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

    // MARK: Members

    func cut(in index: Int, _ token: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
        let part = file.parts[index]
        let braces = withoutHosted(code.braces(around: token, in: part.tokens))
        if let body = part.body, braces.contains(body.lowerBound), givesLayout(part), !isDecoration(token, in: braces) {
            return trap(body, index, rejection)
        }
        let accessor = accessor(in: braces, of: part)
        for brace in braces where accessor == nil || brace != braces.last {
            let isGetter = accessor.map { $0.brace == brace && $0.isGetter }
                ?? (part.kind == .property && !part.isStored && brace == braces.last)
            let isBody = isGetter || brace == accessor?.brace || brace == part.body?.lowerBound
            let isValue = part.kind == .property && part.isStored && brace == braces.last
            let isBranch = isBranch(brace, of: part, braces)
            let givesResult = isGetter || isBody && accessor == nil
            let plain = givesResult || isBranch ? plainReturn(part, at: token) : isValue ? plainView(part.resultType, at: token) : nil
            let end = plain ?? trapText(rejection)
            if code.closers[brace] == token, let end = missingEnd(of: part, rejection, end) {
                return insert(end, before: token, index, rejection)
            }
            guard isBody || spansLines(brace),
                let statement = code.statement(with: token, inBraces: brace).map({ withoutLabel($0, before: token) }), !isCut(statement)
            else {
                continue
            }
            let label = caseLabel(statement, in: brace)
            let isTrapped = decidesFrames(statement) || PartRules.givesLength(part) && decidesResult(statement)
            var text = label == nil ? isTrapped ? trapText(rejection) : "()" : ""
            if code.reads(statement.lowerBound, "return") || givesResult && isResult(statement, of: part, in: brace) { text = end }
            if isBranch, isAlone(statement, in: brace) { text = String(end.trimmingPrefix("return ")) }
            if text == "()", endsCellProvider(statement, in: brace, of: part) { text = "return UICollectionViewCell()" }
            if isFatalError(statement) { text = trapText(rejection) }
            text = dequeuedView(statement, of: part, at: token) ?? superInit(statement, of: part, rejection) ?? text
            return cut(label ?? statement, text, index, rejection)
        }
        if let body = part.body, part.kind != .property, braces.contains(body.lowerBound), !isTrap(body) {
            return trap(body, index, rejection)
        }
        return cut(part.tokens, "", index, rejection)
    }

    /// True for a member whose code decides frames; a part of it cannot be left out.
    func givesLayout(_ part: SourcePart) -> Bool {
        let names = ["NSCollectionLayout", "UICollectionViewLayout", "UICollectionViewCompositionalLayout"]
        return names.contains { name in part.resultType?.contains(name) ?? false }
    }

    /// A value for a text, a flag, an optional or a cell that cannot be had.
    private func plainReturn(_ part: SourcePart, at token: Int) -> String? {
        switch part.resultType {
        case "String": "return \"\""
        case "Bool" where part.kind == .property: "return false"
        case let type? where type.hasSuffix("?"): "return nil"
        // The classes that a view registers.
        case let type? where type.hasPrefix("[") && type.hasSuffix(".Type]"): "return []"
        case let type? where type.hasPrefix("UICollectionView.CellRegistration<"): "return .init { _, _, _ in }"
        // One without items, of a view of its own.
        case let type? where type.hasPrefix("UICollectionViewDiffableDataSource<"):
            "return .init(collectionView: .init(frame: .zero, collectionViewLayout: .init())) { _, _, _ in nil }"
        case let type? where Self.views.contains(type): plainView(type, at: token)
        default: nil
        }
    }

    /// True for the only expression of a function, which is its result without a `return`.
    private func isResult(_ statement: Range<Int>, of part: SourcePart, in brace: Int) -> Bool {
        guard let type = part.resultType, !type.hasPrefix("some "), !["Void", "()"].contains(type) else { return false }
        return statement == (brace + 1)..<code.closers[brace]
    }

    /// True for the braces of a `switch` or `if` that is all that a function does.
    private func isBranch(_ brace: Int, of part: SourcePart, _ braces: [Int]) -> Bool {
        guard let number = braces.firstIndex(of: brace), number + 1 < braces.count else { return false }
        let body = braces[number + 1]
        guard body == part.body?.lowerBound || part.kind == .property && !part.isStored && body == braces.last,
            let whole = code.statement(with: brace, inBraces: body), isResult(whole, of: part, in: body)
        else { return false }
        return code.reads(whole.lowerBound, "switch") || code.reads(whole.lowerBound, "if")
    }

    /// True for an expression that is all of a branch, and so the branch's value.
    private func isAlone(_ statement: Range<Int>, in brace: Int) -> Bool {
        let (first, end) = (statement.lowerBound, statement.upperBound)
        return (first == brace + 1 || code.reads(first - 1, ":")) && !code.reads(first, "return")
            && (end == code.closers[brace] || code.reads(end, "case") || code.reads(end, "default") || code.kind(end) == .attribute)
    }

    /// The call of UIKit's initializer in place of one that its class does not have; `nil` if the call itself is right.
    private func superInit(_ statement: Range<Int>, of part: SourcePart, _ rejection: SourceCut.Rejection) -> String? {
        guard !rejection.message.contains("super.init"), code.reads(statement.lowerBound, "super"),
            code.reads(statement.lowerBound + 2, "init"), let parent = part.parent
        else { return nil }
        return superclass(of: file.parts[parent]).flatMap(NearestClass.superInit)
    }

    private static let views: Set<String> = ["UICollectionViewCell", "UICollectionReusableView"]

    private func spansLines(_ brace: Int) -> Bool {
        let end = min(code.closers[brace], code.tokens.count - 1)
        return code.tokens[brace].line < code.tokens[end].line
    }

    /// The statement behind a label, `run()` of `case .start: run()`, for a token of it.
    private func withoutLabel(_ statement: Range<Int>, before token: Int) -> Range<Int> {
        guard code.reads(statement.lowerBound, "case") || code.reads(statement.lowerBound, "default") else { return statement }
        var colon = statement.lowerBound
        while colon < statement.upperBound, !code.reads(colon, ":") { colon = code.after(colon) }
        return colon < token ? (colon + 1)..<statement.upperBound : statement
    }

    /// From a `case` to the next one, for a statement that begins with it.
    private func caseLabel(_ statement: Range<Int>, in brace: Int) -> Range<Int>? {
        func isLabel(_ index: Int) -> Bool { code.reads(index, "case") || code.reads(index, "default") }
        guard isLabel(statement.lowerBound) else { return nil }
        var end = statement.upperBound
        while end < code.closers[brace], !(code.beginsLine(end) && isLabel(end)) { end = code.after(end) }
        return statement.lowerBound..<min(end, code.tokens.count)
    }

    /// True for `()`, which stands for a statement that is cut already.
    private func isCut(_ statement: Range<Int>) -> Bool {
        statement.count <= 2 && code.reads(statement.lowerBound, "(") || isFatalError(statement) && isOurs(statement)
    }

    private func isTrap(_ body: Range<Int>) -> Bool {
        let statement = (body.lowerBound + 1)..<(body.upperBound - 1)
        return isFatalError(statement) && isOurs(statement)
    }

    private func isFatalError(_ statement: Range<Int>) -> Bool {
        statement.count > 2 && code.reads(statement.lowerBound, "fatalError")
            && code.after(statement.lowerBound + 1) == statement.upperBound
    }

    private func isOurs(_ trap: Range<Int>) -> Bool { trap.contains { code.text($0).contains(SourceCut.trapWords) } }

    // MARK: Cuts

    private func trap(_ body: Range<Int>, _ index: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
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

    private func trapText(_ rejection: SourceCut.Rejection) -> String {
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
        return SourceCut(
            range: code.bytes(tokens), replacement: text, line: code.tokens[tokens.lowerBound].line,
            declaration: names.filter { !$0.isEmpty }.joined(separator: "."), reason: rejection.message)
    }
}
