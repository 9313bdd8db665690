/// An uncertainty in measuring a text.
public enum TextDoubt: Sendable, Hashable, Codable, CustomStringConvertible {
    /// A size depends on an estimated width.
    case estimatedWidth(text: String)
    /// A line might break elsewhere: it comes within 1.5 % of the limit, in points.
    case uncertainLine(text: String, limit: Double)

    public var description: String {
        switch self {
        case .estimatedWidth(let text): "the width of \(Self.quoted(text)) is estimated, and a size is taken from it"
        case .uncertainLine(let text, let limit):
            "\(Self.quoted(text)) may have other lines: by an estimated width one comes within 1.5 % of "
                + "\(Self.number(limit)) points"
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

/// The text measuring of the current task: by the system font, unless a caller sets another.
public enum CurrentTextMeasuring {
    @TaskLocal private static var bound: (any TextMeasuring)?
    @TaskLocal private static var listener: (@Sendable (TextDoubt) -> Void)?

    private static let system = TextMeasurer()

    public static var measuring: any TextMeasuring { bound ?? system }

    /// Runs `body` with the given text measuring, in this task and its child tasks only.
    public static func use<Answer>(_ measuring: any TextMeasuring, while body: () throws -> Answer) rethrows -> Answer {
        try $bound.withValue(measuring, operation: body)
    }

    /// Runs `body` and passes its doubts about texts to `listener`, in this task and its child tasks only. Enclosing listeners
    /// receive them too.
    package static func report<Answer>(
        to listener: @escaping @Sendable (TextDoubt) -> Void, while body: () throws -> Answer
    ) rethrows -> Answer {
        let others = Self.listener
        let both: @Sendable (TextDoubt) -> Void = { doubt in
            listener(doubt)
            others?(doubt)
        }
        return try $listener.withValue(both, operation: body)
    }

    /// Runs `body`, which measures texts on this thread only, and collects the doubts about them.
    package static func collectingDoubts<Answer>(
        while body: () throws -> Answer
    ) rethrows -> (answer: Answer, doubts: [TextDoubt]) {
        // Changed only by the thread that runs the body.
        nonisolated(unsafe) var doubts: [TextDoubt] = []
        let answer = try report(to: { doubts.append($0) }, while: body)
        return (answer, doubts)
    }

    /// Reports a doubt about a text that was measured elsewhere.
    package static func pass(on doubt: TextDoubt) { listener?(doubt) }

    /// Measures a text and reports its uncertainties.
    ///
    /// - Parameter usesWidth: true if a size depends on the text's width, not only on its height.
    package static func measure(_ text: StyledText, in limits: TextLimits, usesWidth: Bool) -> MeasuredText {
        let measured = measuring.measure(text, in: limits)
        guard let listener else { return measured }
        if measured.isUncertain { listener(.uncertainLine(text: text.string, limit: limits.width)) }
        if usesWidth, measured.isEstimated, measured.width > 0, measured.width < limits.width {
            listener(.estimatedWidth(text: text.string))
        }
        return measured
    }
}
