/// The statements of a member's body on which the layout made there depends: the backward slice of the layout's expression.
///
/// These are kept, directly or through other kept statements:
/// - declarations of local names that a kept statement uses, and guards that bind them;
/// - statements that assign to these names, call their methods or pass them with `&`;
/// - control flow around the layout, and control flow in which these names occur;
/// - assignments of lengths and parts of layouts to properties.
///
/// Functions and closures around the layout are dissolved: their kept statements run in their place.
struct LayoutSlice {
    /// Ranges of tokens to keep, in no order.
    private(set) var kept: [Range<Int>] = []
    /// Texts to insert before tokens.
    private(set) var insertions: [(token: Int, text: String)] = []
    /// True if the body makes a further layout outside of the control flow around the first.
    private(set) var hasOthers = false

    private let code: Code
    /// The names used in the kept code.
    private(set) var names: Set<String> = []
    private var locals: Set<String> = []

    /// The code of a function that makes a layout and returns it.
    private struct Result {
        /// The expression that makes the layout.
        var expression: Range<Int>
        /// The braces with the statements of the slice; `nil` for an expression that is a property's value.
        var brace: Int?
        /// The statement that becomes a `return`; `nil` for a layout with a local name, which is returned at the end.
        var statement: Range<Int>?
        var name: String?
    }

    private static let end = "fatalError(\"the body makes no layout under these conditions\")"

    /// - Returns: `nil` if the body makes no layout, or makes it in a `switch` or in a closure within other control flow.
    init?(of part: SourcePart, in code: Code) {
        let range = part.kind == .property ? part.tokens : part.body ?? 0..<0
        let layouts = code.layouts(in: range)
        guard let first = layouts.first.map({ Self.result($0, in: range, code) }) else { return nil }
        self.code = code
        let around = code.braces(around: first.expression.lowerBound, in: range).reversed().filter { $0 <= first.brace ?? -1 }
        guard around.allSatisfy({ code.closers[$0] < range.upperBound && !code.opensSwitch($0) }) else { return nil }
        let flows = around.indices.dropFirst().map { code.control(with: around[$0], inBraces: around[$0 - 1]) }.drop { $0 == nil }
        guard flows.allSatisfy({ $0 != nil }) else { return nil }
        let control = flows.first ?? nil
        let others = layouts.dropFirst().filter { control?.contains($0.lowerBound) ?? false }.map { Self.result($0, in: range, code) }
        let results = [first] + others.filter { $0.brace.map { !code.opensSwitch($0) } ?? false }
        // Blocks outside of the control flow, and those of the results.
        let blocks = Set(around.filter { control?.contains($0) != true } + results.compactMap(\.brace)).sorted()
        let statements = blocks.flatMap(code.statements).filter { one in !blocks.contains { one.contains($0) } }
        locals = Set(part.parameters.map(\.name) + statements.flatMap(code.declaredNames))
        let inner = results.compactMap(\.brace).map { $0 + 1..<code.closers[$0] }
        let whole = results.compactMap { $0.statement == nil ? nil : $0.expression } + (control?.split(around: inner) ?? [])
        names = Set(whole.flatMap(code.freeNames) + results.compactMap(\.name))
        let found = close(over: statements.filter { one in !results.contains { $0.statement == one } })
        kept = whole + found.map { code.reads($0.upperBound, ";") ? $0.lowerBound..<$0.upperBound + 1 : $0 }
        hasOthers = layouts.contains { one in !kept.contains { $0.contains(one.lowerBound) } }
        let returns = found.flatMap(code.returns) + (control.map(code.returns) ?? []).filter { one in !inner.contains { $0.overlaps(one) } }
        finish(results, guards: found.map(\.upperBound).filter { code.reads($0 - 1, "else") }, returns, after: control)
    }

    /// Returns the statements that the names depend on, and adds the names that these use.
    private mutating func close(over statements: [Range<Int>]) -> [Range<Int>] {
        var (rest, found) = (statements, [Range<Int>]())
        while let index = rest.lastIndex(where: isNeeded) {
            let statement = rest.remove(at: index)
            found += code.reads(statement.lowerBound, "guard") ? [code.guardHead(statement)] : [statement]
            names.formUnion(code.freeNames(in: found[found.count - 1]))
        }
        return found
    }

    private func isNeeded(_ statement: Range<Int>) -> Bool {
        if !names.isDisjoint(with: code.declaredNames(of: statement)) { return true }
        let first = statement.lowerBound
        if code.reads(first + 1, "."), Self.swipes.contains(code.text(first + 2)) { return false }
        let isControl = Code.controls.contains(code.text(first)) || code.reads(first, "[")
        let uses = statement.filter { code.kind($0) == .identifier && names.contains(code.text($0)) && locals.contains(code.text($0)) && !code.reads($0 - 1, ".") }
        if isControl ? !uses.isEmpty : uses.contains(where: { $0 == first || code.reads($0 - 1, "&") }) { return !code.reads(first, "guard") }
        let target = code.reads(first, "self") && code.reads(first + 1, ".") ? first + 2 : first
        guard !isControl, names.contains(code.text(target)), let equals = statement.first(where: { code.reads($0, "=") }) else { return false }
        return code.frameEffect(of: statement) == .certain || code.kind(equals + 1) == .number || NameRules.isLength(code.text(equals + 1))
    }

    /// Properties of list configurations on which no frame depends until a user swipes.
    private static let swipes: Set<String> = ["leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider"]

    /// Adds `return` to the layouts, and a trap to each path that makes none.
    ///
    /// - Parameters:
    ///   - guards: the blocks of guards.
    ///   - returns: statements that leave the body without the layout.
    private mutating func finish(_ results: [Result], guards: [Int], _ returns: [Range<Int>], after control: Range<Int>?) {
        for result in results where result.statement != nil { insertions.append((result.expression.lowerBound, "return ")) }
        let ends = results.filter { $0.statement == nil }.map { (code.closers[$0.brace ?? 0], "return \($0.name ?? "") ") }
        for (token, text) in ends + (control.map { [($0.upperBound, Self.end + " ")] } ?? []) where !insertions.contains(where: { $0.token == token }) {
            insertions.append((token, (code.beginsLine(token) ? "" : "; ") + text))
        }
        kept = kept.flatMap { $0.split(around: returns) }
        insertions += guards.map { ($0, " { \(Self.end) } ") } + returns.map { ($0.lowerBound, Self.end) }
    }

    private static func result(_ layout: Range<Int>, in range: Range<Int>, _ code: Code) -> Result {
        let around = code.braces(around: layout.lowerBound, in: range)
        guard let brace = around.first, let statement = code.statement(with: layout.lowerBound, inBraces: brace) else {
            return Result(expression: layout, brace: nil, statement: layout)
        }
        let equals = layout.lowerBound - 1
        if code.reads(equals, "="), layout.upperBound == statement.upperBound {
            let names = code.declaredNames(of: statement)
            if let name = names.first, names.count == 1 { return Result(expression: layout, brace: brace, name: name) }
            let name = code.text(statement.lowerBound)
            let declaring = around.first { code.statements(inBraces: $0).contains { code.declaredNames(of: $0).contains(name) } }
            if equals == statement.lowerBound + 1, let declaring { return Result(expression: layout, brace: declaring, name: name) }
        }
        return Result(expression: layout, brace: brace, statement: statement)
    }
}

extension Range<Int> {
    /// The parts of the range outside of inner ranges.
    fileprivate func split(around inner: [Range<Int>]) -> [Range<Int>] {
        var (found, start) = ([Range<Int>](), lowerBound)
        for one in Set(inner).sorted(by: { $0.lowerBound < $1.lowerBound }) where contains(one.lowerBound) && one.lowerBound >= start {
            found.append(start..<one.lowerBound)
            start = one.upperBound
        }
        return (found + [start..<upperBound]).filter { !$0.isEmpty }
    }
}

extension Code {
    /// Expressions that make a compositional layout, `UICollectionViewCompositionalLayout { … }` and the like; none is inside another.
    fileprivate func layouts(in range: Range<Int>) -> [Range<Int>] {
        var (found, index) = ([Range<Int>](), range.lowerBound)
        while index < range.upperBound {
            let end = reads(index, "UICollectionViewCompositionalLayout") && !reads(index - 1, ".") ? endOfLayout(at: index) : nil
            if let end, end <= range.upperBound { found.append(index..<end) }
            index = end ?? index + 1
        }
        return found
    }

    private func endOfLayout(at index: Int) -> Int? {
        if reads(index + 1, ".") { return ["init", "list"].contains(text(index + 2)) && reads(index + 3, "(") ? after(index + 3) : nil }
        if reads(index + 1, "(") {
            let end = after(index + 1)
            return closers[index + 1] == index + 2 && reads(end, "{") ? after(end) : end
        }
        // In `-> Type {`, `as? Type {` and `var layout: Type {`, the brace does not belong to the type.
        let isType = ["->", "as", "is", "?", "!"].contains(text(index - 1)) || reads(index - 1, ":") && !reads(index - 3, "(") && !reads(index - 3, ",")
        return reads(index + 1, "{") && !isType ? after(index + 1) : nil
    }

    fileprivate static let controls: Set<String> = ["if", "for", "while", "switch", "do", "repeat", "guard"]

    /// The control flow statement whose block a brace opens; `nil` for closures and functions.
    fileprivate func control(with brace: Int, inBraces outer: Int) -> Range<Int>? {
        guard let statement = statement(with: brace, inBraces: outer), Self.controls.contains(text(statement.lowerBound)) else { return nil }
        return sequence(first: statement.lowerBound, next: after).prefix { $0 < statement.upperBound }.contains(brace) ? statement : nil
    }

    /// The names that a statement declares for those after it: of variables, functions and types.
    fileprivate func declaredNames(of statement: Range<Int>) -> Set<String> {
        var (names, index) = (Set<String>(), statement.lowerBound)
        let isGuard = reads(index, "guard")
        while index < statement.upperBound, kind(index) == .attribute || Self.heads.contains(text(index)) { index = after(index) }
        guard isGuard || Self.declaring.contains(text(index)) else { return [] }
        if !isGuard, !reads(index, "let"), !reads(index, "var") { return [text(index + 1)] }
        while index < statement.upperBound, !reads(index, "{"), !reads(index, "else") {
            if reads(index, "let") || reads(index, "var") || !isGuard && reads(index, ",") {
                names.formUnion(freeNames(in: index + 1..<min(after(index + 1), statement.upperBound)))
            }
            index = isGuard ? index + 1 : after(index)
        }
        return names.subtracting(["self", "_"])
    }

    private static let heads: Set<String> = ["weak", "unowned", "lazy", "final", "guard", "private", "fileprivate", "indirect"]
    private static let declaring: Set<String> = ["let", "var", "func", "struct", "enum", "class", "typealias"]

    /// A `guard` statement up to its `else`.
    fileprivate func guardHead(_ statement: Range<Int>) -> Range<Int> {
        let words = Array(sequence(first: statement.lowerBound, next: after).prefix { $0 < statement.upperBound })
        return statement.lowerBound..<((words.last { reads($0, "else") } ?? statement.upperBound - 1) + 1)
    }

    /// The `return` statements in control flow, without those of closures and functions in it.
    fileprivate func returns(in statement: Range<Int>) -> [Range<Int>] {
        guard Self.controls.contains(text(statement.lowerBound)) else { return [] }
        return statement.filter { reads($0, "return") }.compactMap { token in
            let around = braces(around: token, in: statement)
            let isOfFlow = around.indices.allSatisfy { index in
                index == around.count - 1
                    ? sequence(first: statement.lowerBound, next: after).prefix { $0 < statement.upperBound }.contains(around[index])
                    : control(with: around[index], inBraces: around[index + 1]) != nil
            }
            return isOfFlow ? around.first.flatMap { self.statement(with: token, inBraces: $0) } : nil
        }
    }

    /// True for the braces around the cases of a `switch`.
    fileprivate func opensSwitch(_ brace: Int) -> Bool { isCaseLabel(at: brace + 1) }
}
