import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension UIView {
    /// Inserts a subview below another; on top if the other is not a subview.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, at: 0)
    }

    /// Inserts a subview above another; on top if the other is not a subview.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, at: 1)
    }

    private func insert(_ view: UIView, beside sibling: UIView, at distance: Int) {
        let others = subviews.filter { $0 !== view }
        let place = others.firstIndex { $0 === sibling }
        insertSubview(view, at: place.map { $0 + distance } ?? others.count)
    }

    /// True if the view is the other or its descendant.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The view itself or a descendant with this tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    /// The zero point of this view's coordinates, in the coordinate space around the outermost view.
    var originInAll: CGPoint { (superview?.originInAll ?? .zero).moved(from: frame.origin, to: bounds.origin) }
}

extension CGPoint {
    /// Converts the point from coordinates with one zero point to those with another; `nil` stands for (0, 0).
    func moved(from old: CGPoint?, to new: CGPoint?) -> CGPoint {
        CGPoint(x: x + (old?.x ?? 0) - (new?.x ?? 0), y: y + (old?.y ?? 0) - (new?.y ?? 0))
    }
}
