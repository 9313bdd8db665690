extension LayoutViewport {
    @TaskLocal private static var bound: LayoutViewport?

    /// The viewport that is being laid out, or that a caller of `performAsCurrent(_:)` has named: section providers,
    /// custom groups and handlers find theirs here. Elsewhere it is the default device's.
    public static var current: LayoutViewport { bound ?? Device.default.viewport }

    /// The current viewport, if anybody has named one.
    static var named: LayoutViewport? { bound }

    /// Runs `body` with this viewport as the current one, on this task and its children alone.
    ///
    ///     let layout = Device.iPadMini.viewport.performAsCurrent { makeLayout() }
    public func performAsCurrent<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let outcome = Self.$bound.withValue(self) { Result { () throws(Failure) in try body() } }
        return try outcome.get()
    }
}
