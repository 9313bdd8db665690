public import Foundation

open class UIScrollView: UIView {
    /// The deceleration rate of scrolling. No effect on frames.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
        public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0, black, white
    }

    /// The scrollable size, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { tellObservers(of: .contentSize) } } }
    /// True if the frame may depend on the size of the content, which code reads or observes.
    package var followsContent: Bool { get { false } set {} }

    /// Reports the content's size to property observers of subclasses, and to other observers.
    package func contentSizeDidChange() {}
    /// The content's size as far as known, for scrolling.
    var scrollableSize: CGSize { contentSize }

    /// True by default, unlike in other views.
    open override var clipsToBounds: Bool { get { clips } set { clips = newValue } }
    private var clips = true

    // MARK: Insets

    /// Insets of the content. Content scrolled to its start stays there when they change.
    open var contentInset = UIEdgeInsets.zero { didSet { followInsets() } }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { followInsets() } }

    /// The content's insets, including the safe area's unless the behaviour is `.never`. (In UIKit, `.automatic` and
    /// `.scrollableAxes` leave out the safe area along axes that do not scroll.)
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        return UIEdgeInsets(
            top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
            bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right + safeAreaInsets.right)
    }

    // MARK: Stored, without effect on frames

    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    // MARK: Never called here, and never active: there is no user

    open func adjustedContentInsetDidChange() {}
    open func touchesShouldCancel(in view: UIView) -> Bool { true }

    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open func flashScrollIndicators() {}

    /// The point of the content at the bounds' origin.
    open var contentOffset: CGPoint { get { bounds.origin } set { bounds.origin = newValue } }

    /// The adjusted insets at the last call of `followInsets()`.
    private var followedInsets = UIEdgeInsets.zero

    /// After the adjusted insets have changed, keeps content at its start if it was scrolled to its start, along each
    /// axis.
    final func followInsets() {
        let (old, new) = (followedInsets, adjustedContentInset)
        followedInsets = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if offset != contentOffset { contentOffset = offset }
    }

    override func safeAreaDidChange() {
        super.safeAreaDidChange()
        followInsets()
    }

    /// Scrolls immediately, without animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Scrolls immediately by the smallest distance that shows a rectangle, within the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = bounds.origin
        let (shown, insets) = (uncovered, adjustedContentInset)
        if rect.maxX > shown.maxX { origin.x += rect.maxX - shown.maxX }
        if rect.maxY > shown.maxY { origin.y += rect.maxY - shown.maxY }
        scroll(to: CGPoint(x: min(origin.x, rect.minX - insets.left), y: min(origin.y, rect.minY - insets.top)))
    }

    /// The bounds without the insets.
    final var uncovered: CGRect {
        let insets = adjustedContentInset
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
    }

    /// Scrolls to a point, or the nearest one within the content and its insets.
    final func scroll(to origin: CGPoint) {
        let insets = adjustedContentInset
        let end = CGPoint(
            x: scrollableSize.width + insets.right - bounds.width, y: scrollableSize.height + insets.bottom - bounds.height)
        contentOffset = CGPoint(x: max(-insets.left, min(origin.x, end.x)), y: max(-insets.top, min(origin.y, end.y)))
    }
}
