/// Nodes that are drawn together.
public struct Group: Sendable, Hashable {
    public var children: [Node]
    /// Nothing is drawn outside it; in the group's own coordinates.
    public var clip: Shape?
    public var transform: Transform
    /// From 0, not seen, to 1. It applies to the group as a whole.
    public var opacity: Double
    /// What the group stands for, for readers that can tell.
    public var meaning: Meaning?

    public init(
        _ children: [Node], clip: Shape? = nil, transform: Transform = .identity, opacity: Double = 1,
        meaning: Meaning? = nil
    ) {
        self.children = children
        self.clip = clip
        self.transform = transform
        self.opacity = opacity
        self.meaning = meaning
    }
}
