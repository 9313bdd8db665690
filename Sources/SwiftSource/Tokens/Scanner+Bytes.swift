/// Reading bytes and advancing.
extension Scanner {
    /// A byte of the text; `nil` past its end.
    func byte(_ index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    func peek(_ offset: Int = 0) -> UInt8? {
        byte(position + offset)
    }

    /// Adds the token from the position to `end`, and advances there.
    mutating func add(_ kind: Token.Kind, to end: Int) {
        tokens.append(Token(kind: kind, range: position..<end, line: line))
        skip(to: end)
    }

    mutating func add(_ kind: Token.Kind, length: Int) {
        add(kind, to: position + length)
    }

    /// Advances, counting lines. A carriage return with a line feed is one line break.
    mutating func skip(to end: Int) {
        while position < end {
            let byte = bytes[position]
            if byte == "\n" || (byte == "\r" && peek(1) != "\n") { line += 1 }
            position += 1
        }
    }

    /// The number of consecutive occurrences of a byte.
    func run(of character: Unicode.Scalar, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == character { end += 1 }
        return end - start
    }

    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !isNewline(bytes[end]) { end += 1 }
        return end
    }

    func isNewline(_ byte: UInt8) -> Bool {
        byte == "\n" || byte == "\r"
    }

    /// True if no white space separates the position from the previous token: an operator here has a left operand.
    var isLeftBound: Bool {
        guard position > 0 else { return false }
        switch bytes[position - 1] {
        case " ", "\t", "\n", "\r", 0x0B, 0x0C, 0, "(", "[", "{", ",", ";", ":": return false
        case "/": return tokens.last?.kind != .blockComment
        default: return tokens.last?.kind != .interpolationStart
        }
    }
}
