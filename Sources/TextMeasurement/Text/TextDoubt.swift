/// An uncertainty in measuring a text.
public enum TextDoubt: Sendable, Hashable, Codable, CustomStringConvertible {
    /// A size depends on an estimated width.
    case estimatedWidth(text: String)
    /// A line might break elsewhere, as the limit is within the error of its estimated width. The limit is in points.
    case uncertainLine(text: String, limit: Double)

    public var description: String {
        switch self {
        case .estimatedWidth(let text): "the width of \(Self.quoted(text)) is estimated, and a size is taken from it"
        case .uncertainLine(let text, let limit):
            "\(Self.quoted(text)) may break into other lines: the estimated width of one is too close to \(Self.number(limit)) points"
        }
    }

    /// One line per kind of doubt, with the first text concerned.
    package static func lines(_ doubts: [TextDoubt]) -> [String] {
        let uncertain = doubts.filter(\.isAboutLines)
        return [uncertain, doubts.filter { !$0.isAboutLines }].compactMap { doubts in
            let count = Set(doubts).count - 1
            return doubts.first.map { count > 0 ? "\($0) (and \(count) more like it)" : "\($0)" }
        }
    }

    package var isAboutLines: Bool {
        switch self {
        case .estimatedWidth: false
        case .uncertainLine: true
        }
    }

    private static func quoted(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    }

    /// Formats to a tenth.
    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
}

/// Measures texts and reports uncertain results.
package struct TextMeter: Sendable {
    package let measuring: any TextMeasuring
    private let listener: (@Sendable (TextDoubt) -> Void)?

    /// - Parameters:
    ///   - measuring: by default with the system font.
    ///   - listener: called for each doubt, as often as it occurs.
    package init(_ measuring: any TextMeasuring = TextMeasurer(), listener: (@Sendable (TextDoubt) -> Void)? = nil) {
        (self.measuring, self.listener) = (measuring, listener)
    }

    /// A meter that also reports to another listener.
    package func reporting(to other: @escaping @Sendable (TextDoubt) -> Void) -> TextMeter {
        TextMeter(measuring) { [listener] doubt in
            other(doubt)
            listener?(doubt)
        }
    }

    /// A meter that measures with `other` and keeps the listener.
    package func measuring(with other: any TextMeasuring) -> TextMeter { TextMeter(other, listener: listener) }

    /// - Parameter usesWidth: true if a size depends on the text's width, not only on its height.
    package func measure(_ text: StyledText, in limits: TextLimits, usesWidth: Bool) -> MeasuredText {
        let measured = measuring.measure(text, in: limits)
        guard let listener else { return measured }
        if measured.isUncertain { listener(.uncertainLine(text: text.string, limit: limits.width)) }
        if usesWidth, measured.isEstimated, measured.width > 0, measured.width < limits.width {
            listener(.estimatedWidth(text: text.string))
        }
        return measured
    }
}
