public import Foundation

// Keys of a keyboard, declared for signatures. On platforms with UIKit these names are left out.

#if !canImport(UIKit)
/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key by its usage on USB's keyboard page. Contains letters, digits, and keys for moving and editing.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardB
    case keyboardC
    case keyboardD
    case keyboardE
    case keyboardF
    case keyboardG
    case keyboardH
    case keyboardI
    case keyboardJ
    case keyboardK
    case keyboardL
    case keyboardM
    case keyboardN
    case keyboardO
    case keyboardP
    case keyboardQ
    case keyboardR
    case keyboardS
    case keyboardT
    case keyboardU
    case keyboardV
    case keyboardW
    case keyboardX
    case keyboardY
    case keyboardZ
    case keyboard1 = 30
    case keyboard2
    case keyboard3
    case keyboard4
    case keyboard5
    case keyboard6
    case keyboard7
    case keyboard8
    case keyboard9
    case keyboard0
    case keyboardReturnOrEnter
    case keyboardEscape
    case keyboardDeleteOrBackspace
    case keyboardTab
    case keyboardSpacebar
    case keyboardF1 = 58
    case keyboardF2
    case keyboardF3
    case keyboardF4
    case keyboardF5
    case keyboardF6
    case keyboardF7
    case keyboardF8
    case keyboardF9
    case keyboardF10
    case keyboardF11
    case keyboardF12
    case keyboardHome = 74
    case keyboardPageUp
    case keyboardDeleteForward
    case keyboardEnd
    case keyboardPageDown
    case keyboardRightArrow
    case keyboardLeftArrow
    case keyboardDownArrow
    case keyboardUpArrow
    case keypadEnter = 88
    case keyboardLeftControl = 224
    case keyboardLeftShift
    case keyboardLeftAlt
    case keyboardLeftGUI
    case keyboardRightControl
    case keyboardRightShift
    case keyboardRightAlt
    case keyboardRightGUI
}

/// The key of a press. Never created by the system; its values are constants.
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
}
#endif
