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

}

/// A view or a layer.
protocol CoordinateSpace {
    var frame: CGRect { get }
    var bounds: CGRect { get }
    /// The view or layer in whose coordinates `frame` is.
    var outerSpace: (any CoordinateSpace)? { get }
}

extension CoordinateSpace {
    /// The zero point of these coordinates, in the coordinate space around the outermost view or layer.
    fileprivate var originInAll: CGPoint {
        let outer = outerSpace?.originInAll ?? .zero
        return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }
}

extension UIView: CoordinateSpace {
    var outerSpace: (any CoordinateSpace)? { superview }
}

extension CALayer: CoordinateSpace {
    /// A view's layer follows its view, and lies in the layer of the view's superview.
    var outerSpace: (any CoordinateSpace)? { view.map { $0.superview } ?? superlayer }
}

extension CGPoint {
    /// Converts the point from one view's or layer's coordinates to another's; `nil` stands for the space around the outermost one.
    func moved(from space: (any CoordinateSpace)?, to other: (any CoordinateSpace)?) -> CGPoint {
        let (old, new) = (space?.originInAll ?? .zero, other?.originInAll ?? .zero)
        return CGPoint(x: x + old.x - new.x, y: y + old.y - new.y)
    }
}
