public import Foundation

/// Keyboard behaviour of a text field, text view or search bar.
public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
    public var textContentType: UITextContentType! {
        get { kept(or: nil) }
        set { keep(newValue as UITextContentType?) }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
}

/// The semantic meaning of a text: a name, an address, a password.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let dateTime = UITextContentType(rawValue: "date-time")
}

/// Spell checking. Other corrections by the keyboard use the same type.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0, no, yes
}

/// Conversion of straight quotes to curly ones.
public typealias UITextSmartQuotesType = UITextSpellCheckingType
/// Conversion of hyphens to dashes.
public typealias UITextSmartDashesType = UITextSpellCheckingType
/// Adjustment of spaces around insertions and deletions.
public typealias UITextSmartInsertDeleteType = UITextSpellCheckingType
/// Inline predictions of words.
public typealias UITextInlinePredictionType = UITextSpellCheckingType

/// The colours of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light

    public static let alert = UIKeyboardAppearance.dark
}

/// Rules for generated passwords.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
