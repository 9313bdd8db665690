/// Repairs of whole statements, and of the bodies of functions; `nil` for an error that they do not repair.
extension RepairSite {
    /// A block around the error.
    private struct Block {
        var brace: Int
        /// True for the body of a function or an accessor; its statements are left out even if the body is on one line.
        var isBody: Bool
        /// True if a `return` in the block, or the block's only expression, gives the member's result.
        var givesResult: Bool
        /// True for a branch of an `if` or `switch` that is the function's only statement.
        var isBranch: Bool
        /// The text that replaces a rejected statement if `givesResult` is true.
        var end: String
    }

    /// Replaces the whole body of a function that returns a layout: leaving out only a part would change frames.
    var layoutBody: CodeEdit? {
        body.flatMap { braces.contains($0.lowerBound) && givesLayout && !isDecoration ? fill($0) : nil }
    }

    /// Replaces the body of a SwiftUI view: leaving out only a part would change its size.
    var viewBody: CodeEdit? {
        guard part.resultType == "some View", let brace = accessor?.brace ?? braces.last else { return nil }
        return fill(brace..<code.after(brace), with: "EmptyView()")
    }

    /// Adds a result at the end of a function that lacks a `return`, or a trap (`return nil` if it is failable) at the end of an
    /// initializer that lacks a call of another initializer.
    var missingEnd: CodeEdit? {
        guard let brace = blocks.first(where: { code.closers[$0] == token }) else { return nil }
        if complaint == .missingReturn { return insert(block(brace).end, before: token) }
        return insert(isFailable ? "return nil" : trapText, before: token)
    }

    /// Replaces the value that an initializer gives a property by a plain one, unless it may be a length or a count: the initializer would
    /// stop there otherwise.
    var plainProperty: CodeEdit? {
        guard let brace = braces.first, let statement = code.statement(with: token, inBraces: brace),
            let property = ownProperty(setBy: statement), let name = property.names.first,
            let equals = statement.first(where: { code.reads($0, "=") }),
            let value = property.resultType.flatMap({ plainValue(ofType: $0, named: name) })
        else { return nil }
        let old = (equals + 1)..<statement.upperBound
        guard code.source.text(code.bytes(old)) != value else { return nil }
        return assume(value, for: old, "\(name) is assumed to be \(value)")
    }

    /// Replaces the statement with the error, in the innermost block that spans several lines or is a body.
    var statement: CodeEdit? {
        for brace in blocks {
            let block = block(brace)
            if isCoarse, !block.isBody, brace != braces.last, hasLeftOut(in: brace), !isNeeded(brace) { continue }
            guard block.isBody || spansLines(brace),
                let statement = code.statement(with: token, inBraces: brace).map({ withoutLabel($0) }), !isLeftOut(statement)
            else { continue }
            let label = caseLabel(statement, in: brace)
            return replace(label ?? statement, by: replacement(of: statement, label: label, in: block))
        }
        return nil
    }

    /// Replaces the body of a function that cannot be repaired in part.
    var wholeBody: CodeEdit? {
        guard let body, part.kind != .property, braces.contains(body.lowerBound), !isTrap(body) else { return nil }
        return fill(body)
    }

    // MARK: Blocks

    /// The braces around the error, innermost first, without those that enclose a property's accessors.
    private var blocks: [Int] { accessor == nil ? braces : braces.dropLast() }

    private func block(_ brace: Int) -> Block {
        let isLast = brace == braces.last
        let isGetter = accessor.map { $0.brace == brace && $0.isGetter } ?? (part.kind == .property && !part.isStored && isLast)
        let isBody = isGetter || brace == accessor?.brace || brace == body?.lowerBound
        let (isBranch, givesResult) = (isBranch(brace), isGetter || isBody && accessor == nil)
        let isValue = part.kind == .property && part.isStored && isLast
        let plain = givesResult || isBranch ? plainReturn : isValue ? plainView(part.resultType) : nil
        return Block(brace: brace, isBody: isBody, givesResult: givesResult, isBranch: isBranch, end: plain ?? trapText)
    }

    /// The code in place of a rejected statement: a plain result, a trap, or `()`.
    private func replacement(of statement: Range<Int>, label: Range<Int>?, in block: Block) -> String {
        if let view = dequeuedView(statement) ?? superInit(statement) { return view }
        if isFatalError(statement) { return trapText }
        // As in the app, what follows does not run.
        if code.reads(statement.lowerBound, "throw") { return "throw CancellationError()" }
        if block.isBranch, isAlone(statement, in: block.brace) { return String(block.end.trimmingPrefix("return ")) }
        if code.reads(statement.lowerBound, "return") || block.givesResult && isResult(statement, in: block.brace) { return block.end }
        if block.givesResult, isEnd(statement, in: block.brace) { return block.end }
        if label != nil { return "" }
        if decidesFrames(statement) || part.givesLength && decidesResult(statement) { return trapText }
        if let values = ownProperties(setBy: statement) { return values }
        if let name = initializerCall(in: statement) { return name }
        if endsCellProvider(statement, in: block.brace) { return "return UICollectionViewCell()" }
        return implicitParameters(of: statement) ?? "()"
    }

    /// A `return` of a plain value for the member's result type; `nil` for types without one.
    private var plainReturn: String? {
        switch part.resultType {
        case "String": "return \"\""
        // A question about the object's state, such as `func isReachable() -> Bool`.
        case "Bool" where part.parameters.isEmpty: "return false"
        case "UIColor": "return UIColor.systemBlue"
        case let type? where silentStream(ofType: type) != nil && !isSilent(part.tokens): silentStream(ofType: type).map { "return " + $0 }
        case let type? where type.hasSuffix("?"): "return nil"
        case let type? where type.hasPrefix("UICollectionView.CellRegistration<"): "return .init { _, _, _ in }"
        // A data source without items, of a collection view that is not shown.
        case let type? where type.hasPrefix("UICollectionViewDiffableDataSource<"):
            "return .init(collectionView: .init(frame: .zero, collectionViewLayout: .init())) { _, _, _ in nil }"
        case let type? where ["UICollectionViewCell", "UICollectionReusableView"].contains(type): plainView(type)
        default: nil
        }
    }

    private var hasResult: Bool {
        guard let type = part.resultType, part.kind != .alias else { return false }
        return !type.hasPrefix("some ") && !["Void", "()"].contains(type)
    }

    /// True for the only statement of a function, whose value is the result without a `return`.
    private func isResult(_ statement: Range<Int>, in brace: Int) -> Bool {
        hasResult && statement == (brace + 1)..<code.closers[brace]
    }

    /// True for an `if`, `switch`, `guard` or `do` at the end of a function with a result, which returns in its branches.
    private func isEnd(_ statement: Range<Int>, in brace: Int) -> Bool {
        hasResult && statement.upperBound == code.closers[brace] && ["if", "switch", "guard", "do"].contains(code.text(statement.lowerBound))
    }

    /// True for the braces of a `switch` or `if` that is a function's only statement.
    private func isBranch(_ brace: Int) -> Bool {
        guard let number = braces.firstIndex(of: brace), number + 1 < braces.count else { return false }
        let outer = braces[number + 1]
        guard outer == body?.lowerBound || part.kind == .property && !part.isStored && outer == braces.last,
            let whole = code.statement(with: brace, inBraces: outer), isResult(whole, in: outer)
        else { return false }
        return code.reads(whole.lowerBound, "switch") || code.reads(whole.lowerBound, "if")
    }

    /// True for the only expression of a branch, which is the branch's value.
    private func isAlone(_ statement: Range<Int>, in brace: Int) -> Bool {
        let (first, end) = (statement.lowerBound, statement.upperBound)
        return (first == brace + 1 || code.reads(first - 1, ":")) && !code.reads(first, "return")
            && (end == code.closers[brace] || code.reads(end, "case") || code.reads(end, "default") || code.kind(end) == .attribute)
    }

    /// The property of `self.name = …` in an initializer that has to set it; `nil` if the property itself is missing.
    private func ownProperty(setBy statement: Range<Int>) -> SourcePart? {
        guard part.kind == .initializer, let type = part.parent.flatMap(file.path) else { return nil }
        let name = statement.lowerBound + (code.reads(statement.lowerBound, "self") ? 2 : 0)
        guard token != name, code.reads(name + 1, "=") else { return nil }
        return file.parts.first { $0.needsValue && $0.names.contains(code.text(name)) && $0.parent.flatMap(file.path) == type }
    }

    /// A plain value for a property of a type and name; `nil` for numbers and other types that may decide frames.
    private func plainValue(ofType type: String, named name: String) -> String? {
        switch type {
        case "String": "\"\(name)\""
        case "Bool", "Date", "URL", "UUID", "Data", "UIColor", "UIImage": Guesses.value(ofType: type)
        case _ where type.hasSuffix("?"): "nil"
        default: type.hasPrefix("[") ? emptyValue(of: type) : nil
        }
    }

    /// Empty values for the properties that an initializer sets only by this statement, as before data arrive. A trap if one has no empty
    /// value, or if the compiler rejected these values; `nil` if there are no such properties.
    private func ownProperties(setBy statement: Range<Int>) -> String? {
        guard part.kind == .initializer, let body else { return nil }
        let first = statement.lowerBound + (code.reads(statement.lowerBound, "self") ? 2 : 0)
        var values: [String?] = []
        for property in file.parts where property.parent == part.parent && property.needsValue {
            for name in property.names {
                let all = body.filter { code.reads($0, name) && code.reads($0 + 1, "=") && !code.reads($0 - 1, "let") }
                guard let one = all.first, !all.contains(token), all.contains(first) || all.allSatisfy(statement.contains) else { continue }
                values.append(emptyValue(of: property.resultType ?? "").map { "\(code.reads(one - 1, ".") ? "self." : "")\(name) = \($0)" })
            }
        }
        let text = values.compactMap { $0 }.joined(separator: "; ")
        guard !values.isEmpty else { return nil }
        return values.contains(nil) || text == code.source.text(code.bytes(statement)) ? trapText : text
    }

    /// A value that sends nothing, for a type of publishers or observables.
    func silentStream(ofType type: String) -> String? {
        type.split(separator: "<").first.flatMap { Guesses.row(.stream, String($0))?.value }
    }

    private func isSilent(_ statement: Range<Int>) -> Bool { statement.contains { code.reads($0, "never") || code.reads($0, "Empty") } }

    /// Replacement for a call of `self.init` or an assignment to `self`; `nil` for other statements.
    private func initializerCall(in statement: Range<Int>) -> String? {
        let isCall = part.kind == .initializer && statement.contains {
            code.reads($0, "self") && (code.reads($0 + 2, "init") || code.reads($0 + 1, "=") && !code.reads($0 - 1, "let"))
        }
        return isCall ? isFailable ? "return nil" : trapText : nil
    }

    private var isFailable: Bool {
        part.kind == .initializer && part.header.contains { code.reads($0, "?") && code.reads($0 - 1, "init") }
    }

    /// A statement with the same parameters, `$0` and so on, as the one it replaces: a closure that uses none of them has no parameters.
    private func implicitParameters(of statement: Range<Int>) -> String? {
        var (names, index) = (Set<String>(), statement.lowerBound)
        while index < statement.upperBound {
            if code.text(index).hasPrefix("$"), Int(code.text(index).dropFirst()) != nil { names.insert(code.text(index)) }
            // A nested closure has its own `$0`.
            index = code.reads(index, "{") ? code.after(index) : index + 1
        }
        let values = names.sorted().joined(separator: ", ")
        return names.isEmpty ? nil : names.count == 1 ? "_ = \(values)" : "_ = (\(values))"
    }

    /// Replacement for a call of `super.init` that the UIKit superclass does not have; `nil` for other statements, and if the call itself
    /// is right.
    private func superInit(_ statement: Range<Int>) -> String? {
        guard complaint != .superInitializer, code.reads(statement.lowerBound, "super"), code.reads(statement.lowerBound + 2, "init"),
            let parent = part.parent
        else { return nil }
        return superclassName(of: file.parts[parent]).flatMap(NearestClass.superInit)
    }

    // MARK: Statements

    private func spansLines(_ brace: Int) -> Bool {
        let end = min(code.closers[brace], code.tokens.count - 1)
        return code.tokens[brace].line < code.tokens[end].line
    }

    /// The statement after a label on its line, `run()` of `case .start: run()`, if the error is in it.
    private func withoutLabel(_ statement: Range<Int>) -> Range<Int> {
        guard code.reads(statement.lowerBound, "case") || code.reads(statement.lowerBound, "default") else { return statement }
        var colon = statement.lowerBound
        while colon < statement.upperBound, !code.reads(colon, ":") { colon = code.after(colon) }
        return colon < token ? (colon + 1)..<statement.upperBound : statement
    }

    /// The range from a `case` label to the next one, if the statement begins with the label.
    private func caseLabel(_ statement: Range<Int>, in brace: Int) -> Range<Int>? {
        func isLabel(_ index: Int) -> Bool { code.reads(index, "case") || code.reads(index, "default") }
        guard isLabel(statement.lowerBound) else { return nil }
        var end = statement.upperBound
        while end < code.closers[brace], !(code.beginsLine(end) && isLabel(end)) { end = code.after(end) }
        return statement.lowerBound..<min(end, code.tokens.count)
    }

    /// True if the statement is itself a replacement: `()`, or the trap for code that is left out.
    private func isLeftOut(_ statement: Range<Int>) -> Bool {
        statement.count <= 2 && code.reads(statement.lowerBound, "(") || isFatalError(statement) && isOurs(statement)
    }

    /// True for a closure that is not left out as a whole: it makes a part of a layout, or its statement has a `collectionView:` argument,
    /// like the creation of a data source.
    private func isNeeded(_ brace: Int) -> Bool {
        let start = code.braces(around: brace - 1, in: part.tokens).first.flatMap { code.statement(with: brace, inBraces: $0) }?.lowerBound ?? brace
        return decidesFrames(start..<code.after(brace))
            || (start..<brace).contains { code.reads($0, "UICollectionViewCompositionalLayout") || code.reads($0, "collectionView") && code.reads($0 + 1, ":") }
    }

    private func hasLeftOut(in brace: Int) -> Bool {
        let inner = (brace + 1)..<max(code.closers[brace], brace + 1)
        return inner.contains { code.beginsLine($0) && code.reads($0, "(") && code.after($0) == $0 + 2 } || isOurs(inner)
    }

    private func isTrap(_ body: Range<Int>) -> Bool {
        let statement = (body.lowerBound + 1)..<(body.upperBound - 1)
        return isFatalError(statement) && isOurs(statement)
    }

    private func isFatalError(_ statement: Range<Int>) -> Bool {
        statement.count > 2 && code.reads(statement.lowerBound, "fatalError") && code.after(statement.lowerBound + 1) == statement.upperBound
    }

    private func isOurs(_ trap: Range<Int>) -> Bool { trap.contains { code.text($0).contains(CodeEdit.trapWords) } }

    /// The accessor of a property that contains the error, by its opening brace: `get`, `set` or an observer.
    private var accessor: (brace: Int, isGetter: Bool)? {
        guard part.kind == .property, braces.count > 1, let outer = braces.last else { return nil }
        let brace = braces[braces.count - 2]
        guard let statement = code.statement(with: brace, inBraces: outer), !code.reads(statement.lowerBound + 1, ".") else { return nil }
        let words = ["get", "set", "willSet", "didSet", "_modify", "mutating", "nonmutating"]
        return words.contains(code.text(statement.lowerBound)) ? (brace, (statement.lowerBound..<brace).contains { code.reads($0, "get") }) : nil
    }
}
