import VectorScene

/// One level of a layout: a box with its members in it, enlarged from the column before.
struct ExplodedColumn {
    var level: ExplodedLevel
    /// `Section 0`; shorter ones after longer ones.
    var titles: [String]
    /// What else there is to say, in short phrases.
    var tags: [String]
    /// Back to front, in the column's coordinates.
    var boxes: [ExplodedBox]
    var notes: [ExplodedNote] = []
    var size: Size
    /// The box that the column is about.
    var frame: Rect
    /// The member that the next column enlarges.
    var enlarged: Rect?

    /// Between a box and its members, so that their outlines stay apart.
    static let padding = 10.0
}

/// How far into a layout something stands.
enum ExplodedLevel: Sendable, Hashable {
    case layout
    /// By its index.
    case section(Int)
    /// 0 for a section's group, 1 for a group in that, and so on.
    case group(Int)
    case item
}

/// A shape of an exploded diagram, and what may be written in it.
struct ExplodedBox {
    enum Look: Hashable {
        /// What a column shows the inside of.
        case container
        /// The member that the next column enlarges.
        case enlarged
        case member
        /// A member that the screen does not show.
        case beyond
        /// A place of a group for which there is no item.
        case missing
        /// A header, footer or side item.
        case bar
        /// A background.
        case panel
        case badge
    }

    var rect: Rect
    var level: ExplodedLevel
    var look: Look
    /// What may be written in it, the best first; nothing where none fits.
    var texts: [String] = []
    /// What it is, for those who do not see the picture.
    var name: String
}

/// A remark beside boxes: what was left out, or where the screen ends.
struct ExplodedNote {
    /// The best first.
    var texts: [String]
    var rect: Rect
}
