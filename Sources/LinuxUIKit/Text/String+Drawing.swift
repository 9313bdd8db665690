public import Foundation
import TextMeasurement

// Sizes are in points, not rounded. Widths are estimates; heights are exact, and for the system font equal to UIKit's (B-F1 … B-F6).
// Text without a font is measured in the 12-point system font; UIKit uses Helvetica.

extension NSString {
    /// The size of the text, broken only at its line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(asString, attrs).size
    }

    /// The bounding rectangle of the text. With `.usesLineFragmentOrigin`, lines break at the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { StyledText(asString, attributes).boundingRect(with: size, options, context) }

    private var asString: String { substring(from: 0) }
}

extension String {
    /// The size of the text, broken only at its line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { StyledText(self, attrs).size }

    /// The bounding rectangle of the text. With `.usesLineFragmentOrigin`, lines break at the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { StyledText(self, attributes).boundingRect(with: size, options, context) }
}

extension NSAttributedString {
    /// The size of the text, broken only at its line breaks.
    public func size() -> CGSize { StyledText(self).size }

    /// The bounding rectangle of the text. With `.usesLineFragmentOrigin`, lines break at the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { StyledText(self).boundingRect(with: size, options, context) }
}

extension StyledText {
    fileprivate var size: CGSize {
        let measured = TextMeter.current.measure(self, in: TextLimits(), usesWidth: true)
        return CGSize(width: measured.width, height: measured.height)
    }

    fileprivate func boundingRect(
        with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        var limits = options.contains(.usesLineFragmentOrigin) ? TextLimits(size) : TextLimits(lines: 1)
        if options.contains(.truncatesLastVisibleLine), size.height > 0 { limits.height = Double(size.height) }
        // Callers that limit the width use only the height, so that doubts about the width are not reported.
        let measured = TextMeter.current.measure(self, in: limits, usesWidth: !limits.width.isFinite)
        // Without the option, the origin is the start of the baseline.
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(measured.lines.first?.baseline ?? 0)
        let rect = CGRect(x: 0, y: top, width: measured.width, height: measured.height)
        context?.totalBounds = rect
        return rect
    }
}

/// Options for measuring text. Font leading makes no difference, as the system font has none.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1) }
    public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 2) }
    public static var usesDeviceMetrics: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 8) }
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 32) }
}

/// The context of measuring text. Text is never scaled down.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    /// The bounding rectangle of the last measurement with this context, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {}
}

extension NSAttributedString.Key {
    public static var font: Self { Self(rawValue: "NSFont") }
    public static var foregroundColor: Self { Self(rawValue: "NSColor") }
    public static var backgroundColor: Self { Self(rawValue: "NSBackgroundColor") }
    public static var paragraphStyle: Self { Self(rawValue: "NSParagraphStyle") }
    public static var kern: Self { Self(rawValue: "NSKern") }
    public static var tracking: Self { Self(rawValue: "CTTracking") }
    public static var attachment: Self { Self(rawValue: "NSAttachment") }
    public static var baselineOffset: Self { Self(rawValue: "NSBaselineOffset") }
    public static var underlineStyle: Self { Self(rawValue: "NSUnderline") }
    public static var underlineColor: Self { Self(rawValue: "NSUnderlineColor") }
    public static var strikethroughStyle: Self { Self(rawValue: "NSStrikethrough") }
    public static var strikethroughColor: Self { Self(rawValue: "NSStrikethroughColor") }
}
