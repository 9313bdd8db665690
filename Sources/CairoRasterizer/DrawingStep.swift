import Scene

/// A step of drawing a list of nodes: one of them, or a symbol of several shapes.
///
/// There is a step for every node of a picture, so it is small.
struct DrawingStep {
    /// The step's first node in its list, and how many they are.
    var node: Int32
    var nodeCount: Int32
    /// The next step of the same list; those of a group's children lie between.
    var next: Int32
    /// The number of a tile that shows the same, or -1.
    var tile: Int32
    /// The rows that it draws in, in points of the list; none for a step that draws nothing.
    var top: Float
    var bottom: Float
    /// Whether the clip of the group that holds the list cuts something off.
    var isCut: Bool

    var nodes: Range<Int> { Int(node)..<Int(node + nodeCount) }

    func meets(_ visible: Rect) -> Bool {
        Double(top) <= visible.maxY && Double(bottom) >= visible.minY
    }
}
