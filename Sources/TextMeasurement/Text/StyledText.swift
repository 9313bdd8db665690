/// A text whose ranges have fonts, kerning and paragraph styles of their own.
public struct StyledText: Sendable, Hashable {
    /// A part of a text in one style.
    public struct Run: Sendable, Hashable {
        public var text: String
        public var font: TextFont
        /// Points added after each character.
        public var kern: Double
        /// That of a paragraph is its first character's.
        public var paragraph: ParagraphStyle

        public init(_ text: String, font: TextFont, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()) {
            self.text = text
            self.font = font
            self.kern = kern
            self.paragraph = paragraph
        }
    }

    public var runs: [Run]

    public init(runs: [Run]) {
        self.runs = runs
    }

    /// A text in one style.
    public init(_ text: String, font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) {
        runs = [Run(text, font: font, paragraph: paragraph)]
    }

    /// The characters without their styles.
    public var string: String { runs.map(\.text).joined() }
}

/// How the lines of a paragraph are broken and spaced. Lengths are points.
public struct ParagraphStyle: Sendable, Hashable {
    /// What becomes of a paragraph that is too long for a line.
    public enum LineBreakMode: Sendable, Hashable {
        /// It is broken between words, and between characters where a word alone is too long.
        case words
        case characters
        /// It stays one line, which is cut off.
        case clipping
        /// It stays one line, in which an ellipsis stands for what has no room.
        case truncating
    }

    public var lineBreakMode = LineBreakMode.words
    /// Between lines: not below the last.
    public var lineSpacing = 0.0
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    /// 0 means none.
    public var minimumLineHeight = 0.0
    /// 0 means none.
    public var maximumLineHeight = 0.0
    /// Times the font's line height; 0 means 1.
    public var lineHeightMultiple = 0.0
    /// From the leading edge to a paragraph's first line.
    public var firstLineHeadIndent = 0.0
    /// From the leading edge to its other lines.
    public var headIndent = 0.0
    /// From the leading edge to the end of lines; from the trailing edge if it is 0 or negative.
    public var tailIndent = 0.0

    public init() {}

    /// The height of a line in fonts of a height: first the multiple, then the bounds.
    func lineHeight(natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// What a line has of a width.
    func room(in width: Double, isFirst: Bool) -> Double {
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(0, end - (isFirst ? firstLineHeadIndent : headIndent))
    }
}
