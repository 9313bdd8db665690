/// Cuts of whole statements, of the bodies of functions, and of declarations.
extension CutFinder {
    /// Rejected code in one of the blocks around it.
    private struct Block {
        var part: SourcePart
        var token: Int
        var rejection: SourceCut.Rejection
        var brace: Int
        /// True for the body of a function or an accessor, of which a statement on one line is cut, too.
        var isBody = false
        /// True if the value of its only expression is the member's result.
        var givesResult = false
        /// True for a branch of what is all that a function does.
        var isBranch = false
        /// The code in place of a result.
        var end = ""
    }

    func cut(in index: Int, _ token: Int, _ rejection: SourceCut.Rejection) -> SourceCut {
        let part = file.parts[index]
        let braces = withoutHosted(code.braces(around: token, in: part.tokens))
        if let body = part.body, braces.contains(body.lowerBound), givesLayout(part), !isDecoration(token, in: braces) {
            return trap(body, index, rejection)
        }
        let accessor = accessor(in: braces, of: part)
        for brace in braces where accessor == nil || brace != braces.last {
            let block = block(Block(part: part, token: token, rejection: rejection, brace: brace), among: braces, accessor)
            if code.closers[brace] == token, let end = missingEnd(of: part, rejection, block.end) {
                return insert(end, before: token, index, rejection)
            }
            guard block.isBody || spansLines(brace),
                let statement = code.statement(with: token, inBraces: brace).map({ withoutLabel($0, before: token) }), !isCut(statement)
            else { continue }
            let label = caseLabel(statement, in: brace)
            return cut(label ?? statement, replacement(of: statement, label: label, in: block), index, rejection)
        }
        if let body = part.body, part.kind != .property, braces.contains(body.lowerBound), !isTrap(body) {
            return trap(body, index, rejection)
        }
        return cut(part.tokens, "", index, rejection)
    }

    private func block(_ block: Block, among braces: [Int], _ accessor: (brace: Int, isGetter: Bool)?) -> Block {
        var block = block
        let (part, isLast) = (block.part, block.brace == braces.last)
        let isGetter = accessor.map { $0.brace == block.brace && $0.isGetter } ?? (part.kind == .property && !part.isStored && isLast)
        block.isBody = isGetter || block.brace == accessor?.brace || block.brace == part.body?.lowerBound
        block.isBranch = isBranch(block.brace, of: part, braces)
        block.givesResult = isGetter || block.isBody && accessor == nil
        let isValue = part.kind == .property && part.isStored && isLast
        let plain = block.givesResult || block.isBranch ? plainReturn(part, at: block.token)
            : isValue ? plainView(part.resultType, at: block.token) : nil
        block.end = plain ?? trapText(block.rejection)
        return block
    }

    /// The code in place of a statement.
    private func replacement(of statement: Range<Int>, label: Range<Int>?, in block: Block) -> String {
        let (part, rejection) = (block.part, block.rejection)
        if let view = dequeuedView(statement, of: part, at: block.token) ?? superInit(statement, of: part, rejection) { return view }
        if isFatalError(statement) { return trapText(rejection) }
        if block.isBranch, isAlone(statement, in: block.brace) { return String(block.end.trimmingPrefix("return ")) }
        if code.reads(statement.lowerBound, "return") || block.givesResult && isResult(statement, of: part, in: block.brace) { return block.end }
        if label != nil { return "" }
        if decidesFrames(statement) || PartRules.givesLength(part) && decidesResult(statement) { return trapText(rejection) }
        return endsCellProvider(statement, in: block.brace, of: part) ? "return UICollectionViewCell()" : "()"
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

    func isTrap(_ body: Range<Int>) -> Bool {
        let statement = (body.lowerBound + 1)..<(body.upperBound - 1)
        return isFatalError(statement) && isOurs(statement)
    }

    private func isFatalError(_ statement: Range<Int>) -> Bool {
        statement.count > 2 && code.reads(statement.lowerBound, "fatalError")
            && code.after(statement.lowerBound + 1) == statement.upperBound
    }

    private func isOurs(_ trap: Range<Int>) -> Bool { trap.contains { code.text($0).contains(SourceCut.trapWords) } }
}
