public import Foundation

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

    /// Height 34 points, measured on iOS.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    // MARK: Rectangles of the slider's parts, for subclasses to override; in points. Nothing is drawn there

    /// The track, vertically centred: 6 points high on iOS 26 (measured), 4 before (inferred).
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height: CGFloat = hasNewDesign ? 6 : 4
        return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    /// The thumb: 37 × 24 points on iOS 26 (measured), 31 × 31 before (inferred).
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = hasNewDesign ? CGSize(width: 37, height: 24) : CGSize(width: 31, height: 31)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(
            x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private var hasNewDesign: Bool { traitCollection.traits.systemVersion >= 26 }

    private func stayWithinRange() {
        let within = min(max(value, minimumValue), maximumValue)
        if within != value { value = within }
    }
}
