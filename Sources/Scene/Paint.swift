/// What a shape is filled or stroked with.
public enum Paint: Sendable, Hashable {
    case color(AdaptiveColor)
    case gradient(LinearGradient)
}
