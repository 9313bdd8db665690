import CompositionalLayout

/// Parses and checks an expression: `+ - * / %`, parentheses, comparisons, `&& || !`, `a ? b : c` and a few functions.
struct ExpressionParser {
    typealias Node = Expression.Node

    private struct Part {
        var node: Node
        var type: Expression.ValueType
        var offset: Int
    }

    private let tokens: [ExpressionLexer.Placed]
    private let names: Set<Expression.Name>
    /// True for an expression whose value becomes text. Its choices may mix types, and its quoted texts may contain expressions in
    /// braces.
    private let isText: Bool
    private var position = 0
    private var depth = 0
    /// The type of a comparison's left side while the right side is parsed; for suggestions of names.
    private var comparedType: Expression.ValueType?

    private init(_ text: String, names: Set<Expression.Name>, isText: Bool) throws(ExpressionProblem) {
        guard text.unicodeScalars.count <= DocumentLimits.expression else {
            throw ExpressionProblem("the expression is longer than \(DocumentLimits.expression) characters", at: 0)
        }
        tokens = try ExpressionLexer.tokens(of: text)
        self.names = names
        self.isText = isText
    }

    /// - Parameter names: the environment values available to the expression.
    static func parse(_ text: String, names: Set<Expression.Name>, isText: Bool = false) throws(ExpressionProblem) -> Expression {
        var parser = try ExpressionParser(text, names: names, isText: isText)
        let part = try parser.choice()
        guard parser.current == .end else { throw parser.unexpected() }
        return Expression(node: part.node, type: part.type)
    }

    // MARK: Tokens

    private var current: ExpressionLexer.Token { tokens[position].token }
    private var offset: Int { tokens[position].offset }

    private mutating func accept(_ symbol: String) -> Bool {
        guard current == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws(ExpressionProblem) {
        guard accept(symbol) else { throw unexpected(expected: "\"\(symbol)\"") }
    }

    private func unexpected(expected: String? = nil) -> ExpressionProblem {
        let found = switch current {
        case .number(let number): "\"\(NumberText.text(number))\""
        case .name(let name), .text(let name): name.quoted
        case .symbol(let symbol): "\"\(symbol)\""
        case .end: "the end"
        }
        let hint = expected.map { "expected \($0), found \(found)" } ?? "unexpected \(found)"
        return ExpressionProblem("\(hint) in an expression", at: offset)
    }

    private mutating func nested<Result>(
        _ body: (inout ExpressionParser) throws(ExpressionProblem) -> Result
    ) throws(ExpressionProblem) -> Result {
        guard depth < DocumentLimits.expressionNesting else {
            throw ExpressionProblem("the expression is nested deeper than \(DocumentLimits.expressionNesting) levels", at: offset)
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    // MARK: Grammar, lowest precedence first

    private mutating func choice() throws(ExpressionProblem) -> Part {
        try nested { parser throws(ExpressionProblem) in
            let condition = try parser.binary(level: 0)
            guard parser.accept("?") else { return condition }
            try parser.check(condition, is: .truth, "the condition before \"?\"")
            let first = try parser.choice()
            try parser.expect(":")
            let second = try parser.choice()
            let isMixed = parser.isText && second.type != first.type
            if !isMixed { try parser.check(second, is: first.type, "the value after \":\"") }
            return Part(
                node: .choice(condition.node, first.node, second.node), type: isMixed ? .text : first.type,
                offset: condition.offset)
        }
    }

    private static let levels: [[Expression.Operator]] = [
        [.or], [.and], [.equal, .notEqual], [.less, .lessOrEqual, .greater, .greaterOrEqual],
        [.plus, .minus], [.times, .divide, .remainder],
    ]

    private mutating func binary(level: Int) throws(ExpressionProblem) -> Part {
        guard level < Self.levels.count else { return try unary() }
        var left = try binary(level: level + 1)
        while let sign = Self.levels[level].first(where: { current == .symbol($0.rawValue) }) {
            position += 1
            comparedType = sign == .equal || sign == .notEqual ? left.type : nil
            let right = try binary(level: level + 1)
            comparedType = nil
            left = try combined(left, sign, right)
        }
        return left
    }

    private func combined(_ left: Part, _ sign: Expression.Operator, _ right: Part) throws(ExpressionProblem) -> Part {
        let type: Expression.ValueType
        switch sign {
        case .or, .and:
            for part in [left, right] { try check(part, is: .truth, "an operand of \"\(sign.rawValue)\"") }
            type = .truth
        case .equal, .notEqual:
            try check(right, is: left.type, "the right side of \"\(sign.rawValue)\"")
            type = .truth
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            for part in [left, right] { try check(part, is: .number, "an operand of \"\(sign.rawValue)\"") }
            type = .truth
        case .plus, .minus, .times, .divide, .remainder:
            for part in [left, right] { try check(part, is: .number, "an operand of \"\(sign.rawValue)\"") }
            type = .number
        }
        return Part(node: .binary(sign, left.node, right.node), type: type, offset: left.offset)
    }

    private mutating func unary() throws(ExpressionProblem) -> Part {
        let start = offset
        if accept("-") {
            let part = try nested { parser throws(ExpressionProblem) in try parser.unary() }
            try check(part, is: .number, "the operand of \"-\"")
            return Part(node: .negative(part.node), type: .number, offset: start)
        }
        if accept("!") {
            let part = try nested { parser throws(ExpressionProblem) in try parser.unary() }
            try check(part, is: .truth, "the operand of \"!\"")
            return Part(node: .not(part.node), type: .truth, offset: start)
        }
        return try primary()
    }

    private mutating func primary() throws(ExpressionProblem) -> Part {
        let start = offset
        switch current {
        case .number(let number):
            position += 1
            return Part(node: .number(number), type: .number, offset: start)
        case .name(let name):
            position += 1
            return accept("(") ? try call(name, at: start) : try value(of: name, at: start)
        case .text(let text):
            position += 1
            return Part(node: isText ? try parts(of: text, at: start + 1) : .text(text), type: .text, offset: start)
        case .symbol("("):
            position += 1
            let part = try choice()
            try expect(")")
            return part
        case .symbol, .end:
            throw unexpected(expected: "a number or a name")
        }
    }

    /// A quoted text with expressions in braces.
    private func parts(of text: String, at start: Int) throws(ExpressionProblem) -> Node {
        var nodes: [Node] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = Reading.end(of: rest[open...]) {
            nodes.append(.text(String(rest[..<open])))
            let inner = text.index(after: open)
            do {
                nodes.append(try Self.parse(String(text[inner..<close]), names: names, isText: true).node)
            } catch {
                var moved = error
                moved.offset += start + text.unicodeScalars.distance(from: text.startIndex, to: inner)
                throw moved
            }
            rest = text[text.index(after: close)...]
        }
        return nodes.isEmpty ? .text(text) : .joined(nodes + [.text(String(rest))])
    }

    private mutating func call(_ name: String, at start: Int) throws(ExpressionProblem) -> Part {
        guard let function = Expression.Function(rawValue: name) else {
            throw ExpressionProblem(
                "unknown function \(name.quoted)\(NearestName.hint(for: name, among: Self.functionNames))", at: start)
        }
        var arguments: [Node] = []
        repeat {
            let part = try choice()
            try check(part, is: .number, "an argument of \"\(name)\"")
            arguments.append(part.node)
        } while accept(",")
        try expect(")")
        let isUnary = function != .min && function != .max
        guard isUnary ? arguments.count == 1 : arguments.count >= 2 else {
            let (wanted, count) = (isUnary ? "one argument" : "two or more arguments", arguments.count)
            throw ExpressionProblem("\"\(name)\" takes \(wanted), not \(count)", at: start)
        }
        return Part(node: .call(function, arguments), type: .number, offset: start)
    }

    private func value(of name: String, at start: Int) throws(ExpressionProblem) -> Part {
        if let known = Expression.Name(rawValue: name) {
            guard names.contains(known) else {
                throw ExpressionProblem("\"\(name)\" has no value here\(Self.whereKnown(known))", at: start)
            }
            return Part(node: .name(known), type: known.type, offset: start)
        }
        if let sizeClass = Expression.SizeClass(rawValue: name) {
            return Part(node: .sizeClass(sizeClass), type: .sizeClass, offset: start)
        }
        if let idiom = Expression.Idiom(rawValue: name) {
            return Part(node: .idiom(idiom), type: .idiom, offset: start)
        }
        if name == "true" || name == "false" {
            return Part(node: .truth(name == "true"), type: .truth, offset: start)
        }
        let known: [String] = switch comparedType {
        case .idiom: Expression.Idiom.allCases.map(\.rawValue)
        case .sizeClass: Expression.SizeClass.allCases.map(\.rawValue)
        case .number, .truth, .text, nil: names.map(\.rawValue).sorted() + Self.functionNames
        }
        throw ExpressionProblem("unknown name \(name.quoted)\(NearestName.hint(for: name, among: known))", at: start)
    }

    private static let functionNames = Expression.Function.allCases.map(\.rawValue)

    private static func whereKnown(_ name: Expression.Name) -> String {
        switch name {
        case .item: "; it is available in an item's own text, size or \"when\""
        case .section: "; it is available inside \"sections\""
        case .width, .height, .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom:
            "; it is not available inside \"viewport\""
        case .topInset, .leadingInset, .bottomInset, .trailingInset:
            "; it is available in the frames of a custom group"
        }
    }

    private func check(_ part: Part, is type: Expression.ValueType, _ what: String) throws(ExpressionProblem) {
        guard part.type == type else {
            throw ExpressionProblem("\(what) must be \(type.phrase), not \(part.type.phrase)", at: part.offset)
        }
    }
}

extension Expression.ValueType {
    var phrase: String {
        switch self {
        case .number: "a number"
        case .truth, .sizeClass, .idiom, .text: rawValue
        }
    }
}
