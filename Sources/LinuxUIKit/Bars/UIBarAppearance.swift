public import Foundation

// Appearance of bars.

open class UIBarAppearance: NSObject {
    public let idiom: UIUserInterfaceIdiom
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public override convenience init() { self.init(idiom: .unspecified) }

    /// Copies the background of another appearance.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init(idiom: barAppearance.idiom)
        takeValues(of: barAppearance)
    }

    open func configureWithDefaultBackground() { setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, .separator) }
    open func configureWithOpaqueBackground() { setBackground(nil, .systemBackground, .separator) }
    open func configureWithTransparentBackground() { setBackground(nil, nil, nil) }

    private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
        (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
        (backgroundImage, shadowImage) = (nil, nil)
    }

    open override func copy() -> Any {
        let copy = type(of: self).init(idiom: idiom)
        copy.takeValues(of: self)
        return copy
    }

    func takeValues(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        backgroundImage = other.backgroundImage
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }
}

open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style = .plain) {}

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            (state.titleTextAttributes, state.backgroundImage) = ([:], nil)
            (state.titlePositionAdjustment, state.backgroundImagePositionAdjustment) = (.zero, .zero)
        }
    }
}
