// Exports `RecordingMode`, its only public type.
@_exported public import Goldens
#if canImport(Testing)
import HostFiles
public import Testing
#endif

extension RecordingMode {
    /// The mode set by the scope of the test.
    @TaskLocal static var scoped: RecordingMode?

    /// Runs a body whose assertions use this mode unless they specify their own; for XCTest, which has no traits.
    public static func with<Result>(_ recording: RecordingMode, _ body: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(recording, operation: body)
    }

    /// The effective mode of an assertion.
    ///
    /// - Parameter asked: the mode specified by the assertion itself.
    static func mode(
        asked: RecordingMode?, environment: [String: String] = ProcessEnvironment.current
    ) throws(GoldenError) -> RecordingMode {
        let variable = try Self.asked(by: environment)
        return isContinuousIntegration(environment) ? .never : asked ?? scoped ?? variable ?? .missing
    }
}

#if canImport(Testing)
/// The recording mode of a test's or a suite's assertions: `@Suite(.recording(.failed))`.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let recording: RecordingMode

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await RecordingMode.$scoped.withValue(recording) { try await function() }
    }
}

extension Trait where Self == RecordingTrait {
    /// The goldens that the assertions write.
    public static func recording(_ recording: RecordingMode) -> Self { RecordingTrait(recording: recording) }
}
#endif
