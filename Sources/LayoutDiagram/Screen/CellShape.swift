import Scene

/// What a cell's proportions make it look like.
enum CellShape: Hashable {
    /// Large and not far from square: a photo.
    case photo
    /// Wide: a row of a list.
    case row
    /// Anything else.
    case plain

    init(_ rect: Rect) {
        let ratio = rect.height > 0 ? rect.width / rect.height : .infinity
        if min(rect.width, rect.height) >= 64, (0.5...2.1).contains(ratio) {
            self = .photo
        } else if ratio > 2.1 {
            self = .row
        } else {
            self = .plain
        }
    }

    /// Where a label may stand in what is shown of a cell, best places first.
    ///
    /// - Parameter textInset: from a row's end to its text, where the row is wide enough for that.
    func labelPlaces(_ rect: Rect, _ shown: Rect, textInset: Double) -> [LabelPlace] {
        switch self {
        case .photo: corners(shown, .init(size: 11, weight: .bold), padding: 10)
        case .row: row(rect, shown, textInset)
        case .plain: middle(shown)
        }
    }

    private func corners(_ shown: Rect, _ style: Typesetter.Style, padding: Double) -> [LabelPlace] {
        let box = shown.inset(by: padding)
        let places: [(Typesetter.Alignment, Typesetter.Alignment)] = [
            (.start, .start), (.start, .end), (.end, .start), (.end, .end), (.middle, .middle),
        ]
        return places.map { LabelPlace(box: box, style: style, horizontal: $0, vertical: $1) }
    }

    private func row(_ rect: Rect, _ shown: Rect, _ textInset: Double) -> [LabelPlace] {
        let size: Double = rect.height >= 36 ? 13 : rect.height >= 22 ? 11 : 9
        let style = Typesetter.Style(size: size, weight: .bold)
        let padding = min(textInset, rect.width * 0.1)
        let box = Rect(
            x: shown.minX + padding, y: shown.minY + 3, width: max(0, shown.width - 2 * padding),
            height: max(0, shown.height - 6))
        return [Typesetter.Alignment.start, .middle, .end].map { horizontal in
            LabelPlace(box: box, style: style, horizontal: horizontal, vertical: .middle)
        } + corners(shown, .init(size: min(size, 11), weight: .bold), padding: min(8, rect.height / 4))
    }

    private func middle(_ shown: Rect) -> [LabelPlace] {
        [11.0, 9].flatMap { size in
            let style = Typesetter.Style(size: size, weight: .bold)
            let box = shown.inset(by: 4)
            let places: [Typesetter.Alignment] = [.middle, .start, .end]
            return places.map { LabelPlace(box: box, style: style, horizontal: .middle, vertical: $0) }
        }
    }
}
