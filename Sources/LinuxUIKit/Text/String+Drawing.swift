public import Foundation

extension NSString {
    /// - Precondition: it is not called outside a test's assertion, which it fails: text is not measured.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasuring.size("size(withAttributes:)")
    }

    /// - Precondition: it is not called outside a test's assertion, which it fails: text is not measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: TextMeasuring.size("boundingRect(with:options:attributes:context:)")) }
}

extension String {
    /// - Precondition: it is not called outside a test's assertion, which it fails: text is not measured.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasuring.size("size(withAttributes:)")
    }

    /// - Precondition: it is not called outside a test's assertion, which it fails: text is not measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: TextMeasuring.size("boundingRect(with:options:attributes:context:)")) }
}

extension NSAttributedString {
    /// - Precondition: it is not called outside a test's assertion, which it fails: text is not measured.
    public func size() -> CGSize { TextMeasuring.size("size()") }

    /// - Precondition: it is not called outside a test's assertion, which it fails: text is not measured.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: TextMeasuring.size("boundingRect(with:options:context:)")) }
}

/// Options for measuring text. Ignored: text is not measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context of measuring text. Ignored: text is not measured.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0

    public override init() {}
}

/// Measuring of text, which is not supported.
enum TextMeasuring {
    static func size(_ name: String) -> CGSize {
        UnansweredQuestions.ask(
            "\(name): text is not measured, as there are no glyphs. What a cell's text needs is said by "
                + "LayoutContent.fittingSize.")
        return .zero
    }
}

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

/// The style of a paragraph. Stored without effect: there is no text.
open class NSMutableParagraphStyle: NSObject {
    /// Points.
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    public override init() {}
}
