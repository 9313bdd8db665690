import Scene

/// The texts of a header, footer or side item: its title and, where there is room, its kind.
struct BarText {
    let title: String?
    let kind: String
    let rect: Rect
    /// What is seen of the bar.
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

    /// A bar too narrow for text at its side holds it in the middle.
    private var isNarrow: Bool { rect.width < 100 }

    private var box: Rect {
        let padding = isNarrow ? 3 : min(16, rect.width * 0.06)
        return Rect(
            x: shown.minX + padding, y: shown.minY + 2, width: max(0, shown.width - 2 * padding),
            height: max(0, shown.height - 4))
    }

    /// The title at the places it may stand, best first; shortened, at the largest size that there is, where it fits at
    /// none.
    var titles: [Label] {
        let sizes = isNarrow ? [min(size, 13), 11, 9] : [size, 11, 9].filter { $0 <= size }
        return titles(sizes, mayBeShortened: false) + (rect.width >= 60 ? titles(sizes, mayBeShortened: true) : [])
    }

    private func titles(_ sizes: [Double], mayBeShortened: Bool) -> [Label] {
        sizes.flatMap { size in
            [isNarrow ? Typesetter.Alignment.middle : .start, .middle, .end].map { horizontal in
                Label(
                    text: title ?? Self.words(kind),
                    place: LabelPlace(
                        box: box, style: .init(size: size, weight: .bold), horizontal: horizontal, vertical: .middle),
                    color: theme.text, mayBeShortened: mayBeShortened)
            }
        }
    }

    /// The kind at the other side, if the title leaves room for it.
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

    /// UIKit's own kinds by the words people use for them.
    static func words(_ kind: String) -> String {
        switch kind {
        case "UICollectionElementKindSectionHeader": "Header"
        case "UICollectionElementKindSectionFooter": "Footer"
        default: kind
        }
    }
}
