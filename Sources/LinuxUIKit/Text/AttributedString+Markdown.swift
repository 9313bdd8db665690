#if !canImport(ObjectiveC)
public import Foundation

extension NSAttributedString {
    /// The plain text of Markdown, as `AttributedString(markdown:)` gives it: without attributes.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(string: String(try AttributedString(markdown: markdown, options: options, baseURL: baseURL).characters))
    }
}

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax to read. Only the choice of keeping line breaks has an effect: blocks are never read.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// The text of Markdown without the marks of emphasis, code and links, and without attributes. Blocks are not read.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        var text = MarkdownText(markdown)
        text.read()
        let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        self.init(keepsLines ? text.plain : text.plain.replacingOccurrences(of: "\n", with: " "))
    }
}

/// Reads the inline syntax of Markdown.
private struct MarkdownText {
    private let source: [Character]
    private var index = 0
    private(set) var plain = ""

    init(_ text: String) { source = Array(text) }

    mutating func read() {
        while index < source.count {
            switch source[index] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readMarks()
            case "[": readLink()
            case "!" where character(index + 1) == "[": index += 1
            default: take(1)
            }
        }
    }

    private func character(_ index: Int) -> Character? { source.indices.contains(index) ? source[index] : nil }

    private mutating func take(_ count: Int) {
        plain += String(source[index..<min(index + count, source.count)])
        index += count
    }

    private mutating func readEscape() {
        let escaped = character(index + 1)
        if let escaped, escaped.isPunctuation || escaped.isSymbol { index += 1 }
        take(1)
    }

    private mutating func readCode() {
        let length = source[index...].prefix { $0 == "`" }.count
        var end = index + length
        while end < source.count, source[end...].prefix(while: { $0 == "`" }).count != length { end += max(1, run(at: end)) }
        guard end < source.count else { return take(length) }
        plain += String(source[index + length..<end])
        index = end + length
    }

    private func run(at start: Int) -> Int { source[start...].prefix { $0 == "`" }.count }

    /// Drops marks beside a word; keeps those between spaces, and underscores within a word.
    private mutating func readMarks() {
        let mark = source[index]
        let length = source[index...].prefix { $0 == mark }.count
        let (before, after) = (index > 0 ? source[index - 1] : " ", character(index + length) ?? " ")
        let isWithinWord = mark == "_" && (before.isLetter || before.isNumber) && (after.isLetter || after.isNumber)
        let isEmphasis = !(before.isWhitespace && after.isWhitespace) && !isWithinWord && (mark != "~" || length == 2)
        if isEmphasis { index += length } else { take(length) }
    }

    /// Replaces `[text](target)` by `text` without its marks.
    private mutating func readLink() {
        guard let close = source[index...].firstIndex(of: "]"), character(close + 1) == "(",
            let end = source[close...].firstIndex(of: ")")
        else { return take(1) }
        var text = MarkdownText(String(source[index + 1..<close]))
        text.read()
        plain += text.plain
        index = end + 1
    }
}
#endif
