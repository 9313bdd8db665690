public import CompositionalLayout
public import Foundation

/// A path round a rectangle. Its bounds are kept; it is not drawn, and there are no others.
open class UIBezierPath: NSObject {
    /// The smallest rectangle around the path's points.
    public let bounds: CGRect

    public init(rect: CGRect) {
        bounds = rect
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(rect: rect)
    }
}

#if !canImport(CoreGraphics)
extension UIBezierPath {
    public var cgPath: CGPath { CGPath(boundingBox: bounds) }
}
#endif
