import TextMeasurement
import VectorScene
import ViewPictures

/// Sets a view's text in the built-in font, each part as wide as in the system font.
struct ViewTextPainter {
    let typesetter: Typesetter

    /// Draws the lines of a text.
    ///
    /// - Parameter rect: the view's rectangle.
    func drawn(_ text: ViewText, in rect: Rect) -> DrawnView {
        var drawn = DrawnView()
        for line in text.lines {
            let sum = line.runs.reduce(0) { $0 + $1.width }
            let share = sum > 0 ? line.width / sum : 1
            var point = Point(x: rect.x + line.x, y: rect.y + line.baseline)
            for run in visualRuns(of: line) where run.width > 0 {
                drawn.append(self.drawn(run, at: point, width: run.width * share))
                point.x += run.width * share
            }
        }
        return drawn
    }

    /// The runs of a line from left to right. Runs that mix directions are divided (UAX #9). A line of one style stays whole if its first
    /// letter has the paragraph's direction: the typesetter then orders the letters.
    private func visualRuns(of line: ViewText.Line) -> [ViewText.Run] {
        let scalars = line.runs.flatMap { Array($0.text.unicodeScalars) }
        let levels = BidirectionalText(scalars, line.isRightToLeft ? .rightToLeft : .leftToRight).levels
        guard levels.contains(where: { $0 > 0 }), line.runs.count > 1 || BidirectionalText(scalars).levels != levels else { return line.runs }
        var (parts, own, index) = ([ViewText.Run](), [UInt8](), 0)
        for run in line.runs {
            let setting = Typesetter.Style(size: run.style.fontSize, weight: Self.pen(run.style.weight).weight)
            let first = parts.count
            for character in run.text {
                if parts.count == first || own.last != levels[index] {
                    parts.append(ViewText.Run("", width: 0, style: run.style))
                    own.append(levels[index])
                }
                parts[parts.count - 1].text.append(character)
                index += character.unicodeScalars.count
            }
            let widths = parts[first...].map { typesetter.width(of: $0.text, setting) }
            let sum = widths.reduce(0, +)
            for (part, width) in zip(parts.indices[first...], widths) { parts[part].width = sum > 0 ? run.width * width / sum : 0 }
        }
        // The typesetter orders a part by its letters; one without any is turned here.
        for index in parts.indices where own[index] % 2 == 1 && BidirectionalText.isRightToLeft(parts[index].text.unicodeScalars) != true {
            parts[index].text = BidirectionalText.turned(parts[index].text)
        }
        return BidirectionalText.order(ofLevels: own).map { parts[$0] }
    }

    private func drawn(_ run: ViewText.Run, at point: Point, width: Double) -> DrawnView {
        let (style, size) = (run.style, run.style.fontSize)
        let box = Rect(
            x: point.x, y: point.y - size * Self.ascent, width: width, height: size * (Self.ascent + Self.descent))
        var nodes: [Node] = []
        func line(_ color: ViewColor, _ rect: Rect) {
            nodes.append(.shape(ShapeNode(.rect(rect), fill: .color(AdaptiveColor(color)))))
        }
        if let background = style.background, background.isVisible { line(background, box) }
        if style.color.isVisible, let letters = letters(run, at: point, width: width) { nodes.append(letters) }
        let pen = max(0.8, size * 0.06)
        if style.isUnderlined {
            line(style.color, Rect(x: point.x, y: point.y + size * 0.1, width: width, height: pen))
        }
        if style.isStruckThrough {
            line(style.color, Rect(x: point.x, y: point.y - size * 0.27 - pen / 2, width: width, height: pen))
        }
        return DrawnView(nodes, nodes.isEmpty ? nil : box)
    }

    private func letters(_ run: ViewText.Run, at point: Point, width: Double) -> Node? {
        let style = run.style
        let pen = Self.pen(style.weight)
        let setting = Typesetter.Style(size: Self.size(style.fontSize), weight: pen.weight)
        let spacing: Typesetter.Spacing = style.isMonospaced ? .cells : .letters
        var text = typesetter.run(
            run.text, setting, color: AdaptiveColor(style.color), Typesetter.Room(start: point, width: width, spacing: spacing))
        guard !text.glyphs.isEmpty else { return nil }
        text.strokeWidth = Typesetter.rounded(text.strokeWidth * pen.share)
        guard style.isItalic else { return .text(text) }
        let slant = Transform(a: 1, b: 0, c: -Self.slant, d: 1, tx: Self.slant * point.y, ty: 0)
        return .group(Group([.text(text)], transform: slant))
    }
}

extension ViewTextPainter {
    /// The system font's ascent and descent, in ems.
    private static let (ascent, descent) = (0.952, 0.241)

    /// The size of the built-in font that matches a size of the system font: small letters are equally high, and texts on average
    /// equally wide. From 20 points up, the system font is spaced more tightly.
    private static func size(_ size: Double) -> Double {
        Typesetter.rounded(size * (0.98 - 0.03 * min(max((size - 17) / 11, 0), 1)))
    }

    /// The horizontal offset per point of height.
    private static let slant = 0.2

    /// The built-in font's weight, and a factor for its stroke width, that match a weight of 100 to 900.
    private static func pen(_ weight: Int) -> (weight: TextRun.Weight, share: Double) {
        switch weight {
        case ..<150: (.regular, 0.5)
        case ..<250: (.regular, 0.65)
        case ..<350: (.regular, 0.82)
        case ..<450: (.regular, 1)
        case ..<550: (.medium, 1)
        case ..<650: (.bold, 0.88)
        case ..<750: (.bold, 1)
        case ..<850: (.bold, 1.12)
        default: (.bold, 1.24)
        }
    }
}
