import Scene

/// A step of drawing a list of nodes: one of them, or a motif of several shapes.
struct DrawingStep {
    /// A motif that the picture repeats, and the pixel that its tile is put at.
    struct Tile {
        var motif: Int
        var column: Int
        var row: Int
        var width: Int
        var height: Int
    }

    /// Indexes in the list.
    let nodes: Range<Int>
    /// What it draws in, in the coordinates of the list; `nil` for nothing.
    let bounds: Rect?
    /// Whether the clip of the group that holds the list cuts something off.
    let isCut: Bool
    var tile: Tile?
    /// Those of a group's children.
    var steps: [DrawingStep]

    func meets(_ visible: Rect) -> Bool {
        guard let bounds else { return false }
        return bounds.minY <= visible.maxY && bounds.maxY >= visible.minY
    }
}
