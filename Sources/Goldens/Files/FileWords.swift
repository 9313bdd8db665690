/// Words of file names.
package enum FileWords {
    /// The longest word, in bytes: a file's name has room for 255, and an assertion's has several words.
    private static let limit = 80

    /// A text as a part of a file's name: letters, digits, `-`, `_`. Of a long one the end is its hash.
    package static func slug(_ text: some StringProtocol) -> String {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        let word = parts.isEmpty ? "layout" : parts.joined(separator: "-")
        guard word.utf8.count > limit else { return word }
        let hash = "-" + String(StableHash.of(word), radix: 16)
        var start = word[...]
        while start.utf8.count + hash.utf8.count > limit { start.removeLast() }
        return start + hash
    }
}
