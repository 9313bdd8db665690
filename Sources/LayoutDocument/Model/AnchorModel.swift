import CompositionalLayout

/// A point on an item or a group, or on the view anchored there.
struct AnchorModel: Sendable {
    var edges: NSDirectionalRectEdge
    var offset: PointValue?
    var isFractionalOffset = false
}
