public import CompositionalLayout
public import Foundation

/// A part of a view in which the pointer looks the same. Stored.
open class UIPointerRegion: NSObject {
    /// Points, in the view's coordinates.
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// Where the pointer is. There is none: it exists for signatures.
open class UIPointerRegionRequest: NSObject {
    /// Points, in the view's coordinates.
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

/// How the pointer looks. Stored.
open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    private override init() {}

    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// What the pointer does to what it is over. Ignored.
public enum UIPointerEffect {
    /// Whether what the pointer is over is tinted, and where.
    public enum TintMode: Int, Sendable {
        case none = 0
        case overlay
        case underlay
    }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The shape of the pointer. Ignored.
public enum UIPointerShape {
    /// Points.
    public static let defaultCornerRadius: CGFloat = 8

    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}
