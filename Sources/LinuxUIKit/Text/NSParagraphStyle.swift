public import Foundation
import TextMeasurement

/// Line breaking and spacing of a paragraph. Alignment does not affect measuring.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var hyphenationFactor: Float = 0
        // Without effect on measured sizes.
        var lineBreakStrategy: LineBreakStrategy = []
        var baseWritingDirection = NSWritingDirection.natural
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var usesDefaultHyphenation = false
    }

    private let mark = TextAttributeObject.mark
    var values = Values()

    public override init() {}

    init(values: Values) { self.values = values }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    // Points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Ignored: words are not hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Ignored: a tab has an estimated width.
    open var tabStops: [NSTextTab]! { values.tabStops }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }

    /// The properties that affect measuring, as the engine's value.
    var style: ParagraphStyle {
        var style = ParagraphStyle()
        style.lineBreakMode = lineBreakMode.mode
        style.lineSpacing = Double(lineSpacing)
        style.paragraphSpacing = Double(paragraphSpacing)
        style.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        style.minimumLineHeight = Double(minimumLineHeight)
        style.maximumLineHeight = Double(maximumLineHeight)
        style.lineHeightMultiple = Double(lineHeightMultiple)
        style.firstLineHeadIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        return style
    }
}

extension NSLineBreakMode {
    var mode: ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .clipping
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .truncating
        }
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Points.
    open override var lineSpacing: CGFloat { get { values.lineSpacing } set { values.lineSpacing = newValue } }
    open override var paragraphSpacing: CGFloat { get { values.paragraphSpacing } set { values.paragraphSpacing = newValue } }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var minimumLineHeight: CGFloat { get { values.minimumLineHeight } set { values.minimumLineHeight = newValue } }
    open override var maximumLineHeight: CGFloat { get { values.maximumLineHeight } set { values.maximumLineHeight = newValue } }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat { get { values.headIndent } set { values.headIndent = newValue } }
    open override var tailIndent: CGFloat { get { values.tailIndent } set { values.tailIndent = newValue } }
    open override var alignment: NSTextAlignment { get { values.alignment } set { values.alignment = newValue } }
    open override var lineBreakMode: NSLineBreakMode { get { values.lineBreakMode } set { values.lineBreakMode = newValue } }
    open override var hyphenationFactor: Float { get { values.hyphenationFactor } set { values.hyphenationFactor = newValue } }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var tabStops: [NSTextTab]! { get { values.tabStops } set { values.tabStops = newValue ?? [] } }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// Copies the values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1, leftToRight, rightToLeft
}

/// A place to which a tab moves the text after it.
open class NSTextTab: NSObject {
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        (self.alignment, location) = (alignment, loc)
    }

    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
