public import Foundation

open class UIPointerRegion: NSObject {
    /// Rectangle in points, in the view's coordinates.
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

open class UIPointerRegionRequest: NSObject {
    /// Location in points, in the view's coordinates.
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    private override init() {}

    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

public enum UIPointerEffect {
    public enum TintMode: Int, Sendable {
        case none = 0, overlay, underlay
    }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

public enum UIPointerShape {
    /// Radius in points.
    public static let defaultCornerRadius: CGFloat = 8

    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}
