public import Foundation

/// A knock that the user feels. Nothing is felt: what it is told is kept by nobody.
open class UIImpactFeedbackGenerator: NSObject {
    /// How hard it is.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium
        case heavy
        case soft
        case rigid
    }

    public init(style: FeedbackStyle = .medium) {}

    open func prepare() {}
    open func impactOccurred() {}
}
