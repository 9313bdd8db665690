import TextMeasurement
public import VectorScene

/// Turns text into strokes, the same on every machine, without system fonts.
///
/// The built-in font covers Latin, modern Greek, Cyrillic and unpointed Hebrew, which runs from right to left; ``GlyphBlock/all``
/// lists its characters. Supplementary ``Fonts`` draw other characters as outlines. A character that no font has is a light box. At
/// 13 points and larger, the box shows the code point in hexadecimal, except for an emoji.
///
/// It caches glyphs: reuse one typesetter for many texts, which is faster and takes less memory.
public struct Typesetter {
    public typealias Weight = TextRun.Weight

    /// A size in points, with a weight.
    public struct Style: Sendable, Hashable {
        public var size: Double
        public var weight: Weight

        public init(size: Double, weight: Weight = .regular) {
            self.size = size
            self.weight = weight
        }
    }

    /// The point of a text that is placed at the given position.
    public typealias Alignment = TextRun.Alignment

    let fonts = FontCache()
    /// The minimum text size, in points; smaller text is set in this size.
    let minimumSize: Double
    let given: Fonts?

    /// - Parameter given: fonts that supplement the built-in one.
    public init(fonts given: Fonts? = nil) {
        self.init(minimumSize: 0, fonts: given)
    }

    init(_ style: DiagramStyle) {
        self.init(minimumSize: style.textSize, fonts: style.fonts)
    }

    private init(minimumSize: Double, fonts given: Fonts?) {
        self.minimumSize = minimumSize
        self.given = given
    }

    /// The style with the minimum size applied.
    private func actual(_ style: Style) -> Style {
        style.size >= minimumSize ? style : Style(size: minimumSize, weight: style.weight)
    }

    /// The height of a line designed for text of a size, enlarged in proportion if the minimum text size is larger.
    func room(_ height: Double, at size: Double = 11) -> Double { height * max(1, minimumSize / size) }

    /// The height of capitals above the baseline, in points.
    public func capHeight(_ style: Style) -> Double { actual(style).size / 1000 * Pen.capHeight }

    /// The top of a text's ink above the baseline, in points.
    func inkHeight(of text: String, _ style: Style) -> Double {
        let font = fonts[actual(style)]
        var height = 0.0
        _ = layOut(text, font) { height = max(height, $1.inkHeight ?? 0) }
        return height * font.scale
    }

    /// The advance of a text in points.
    public func width(of text: String, _ style: Style) -> Double {
        let font = fonts[actual(style)]
        return layOut(text, font) { _, _ in } * font.scale
    }

    /// A line of text.
    ///
    /// - Parameters:
    ///   - text: the text to set.
    ///   - point: a point on the baseline, in points.
    ///   - style: the size and weight.
    ///   - color: the colour of the strokes.
    ///   - alignment: the point of the text placed at `point`.
    public func run(
        _ text: String, at point: Point, _ style: Style, color: AdaptiveColor, alignment: Alignment = .start
    ) -> TextRun {
        let font = fonts[actual(style)]
        var glyphs: [TextRun.Glyph] = []
        glyphs.reserveCapacity(text.utf8.count)
        let advance = font.scale * layOut(text, font) { x, glyph in
            guard glyph.shape.bounds != nil else { return }
            glyphs.append(TextRun.Glyph(glyph.shape, x: Self.rounded(x * font.scale), color: glyph.color))
        }
        let x = switch alignment {
        case .start: point.x
        case .middle: point.x - advance / 2
        case .end: point.x - advance
        }
        return TextRun(
            text: text, size: max(style.size, minimumSize), weight: style.weight,
            origin: Point(x: x, y: point.y), alignment: alignment, glyphs: glyphs,
            strokeWidth: Self.rounded(font.pen.width * font.scale), color: color, advance: advance)
    }

    /// Rounds to a hundredth of a point, which is finer than any pen and keeps numbers short.
    static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }

    /// The characters of a text that no font has, in order, without duplicates: characters drawn as boxes, and marks left out.
    public func missingCharacters(in text: String) -> [Unicode.Scalar] {
        var seen: Set<Unicode.Scalar> = []
        return missing(in: text).filter { seen.insert($0).inserted }
    }

    private func missing(in text: String) -> [Unicode.Scalar] {
        guard let given, given.isNeeded(for: text) else { return Cluster.clusters(of: text).flatMap(\.missing) }
        return MixedText(text, given, weight: Weight.regular.number).segments.flatMap { $0.clusters.flatMap(\.missing) }
    }

    /// Calls `body` with each glyph of a text and its origin on the baseline, from left to right, with kerning applied.
    ///
    /// - Returns: the text's advance. All lengths are in font units.
    func layOut(
        _ text: String, _ font: StyledFont, _ body: (Double, StyledFont.StyledGlyph) -> Void
    ) -> Double {
        if let given, given.isNeeded(for: text) { return layOut(text, given, font, body) }
        return layOut(BidirectionalText.ordered(Cluster.clusters(of: text)), from: 0, font, body)
    }

    /// Lays out a text that may need supplementary fonts for some characters.
    private func layOut(
        _ text: String, _ given: Fonts, _ font: StyledFont, _ body: (Double, StyledFont.StyledGlyph) -> Void
    ) -> Double {
        let weight = font.style.weight.number
        let mixed = MixedText(text, given, weight: weight)
        var x = 0.0
        for segment in mixed.segments {
            guard let number = segment.font else {
                x = layOut(segment.clusters, from: x, font, body)
                continue
            }
            let glyphs = given.shaping.shape(
                mixed.scalars, segment.range, isRightToLeft: segment.isRightToLeft, font: number, weight: weight)
            for glyph in glyphs {
                for layer in font.layers(of: .init(font: number, glyph: glyph.glyph, y: glyph.y), given.shaping) {
                    body(x + glyph.x * 1000, layer)
                }
                x += glyph.advance * 1000
            }
        }
        return x
    }

    /// Lays out clusters of the built-in font, from left to right.
    func layOut(
        _ clusters: [Cluster], from start: Double, _ font: StyledFont, _ body: (Double, StyledFont.StyledGlyph) -> Void
    ) -> Double {
        var x = start
        var previous: Unicode.Scalar?
        for cluster in clusters {
            let glyph = font.glyph(for: cluster)
            if let previous { x += BuiltInFont.kerning(previous, glyph.kerningBase) }
            // Tracking is split evenly between a glyph's two sides.
            body(x + font.pen.tracking / 2, glyph)
            x += glyph.advance
            previous = glyph.kerningBase
        }
        return x
    }
}

/// Fonts in the styles used so far.
final class FontCache {
    private var fonts: [Typesetter.Style: StyledFont] = [:]

    subscript(style: Typesetter.Style) -> StyledFont {
        if let font = fonts[style] { return font }
        let font = StyledFont(style)
        fonts[style] = font
        return font
    }
}

// MARK: - Fitting

extension Typesetter {
    /// The text if it fits, otherwise truncated with an ellipsis; `nil` if not even one character fits.
    ///
    /// - Complexity: O(*n* log *n*) in the characters that fit, regardless of the text's length.
    public func fitted(_ text: String, _ style: Style, width: Double) -> String? {
        let beginning = beginning(of: text, style, beyond: width)
        if beginning == nil && self.width(of: text, style) <= width { return text }
        let characters = Array(beginning ?? text)
        // A binary search for the longest prefix that fits, as the width grows with the length.
        var (low, high) = (0, characters.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.width(of: shortened(characters, middle), style) <= width { low = middle } else { high = middle - 1 }
        }
        guard low > 0, self.width(of: shortened(characters, low), style) <= width else { return nil }
        return shortened(characters, low)
    }

    /// True if a text is no wider than a width.
    ///
    /// - Complexity: O(*n*) in the characters that fit, regardless of the text's length.
    func fits(_ text: String, _ style: Style, width: Double) -> Bool {
        beginning(of: text, style, beyond: width) == nil && self.width(of: text, style) <= width
    }

    /// The number of characters that are measured first of a long text.
    private static let leastBeginning = 64
    /// The whole text cannot fit if its beginning is this many times wider than the available width plus the font size. Joining
    /// forms, or another font for the last word, narrow a text by less.
    private static let excess = 4.0

    /// The beginning of a text that is far too wide for `width`, and enough to truncate it. `nil` for any other text, which must be
    /// measured in full.
    private func beginning(of text: String, _ style: Style, beyond width: Double) -> String? {
        // A text has at most as many characters as bytes.
        guard text.utf8.count > Self.leastBeginning else { return nil }
        let far = Self.excess * (max(width, 0) + max(style.size, minimumSize))
        var count = Self.leastBeginning
        while let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex), end < text.endIndex {
            let beginning = String(text[..<end])
            if self.width(of: beginning, style) > far { return beginning }
            count *= 2
        }
        return nil
    }

    private func shortened(_ characters: [Character], _ count: Int) -> String {
        var kept = characters.prefix(count)
        while let last = kept.last, last.isWhitespace { kept.removeLast() }
        return String(kept) + "…"
    }

    /// Joins phrases with a separator and breaks them into lines. A phrase wider than a line is broken between words, and a word wider
    /// than a line is truncated.
    public func lines(of phrases: [String], separator: String, _ style: Style, width: Double) -> [String] {
        var lines: [String] = []
        for phrase in phrases {
            if let last = lines.last, self.width(of: last + separator + phrase, style) <= width {
                lines[lines.count - 1] = last + separator + phrase
            } else if separator != " ", !fits(phrase, style, width: width) {
                lines += self.lines(of: phrase, style, width: width)
            } else if let fitted = fitted(phrase, style, width: width) {
                lines.append(fitted)
            }
        }
        return lines
    }

    /// Breaks a text into lines between words; words wider than a line are truncated.
    func lines(of text: String, _ style: Style, width: Double) -> [String] {
        if fits(text, style, width: width) { return [text] }
        return lines(of: text.split(separator: " ").map(String.init), separator: " ", style, width: width)
    }
}
