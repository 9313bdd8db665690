import Scene

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
