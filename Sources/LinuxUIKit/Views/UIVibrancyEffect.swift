import Foundation

/// An effect over a blur. Stored, not drawn.
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
    }
}

/// The kind of content shown with the effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case fill
    case secondaryFill
    case tertiaryFill
    case separator
}
