import Foundation

/// Words of a line of text, of which quoted ones may contain spaces.
enum QuotedWords {
    /// `nil` if a quotation does not end. The end of a word may be quoted, too: `text="two words"`. Splits by scalars, as a kind may
    /// begin with a combining mark, which would form one character with the preceding space.
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
