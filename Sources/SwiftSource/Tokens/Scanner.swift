/// Splits the bytes of a Swift file into tokens, as the compiler's lexer does.
///
/// There are no errors: an unterminated literal ends with the file, or with its line as Swift specifies. Open strings are kept on
/// an explicit stack, so deeply nested interpolations cannot overflow the thread's.
struct Scanner {
    /// A string whose end has not been reached.
    struct OpenString {
        var pounds: Int
        var isMultiline: Bool
        /// Open parentheses in the string's current interpolation; `nil` in its text.
        var openParentheses: Int?
    }

    let bytes: [UInt8]
    var position = 0
    var line = 1
    var tokens: [Token] = []
    var strings: [OpenString] = []
    /// The remaining budget of bytes for lookahead that fails, such as for the end of a placeholder or a raw string. Lookahead
    /// stops at the end of a line, so ordinary files use a fraction of it; the budget keeps a megabyte of `<#` on one line from
    /// taking quadratic time.
    var lookahead: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lookahead = 4 * bytes.count + 4096
    }

    mutating func scan() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if peek() == "#", peek(1) == "!" { add(.shebang, to: endOfLine(from: position)) }
        while position < bytes.count {
            if let string = strings.last, string.openParentheses == nil {
                scanText(of: string)
            } else {
                scanCode()
            }
        }
    }

    private mutating func scanCode() {
        switch bytes[position] {
        case " ", "\t", 0x0B, 0x0C, 0: position += 1
        case "\n", "\r": skip(to: position + 1)
        case "{", "}", "[", "]", ",", ":", ";", "\\": add(.punctuation, length: 1)
        case "(", ")": scanParenthesis()
        case "\"": openString(pounds: 0)
        case "#": scanPound()
        case "@": scanName(prefixLength: 1, as: .attribute)
        case "`": scanBackticks()
        case "0"..."9": scanNumber()
        case "/": scanSlash()
        default: scanNameOrOperator()
        }
    }

    /// Scans a parenthesis; one that ends an interpolation resumes the string's text.
    private mutating func scanParenthesis() {
        let opens = bytes[position] == "("
        guard let depth = strings.last?.openParentheses else { return add(.punctuation, length: 1) }
        if !opens, depth == 0 {
            strings[strings.count - 1].openParentheses = nil
            return add(.interpolationEnd, length: 1)
        }
        strings[strings.count - 1].openParentheses = depth + (opens ? 1 : -1)
        add(.punctuation, length: 1)
    }

    /// Scans `#`, which begins a raw string, a regex or a directive.
    private mutating func scanPound() {
        let pounds = run(of: "#", from: position)
        switch peek(pounds) {
        case "\"": openString(pounds: pounds)
        case "/": add(.regex, to: endOfExtendedRegex(pounds: pounds))
        default:
            if pounds > 1 { add(.unknown, length: pounds - 1) }
            scanName(prefixLength: 1, as: .directive)
        }
    }

    /// Scans `/`, which begins a comment, a regex or an operator.
    private mutating func scanSlash() {
        switch peek(1) {
        case "/": add(.lineComment, to: endOfLine(from: position))
        case "*": add(.blockComment, to: endOfBlockComment())
        default:
            if !isLeftBound, let end = endOfBareRegex(from: position) { add(.regex, to: end) } else { scanOperator() }
        }
    }

    /// The end of a block comment, including nested ones.
    private func endOfBlockComment() -> Int {
        var (end, depth) = (position + 2, 1)
        while end < bytes.count, depth > 0 {
            switch (bytes[end], byte(end + 1)) {
            case ("/", "*"): (end, depth) = (end + 2, depth + 1)
            case ("*", "/"): (end, depth) = (end + 2, depth - 1)
            default: end += 1
            }
        }
        return min(end, bytes.count)
    }
}
