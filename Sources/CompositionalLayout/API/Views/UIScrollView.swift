public import Foundation

/// A view of content that may be larger than itself.
open class UIScrollView: UIView {
    /// How fast scrolling decelerates. It does not affect frames.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Which edges of the safe area inset the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes
        case never
        case always
    }

    /// What dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    /// The appearance of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black
        case white
    }

    /// The scrollable size, in points.
    open var contentSize = CGSize.zero

    // MARK: Insets

    /// Content at its start stays there.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            let (left, top) = (contentInset.left - oldValue.left, contentInset.top - oldValue.top)
            keepAtStart(whichWasInsetBy: CGPoint(x: adjustedContentInset.left - left, y: adjustedContentInset.top - top))
        }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    /// The content's insets, with those of the safe area unless the behaviour is `.never`. (UIKit's `.automatic` and
    /// `.scrollableAxes` leave the safe area out across the axes that scroll.)
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

    /// The content's point at the bounds' origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    private func keepAtStart(whichWasInsetBy insets: CGPoint) {
        var offset = contentOffset
        if offset.x == -insets.x { offset.x = -adjustedContentInset.left }
        if offset.y == -insets.y { offset.y = -adjustedContentInset.top }
        if offset != contentOffset { contentOffset = offset }
    }

    /// Scrolls immediately: nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls at once, within the content, just far enough to show a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = bounds.origin
        let (shown, insets) = (uncovered, adjustedContentInset)
        if rect.maxX > shown.maxX { origin.x += rect.maxX - shown.maxX }
        if rect.maxY > shown.maxY { origin.y += rect.maxY - shown.maxY }
        scroll(to: CGPoint(x: min(origin.x, rect.minX - insets.left), y: min(origin.y, rect.minY - insets.top)))
    }

    /// The bounds less what the insets cover.
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
            x: contentSize.width + insets.right - bounds.width, y: contentSize.height + insets.bottom - bounds.height)
        contentOffset = CGPoint(x: max(-insets.left, min(origin.x, end.x)), y: max(-insets.top, min(origin.y, end.y)))
    }
}
