public import Foundation

// Images and attributes of controls by state. Stored, without effect on sizes.

extension UIControl {
    public var allControlEvents: Event { [] }
    public var allTargets: Set<AnyHashable> { [] }
    public var toolTip: String? { get { kept(or: nil) } set { keep(newValue) } }
    public var toolTipInteraction: UIToolTipInteraction? { nil }
}

extension UIDatePicker {
    public var roundsToMinuteInterval: Bool { get { kept(or: true) } set { keep(newValue) } }
}

extension UIPageControl {
    public enum Direction: Int, Sendable {
        case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    public var direction: Direction { get { kept(or: .natural) } set { keep(newValue) } }
    public var preferredIndicatorImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
    public var preferredCurrentPageIndicatorImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { keep(image, "page \(page)") }
    public func indicatorImage(forPage page: Int) -> UIImage? { kept("page \(page)", or: nil) }
}

extension UISlider {
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "thumb \(state.rawValue)") }
    public func thumbImage(for state: UIControl.State) -> UIImage? { kept("thumb \(state.rawValue)", or: nil) }
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "least \(state.rawValue)") }
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { kept("least \(state.rawValue)", or: nil) }
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "most \(state.rawValue)") }
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { kept("most \(state.rawValue)", or: nil) }
}

extension UISegmentedControl {
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        keep(attributes, "title \(state.rawValue)")
        invalidateIntrinsicContentSize()
    }
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        kept("title \(state.rawValue)", or: nil)
    }
    public enum Segment: Int, Sendable {
        case any = 0, left, center, right, alone
    }

    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {}
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { keep(offset, "offset \(segment)") }
    public func contentOffsetForSegment(at segment: Int) -> CGSize { kept("offset \(segment)", or: .zero) }
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        keep(backgroundImage, "background \(state.rawValue) \(barMetrics)")
    }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        kept("background \(state.rawValue) \(barMetrics)", or: nil)
    }
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {}
}

extension UISwitch {
    public enum Style: Int, Sendable {
        case automatic = 0, checkbox, sliding
    }

    public var preferredStyle: Style { get { kept(or: .automatic) } set { keep(newValue) } }
    public var style: Style { .sliding }
    public var title: String? { get { kept(or: nil) } set { keep(newValue) } }
    public var onImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
    public var offImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
}

extension UIStepper {
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "more \(state.rawValue)") }
    public func incrementImage(for state: UIControl.State) -> UIImage? { kept("more \(state.rawValue)", or: nil) }
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { keep(image, "less \(state.rawValue)") }
    public func decrementImage(for state: UIControl.State) -> UIImage? { kept("less \(state.rawValue)", or: nil) }
}

extension UIProgressView {
    public var observedProgress: Progress? { get { kept(or: nil) } set { keep(newValue) } }
    public var progressImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
    public var trackImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
}

extension UIImageView {
    public var animationImages: [UIImage]? { get { kept(or: nil) } set { keep(newValue) } }
    public var highlightedAnimationImages: [UIImage]? { get { kept(or: nil) } set { keep(newValue) } }
    public var animationDuration: TimeInterval { get { kept(or: 0) } set { keep(newValue) } }
    public var animationRepeatCount: Int { get { kept(or: 0) } set { keep(newValue) } }
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var isAnimating: Bool { kept(or: false) }
    public func startAnimating() { keep(true, "isAnimating") }
    public func stopAnimating() { keep(false, "isAnimating") }
}

extension UILabel {
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { kept(or: .standard) } set { keep(newValue) } }
    public var showsExpansionTextWhenTruncated: Bool { get { kept(or: false) } set { keep(newValue) } }
}

extension NSParagraphStyle {
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1) }
        public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 2) }
        public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
    }
}

extension UISearchController {
    public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .automatic }
}
