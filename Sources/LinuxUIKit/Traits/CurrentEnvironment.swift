public import TextMeasurement

/// The viewport and text measuring of the current task. UIKit's initializers and properties have no parameters for them.
private struct CurrentEnvironment: Sendable {
    @TaskLocal static var bound = CurrentEnvironment()

    /// The viewport; `nil` if none has been set.
    var viewport: LayoutViewport?
    var meter = TextMeter()

    func perform<Answer, Failure: Error>(_ body: () throws(Failure) -> Answer) throws(Failure) -> Answer {
        let outcome = Self.$bound.withValue(self) { Result { () throws(Failure) in try body() } }
        return try outcome.get()
    }
}

extension LayoutViewport {
    /// The viewport of the current layout pass, or one set by `performAsCurrent(_:)`; section providers, custom groups and
    /// handlers read it. Elsewhere it is the default device's.
    public static var current: LayoutViewport { named ?? Device.default.viewport }

    /// The current viewport; `nil` if none has been set.
    static var named: LayoutViewport? { CurrentEnvironment.bound.viewport }

    /// Runs `body` with this viewport as the current one, in this task and its child tasks only.
    ///
    ///     let layout = Device.iPadMini.viewport.performAsCurrent { makeLayout() }
    public func performAsCurrent<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer { try CurrentEnvironment(viewport: self, meter: .current).perform(body) }
}

extension TextMeasuring {
    /// Runs `body`, and measures labels, fonts and strings by this value, in this task and its child tasks only.
    ///
    ///     let size = TextMeasurer(sources: [fonts]).performAsCurrent { label.sizeThatFits(.zero) }
    public func performAsCurrent<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer { try TextMeter.current.measuring(with: self).performAsCurrent(body) }
}

extension TextMeter {
    /// The meter that labels, fonts and strings use: for the system font, unless a caller sets another.
    package static var current: TextMeter { CurrentEnvironment.bound.meter }

    package func performAsCurrent<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer { try CurrentEnvironment(viewport: .named, meter: self).perform(body) }

    /// Runs `body`, which measures texts on this thread only, and collects doubts about their sizes. Enclosing calls of this function
    /// collect them too.
    package static func collectingDoubts<Answer, Failure: Error>(
        while body: () throws(Failure) -> Answer
    ) throws(Failure) -> (answer: Answer, doubts: [TextDoubt]) {
        // Changed only by the thread that runs the body.
        nonisolated(unsafe) var doubts: [TextDoubt] = []
        let answer = try current.reporting { doubts.append($0) }.performAsCurrent(body)
        return (answer, doubts)
    }
}
