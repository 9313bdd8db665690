/// The tokens of a file without comments, with matching brackets.
struct Code {
    let source: ScannedText
    let tokens: [Token]
    /// For a token that opens a bracket or an interpolation, the index of the closing token, or the number of tokens if it is not
    /// closed; for any other token, its own index.
    let closers: [Int]

    init(_ source: ScannedText, tokens: [Token]) {
        self.source = source
        self.tokens = tokens
        closers = Self.closers(of: tokens, in: source)
    }

    /// All tokens of a text, except comments.
    init(_ source: ScannedText) { self.init(source, tokens: source.tokens.filter { !$0.kind.isComment }) }

    /// All tokens of a file, except comments.
    init(_ source: SourceText) { self = source.code }

    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? source.text(tokens[index]) : ""
    }

    func kind(_ index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// True if the token exists and has this text.
    func reads(_ index: Int, _ text: String) -> Bool {
        tokens.indices.contains(index) && source.reads(tokens[index], text)
    }

    /// True if no white space or comment separates a token from the previous one.
    func isJoined(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// True for the first token on its line.
    func beginsLine(_ index: Int) -> Bool {
        index == 0 || tokens.indices.contains(index) && tokens[index - 1].line < tokens[index].line
    }

    /// The index after a token or, for an opening bracket, after the closing one.
    func after(_ index: Int) -> Int {
        index < tokens.count ? min(closers[index] + 1, tokens.count) : tokens.count
    }

    /// True for a `!` directly behind the previous token, which the caller knows to end a value: `id!`; false for `!=`.
    func unwraps(_ index: Int) -> Bool {
        kind(index) == .operator && text(index).hasPrefix("!") && !text(index).hasPrefix("!=") && isJoined(index)
    }

    /// The index after an attribute with its type's part, generic arguments and arguments: `@Wrapper.Part<Int>(3)`.
    func afterAttribute(_ index: Int) -> Int {
        var end = index + 1
        while reads(end, "."), isJoined(end), kind(end + 1) == .identifier { end += 2 }
        if isJoined(end) { end = afterGenerics(end) }
        return reads(end, "(") && isJoined(end) ? after(end) : end
    }

    /// The index after `<…>`, up to the closing angle bracket or a brace; the given index if there is none.
    func afterGenerics(_ index: Int) -> Int {
        guard kind(index) == .operator, text(index).hasPrefix("<") else { return index }
        var (end, depth) = (index, 0)
        while end < tokens.count, !["{", "}", ";"].contains(text(end)) {
            let isAngle = kind(end) == .operator && !reads(end, "->")
            if isAngle { depth += text(end).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } }
            end = after(end)
            if isAngle, depth <= 0 { break }
        }
        return end
    }

    /// The bytes of a range of tokens.
    func bytes(_ tokens: Range<Int>) -> Range<Int> {
        guard !tokens.isEmpty else { return 0..<0 }
        return self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
    }
}

extension Code {
    private enum Opener { case parenthesis, bracket, brace, interpolation }

    /// The values of ``closers``.
    ///
    /// A closing brace also closes all brackets left open inside its block, so that a missing parenthesis affects no other block.
    private static func closers(of tokens: [Token], in source: ScannedText) -> [Int] {
        var closers = Array(tokens.indices)
        var open: [(Opener, Int)] = []
        func close(_ opener: Opener, at index: Int) {
            guard let last = open.last, last.0 == opener else { return }
            closers[last.1] = index
            open.removeLast()
        }
        /// Discards brackets left open inside a block that ends.
        func drop(before index: Int, until isReached: (Opener) -> Bool) {
            while let last = open.last, !isReached(last.0) {
                closers[last.1] = index - 1
                open.removeLast()
            }
        }
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .interpolationStart: open.append((.interpolation, index))
            case .interpolationEnd:
                drop(before: index) { $0 == .interpolation }
                close(.interpolation, at: index)
            case .punctuation:
                switch source.bytes[token.range.lowerBound] {
                case "(": open.append((.parenthesis, index))
                case "[": open.append((.bracket, index))
                case "{": open.append((.brace, index))
                case ")": close(.parenthesis, at: index)
                case "]": close(.bracket, at: index)
                case "}":
                    drop(before: index) { $0 == .brace || $0 == .interpolation }
                    close(.brace, at: index)
                default: break
                }
            default: break
            }
        }
        for (_, index) in open { closers[index] = tokens.count }
        return closers
    }
}
