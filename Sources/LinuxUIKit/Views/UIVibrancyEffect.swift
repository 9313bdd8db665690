import Foundation

/// An effect over a blur.
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init() }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// The kind of content shown with the effect.
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

/// The look of several pieces of glass.
open class UIGlassContainerEffect: UIVisualEffect {
    /// Spacing in points.
    open var spacing: CGFloat = 0

    public override init() {}
}
