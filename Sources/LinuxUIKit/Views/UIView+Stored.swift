public import CompositionalLayout
public import Foundation

// Stored, without effect on frames.

extension UIView {
    /// Kept: the appearance is the viewport's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { kept(or: .unspecified) }
        set { keep(newValue) }
    }
    public var mask: UIView? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// Kept. As with `transform`, frames do not show it.
    public var transform3D: CATransform3D {
        get { kept(or: CATransform3DIdentity) }
        set { keep(newValue) }
    }
    public var anchorPoint: CGPoint {
        get { kept(or: CGPoint(x: 0.5, y: 0.5)) }
        set { keep(newValue) }
    }
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var isExclusiveTouch: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isMultipleTouchEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var clearsContextBeforeDrawing: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var contentScaleFactor: CGFloat {
        get { kept(or: traitCollection.displayScale) }
        set { keep(newValue) }
    }
    public var autoresizesSubviews: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { kept(or: .normal) }
        set { keep(newValue) }
    }
    public var restorationIdentifier: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var focusGroupIdentifier: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal
        case dimmed
    }
}

extension UIView {
    /// Exchanges two subviews' places in `subviews`.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(high, at: min(index1, index2))
        insertSubview(low, at: max(index1, index2))
    }

    /// An empty view of the same size: nothing is drawn.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

    /// An empty view of the size of a rectangle.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

    /// Draws nothing, and says so.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}

    /// The view's constraints along an axis, as far as it holds them itself.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let horizontal: Set<NSLayoutConstraint.Attribute> = [
            .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins,
        ]
        return constraints.filter { horizontal.contains($0.firstAttribute) == (axis == .horizontal) }
    }

    // Nothing is aligned by these.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
}
