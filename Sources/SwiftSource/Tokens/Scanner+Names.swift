/// Names, numbers and operators.
extension Scanner {
    /// Scans a name after `#` or `@`; a `#` or `@` alone is not part of any token.
    mutating func scanName(prefixLength: Int, as kind: Token.Kind) {
        let name = position + prefixLength
        let end = byte(name) == "`" ? endOfBackticks(from: name) ?? name : endOfName(from: name)
        add(end > name ? kind : .unknown, to: end)
    }

    mutating func scanBackticks() {
        if let end = endOfBackticks(from: position) { add(.identifier, to: end) } else { add(.unknown, length: 1) }
    }

    private func endOfBackticks(from start: Int) -> Int? {
        var end = start + 1
        while end < bytes.count, !isNewline(bytes[end]) {
            if bytes[end] == "`" { return end + 1 }
            end += 1
        }
        return nil
    }

    mutating func scanNameOrOperator() {
        let end = endOfName(from: position)
        if end > position { return add(.identifier, to: end) }
        if let end = endOfPlaceholder() { return add(.identifier, to: end) }
        scanOperator()
    }

    /// The end of an editor placeholder, `<#text#>`.
    private mutating func endOfPlaceholder() -> Int? {
        guard peek() == "<", peek(1) == "#" else { return nil }
        var end = position + 2
        while end < bytes.count, !isNewline(bytes[end]), lookahead > 0 {
            lookahead -= 1
            if bytes[end] == "#", byte(end + 1) == ">" { return end + 2 }
            end += 1
        }
        return nil
    }

    private func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case "a"..."z", "A"..."Z", "_", "$": end += 1
            case "0"..."9" where end > start: end += 1
            case 0x80...:
                guard let (scalar, length) = scalar(at: end), CharacterClass.isName(scalar) else { return end }
                end += length
            default: return end
            }
        }
        return end
    }

    /// Scans a number with any letters that follow: the compiler, too, treats `12abc` as one token.
    mutating func scanNumber() {
        let isTupleIndex = tokens.last.map { $0.kind == .operator && $0.range.upperBound == position && bytes[position - 1] == "." }
        let isHexadecimal = peek() == "0" && peek(1) == "x"
        var end = endOfDigits(from: position)
        if isTupleIndex != true, byte(end) == "." {
            if isHexadecimal ? hasHexadecimalExponent(from: end + 1) : "0"..."9" ~= byte(end + 1) {
                end = endOfDigits(from: end + 1)
            }
        }
        // `1e-3`, `0x1p-3`: the sign follows the exponent letter, which ended the digits.
        let letters: [UInt8] = isHexadecimal ? [0x70, 0x50] : [0x65, 0x45]
        if letters.contains(bytes[end - 1]), byte(end) == "-" || byte(end) == "+", "0"..."9" ~= byte(end + 1) {
            end = endOfDigits(from: end + 1)
        }
        add(.number, to: end)
    }

    private func endOfDigits(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case "a"..."z", "A"..."Z", "_", "0"..."9": end += 1
            default: return end
            }
        }
        return end
    }

    /// True for `0x1.8p3`, false for `0x1.description`.
    private func hasHexadecimalExponent(from start: Int) -> Bool {
        var end = start
        while true {
            switch byte(end) {
            case "0"..."9", "a"..."f", "A"..."F", "_": end += 1
            case "p", "P": return end > start && ("0"..."9" ~= byte(end + 1) || byte(end + 1) == "-" || byte(end + 1) == "+")
            default: return false
            }
        }
    }

    /// Scans operator characters, up to a comment or to a regex after a prefix operator, as in `!/a/`.
    mutating func scanOperator() {
        let (mayEndAtRegex, holdsDots) = (!isLeftBound, bytes[position] == ".")
        var end = position
        var endOfRegex: Int?
        while end < bytes.count {
            if bytes[end] == "/", end > position {
                if byte(end + 1) == "/" || byte(end + 1) == "*" { break }
                if mayEndAtRegex { endOfRegex = endOfBareRegex(from: end) }
                if endOfRegex != nil { break }
            }
            guard let length = operatorLength(at: end, isFirst: end == position, holdsDots: holdsDots) else { break }
            end += length
        }
        if end == position { return add(.unknown, length: scalar(at: position)?.length ?? 1) }
        add(.operator, to: end)
        if let endOfRegex { add(.regex, to: endOfRegex) }
    }

    /// The length in bytes of the operator character at an index.
    private func operatorLength(at index: Int, isFirst: Bool, holdsDots: Bool) -> Int? {
        switch bytes[index] {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": return 1
        case ".": return holdsDots ? 1 : nil
        case 0x80...:
            guard let (scalar, length) = scalar(at: index) else { return nil }
            return CharacterClass.isOperator(scalar, isFirst: isFirst) ? length : nil
        default: return nil
        }
    }

    /// The character at an index; `nil` for invalid UTF-8.
    private func scalar(at index: Int) -> (value: Unicode.Scalar, length: Int)? {
        var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}
