import Scene

/// One step of drawing a picture. A picture has several for each of its elements, so steps are small.
enum SVGStep: BitwiseCopyable {
    /// Begins the group of an element, by its number.
    case element(Int)
    /// Draws the motif that is the next in drawing order.
    case motif
    /// Draws what is left of a text beside pieces that are written elsewhere; the text is the next in drawing order.
    case outlines(UnsafePointer<Node>)
    /// Draws a shape or a live text, or begins a group.
    case node(UnsafePointer<Node>)
    /// Ends the group that was begun last.
    case end
}
