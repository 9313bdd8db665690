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

    // MARK: Stored, without effect on frames

    open var contentInset = UIEdgeInsets.zero
    /// The content's insets and those of the safe area combined, whatever the behaviour.
    open var adjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(
            top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
            bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right + safeAreaInsets.right)
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
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

    /// Scrolls immediately: nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls at once, within the content, just far enough to show a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = bounds.origin
        if rect.maxX > bounds.maxX { origin.x = rect.maxX - bounds.width }
        if rect.maxY > bounds.maxY { origin.y = rect.maxY - bounds.height }
        scroll(to: CGPoint(x: min(origin.x, rect.minX), y: min(origin.y, rect.minY)))
    }

    /// Scrolls to a point, or the nearest one within the content.
    final func scroll(to origin: CGPoint) {
        let end = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
        contentOffset = CGPoint(x: max(0, min(origin.x, end.x)), y: max(0, min(origin.y, end.y)))
    }
}
