/// What is not certain about a text that was measured.
public enum TextDoubt: Sendable, Hashable, Codable, CustomStringConvertible {
    /// A size was taken from an estimated width.
    case estimatedWidth(text: String)
    /// A line may end elsewhere: it comes within 1.5 % of the limit, in points.
    case uncertainLine(text: String, limit: Double)

    public var description: String {
        switch self {
        case .estimatedWidth(let text): "the width of \(Self.quoted(text)) is estimated, and a size is taken from it"
        case .uncertainLine(let text, let limit):
            "\(Self.quoted(text)) may have other lines: by an estimated width one comes within 1.5 % of "
                + "\(Self.number(limit)) points"
        }
    }

    /// A line for each kind, with the first text of it.
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

    /// To a tenth.
    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }
}

/// How texts are measured where nothing is passed along: by the system font, unless a caller has set something else.
public enum CurrentTextMeasuring {
    @TaskLocal private static var bound: (any TextMeasuring)?
    @TaskLocal private static var listener: (@Sendable (TextDoubt) -> Void)?

    private static let system = TextMeasurer()

    public static var measuring: any TextMeasuring { bound ?? system }

    /// Runs `body`, whose texts are measured so, in this task and its child tasks only.
    public static func use<Answer>(_ measuring: any TextMeasuring, while body: () throws -> Answer) rethrows -> Answer {
        try $bound.withValue(measuring, operation: body)
    }

    /// Runs `body`, whose doubts about texts are passed to `listener`, in this task and its child tasks only. Those who listen
    /// around it hear them, too.
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

    /// Runs `body`, which measures texts in this thread alone, and collects the doubts about them.
    package static func collectingDoubts<Answer>(
        while body: () throws -> Answer
    ) rethrows -> (answer: Answer, doubts: [TextDoubt]) {
        // It is changed only while the body runs, by the thread that runs it.
        nonisolated(unsafe) var doubts: [TextDoubt] = []
        let answer = try report(to: { doubts.append($0) }, while: body)
        return (answer, doubts)
    }

    /// Passes on a doubt about a text that was measured elsewhere.
    package static func pass(on doubt: TextDoubt) { listener?(doubt) }

    /// Measures, and passes on what is uncertain.
    ///
    /// - Parameter usesWidth: whether a size is taken from the text's width, rather than its height alone.
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
