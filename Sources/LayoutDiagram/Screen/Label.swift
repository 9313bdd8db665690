import VectorScene

/// A text and a possible position for it.
struct Label {
    var text: String
    var place: LabelPlace
    var color: AdaptiveColor
    /// True if the text may be truncated with an ellipsis.
    var mayBeShortened: Bool

    /// The typeset text; `nil` if it does not fit its box.
    func run(_ typesetter: Typesetter) -> TextRun? {
        let style = place.style
        guard place.box.height >= typesetter.capHeight(style) else { return nil }
        let fitted = mayBeShortened
            ? typesetter.fitted(text, style, width: place.box.width)
            : typesetter.fits(text, style, width: place.box.width) ? text : nil
        guard let fitted, !fitted.isEmpty else { return nil }
        let x = switch place.horizontal {
        case .start: place.box.minX
        case .middle: place.box.midX
        case .end: place.box.maxX
        }
        let cap = typesetter.capHeight(style)
        // Text alone in the middle of a box is centred by its ink; rows of text are aligned by their cap height.
        let height = place.horizontal == .middle ? typesetter.inkHeight(of: fitted, style) : cap
        let baseline = switch place.vertical {
        case .start: place.box.minY + cap
        case .middle: place.box.midY + Typesetter.rounded(height / 2)
        case .end: place.box.maxY
        }
        return typesetter.run(
            fitted, at: Point(x: x, y: baseline), style, color: color, alignment: place.horizontal)
    }
}

/// A box for a label, with its alignment.
struct LabelPlace {
    var box: Rect
    var style: Typesetter.Style
    var horizontal: Typesetter.Alignment
    /// The alignment of the cap height: at the box's top, middle or bottom.
    var vertical: Typesetter.Alignment
    /// True if a text that is too long for the box may be truncated.
    var mayShorten = true

    /// The same place mirrored to the box's other side.
    var mirrored: LabelPlace {
        var place = self
        place.horizontal = switch horizontal {
        case .start: .end
        case .middle: .middle
        case .end: .start
        }
        return place
    }
}

/// The texts of a header, footer or side item: its title and, if there is room, its kind.
struct BarText {
    let title: String?
    let kind: String
    let rect: Rect
    /// The visible part of the bar.
    let shown: Rect
    let theme: Theme
    let isRightToLeft: Bool

    private var size: Double {
        switch rect.height {
        case 64...: 20
        case 36..<64: 15
        case 26..<36: 13
        case 18..<26: 11
        default: 9
        }
    }

    /// True if the bar is too narrow for text at its side; its text is then centred.
    private var isNarrow: Bool { rect.width < 100 }

    private var box: Rect {
        let padding = isNarrow ? 3 : min(16, rect.width * 0.06)
        return Rect(
            x: shown.minX + padding, y: shown.minY + 2, width: max(0, shown.width - 2 * padding),
            height: max(0, shown.height - 4))
    }

    private var sizes: [Double] { isNarrow ? [min(size, 13), 11, 9] : [size, 11, 9].filter { $0 <= size } }

    /// The title at its possible positions, best first; in a very narrow bar, none for a truncated title.
    func titles(mayBeShortened: Bool) -> [Label] {
        mayBeShortened && rect.width < 60 ? [] : sizes.flatMap { size in
            [isNarrow ? Typesetter.Alignment.middle : .start, .middle, .end].map { horizontal in
                Label(
                    text: title ?? Self.words(kind),
                    place: LabelPlace(
                        box: box, style: .init(size: size, weight: .bold), horizontal: horizontal, vertical: .middle),
                    color: theme.text, mayBeShortened: mayBeShortened)
            }
        }
    }

    /// The lines of the title in the largest size that fits; empty if none does.
    func lines(_ typesetter: Typesetter) -> [Label] {
        guard let title, !isNarrow else { return [] }
        for size in [min(size, 15), 13, 11, 9] where size <= self.size {
            let style = Typesetter.Style(size: size, weight: .bold)
            let lines = typesetter.lines(of: title, style, width: box.width)
            let pitch = typesetter.room(size * 1.35, at: size)
            guard lines.joined(separator: " ") == title, Double(lines.count) * pitch <= box.height else { continue }
            let top = box.midY - pitch * Double(lines.count) / 2
            return lines.enumerated().map { index, line in
                let row = Rect(x: box.x, y: top + Double(index) * pitch, width: box.width, height: pitch)
                let place = LabelPlace(box: row, style: style, horizontal: .start, vertical: .middle)
                return Label(text: line, place: place, color: theme.text, mayBeShortened: false)
            }
        }
        return []
    }

    /// The kind, on the opposite side, if the title leaves space for it.
    func kinds(beside title: TextRun) -> [Label] {
        guard self.title != nil, !isNarrow, rect.height >= 18 else { return [] }
        let gap = 16.0
        let left = isRightToLeft ? box.minX : title.origin.x + title.advance + gap
        let right = isRightToLeft ? title.origin.x - gap : box.maxX
        let room = Rect(x: left, y: box.y, width: max(0, right - left), height: box.height)
        return [Label(
            text: Self.words(kind),
            place: LabelPlace(box: room, style: .init(size: min(11, size)), horizontal: .end, vertical: .middle),
            color: theme.secondaryText, mayBeShortened: false)]
    }

    /// The word shown for an element kind: `Header` and `Footer` for UIKit's own kinds, any other kind unchanged.
    static func words(_ kind: String) -> String {
        switch kind {
        case "UICollectionElementKindSectionHeader": "Header"
        case "UICollectionElementKindSectionFooter": "Footer"
        default: kind
        }
    }
}
