/// A header, footer or side item of a section or of the layout.
struct BoundaryDescription: Sendable, Hashable {
    var kind: String
    var size: PixelDimensions
    var insets: PixelInsets
    var alignment: NSRectAlignment
    var offset: PixelPoint
    var extendsBoundary: Bool
    var isPinned: Bool
    var zIndex: Int

    func side(_ axis: Axis) -> BoundarySide { BoundarySide(alignment, along: axis) }
}
