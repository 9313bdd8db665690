public import Foundation

public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
    public var textContentType: UITextContentType! { get { kept(or: nil) } set { keep(newValue as UITextContentType?) } }
    public var spellCheckingType: UITextSpellCheckingType { get { kept(or: .default) } set { keep(newValue) } }
    public var smartQuotesType: UITextSmartQuotesType { get { kept(or: .default) } set { keep(newValue) } }
    public var smartDashesType: UITextSmartDashesType { get { kept(or: .default) } set { keep(newValue) } }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { kept(or: .default) } set { keep(newValue) } }
    public var inlinePredictionType: UITextInlinePredictionType { get { kept(or: .default) } set { keep(newValue) } }
    public var keyboardAppearance: UIKeyboardAppearance { get { kept(or: .default) } set { keep(newValue) } }
    public var passwordRules: UITextInputPasswordRules? { get { kept(or: nil) } set { keep(newValue) } }
}

/// The semantic meaning of a text: a name, an address, a password.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var name: UITextContentType { UITextContentType(rawValue: "name") }
    public static var namePrefix: UITextContentType { UITextContentType(rawValue: "honorific-prefix") }
    public static var givenName: UITextContentType { UITextContentType(rawValue: "given-name") }
    public static var middleName: UITextContentType { UITextContentType(rawValue: "additional-name") }
    public static var familyName: UITextContentType { UITextContentType(rawValue: "family-name") }
    public static var nameSuffix: UITextContentType { UITextContentType(rawValue: "honorific-suffix") }
    public static var nickname: UITextContentType { UITextContentType(rawValue: "nickname") }
    public static var jobTitle: UITextContentType { UITextContentType(rawValue: "organization-title") }
    public static var organizationName: UITextContentType { UITextContentType(rawValue: "organization") }
    public static var location: UITextContentType { UITextContentType(rawValue: "location") }
    public static var fullStreetAddress: UITextContentType { UITextContentType(rawValue: "street-address") }
    public static var streetAddressLine1: UITextContentType { UITextContentType(rawValue: "address-line1") }
    public static var streetAddressLine2: UITextContentType { UITextContentType(rawValue: "address-line2") }
    public static var addressCity: UITextContentType { UITextContentType(rawValue: "address-level2") }
    public static var addressState: UITextContentType { UITextContentType(rawValue: "address-level1") }
    public static var countryName: UITextContentType { UITextContentType(rawValue: "country-name") }
    public static var postalCode: UITextContentType { UITextContentType(rawValue: "postal-code") }
    public static var telephoneNumber: UITextContentType { UITextContentType(rawValue: "tel") }
    public static var emailAddress: UITextContentType { UITextContentType(rawValue: "email") }
    public static var URL: UITextContentType { UITextContentType(rawValue: "url") }
    public static var creditCardNumber: UITextContentType { UITextContentType(rawValue: "cc-number") }
    public static var username: UITextContentType { UITextContentType(rawValue: "username") }
    public static var password: UITextContentType { UITextContentType(rawValue: "password") }
    public static var newPassword: UITextContentType { UITextContentType(rawValue: "new-password") }
    public static var oneTimeCode: UITextContentType { UITextContentType(rawValue: "one-time-code") }
    public static var birthdate: UITextContentType { UITextContentType(rawValue: "bday") }
    public static var dateTime: UITextContentType { UITextContentType(rawValue: "date-time") }
}

/// Spell checking. Other corrections by the keyboard use the same type.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0, no, yes
}

public typealias UITextSmartQuotesType = UITextSpellCheckingType
public typealias UITextSmartDashesType = UITextSpellCheckingType
public typealias UITextSmartInsertDeleteType = UITextSpellCheckingType
public typealias UITextInlinePredictionType = UITextSpellCheckingType

public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light

    public static let alert = UIKeyboardAppearance.dark
}

open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
