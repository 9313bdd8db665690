/// The text of a Swift file and its tokens.
package struct SourceText: Sendable {
    /// The file's bytes, normally UTF-8.
    package let bytes: [UInt8]
    /// Tokens in source order, including comments.
    package let tokens: [Token]

    /// - Complexity: O(bytes) for any input.
    package init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes)
        scanner.scan()
        self.bytes = bytes
        tokens = scanner.tokens
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The text of a range of bytes, with invalid UTF-8 replaced.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func text(_ token: Token) -> String {
        text(token.range)
    }

    /// True if a token has this text.
    func reads(_ token: Token, _ text: String) -> Bool {
        token.range.count == text.utf8.count && bytes[token.range].elementsEqual(text.utf8)
    }
}
