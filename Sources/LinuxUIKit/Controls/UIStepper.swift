public import Foundation

open class UIStepper: UIControl {
    /// The value, clamped to the range.
    open var value = 0.0 { didSet { stayWithinRange() } }
    open var minimumValue = 0.0 { didSet { stayWithinRange() } }
    open var maximumValue = 100.0 { didSet { stayWithinRange() } }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    /// Creates a stepper. The frame's size is ignored.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.ownSize)) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 94 × 32 points, measured on iOS.
    open override var intrinsicContentSize: CGSize { Self.ownSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private static let ownSize = CGSize(width: 94, height: 32)

    private func stayWithinRange() {
        let within = max(min(value, maximumValue), minimumValue)
        if within != value { value = within }
    }
}
