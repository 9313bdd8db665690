public import Foundation

// Rectangles, sizes and points as objects, for Objective-C style collections.

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    public var cgRectValue: CGRect { rectValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgPointValue: CGPoint { pointValue }
}

/// A rectangle as text, in UIKit's format: `{{0, 0}, {1, 1}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
/// A size as text: `{1, 1}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// A point as text: `{0, 0}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
