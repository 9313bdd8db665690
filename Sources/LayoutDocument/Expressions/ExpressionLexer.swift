/// Splits an expression's text into tokens.
struct ExpressionLexer {
    enum Token: Hashable {
        case number(Double)
        case name(String)
        case text(String)
        case symbol(String)
        case end
    }

    struct Placed {
        var token: Token
        /// Offset in Unicode scalars from the start of the text.
        var offset: Int
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    static func tokens(of text: String) throws(ExpressionProblem) -> [Placed] {
        var lexer = ExpressionLexer(text)
        var tokens: [Placed] = []
        while true {
            let token = try lexer.next()
            tokens.append(token)
            if token.token == .end { return tokens }
        }
    }

    private mutating func next() throws(ExpressionProblem) -> Placed {
        while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
        let start = position
        guard position < scalars.count else { return Placed(token: .end, offset: start) }
        let scalar = scalars[position]
        if Self.isDigit(scalar) || (scalar == "." && position + 1 < scalars.count && Self.isDigit(scalars[position + 1])) {
            return Placed(token: .number(try number()), offset: start)
        }
        if Self.isLetter(scalar) {
            return Placed(token: .name(take { Self.isLetter($0) || Self.isDigit($0) }), offset: start)
        }
        if scalar == "'" || scalar == "\"" { return Placed(token: .text(try text(until: scalar)), offset: start) }
        return Placed(token: .symbol(try symbol()), offset: start)
    }

    private mutating func number() throws(ExpressionProblem) -> Double {
        let start = position
        var text = take { Self.isDigit($0) || $0 == "_" }
        if position < scalars.count, scalars[position] == "." {
            position += 1
            text += "." + take(Self.isDigit)
        }
        if position < scalars.count, scalars[position] == "e" || scalars[position] == "E" {
            position += 1
            text += "e"
            if position < scalars.count, scalars[position] == "-" || scalars[position] == "+" {
                text.unicodeScalars.append(scalars[position])
                position += 1
            }
            text += take(Self.isDigit)
        }
        let name = text.quoted
        guard let value = Double(text.filter { $0 != "_" }) else {
            throw ExpressionProblem("\(name) is not a number", at: start)
        }
        guard value.isFinite else {
            throw ExpressionProblem("\(name) is beyond the largest number, 1.8e308", at: start)
        }
        return value
    }

    private mutating func text(until quote: Unicode.Scalar) throws(ExpressionProblem) -> String {
        let start = position
        position += 1
        let text = take { $0 != quote }
        guard position < scalars.count else { throw ExpressionProblem("the text has no closing quote", at: start) }
        position += 1
        return text
    }

    private mutating func symbol() throws(ExpressionProblem) -> String {
        let rest = scalars[position...].prefix(2)
        for length in [2, 1] where rest.count >= length {
            let text = String(String.UnicodeScalarView(rest.prefix(length)))
            if Self.symbols.contains(text) {
                position += length
                return text
            }
        }
        let found = scalars[position]
        throw ExpressionProblem("unexpected \"\(found)\" in an expression", at: position)
    }

    private static let symbols: Set<String> = [
        "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "?", ":", "(", ")", ",",
    ]

    private mutating func take(_ isTaken: (Unicode.Scalar) -> Bool) -> String {
        let start = position
        while position < scalars.count, isTaken(scalars[position]) { position += 1 }
        return String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
}

/// An error in an expression, with its position.
struct ExpressionProblem: Error {
    /// The message, composed on demand as for errors in documents.
    private let compose: @Sendable () -> String
    /// Offset in Unicode scalars from the start of the text.
    var offset: Int

    var message: String { compose() }

    init(_ message: @autoclosure @escaping @Sendable () -> String, at offset: Int) {
        compose = message
        self.offset = offset
    }
}
