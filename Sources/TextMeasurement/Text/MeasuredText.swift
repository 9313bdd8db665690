/// What a text measures: its size and its lines, in points and not rounded to pixels.
public struct MeasuredText: Sendable, Hashable {
    /// A line.
    public struct Line: Sendable, Hashable {
        /// The UTF-16 offsets of its characters, trailing spaces included, line ends not.
        public var range: Range<Int>
        /// The advance of its characters, without its indent. A wrapped line counts with its trailing space.
        public var width: Double
        /// From the leading edge to its start.
        public var indent: Double
        /// From the text's top to the line's.
        public var top: Double
        public var height: Double
        /// From the text's top to the baseline.
        public var baseline: Double
        /// Whether not all of its characters have room.
        public var isTruncated: Bool
        /// Whether an estimated width decides where it ends, and comes within 1.5 % of the limit.
        public var isUncertain: Bool
    }

    /// The widest line's width with its indent, no more than the limit.
    public var width: Double
    public var height: Double
    public var lines: [Line]
    /// Whether the widths are estimates, as those of the system font are. The heights of lines are exact.
    public var isEstimated: Bool
    /// Whether lines were left out, or characters of a line.
    public var isTruncated: Bool

    /// A text whose size alone is known.
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

    /// Whether another break of lines is as likely.
    public var isUncertain: Bool { lines.contains(where: \.isUncertain) }
}

/// The room that a text is given.
public struct TextLimits: Sendable, Hashable {
    /// Points; infinite for none.
    public var width: Double
    /// Points; infinite for none. Lines that do not fit are left out, but for the first.
    public var height: Double
    /// 0 for any number.
    public var lines: Int

    public init(width: Double = .infinity, height: Double = .infinity, lines: Int = 0) {
        self.width = width
        self.height = height
        self.lines = lines
    }
}

/// Measures texts.
///
/// `TextMeasurer` does so by the fonts that it is given. An app's own measuring comes in as a closure:
///
///     ClosureTextMeasuring { text, limits in MeasuredText(width: 7 * Double(text.string.count), height: 20) }
public protocol TextMeasuring: Sendable {
    func measure(_ text: StyledText, in limits: TextLimits) -> MeasuredText
    /// `nil` for a font that is not known.
    func metrics(of font: TextFont) -> FontMetrics?
}

extension TextMeasuring {
    /// Those of the system font.
    public func metrics(of font: TextFont) -> FontMetrics? { SystemFont().metrics(of: font) }
}

/// Measures texts by a closure.
public struct ClosureTextMeasuring: TextMeasuring {
    private let closure: @Sendable (StyledText, TextLimits) -> MeasuredText

    public init(_ measure: @escaping @Sendable (StyledText, TextLimits) -> MeasuredText) {
        closure = measure
    }

    public func measure(_ text: StyledText, in limits: TextLimits) -> MeasuredText { closure(text, limits) }
}
