/// A control that shows a colour and picks another. Stored, not drawn, and of no known size.
open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor?

    override var isContentUnknown: Bool { true }
}
