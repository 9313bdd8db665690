/// A text whose ranges have their own fonts, kerning and paragraph styles.
public struct StyledText: Sendable, Hashable {
    /// A part of a text with a single style.
    public struct Run: Sendable, Hashable {
        public var text: String
        public var font: TextFont
        /// Points added after each character.
        public var kern: Double
        /// A paragraph has the style of its first character.
        public var paragraph: ParagraphStyle
        /// Points by which the characters are raised above the baseline.
        package var rise = 0.0
        /// The size of each character, if it stands for a picture; `nil` for letters.
        package var box: Box?

        public init(_ text: String, font: TextFont, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()) {
            self.text = text
            self.font = font
            self.kern = kern
            self.paragraph = paragraph
        }
    }

    /// A rectangle that stands on a line, in points.
    package struct Box: Sendable, Hashable {
        var width: Double
        /// Distance from the baseline to the box's top.
        var ascender: Double
        /// Distance from the baseline to the box's bottom; negative below the baseline.
        var descender: Double

        package init(width: Double, ascender: Double, descender: Double) {
            (self.width, self.ascender, self.descender) = (width, ascender, descender)
        }
    }

    public var runs: [Run]

    public init(runs: [Run]) {
        self.runs = runs
    }

    /// A text with a single style.
    public init(_ text: String, font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) {
        runs = [Run(text, font: font, paragraph: paragraph)]
    }

    /// The plain text.
    public var string: String { runs.map(\.text).joined() }
}

/// Line breaking, spacing and indents of a paragraph. Lengths are in points.
public struct ParagraphStyle: Sendable, Hashable {
    /// The treatment of a paragraph that is too long for a line.
    public enum LineBreakMode: Sendable, Hashable {
        /// Breaks between words, or between characters if a single word is too long.
        case words
        case characters
        /// Keeps a single line and clips it.
        case clipping
        /// Keeps a single line, with an ellipsis in place of characters that do not fit.
        case truncating
    }

    /// The end of the last line that fits, if more of the text follows.
    public enum LastLine: Sendable, Hashable {
        /// Broken like any other line.
        case broken
        /// As many characters as fit with an ellipsis, whose position does not change the width.
        case truncated
        /// Clipped; takes the whole available width.
        case clipped
    }

    public var lineBreakMode = LineBreakMode.words
    public var lastLine = LastLine.broken
    /// Space between lines, not below the last.
    public var lineSpacing = 0.0
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    /// Minimum line height; 0 for none.
    public var minimumLineHeight = 0.0
    /// Maximum line height; 0 for none.
    public var maximumLineHeight = 0.0
    /// Multiple of the font's line height; 0 means 1.
    public var lineHeightMultiple = 0.0
    /// Distance from the leading edge to the first line.
    public var firstLineHeadIndent = 0.0
    /// Distance from the leading edge to the other lines.
    public var headIndent = 0.0
    /// The lines' end: if positive, its distance from the leading edge; otherwise a shift from the trailing edge.
    public var tailIndent = 0.0

    public init() {}

    /// The line height for a font's natural height: multiplied, then clamped.
    func lineHeight(natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// The width available to a line.
    func room(in width: Double, isFirst: Bool) -> Double {
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(0, end - (isFirst ? firstLineHeadIndent : headIndent))
    }
}
