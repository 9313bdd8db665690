import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension UIView {
    /// The resizing of a view with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The way that content fills a view. Stored, not drawn.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }
}

extension UIView {
    /// Resizes the subviews according to their masks.
    func resizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let (frame, mask) = (view.frame, view.autoresizingMask)
            let (x, width) = Self.follow(
                frame.minX, frame.width, of: old.width, to: bounds.width,
                flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
            let (y, height) = Self.follow(
                frame.minY, frame.height, of: old.height, to: bounds.height,
                flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// Resizes margin, length and margin. Flexible ones share the difference in proportion to their sizes, or evenly if these are
    /// zero.
    private static func follow(
        _ start: CGFloat, _ length: CGFloat, of old: CGFloat, to new: CGFloat, flexible: [Bool]
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [start, length, old - start - length]
        let shared = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        let count = CGFloat(flexible.filter { $0 }.count)
        let resized = zip(parts, flexible).map { part, isFlexible in
            guard isFlexible else { return part }
            return part + (new - old) * (shared > 0 ? part / shared : 1 / count)
        }
        return (resized[0], resized[1])
    }
}
