public import Foundation

/// A control that increments and decrements a value. Stored, not drawn.
open class UIStepper: UIControl {
    /// The value, clamped to the range.
    open var value = 0.0 { didSet { stayWithinRange() } }
    open var minimumValue = 0.0 { didSet { stayWithinRange() } }
    open var maximumValue = 100.0 { didSet { stayWithinRange() } }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func stayWithinRange() {
        let within = max(min(value, maximumValue), minimumValue)
        if within != value { value = within }
    }
}
