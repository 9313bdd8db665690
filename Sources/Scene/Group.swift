/// Nodes that are drawn together.
public struct Group: Sendable, Hashable {
    public var children: [Node]
    /// What the group stands for, for readers that can tell.
    public var meaning: Meaning?
    /// How the group is drawn, where that is other than as it is: few groups are, so it has a place of its own.
    private var effects: GroupEffects?

    public init(
        _ children: [Node], clip: Shape? = nil, transform: Transform = .identity, opacity: Double = 1,
        meaning: Meaning? = nil
    ) {
        self.children = children
        self.meaning = meaning
        effects = GroupEffects(clip: clip, transform: transform, opacity: opacity)
    }

    /// Nothing is drawn outside it; in the group's own coordinates.
    public var clip: Shape? {
        get { effects?.clip }
        set { effects = GroupEffects(clip: newValue, transform: transform, opacity: opacity) }
    }

    public var transform: Transform {
        get { effects?.transform ?? .identity }
        set { effects = GroupEffects(clip: clip, transform: newValue, opacity: opacity) }
    }

    /// From 0, not seen, to 1. It applies to the group as a whole.
    public var opacity: Double {
        get { effects?.opacity ?? 1 }
        set { effects = GroupEffects(clip: clip, transform: transform, opacity: newValue) }
    }
}
