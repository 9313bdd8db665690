/// The size and the lines of a text, in points, not rounded to pixels.
public struct MeasuredText: Sendable, Hashable {
    /// A line of text.
    public struct Line: Sendable, Hashable {
        /// UTF-16 range of its characters, including trailing spaces but not line breaks.
        public var range: Range<Int>
        /// Advance of its characters, without the indent. A wrapped line includes its trailing space.
        public var width: Double
        /// Distance from the leading edge to the line's start.
        public var indent: Double
        /// Distance from the text's top to the line's top.
        public var top: Double
        public var height: Double
        /// Distance from the text's top to the baseline.
        public var baseline: Double
        /// True if some characters of the line do not fit.
        public var isTruncated: Bool
        /// True if the line may end elsewhere, as the limit is within the error of an estimated width.
        public var isUncertain: Bool
    }

    /// Width of the widest line with its indent, at most the limit.
    public var width: Double
    public var height: Double
    public var lines: [Line]
    /// True if widths are estimates, as for the system font. Line heights are always exact.
    public var isEstimated: Bool
    /// True if lines, or characters of a line, do not fit.
    public var isTruncated: Bool

    /// A text known only by its size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
        lines = []
        isEstimated = false
        isTruncated = false
    }

    init(width: Double, height: Double, lines: [Line], isEstimated: Bool, isTruncated: Bool) {
        self.width = width
        self.height = height
        self.lines = lines
        self.isEstimated = isEstimated
        self.isTruncated = isTruncated
    }

    /// True if any line may end elsewhere.
    public var isUncertain: Bool { lines.contains(where: \.isUncertain) }
}

/// The space available to a text.
public struct TextLimits: Sendable, Hashable {
    /// Width in points; infinite for no limit.
    public var width: Double
    /// Height in points; infinite for no limit. Lines after the first that do not fit are left out.
    public var height: Double
    /// Maximum number of lines; 0 for no limit.
    public var lines: Int

    public init(width: Double = .infinity, height: Double = .infinity, lines: Int = 0) {
        self.width = width
        self.height = height
        self.lines = lines
    }
}

/// Measures texts.
///
/// `TextMeasurer` measures with given fonts. A closure wraps an app's own measuring:
///
///     ClosureTextMeasuring { text, limits in MeasuredText(width: 7 * Double(text.string.count), height: 20) }
public protocol TextMeasuring: Sendable {
    func measure(_ text: StyledText, in limits: TextLimits) -> MeasuredText
    /// The metrics of a font; `nil` for an unknown font.
    func metrics(of font: TextFont) -> FontMetrics?
}

extension TextMeasuring {
    /// The metrics of the system font.
    public func metrics(of font: TextFont) -> FontMetrics? { SystemFont().metrics(of: font) }
}

/// Measures texts with a closure.
public struct ClosureTextMeasuring: TextMeasuring {
    private let closure: @Sendable (StyledText, TextLimits) -> MeasuredText

    public init(_ measure: @escaping @Sendable (StyledText, TextLimits) -> MeasuredText) {
        closure = measure
    }

    public func measure(_ text: StyledText, in limits: TextLimits) -> MeasuredText { closure(text, limits) }
}
