public import Foundation

// Menu and keyboard commands. Stored: there is no user, so none is performed.

#if !canImport(UIKit)
/// A menu command. Stored; its method is never called.
open class UICommand: UIMenuElement {
    open override var title: String { get { super.title } set { super.title = newValue } }
    open override var image: UIImage? { get { super.image } set { super.image = newValue } }
    open var discoverabilityTitle: String?
    public let action: Selector
    public let propertyList: Any?
    open var attributes: Attributes
    open var state: State
    public let alternates: [UICommandAlternate]

    fileprivate init(
        _ title: String, _ image: UIImage?, _ action: Selector, propertyList: Any?, alternates: [UICommandAlternate],
        traits: (discoverabilityTitle: String?, attributes: Attributes, state: State)
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        (discoverabilityTitle, attributes, state) = traits
        super.init(title: title, subtitle: nil, image: image)
    }

    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            title, image, action, propertyList: propertyList, alternates: alternates,
            traits: (discoverabilityTitle, attributes, state))
    }
}

open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

/// A keyboard command. Stored; its method is never called.
open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputDelete = "UIKeyInputDelete"

    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title, image, action, propertyList: propertyList, alternates: alternates,
            traits: (discoverabilityTitle, attributes, state))
        self.input = input
        self.modifierFlags = modifierFlags
    }
}
#endif
