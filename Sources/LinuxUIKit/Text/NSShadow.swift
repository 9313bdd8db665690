public import Foundation

open class NSShadow: NSObject {
    private let mark = TextAttributeObject.mark
    /// Points.
    open var shadowOffset = CGSize.zero
    /// Points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    open var shadowColor: Any? = UIColor(red: 0, green: 0, blue: 0, alpha: 1 / 3)

    public override init() {}
}

extension NSAttributedString.Key {
    public static var shadow: Self { Self(rawValue: "NSShadow") }
}
