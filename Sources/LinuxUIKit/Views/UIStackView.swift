public import Foundation

/// A row or column of views, arranged by constraints that the stack view creates.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The result of `customSpacing(after:)` for a view without custom spacing. The stack view's `spacing` then applies.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude.nextDown

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    /// Spacing in points.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// True if the spacing of a column is from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:] { didSet { arrangementDidChange() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.usesConstraints)
    }

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        flags.insert(.usesConstraints)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        removeArrangedSubview(view)
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        raise([.usesConstraints, .solving, .layout])
    }

    /// Removes a view from the arranged ones. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangementDidChange()
    }

    private func arrangementDidChange() { if flags.contains(.usesConstraints) { raise(.solving) } }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Baselines: those of a column's first and last view, or of a row's tallest view

    open override var forFirstBaselineLayout: UIView { baselineView(arrangedSubviews.first)?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView { baselineView(arrangedSubviews.last)?.forLastBaselineLayout ?? self }

    private func baselineView(_ end: UIView?) -> UIView? {
        guard axis == .horizontal else { return end }
        return arrangedSubviews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}
