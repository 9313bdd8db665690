import Foundation

extension LayoutViewport {
    @TaskLocal private static var bound: LayoutViewport?

    /// The viewport of the current layout pass, or one set by `performAsCurrent(_:)`; section providers, custom groups and
    /// handlers read it. Elsewhere it is the default device's.
    public static var current: LayoutViewport { bound ?? Device.default.viewport }

    /// The current viewport, if one has been set.
    static var named: LayoutViewport? { bound }

    /// Runs `body` with this viewport as the current one, in this task and its child tasks only.
    ///
    ///     let layout = Device.iPadMini.viewport.performAsCurrent { makeLayout() }
    public func performAsCurrent<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let outcome = Self.$bound.withValue(self) { Result { () throws(Failure) in try body() } }
        return try outcome.get()
    }
}
