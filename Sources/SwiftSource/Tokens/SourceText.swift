/// The text of a Swift file, and its tokens.
package struct SourceText: Sendable {
    /// The file as it is: UTF-8, if it is well-formed.
    package let bytes: [UInt8]
    /// In the order of the text, comments among them.
    package let tokens: [Token]

    /// - Complexity: O(bytes), whatever they are.
    package init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes)
        scanner.scan()
        self.bytes = bytes
        tokens = scanner.tokens
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The text of some bytes, with what is not UTF-8 replaced.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func text(_ token: Token) -> String {
        text(token.range)
    }

    /// Whether a token reads so.
    func reads(_ token: Token, _ text: String) -> Bool {
        token.range.count == text.utf8.count && bytes[token.range].elementsEqual(text.utf8)
    }
}
