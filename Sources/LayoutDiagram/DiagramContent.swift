/// What part of a layout a diagram shows.
public enum DiagramContent: Sendable, Hashable {
    /// What can be seen on the screen at the viewport's offset.
    case visible
    /// Everything, in place of the screen.
    case whole
    /// All of one section.
    case section(Int)
}
