public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

extension UIView {
    /// Inserts a subview below another; as the last if the other is not among the subviews.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, at: 0)
    }

    /// Inserts a subview above another; as the last if the other is not among the subviews.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, at: 1)
    }

    private func insert(_ view: UIView, beside sibling: UIView, at distance: Int) {
        let others = subviews.filter { $0 !== view }
        let place = others.firstIndex { $0 === sibling }
        insertSubview(view, at: place.map { $0 + distance } ?? others.count)
    }

    /// Whether the view is the other or its descendant.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The view itself or its descendant, of any depth, with this tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Converts a point to the coordinates of another view, or those outside the outermost view. Transforms are
    /// ignored.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, others) = (originInAll, view?.originInAll ?? .zero)
        return CGPoint(x: point.x + own.x - others.x, y: point.y + own.y - others.y)
    }

    /// Converts a point from the coordinates of another view, or those outside the outermost view. Transforms are
    /// ignored.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, others) = (originInAll, view?.originInAll ?? .zero)
        return CGPoint(x: point.x + others.x - own.x, y: point.y + others.y - own.y)
    }

    /// Converts a rectangle to the coordinates of another view, or those outside the outermost view. Transforms are
    /// ignored.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle from the coordinates of another view, or those outside the outermost view. Transforms are
    /// ignored.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The origin of this view's coordinates, in those outside the outermost view.
    private var originInAll: CGPoint {
        let outer = superview?.originInAll ?? .zero
        return CGPoint(
            x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }
}
