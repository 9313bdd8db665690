public import Foundation

extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont")
    public static let foregroundColor = Self(rawValue: "NSColor")
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    public static let kern = Self(rawValue: "NSKern")
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
}
