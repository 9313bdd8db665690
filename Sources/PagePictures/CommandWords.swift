/// Splits a command line in a page into words, with quotes as in shells.
struct CommandWords {
    private(set) var words: [String] = []
    /// True if the last word may continue.
    private var isInWord = false

    /// Fails if a quote is not closed.
    init?(_ text: String) {
        var quote: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            if let mark = quote {
                if character == mark {
                    quote = nil
                } else if mark == "\"", character == "\\", let next = rest.first, "\"\\".contains(next) {
                    append(rest.removeFirst())
                } else {
                    append(character)
                }
            } else if character == "\"" || character == "'" {
                quote = character
                beginWord()
            } else if character == "\\", let next = rest.popFirst() {
                append(next)
            } else if character.isWhitespace {
                isInWord = false
            } else {
                append(character)
            }
        }
        if quote != nil { return nil }
    }

    private mutating func beginWord() {
        if !isInWord { words.append("") }
        isInWord = true
    }

    private mutating func append(_ character: Character) {
        beginWord()
        words[words.count - 1].append(character)
    }
}
