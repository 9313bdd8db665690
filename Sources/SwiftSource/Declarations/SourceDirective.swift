/// A comment with drawing options for the declaration below it: `// galley: items 9,4 style blueprint`.
package struct SourceDirective: Sendable, Hashable {
    /// An option and its value; `nil` for none.
    package struct Setting: Sendable, Hashable {
        package var key: String
        package var value: String?

        package init(key: String, value: String?) {
            self.key = key
            self.value = value
        }
    }

    package var settings: [Setting]
    package var line: Int

    /// True for `// galley: skip`, which excludes the declaration. The words after `skip` are a remark.
    package var skips: Bool { settings.first?.key == "skip" }

    /// - Parameter comment: the comment including `//`; a comment without `galley:` is not a directive.
    init?(comment: String, line: Int) {
        let text = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix("galley:") else { return nil }
        let words = Self.words(text.dropFirst("galley:".count))
        settings = stride(from: 0, to: words.count, by: 2).map { index in
            Setting(key: words[index], value: index + 1 < words.count ? words[index + 1] : nil)
        }
        self.line = line
    }

    /// Splits at blanks; quotes group words. An unterminated quote extends to the end of the line.
    private static func words(_ text: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in text {
            switch character {
            case "\"":
                word = word ?? ""
                isQuoted.toggle()
            case " " where !isQuoted, "\t" where !isQuoted:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
