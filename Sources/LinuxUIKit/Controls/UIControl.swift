public import Foundation

/// An interactive view. Its state is stored; its actions run when code sends their events.
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var touchDown: Event { Event(rawValue: 1) }
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var normal: State { State([]) }
        public static var highlighted: State { State(rawValue: 1) }
        public static var disabled: State { State(rawValue: 2) }
        public static var selected: State { State(rawValue: 4) }
        public static var focused: State { State(rawValue: 8) }
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0, top, bottom, fill
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0, left, right, fill, leading, trailing
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private var actions: [(action: UIAction, events: Event)] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds an action, replacing one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    /// Removes the action with an identifier, if it was added for exactly these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    /// Enumerates the added actions; targets are not stored.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var isStopped = false
        for (action, events) in actions where !isStopped { iterator(action, nil, events, &isStopped) }
    }

    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    }

    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    // MARK: Targets and touches, never called

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
}

open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// Creates a switch. The frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = ownSize
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 63 × 28 points on iOS 26 and later, otherwise 51 × 31.
    open override var intrinsicContentSize: CGSize { ownSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    private var ownSize: CGSize {
        traitCollection.traits.systemVersion >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }
}

open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0, prominent, minimal
    }

    open var numberOfPages = 0 {
        didSet {
            stayWithinPages()
            invalidateIntrinsicContentSize()
        }
    }
    /// From 0 up to the number of pages, exclusive.
    open var currentPage = 0 { didSet { stayWithinPages() } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true

    /// 73 × 25.6667 points for three pages. Inferred: each page adds 17 points.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        pageCount == 1 && hidesForSinglePage ? .zero : CGSize(width: 22 + 17 * CGFloat(pageCount), height: 77 / 3)
    }

    private func stayWithinPages() {
        let page = max(0, min(currentPage, numberOfPages - 1))
        if page != currentPage { currentPage = page }
    }
}
