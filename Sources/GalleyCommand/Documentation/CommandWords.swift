/// Splits a command line in a page into words, with quotes as in shells.
struct CommandWords {
    let words: [String]

    /// Fails if a quote is not closed.
    init?(_ text: String) {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            if let mark = quote {
                if character == mark {
                    quote = nil
                } else if mark == "\"", character == "\\", let next = rest.first, "\"\\".contains(next) {
                    word = (word ?? "") + String(rest.removeFirst())
                } else {
                    word = (word ?? "") + String(character)
                }
            } else if character == "\"" || character == "'" {
                (quote, word) = (character, word ?? "")
            } else if character == "\\", let next = rest.popFirst() {
                word = (word ?? "") + String(next)
            } else if character.isWhitespace {
                words += word.map { [$0] } ?? []
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { return nil }
        self.words = words + (word.map { [$0] } ?? [])
    }
}
