import Scene

/// A text and a place it may stand.
struct Label {
    var text: String
    var place: LabelPlace
    var color: AdaptiveColor
    /// Whether an ellipsis may take the place of its end.
    var mayBeShortened: Bool

    /// The text, set; `nil` where it does not fit its box.
    func run(_ typesetter: Typesetter) -> TextRun? {
        let style = place.style
        guard place.box.height >= typesetter.capHeight(style) else { return nil }
        let fitted = mayBeShortened
            ? typesetter.fitted(text, style, width: place.box.width)
            : typesetter.width(of: text, style) <= place.box.width ? text : nil
        guard let fitted, !fitted.isEmpty else { return nil }
        let x = switch place.horizontal {
        case .start: place.box.minX
        case .middle: place.box.midX
        case .end: place.box.maxX
        }
        let cap = typesetter.capHeight(style)
        // Text alone in the middle of a box is centred by what it shows; rows of text keep to their capitals.
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

/// A box for a label, and where in it the label stands.
struct LabelPlace {
    var box: Rect
    var style: Typesetter.Style
    var horizontal: Typesetter.Alignment
    /// Of the height of capitals: at the box's top, middle or bottom.
    var vertical: Typesetter.Alignment

    /// The place at the box's other side.
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
