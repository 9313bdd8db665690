/// The end of an axis at which a boundary item lies, or neither.
package enum BoundarySide: Sendable {
    case near
    case middle
    case far

    init(_ alignment: NSRectAlignment, along axis: Axis) {
        let edges = alignment.edges
        let (near, far): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        self = edges.contains(near) ? .near : edges.contains(far) ? .far : .middle
    }
}
