import VectorScene

/// The placeholder for a missing character: a light frame with the code point in hexadecimal, if the text is large enough. The frame
/// of an emoji is empty, because it stands for a picture.
struct MissingGlyph {
    let glyph: Glyph

    /// The minimum text size, in points, at which the code is readable.
    static let leastReadableSize = 13.0
    // All lengths below are in font units.
    static let strokeWidth = 44.0
    static let top = 790.0
    private static let bottom = -110.0
    private static let sideBearing = 60.0
    /// Space between the frame and the code.
    private static let padding = 92.0
    private static let digitSize = Size(width: 190, height: 310)
    private static let gap = 76.0

    /// - Parameter hasCode: shows the code; the frame's width is the same without it.
    init(_ character: Unicode.Scalar, hasCode: Bool) {
        let digits = Self.code(of: character)
        let columns = digits.count / 2
        let width = 2 * Self.padding + Double(columns) * (Self.digitSize.width + Self.gap) - Self.gap
        var strokes = Self.frame(width)
        if hasCode, !character.properties.isEmoji {
            for (index, digit) in digits.enumerated() {
                let x = Self.sideBearing + Self.padding + Double(index % columns) * (Self.digitSize.width + Self.gap)
                let y = index < columns ? Self.top - Self.padding - Self.digitSize.height : Self.bottom + Self.padding
                Self.add(digit, at: Point(x: x, y: y), to: &strokes)
            }
        }
        glyph = Glyph(advance: width + 2 * Self.sideBearing, strokes: strokes)
    }

    /// The code point as four or six hexadecimal digits, which fill two rows of equal length.
    private static func code(of character: Unicode.Scalar) -> [Unicode.Scalar] {
        let digits = String(character.value, radix: 16, uppercase: true)
        return Array((String(repeating: "0", count: (digits.count <= 4 ? 4 : 6) - digits.count) + digits).unicodeScalars)
    }

    private static func frame(_ width: Double) -> Path {
        let right = sideBearing + width
        return Path([
            .move(Point(x: sideBearing, y: top)), .line(Point(x: right, y: top)), .line(Point(x: right, y: bottom)),
            .line(Point(x: sideBearing, y: bottom)), .close,
        ])
    }

    /// Draws a digit as large as its cell without exceeding its width.
    private static func add(_ digit: Unicode.Scalar, at corner: Point, to strokes: inout Path) {
        guard let path = BuiltInFont.glyph(for: digit)?.strokes, let bounds = path.bounds else { return }
        let y = digitSize.height / bounds.height
        let x = min(digitSize.width / bounds.width, y)
        let left = corner.x + (digitSize.width - bounds.width * x) / 2
        strokes.append(path) {
            Point(x: left + ($0.x - bounds.minX) * x, y: corner.y + ($0.y - bounds.minY) * y)
        }
    }
}
