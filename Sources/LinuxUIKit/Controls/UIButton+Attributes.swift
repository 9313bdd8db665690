public import Foundation

/// A function that changes text attributes, such as those of a button's title.
public struct UIConfigurationTextAttributesTransformer: Hashable {
    private final class Box {
        let transform: (AttributeContainer) -> AttributeContainer

        init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    }

    private let box: Box

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

    public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension UIButton.Configuration {
    public enum Indicator: Int, Sendable {
        case automatic = 0, none, popup
    }

    public enum MacIdiomStyle: Int, Sendable {
        case automatic = 0, bordered, borderless, borderlessTinted
    }

    /// Returns the same configuration, which does not depend on the button's state.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    public mutating func setDefaultContentInsets() { ownContentInsets = nil }
}

extension AttributedString? {
    /// The attributed title to measure: this value, or otherwise `plain` with attributes. Text without a font gets `font`; then the
    /// transformer is applied.
    ///
    /// - Returns: `nil` if there is neither an attributed title nor a transformer: the plain title is measured.
    func styled(or plain: String?, by transformer: UIConfigurationTextAttributesTransformer?, in font: UIFont) -> NSAttributedString? {
        guard self != nil || transformer != nil, let text = self ?? plain.map({ AttributedString($0) }) else { return nil }
        var result = AttributedString()
        for run in text.runs {
            var attributes = run.attributes
            if attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] == nil {
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            }
            result.append(
                AttributedString(String(text[run.range].characters), attributes: transformer?(attributes) ?? attributes))
        }
        return NSAttributedString(result)
    }
}

extension UIButton {
    /// A system button with an image, and a target that is never called.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        return button
    }

    // MARK: By state, stored

    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { keep(configuration, "symbol \(state.rawValue)") }
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        kept("symbol \(state.rawValue)", or: nil)
    }
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { keep(color, "shadow \(state.rawValue)") }
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { kept("shadow \(state.rawValue)", or: nil) }

    // MARK: Stored

    public var adjustsImageWhenHighlighted: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var adjustsImageWhenDisabled: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var showsTouchWhenHighlighted: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var reversesTitleShadowWhenHighlighted: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var isPointerInteractionEnabled: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var automaticallyUpdatesConfiguration: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var preferredBehavioralStyle: UIBehavioralStyle { get { kept(or: .automatic) } set { keep(newValue) } }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

extension UIControl.Event {
    public static var touchDragOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 3) }
    public static var touchDragEnter: UIControl.Event { UIControl.Event(rawValue: 1 << 4) }
    public static var touchDragExit: UIControl.Event { UIControl.Event(rawValue: 1 << 5) }
    public static var allTouchEvents: UIControl.Event { UIControl.Event(rawValue: 0x0000_0FFF) }
    public static var allEditingEvents: UIControl.Event { UIControl.Event(rawValue: 0x000F_0000) }
    public static var applicationReserved: UIControl.Event { UIControl.Event(rawValue: 0x0F00_0000) }
    public static var systemReserved: UIControl.Event { UIControl.Event(rawValue: 0xF000_0000) }
}

extension UIControl.State {
    public static var application: UIControl.State { UIControl.State(rawValue: 0x00FF_0000) }
    public static var reserved: UIControl.State { UIControl.State(rawValue: 0xFF00_0000) }
}
