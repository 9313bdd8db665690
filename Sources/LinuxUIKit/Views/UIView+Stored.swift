public import Foundation

// Stored, without effect on frames.

extension UIView {
    /// Stored, without effect on traits: the viewport determines the appearance. Pictures draw the view's colours in this style.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { kept(or: .unspecified) } set { keep(newValue) } }
    public var mask: UIView? { get { kept(or: nil) } set { keep(newValue) } }
    /// The layer's transform. Frames do not reflect it, as with `transform`.
    public var transform3D: CATransform3D { get { layer.transform } set { layer.transform = newValue } }
    public var anchorPoint: CGPoint { get { kept(or: CGPoint(x: 0.5, y: 0.5)) } set { keep(newValue) } }
    public var isExclusiveTouch: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var isMultipleTouchEnabled: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var clearsContextBeforeDrawing: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var contentScaleFactor: CGFloat { get { kept(or: traitCollection.displayScale) } set { keep(newValue) } }
    public var autoresizesSubviews: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var tintAdjustmentMode: TintAdjustmentMode { get { kept(or: .normal) } set { keep(newValue) } }
    public var restorationIdentifier: String? { get { kept(or: nil) } set { keep(newValue) } }
    public var focusGroupIdentifier: String? { get { kept(or: nil) } set { keep(newValue) } }
    public var minimumContentSizeCategory: UIContentSizeCategory? { get { kept(or: nil) } set { keep(newValue) } }
    public var maximumContentSizeCategory: UIContentSizeCategory? { get { kept(or: nil) } set { keep(newValue) } }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0, normal, dimmed
    }
}

extension UIView {
    /// Exchanges the positions of two subviews in `subviews`.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(high, at: min(index1, index2))
        insertSubview(low, at: max(index1, index2))
    }

    /// An empty view of the same size, as nothing is drawn.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

    /// An empty view of a rectangle's size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

    /// Draws nothing and returns false.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
