public import Foundation

/// A control for a value within a range. Stored, not drawn.
open class UISlider: UIControl {
    /// The value, clamped to the range.
    open var value: Float = 0 { didSet { stayWithinRange() } }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            stayWithinRange()
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            stayWithinRange()
        }
    }
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// 34 high, which is measured.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    private func stayWithinRange() {
        let within = min(max(value, minimumValue), maximumValue)
        if within != value { value = within }
    }
}
