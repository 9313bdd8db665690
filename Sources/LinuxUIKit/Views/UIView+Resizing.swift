import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
        public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
        public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
        public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
        public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
        public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }
}

extension UIView {
    /// Inserts a view behind the other subviews, always as large as this view.
    final func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    /// Resizes the subviews according to their masks.
    func resizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            var frame = view.frame
            for axis in ViewAxis.both {
                let shares = AutoresizingShares(of: view, axis, in: old[axis])
                frame.origin[axis] += (bounds.size[axis] - old[axis]) * shares.start
                frame.size[axis] += (bounds.size[axis] - old[axis]) * shares.length
            }
            view.place(at: frame)
        }
    }
}

/// Shares, from 0 to 1, of a change of the superview's length: for a view's left or top margin, and for its own length.
///
/// Flexible lengths share the change in proportion to their sizes, or evenly if all are zero.
struct AutoresizingShares {
    private(set) var start: CGFloat = 0
    private(set) var length: CGFloat = 0

    /// - Parameter outer: the superview's length, in points; `nil` for its current one.
    init(of view: UIView, _ axis: ViewAxis, in outer: CGFloat? = nil) {
        let flexible = Self.masks(axis).map(view.autoresizingMask.contains)
        guard flexible.contains(true) else { return }
        let (near, own) = (view.frame.origin[axis], view.frame.size[axis])
        let whole = outer ?? view.superview?.bounds.size[axis] ?? 0
        let parts = [near, own, whole - near - own]
        let shared = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        let count = CGFloat(flexible.filter { $0 }.count)
        let shares = zip(parts, flexible).map { $1 ? (shared > 0 ? $0 / shared : 1 / count) : 0 }
        (start, length) = (shares[0], shares[1])
    }

    /// The mask options for the margin before the view, for its length, and for the margin after it.
    static func masks(_ axis: ViewAxis) -> [UIView.AutoresizingMask] {
        switch axis {
        case .horizontal: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        case .vertical: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        }
    }
}
