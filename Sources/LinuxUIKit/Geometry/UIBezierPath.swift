public import Foundation

/// A path around a rectangle. Other paths are unsupported; its bounds are stored, and it is not drawn.
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

extension CGPath {
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(boundingBox: transform.map { rect.applying($0.pointee) } ?? rect)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(rect: rect, transform: transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect: rect, transform: transform)
    }
}
#endif

/// A set of corners. Ignored: nothing is drawn.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
