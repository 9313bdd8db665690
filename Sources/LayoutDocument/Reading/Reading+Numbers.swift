import CompositionalLayout

extension Reading {
    typealias Names = Set<Expression.Name>

    func number(_ node: DocumentNode, _ what: String, _ names: Names) -> NumberValue? {
        guard case .scalar(let text, let isQuoted) = node.content else {
            report(node.mark, "\(what) must be a number or an expression, not \(node.phrase)")
            return nil
        }
        let start = isQuoted ? node.mark.advanced(by: 1) : node.mark
        return expression(text, at: start, what, type: .number, names).map { NumberValue(mark: node.mark, expression: $0) }
    }

    func truthExpression(_ node: DocumentNode, _ what: String, _ names: Names) -> Expression? {
        guard case .scalar(let text, let isQuoted) = node.content else {
            report(node.mark, "\(what) must be an expression, not \(node.phrase)")
            return nil
        }
        let start = isQuoted ? node.mark.advanced(by: 1) : node.mark
        return expression(text, at: start, what, type: .truth, names)
    }

    /// Reads an expression of a type; `start` is the location of its text.
    func expression(
        _ text: String, at start: SourceMark, _ what: String, type: Expression.ValueType, _ names: Names
    ) -> Expression? {
        if isNotFinite(text) {
            report(start, "\(what) must be a finite number, not \(text)")
            return nil
        }
        do {
            let expression = try ExpressionParser.parse(text, names: names)
            guard expression.type == type else {
                report(start, "\(what) must be \(type.phrase), not \(expression.type.phrase)")
                return nil
            }
            return expression
        } catch {
            report(start.advanced(by: error.offset), "\(error.message), for \(what)")
            return nil
        }
    }

    /// True for the spellings of infinity and NaN in YAML and other languages.
    private func isNotFinite(_ text: String) -> Bool {
        guard text.utf8.count < 16 else { return false }
        let bare = text.lowercased().drop { "+-.".contains($0) }
        return ["nan", "inf", "infinity"].contains(String(bare))
    }

    func dimension(_ node: DocumentNode, _ what: String, _ names: Names) -> Chosen<DimensionValue>? {
        if case .scalar(let text, _) = node.content, let fraction = fraction(ofPercentage: text) {
            let function: DimensionValue.Kind = what == "height" ? .fractionalHeight : .fractionalWidth
            report(node.mark, "unknown unit % in \(text.quoted) for \(what); write \(function.rawValue)(\(fraction))")
            return nil
        }
        let functions = DimensionValue.Kind.allCases.map { ($0.rawValue, $0) }
        return calls(node, what, names, functions: functions, bare: .absolute)?.map {
            DimensionValue(kind: $0.function, number: $0.number)
        }
    }

    /// The number that a percentage such as `33%` means; `nil` for any other text.
    private func fraction(ofPercentage text: String) -> String? {
        guard text.utf8.last == UInt8(ascii: "%"), text.utf8.count < 16, let percentage = Double(text.dropLast()),
            percentage.isFinite
        else { return nil }
        return NumberText.text(percentage / 100, decimals: 4)
    }

    func spacing(_ node: DocumentNode, _ what: String, _ names: Names) -> Chosen<SpacingValue>? {
        let functions = [("fixed", false), ("flexible", true)]
        return calls(node, what, names, functions: functions, bare: false)?.map {
            SpacingValue(isFlexible: $0.function, number: $0.number)
        }
    }

    private typealias Call<Function> = (function: Function, number: NumberValue)

    private func calls<Function: Sendable>(
        _ node: DocumentNode, _ what: String, _ names: Names, functions: [(String, Function)], bare: Function
    ) -> Chosen<Call<Function>>? {
        guard case .scalar(let text, let isQuoted) = node.content else {
            let forms = functions.map { "\($0.0)(…)" }.joined(separator: ", ")
            report(node.mark, "\(what) must be a number or one of \(forms), not \(node.phrase)")
            return nil
        }
        let start = isQuoted ? node.mark.advanced(by: 1) : node.mark
        // A choice without calls is an expression for a number, and is read as one.
        guard ChoiceText(text)?.contains(where: isCall) == true else {
            return call(text, at: start, node.mark, what, names, functions, bare).map { .value($0) }
        }
        return chosen(text, at: start, what, names) { text, start in
            call(text, at: start, node.mark, what, names, functions, bare)
        }
    }

    /// True for a call such as `absolute(320)`, but not for a function of expressions.
    private func isCall(_ text: String) -> Bool {
        callParts(text).map { Expression.Function(rawValue: $0.name) == nil } ?? false
    }

    /// Reads `function(expression)`, or a bare expression, which means the function `bare`.
    ///
    /// - Parameters:
    ///   - start: the location of the text.
    ///   - mark: the location of the whole value.
    private func call<Function>(
        _ text: String, at start: SourceMark, _ mark: SourceMark, _ what: String, _ names: Names,
        _ functions: [(String, Function)], _ bare: Function
    ) -> Call<Function>? {
        guard let parts = callParts(text), Expression.Function(rawValue: parts.name) == nil else {
            // The parenthesis is checked first, as the search takes longer than everything else in reading a number.
            if text.utf8.contains(UInt8(ascii: "(")), let function = functions.first(where: { text.contains($0.0 + "(") })?.0,
                let other = functions.first(where: { $0.0 != function })?.0
            {
                report(
                    start, "\(function)(…) cannot be part of a larger expression; choose between whole values: "
                        + "\"width > 700 ? \(function)(…) : \(other)(…)\", for \(what)")
                return nil
            }
            return expression(text, at: start, what, type: .number, names).map {
                (bare, NumberValue(mark: mark, expression: $0))
            }
        }
        guard let function = functions.first(where: { $0.0 == parts.name })?.1 else {
            let known = functions.map(\.0) + Expression.Function.allCases.map(\.rawValue)
            report(start, "unknown \(what) \(parts.name.quoted)\(NearestName.hint(for: parts.name, among: known))")
            return nil
        }
        let inner = start.advanced(by: parts.offset)
        return expression(parts.argument, at: inner, "\(parts.name)(…)", type: .number, names).map { expression in
            (function, NumberValue(mark: mark, expression: expression))
        }
    }

    /// Splits `.name(argument)`; the argument may have Swift's label `estimate:`.
    private func callParts(_ text: String) -> (name: String, argument: String, offset: Int)? {
        var rest = text[...]
        func skipSpaces() { rest = rest.drop { $0 == " " } }
        skipSpaces()
        if rest.first == "." { rest = rest.dropFirst() }
        let name = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(name.count)
        guard !name.isEmpty, rest.first == "(" else { return nil }
        rest = rest.dropFirst()
        while rest.last == " " { rest = rest.dropLast() }
        guard rest.last == ")" else { return nil }
        rest = rest.dropLast()
        skipSpaces()
        if rest.hasPrefix("estimate:") { rest = rest.dropFirst("estimate:".count) }
        // `min(1, 2) + max(3, 4)` begins and ends like a call, but is not one.
        var depth = 0
        for character in rest {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth < 0 { return nil }
        }
        let offset = text.unicodeScalars.distance(from: text.startIndex, to: rest.startIndex)
        return (String(name), String(rest), offset)
    }

    func insets(_ node: DocumentNode, _ what: String, _ names: Names) -> InsetsValue? {
        switch node.content {
        case .scalar:
            return number(node, what, names).map { InsetsValue(top: $0, leading: $0, bottom: $0, trailing: $0) }
        case .list(let nodes):
            guard nodes.count == 4 else {
                report(node.mark, "\(what) as a list has four numbers, [top, leading, bottom, trailing], not \(nodes.count)")
                return nil
            }
            let numbers = nodes.map { number($0, what, names) }
            return InsetsValue(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        case .map:
            guard let map = map(node, what, .insets) else { return nil }
            func edge(_ key: String) -> NumberValue? { map[key].flatMap { number($0, "\(what).\(key)", names) } }
            return InsetsValue(top: edge("top"), leading: edge("leading"), bottom: edge("bottom"), trailing: edge("trailing"))
        }
    }

    func point(_ node: DocumentNode, _ what: String, _ names: Names) -> PointValue? {
        switch node.content {
        case .list(let nodes) where nodes.count == 2:
            guard let x = number(nodes[0], what, names), let y = number(nodes[1], what, names) else { return nil }
            return PointValue(x: x, y: y)
        case .map:
            guard let map = map(node, what, .point) else { return nil }
            let zero = NumberValue(mark: node.mark, expression: .constant(0))
            guard let x = map["x"].map({ number($0, what, names) }) ?? zero,
                let y = map["y"].map({ number($0, what, names) }) ?? zero
            else { return nil }
            return PointValue(x: x, y: y)
        case .scalar, .list:
            report(node.mark, "\(what) must be a point, [x, y], not \(node.phrase)")
            return nil
        }
    }

    /// Reads a length written as a number.
    func length(_ node: DocumentNode, _ what: String, in range: ClosedRange<Double>) -> Double? {
        guard case .scalar(let text, isQuoted: false) = node.content, let number = Double(text), range.contains(number) else {
            let limits = [range.lowerBound, range.upperBound].map { NumberText.text($0) }
            report(node.mark, "\(what) must be a number from \(limits[0]) to \(limits[1]), not \(node.phrase)")
            return nil
        }
        return number
    }
}
