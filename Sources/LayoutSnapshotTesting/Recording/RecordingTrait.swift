// For `RecordingMode`, which is all that is public there.
@_exported public import Goldens
#if canImport(Testing)
public import Testing
#endif

extension RecordingMode {
    /// What the scope around the test asks for.
    @TaskLocal static var scoped: RecordingMode?

    /// Runs a body whose assertions record so, unless they say otherwise themselves; for XCTest, which has no traits.
    public static func with<Result>(_ recording: RecordingMode, _ body: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(recording, operation: body)
    }

    /// What holds for an assertion.
    ///
    /// - Parameter asked: what the assertion itself says.
    static func mode(
        asked: RecordingMode?, environment: [String: String] = ProcessEnvironment.current
    ) throws(GoldenError) -> RecordingMode {
        let variable = try Self.asked(by: environment)
        return isContinuousIntegration(environment) ? .never : asked ?? scoped ?? variable ?? .missing
    }
}

#if canImport(Testing)
/// How the assertions of a test or a suite record: `@Suite(.recording(.failed))`.
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
    /// Which goldens the assertions write.
    public static func recording(_ recording: RecordingMode) -> Self { RecordingTrait(recording: recording) }
}
#endif
