public import Foundation

open class UIProgressView: UIView {
    /// The style of a progress bar: on its own, or in a bar.
    public enum Style: Int, Sendable {
        case `default` = 0, bar
    }

    open private(set) var progressViewStyle = Style.default
    /// From 0 to 1.
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Height 4 points, or 2.5 in the style for bars; inferred.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        // The names before iOS 13.
        public static var gray: Style { .medium }
        public static var white: Style { .medium }
        public static var whiteLarge: Style { .large }
    }

    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    open var color: UIColor! = .secondaryLabel
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    /// The size in points: 20 or 37 on each side.
    static func size(of style: Style) -> CGSize {
        switch style {
        case .medium: CGSize(width: 20, height: 20)
        case .large: CGSize(width: 37, height: 37)
        }
    }
}

/// A pull-to-refresh control. Stored by its scroll view, not drawn, never triggered.
open class UIRefreshControl: UIControl {
    open var attributedTitle: NSAttributedString?
    open private(set) var isRefreshing = false

    public init() { super.init(frame: .zero) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
    public var refreshControl: UIRefreshControl? {
        get { attachments.refreshControl }
        set { attachments.refreshControl = newValue }
    }
}
