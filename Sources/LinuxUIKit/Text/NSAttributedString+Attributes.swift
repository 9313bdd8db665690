public import CompositionalLayout
public import Foundation

// Attributes without an effect on the size of a text here, but for ligatures and the like, which the estimates ignore.

extension NSAttributedString.Key {
    public static let link = Self(rawValue: "NSLink")
    public static let attachment = Self(rawValue: "NSAttachment")
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    public static let ligature = Self(rawValue: "NSLigature")
    public static let textEffect = Self(rawValue: "NSTextEffect")
    public static let obliqueness = Self(rawValue: "NSObliqueness")
    public static let expansion = Self(rawValue: "NSExpansion")
    public static let tracking = Self(rawValue: "CTTracking")
    public static let writingDirection = Self(rawValue: "NSWritingDirection")
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A picture within a text. Its place in a line is not measured: as a character it is as wide as its estimate.
open class NSTextAttachment: NSObject {
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// Points, from the baseline's start; y upwards.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var lineLayoutPadding: CGFloat = 0
    open var accessibilityLabel: String?

    public override init() {}

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
