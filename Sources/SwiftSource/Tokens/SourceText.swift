/// A Swift file: its bytes, tokens and declarations, each computed once.
package struct SourceText: Sendable {
    let scanned: ScannedText
    private let reading: Reading

    /// The declarations of the text under its flags, shared by all copies of the value.
    private final class Reading: Sendable {
        let file: SlicedFile
        let flags: Set<String>

        init(_ text: ScannedText, flags: Set<String>) { (file, self.flags) = (SlicedFile(text, flags: flags), flags) }
    }

    /// - Parameter flags: compilation flags that are set, besides `DEBUG`.
    /// - Complexity: O(bytes) for any input.
    package init(_ bytes: [UInt8], flags: Set<String> = []) {
        scanned = ScannedText(bytes)
        reading = Reading(scanned, flags: flags)
    }

    package init(_ text: String, flags: Set<String> = []) { self.init(Array(text.utf8), flags: flags) }

    /// A changed text of the file, for the same flags.
    func changed(to bytes: [UInt8]) -> SourceText { SourceText(bytes, flags: reading.flags) }

    /// The file's bytes, normally UTF-8.
    package var bytes: [UInt8] { scanned.bytes }
    /// Tokens in source order, including comments.
    package var tokens: [Token] { scanned.tokens }
    /// All tokens except comments, including those in inactive branches of `#if`.
    var code: Code { reading.file.whole }

    /// The declarations under compilation flags; parsed again on each call if the flags are not the file's own.
    func file(_ flags: Set<String>) -> SlicedFile {
        flags == reading.flags ? reading.file : SlicedFile(scanned, flags: flags)
    }

    /// The text of a range of bytes, with invalid UTF-8 replaced.
    package func text(_ range: Range<Int>) -> String { scanned.text(range) }
}

/// Bytes and their tokens.
struct ScannedText {
    let bytes: [UInt8]
    let tokens: [Token]

    init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes)
        scanner.scan()
        (self.bytes, tokens) = (bytes, scanner.tokens)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func text(_ token: Token) -> String { text(token.range) }

    /// True if a token has this text.
    func reads(_ token: Token, _ text: String) -> Bool {
        token.range.count == text.utf8.count && bytes[token.range].elementsEqual(text.utf8)
    }
}
