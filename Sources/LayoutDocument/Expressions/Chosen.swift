/// A value that is a constant, such as a dimension, or chosen by conditions: `width > 700 ? fractionalWidth(0.45) :
/// absolute(320)`.
indirect enum Chosen<Value: Sendable>: Sendable {
    case value(Value)
    case choice(Expression, Chosen, Chosen)

    func value(in scope: Scope) -> Value {
        switch self {
        case .value(let value): value
        case .choice(let condition, let first, let second): (condition.truth(in: scope) ? first : second).value(in: scope)
        }
    }

    func map<Other: Sendable>(_ transform: (Value) -> Other) -> Chosen<Other> {
        switch self {
        case .value(let value): .value(transform(value))
        case .choice(let condition, let first, let second):
            .choice(condition, first.map(transform), second.map(transform))
        }
    }
}

/// Splits the text of a choice at its `?` and `:`.
struct ChoiceText {
    struct Part {
        var text: String
        /// Offset in Unicode scalars from the start of the whole text.
        var offset: Int
    }

    let condition: Part
    let first: Part
    let second: Part

    /// Fails for a text that is not a choice, which has `?` and `:` outside quotes and parentheses. Parentheses around the whole text
    /// are ignored.
    init?(_ text: String) {
        guard text.utf8.count <= DocumentLimits.choice else { return nil }
        let bare = Self.withoutParentheses(Part(text: text, offset: 0))
        let scalars = Array(bare.text.unicodeScalars)
        func part(_ range: Range<Int>) -> Part {
            let part = Self.part(scalars, range)
            return Part(text: part.text, offset: bare.offset + part.offset)
        }
        var (depth, choices, quote): (Int, Int, Unicode.Scalar?) = (0, 0, nil)
        var question: Int?
        for (index, scalar) in scalars.enumerated() {
            if let open = quote {
                if scalar == open { quote = nil }
                continue
            }
            switch scalar {
            case "'", "\"": quote = scalar
            case "(": depth += 1
            case ")": depth -= 1
            case "?" where depth == 0:
                question = question ?? index
                choices += 1
            case ":" where depth == 0 && choices > 0:
                choices -= 1
                guard choices == 0, let question else { continue }
                condition = part(0..<question)
                first = part((question + 1)..<index)
                second = part((index + 1)..<scalars.count)
                return
            default: break
            }
        }
        return nil
    }

    /// True if one of the values satisfies a condition.
    func contains(where isSought: (String) -> Bool) -> Bool {
        [first, second].contains { part in
            ChoiceText(part.text).map { $0.contains(where: isSought) } ?? isSought(Self.withoutParentheses(part).text)
        }
    }

    /// A value without enclosing parentheses.
    static func withoutParentheses(_ part: Part) -> Part {
        let scalars = Array(part.text.unicodeScalars)
        var inner = 0..<scalars.count
        while inner.count > 2, scalars[inner.lowerBound] == "(", scalars[inner.upperBound - 1] == ")" {
            var depth = 0
            let end = inner.first { index in
                depth += scalars[index] == "(" ? 1 : scalars[index] == ")" ? -1 : 0
                return depth == 0
            }
            guard end == inner.upperBound - 1 else { break }
            inner = Self.trimmed(scalars, (inner.lowerBound + 1)..<(inner.upperBound - 1))
        }
        return Part(text: String(String.UnicodeScalarView(scalars[inner])), offset: part.offset + inner.lowerBound)
    }

    /// A part without surrounding spaces.
    private static func part(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Part {
        let range = trimmed(scalars, range)
        return Part(text: String(String.UnicodeScalarView(scalars[range])), offset: range.lowerBound)
    }

    private static func trimmed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int> {
        let start = range.first { scalars[$0] != " " } ?? range.upperBound
        return start..<(range.last { scalars[$0] != " " }.map { $0 + 1 } ?? start)
    }
}

extension Reading {
    /// Reads a value, or a choice among several values.
    ///
    /// - Parameters:
    ///   - text: a choice, or one of its values.
    ///   - start: the location of the text.
    ///   - read: reads a value at its location.
    func chosen<Value>(
        _ text: String, at start: SourceMark, _ what: String, _ names: Names, depth: Int = 0,
        read: (String, SourceMark) -> Value?
    ) -> Chosen<Value>? {
        guard let choice = ChoiceText(text) else {
            let bare = ChoiceText.withoutParentheses(ChoiceText.Part(text: text, offset: 0))
            return read(bare.text, start.advanced(by: bare.offset)).map { .value($0) }
        }
        guard depth < DocumentLimits.choiceNesting else {
            report(start, "the choices of \(what) are nested deeper than \(DocumentLimits.choiceNesting) levels")
            return nil
        }
        let condition = expression(
            choice.condition.text, at: start.advanced(by: choice.condition.offset), "the condition of \(what)", type: .truth, names)
        let values = [choice.first, choice.second].map { part in
            chosen(part.text, at: start.advanced(by: part.offset), what, names, depth: depth + 1, read: read)
        }
        guard let condition, let first = values[0], let second = values[1] else { return nil }
        return .choice(condition, first, second)
    }
}
