public import Foundation

// Attributes without effect on measured sizes. Some, such as ligatures, would have one in UIKit, but the estimates ignore it.

extension NSAttributedString.Key {
    public static var link: Self { Self(rawValue: "NSLink") }
    public static var strokeColor: Self { Self(rawValue: "NSStrokeColor") }
    public static var strokeWidth: Self { Self(rawValue: "NSStrokeWidth") }
    public static var ligature: Self { Self(rawValue: "NSLigature") }
    public static var textEffect: Self { Self(rawValue: "NSTextEffect") }
    public static var obliqueness: Self { Self(rawValue: "NSObliqueness") }
    public static var expansion: Self { Self(rawValue: "NSExpansion") }
    public static var writingDirection: Self { Self(rawValue: "NSWritingDirection") }
    public static var accessibilitySpeechLanguage: Self { Self(rawValue: "UIAccessibilitySpeechAttributeLanguage") }
}

extension NSAttributedString {
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var letterpressStyle: TextEffectStyle { TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle") }
    }
}

public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
    public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
    public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
    public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
    public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
    public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
    public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
    public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}

/// An image within a text. Its size is that of `bounds`, or the image's if `bounds` is zero.
open class NSTextAttachment: NSObject {
    private let mark = TextAttributeObject.mark
    /// The placeholder character of an attachment.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// Bounds in points from the start of the baseline; y upwards.
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

    /// The rectangle that the attachment takes on a line, from the start of the baseline: `bounds`, or the image's size if `bounds` is
    /// zero. If the image's size is unknown, the rectangle is zero, and the attachment's character has an estimated width.
    ///
    /// - Parameters:
    ///   - textContainer: always `nil` here.
    ///   - lineFrag: a line of unlimited width, as high as the attachment's font.
    ///   - position: always zero here.
    ///   - charIndex: always zero here.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero, let image, !image.isSizeUnknown, let size = image.ownSize else { return bounds }
        return CGRect(origin: .zero, size: size)
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSAttributedString {
    /// An empty text, for `NSAttributedString()`. Foundation on Linux lacks that initializer, and an extension can add it only with a
    /// parameter.
    public convenience init(empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// An empty text. Foundation lacks this initializer on Linux.
    public convenience init() { self.init(string: "") }
}

/// The first stored property of classes whose objects serve as text attributes: a number that keeps CoreFoundation from trapping.
///
/// CoreFoundation on Linux compares an attribute with the one that it replaces, and reads the first stored property as its own type
/// identifier. For an unknown identifier it calls `isEqual(_:)`; at 0 it traps. A font's first property would be its size, and the low
/// bits of 17.0 are 0.
enum TextAttributeObject {
    static let mark: UInt64 = 1 << 8
}
