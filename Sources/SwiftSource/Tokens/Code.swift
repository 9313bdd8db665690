/// Tokens without comments, and where each bracket among them closes.
struct Code {
    let source: SourceText
    let tokens: [Token]
    /// For each token that opens a bracket or an interpolation, the one that closes it, or the number of tokens where none
    /// does; for the others, themselves.
    let closers: [Int]

    init(_ source: SourceText, tokens: [Token]) {
        self.source = source
        self.tokens = tokens
        closers = Self.closers(of: tokens, in: source)
    }

    /// The whole of a text.
    init(_ source: SourceText) {
        self.init(source, tokens: source.tokens.filter { !$0.kind.isComment })
    }

    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? source.text(tokens[index]) : ""
    }

    func kind(_ index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// Whether the token at an index is there and reads so.
    func reads(_ index: Int, _ text: String) -> Bool {
        tokens.indices.contains(index) && source.reads(tokens[index], text)
    }

    /// Whether nothing stands between the token at an index and the one before it.
    func isJoined(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// Whether a token is the first of its line.
    func beginsLine(_ index: Int) -> Bool {
        index == 0 || tokens[index - 1].line < tokens[index].line
    }

    /// The token behind the one at an index, or behind what it opens.
    func after(_ index: Int) -> Int {
        index < tokens.count ? min(closers[index] + 1, tokens.count) : tokens.count
    }

    /// The bytes from one token up to another, which is not part of them.
    func bytes(_ tokens: Range<Int>) -> Range<Int> {
        guard !tokens.isEmpty else { return 0..<0 }
        return self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
    }
}

extension Code {
    private enum Opener { case parenthesis, bracket, brace, interpolation }

    /// A brace closes whatever is left open inside it, so that a missing parenthesis does not reach beyond its block.
    private static func closers(of tokens: [Token], in source: SourceText) -> [Int] {
        var closers = Array(tokens.indices)
        var open: [(Opener, Int)] = []
        func close(_ opener: Opener, at index: Int) {
            guard let last = open.last, last.0 == opener else { return }
            closers[last.1] = index
            open.removeLast()
        }
        /// What is left open inside a block ends with it.
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
