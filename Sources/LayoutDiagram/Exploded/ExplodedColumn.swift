import CompositionalLayout
import VectorScene

/// One level of a layout: a box with its members, enlarged from the previous column.
struct ExplodedColumn {
    var level: ExplodedLevel
    /// The title at decreasing lengths, such as `Section 0`.
    var titles: [String]
    /// Additional information, in short phrases.
    var tags: [String]
    /// Boxes back to front, in the column's coordinates.
    var boxes: [ExplodedBox]
    var notes: [ExplodedNote] = []
    var size: Size
    /// The box that represents the column's subject.
    var frame: Rect
    /// The member that the next column enlarges; `nil` in the last column.
    var enlarged: Rect?

    /// The space between a box and its members, which keeps their outlines apart.
    static let padding = 10.0
}

/// A level in the hierarchy of a layout.
enum ExplodedLevel: Sendable, Hashable {
    case layout
    case section(Int)
    /// A group, by its depth: 0 for a section's group, 1 for a group in that, and so on.
    case group(Int)
    case item
}

/// A shape of an exploded diagram, and its possible labels.
struct ExplodedBox {
    enum Look: Hashable {
        /// The subject of a column, whose contents it shows.
        case container
        /// The member that the next column enlarges.
        case enlarged
        case member
        /// A member outside the screen.
        case beyond
        /// An empty slot of a group.
        case missing
        /// A header, footer or side item.
        case bar
        case panel
        case badge
    }

    var rect: Rect
    var level: ExplodedLevel
    var look: Look
    /// Possible labels, best first; if none fits, the box has no label.
    var texts: [String] = []
    /// The box's name for assistive technology.
    var name: String

    /// The maximum number of badges drawn on a box; further ones are only counted.
    static let shownBadges = 12

    /// The views anchored to the subject of a column.
    static func badges(
        _ views: [LayoutElement], _ level: ExplodedLevel, _ subject: DrawableLayout, _ place: (Rect) -> Rect
    ) -> [ExplodedBox] {
        views.prefix(shownBadges).map { view in
            ExplodedBox(
                rect: place(subject.layout.reading(view.frame)), level: level, look: .badge,
                texts: ExplodedWords.names(of: view, subject), name: ExplodedWords.role(of: view, in: subject.layout))
        }
    }
}

/// A note beside boxes: the number of omitted members, or the end of the screen.
struct ExplodedNote {
    /// Possible texts, best first.
    var texts: [String]
    var rect: Rect
}
