import Foundation
public import VectorScene

/// Turns text into strokes, the same on every machine: no font is asked.
///
/// It remembers the characters that it has set: one that sets many texts is faster, and their strokes take less memory.
public struct Typesetter {
    public typealias Weight = TextRun.Weight

    /// A size in points and a weight.
    public struct Style: Sendable, Hashable {
        public var size: Double
        public var weight: Weight

        public init(size: Double, weight: Weight = .regular) {
            self.size = size
            self.weight = weight
        }
    }

    /// Where a text's given point lies on it.
    public typealias Alignment = TextRun.Alignment

    private let letterings = StyledLetterings()

    public init() {}

    /// Height of capitals above the baseline, in points.
    public func capHeight(_ style: Style) -> Double { style.size / 1000 * Pen.capHeight }

    /// Height above the baseline of a text's tallest character, in points.
    func inkHeight(of text: String, _ style: Style) -> Double {
        let lettering = letterings[style]
        var height = 0.0
        _ = layOut(characters(of: text), lettering) { height = max(height, $1.inkHeight ?? 0) }
        return height * lettering.scale
    }

    /// The advance of a text in points.
    public func width(of text: String, _ style: Style) -> Double {
        let lettering = letterings[style]
        return layOut(characters(of: text), lettering) { _, _ in } * lettering.scale
    }

    /// A line of text.
    ///
    /// - Parameters:
    ///   - text: its characters, in order.
    ///   - point: on the baseline, in points.
    ///   - style: its size and weight.
    ///   - color: the strokes' colour.
    ///   - alignment: where on the text that point is.
    public func run(
        _ text: String, at point: Point, _ style: Style, color: AdaptiveColor, alignment: Alignment = .start
    ) -> TextRun {
        let lettering = letterings[style]
        let characters = characters(of: text)
        var glyphs: [TextRun.Glyph] = []
        glyphs.reserveCapacity(characters.lazy.filter { $0 != " " }.count)
        let advance = lettering.scale * layOut(characters, lettering) { x, character in
            guard character.strokes.bounds != nil else { return }
            glyphs.append(TextRun.Glyph(character.strokes, x: Self.rounded(x * lettering.scale)))
        }
        let x = switch alignment {
        case .start: point.x
        case .middle: point.x - advance / 2
        case .end: point.x - advance
        }
        return TextRun(
            text: text, size: style.size, weight: style.weight,
            origin: Point(x: x, y: point.y), alignment: alignment, glyphs: glyphs,
            strokeWidth: Self.rounded(lettering.pen.width * lettering.scale), color: color, advance: advance)
    }

    /// A hundredth of a point is finer than any pen, and keeps the numbers short.
    static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }

    /// The characters of a text that the lettering lacks, each once, in order.
    public func missingCharacters(in text: String) -> [Unicode.Scalar] {
        var seen: Set<Unicode.Scalar> = []
        return characters(of: text).filter { !Lettering.has($0) && seen.insert($0).inserted }
    }

    /// Walks a text's characters with their origins along the baseline.
    ///
    /// - Returns: the text's advance; all in units.
    private func layOut(
        _ characters: [Unicode.Scalar], _ lettering: StyledLettering, _ body: (Double, StyledLettering.Character) -> Void
    ) -> Double {
        var x = 0.0
        var previous: Unicode.Scalar?
        for scalar in characters {
            if let previous { x += Lettering.kerning(previous, scalar) }
            let character = lettering.character(scalar)
            // Half of a character's tracking stands on each side of it.
            body(x + lettering.pen.tracking / 2, character)
            x += character.advance
            previous = scalar
        }
        return x
    }

    /// The characters to draw: composed, one for each that a reader would count, white space as plain spaces.
    private func characters(of text: String) -> [Unicode.Scalar] {
        if text.unicodeScalars.allSatisfy(Self.isPlain) { return Array(text.unicodeScalars) }
        return text.precomposedStringWithCanonicalMapping.compactMap { character in
            if character.isWhitespace { return " " }
            return character.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
        }
    }

    /// Whether a character is one by itself, shown as it is, among others like it: Latin and punctuation, which most texts
    /// have nothing else of. The soft hyphen shows nothing.
    private static func isPlain(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x180, 0x2010..<0x2028: true
        default: false
        }
    }
}

/// The lettering in the styles that were asked for.
private final class StyledLetterings {
    private var letterings: [Typesetter.Style: StyledLettering] = [:]

    subscript(style: Typesetter.Style) -> StyledLettering {
        if let lettering = letterings[style] { return lettering }
        let lettering = StyledLettering(style)
        letterings[style] = lettering
        return lettering
    }
}

// MARK: - Fitting

extension Typesetter {
    /// The text if it fits, else its beginning with an ellipsis; `nil` where not even one character fits.
    public func fitted(_ text: String, _ style: Style, width: Double) -> String? {
        if self.width(of: text, style) <= width { return text }
        let characters = Array(text)
        // The longest beginning that fits: widths grow with the text, so it can be halved to.
        var (low, high) = (0, characters.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.width(of: shortened(characters, middle), style) <= width { low = middle } else { high = middle - 1 }
        }
        guard low > 0, self.width(of: shortened(characters, low), style) <= width else { return nil }
        return shortened(characters, low)
    }

    private func shortened(_ characters: [Character], _ count: Int) -> String {
        var kept = characters.prefix(count)
        while let last = kept.last, last.isWhitespace { kept.removeLast() }
        return String(kept) + "…"
    }

    /// Breaks a list of phrases into lines, joined by a separator; a phrase that is wider than a line is shortened.
    public func lines(of phrases: [String], separator: String, _ style: Style, width: Double) -> [String] {
        var lines: [String] = []
        for phrase in phrases {
            if let last = lines.last, self.width(of: last + separator + phrase, style) <= width {
                lines[lines.count - 1] = last + separator + phrase
            } else if let fitted = fitted(phrase, style, width: width) {
                lines.append(fitted)
            }
        }
        return lines
    }
}
