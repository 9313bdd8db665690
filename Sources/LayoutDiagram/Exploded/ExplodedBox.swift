import Scene

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
