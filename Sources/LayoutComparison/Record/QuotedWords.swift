import Foundation

/// Splits a line into words; quoted words may contain spaces.
enum QuotedWords {
    /// The words of a line; `nil` if a quote is not closed. Quotes may begin within a word: `text="two words"`. Splits by scalars,
    /// as a kind may begin with a combining mark, which forms one character with the space before it.
    static func words(of text: Substring) -> [String]? {
        var words: [String] = []
        var rest = text.unicodeScalars.drop { $0 == " " }
        while !rest.isEmpty {
            var word = String(rest.prefix { $0 != " " && $0 != "\"" })
            rest = rest.drop { $0 != " " && $0 != "\"" }
            if rest.first == "\"" {
                guard let quoted = unquoted(&rest) else { return nil }
                word += quoted
            }
            words.append(word)
            rest = rest.drop { $0 == " " }
        }
        return words
    }

    /// Reads and consumes a quoted string at the start of a text; `nil` if there is none.
    private static func unquoted(_ text: inout Substring.UnicodeScalarView) -> String? {
        var end = text.index(after: text.startIndex)
        while end < text.endIndex, text[end] != "\"" {
            if text[end] == "\\" { end = text.index(after: end) }
            guard end < text.endIndex else { return nil }
            end = text.index(after: end)
        }
        guard end < text.endIndex else { return nil }
        let quoted = text[...end]
        text = text[text.index(after: end)...]
        return try? JSONDecoder().decode(String.self, from: Data(String(quoted).utf8))
    }
}
