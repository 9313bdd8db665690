import Foundation

open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init() }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
    case separator
}

open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular = 0, clear
    }

    public let style: Style
    open var isInteractive = false
    open var tintColor: UIColor?

    public init(style: Style) { self.style = style }

    public convenience override init() { self.init(style: .regular) }
}

open class UIGlassContainerEffect: UIVisualEffect {
    /// Spacing in points.
    open var spacing: CGFloat = 0

    public override init() {}
}
