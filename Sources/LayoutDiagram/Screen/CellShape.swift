import CompositionalLayout
import VectorScene

/// The artwork of a cell, chosen by its proportions.
enum CellShape: Hashable {
    /// Large and nearly square: a photo.
    case photo
    /// Wide: a list row.
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

    /// Possible positions of a label in the visible part of a cell, best first.
    ///
    /// - Parameter textInset: the distance from a wide row's ends to its text; narrow rows have a smaller one.
    func labelPlaces(_ rect: Rect, _ shown: Rect, textInset: Double) -> [LabelPlace] {
        switch self {
        case .photo: corners(shown, .init(size: 11, weight: .bold), padding: 10)
        case .row: row(rect, shown, textInset)
        case .plain: middle(shown)
        }
    }

    /// Places of a label inside the insets of a cell's text, in decreasing text sizes. These places do not allow truncated
    /// labels.
    static func labelPlaces(
        _ rect: Rect, _ shown: Rect, _ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool
    ) -> [LabelPlace] {
        let (x, y) = (insets.values(.horizontal, isMirrored: isRightToLeft), insets.values(.vertical, isMirrored: false))
        let box = Rect(
            x: rect.x + x.near, y: rect.y + y.near, width: max(0, rect.width - x.near - x.far),
            height: max(0, rect.height - y.near - y.far)).intersection(shown)
        return [13.0, 11, 9].map {
            LabelPlace(box: box, style: .init(size: $0, weight: .bold), horizontal: .start, vertical: .middle, mayShorten: false)
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

/// A photo placeholder: hills and a sun.
struct PhotoArtwork {
    let rect: Rect
    let radius: Double
    /// A colour that is readable on the photo's background.
    let ink: AdaptiveColor
    /// True if mirrored, because labels start at the right.
    let isMirrored: Bool

    /// - Parameter label: the cell's label, which the sun must not overlap.
    func nodes(beside label: TextRun?) -> [Node] {
        let hills = Node.shape(ShapeNode(.path(hills), fill: .color(ink.opacity(0.13))))
        let place = isMirrored ? 1 - 0.788 : 0.788
        let sun = Rect(
            x: rect.minX + rect.width * place - sunRadius, y: rect.minY + rect.height * 0.22 - sunRadius,
            width: 2 * sunRadius, height: 2 * sunRadius)
        if let label, label.bounds.intersects(sun.inset(by: -4)) { return [hills] }
        let disc = Shape.circle(center: Point(x: sun.midX, y: sun.midY), radius: sunRadius)
        return [hills, .shape(ShapeNode(disc, fill: .color(ink.opacity(0.3))))]
    }

    private var sunRadius: Double { min(12, min(rect.width, rect.height) * 0.074) }

    /// A hill line across the cell, filled down to its rounded bottom corners.
    private var hills: Path {
        let ridge: [(x: Double, y: Double)] = [(0, 0.714), (0.317, 0.511), (0.528, 0.640), (0.761, 0.400), (1, 0.677)]
        let seen = isMirrored ? ridge.reversed().map { (x: 1 - $0.x, y: $0.y) } : ridge
        var path = Path()
        for (index, point) in seen.enumerated() {
            let place = Point(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        path.round(Point(x: rect.maxX, y: rect.maxY), from: (0, -radius), to: (-radius, 0))
        path.round(Point(x: rect.minX, y: rect.maxY), from: (radius, 0), to: (0, -radius))
        path.close()
        return path
    }
}
