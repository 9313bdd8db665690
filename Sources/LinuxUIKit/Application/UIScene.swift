public import Foundation

/// A part of the app's interface: that of the current viewport.
open class UIScene: NSObject {
    /// Whether the user sees a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    open var title: String!
    open var activationState: ActivationState { .foregroundActive }

    override init() {}
}
