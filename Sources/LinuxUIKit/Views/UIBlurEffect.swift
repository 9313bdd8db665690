public import CompositionalLayout

/// A blur of what is behind. It is kept, not drawn.
open class UIBlurEffect: UIVisualEffect {
    /// What it looks like.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light
        case dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
    }

    public convenience init(style: Style) {
        self.init()
    }
}
