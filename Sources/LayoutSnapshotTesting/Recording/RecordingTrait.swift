#if canImport(Testing)
public import Testing

/// How the assertions of a test or a suite record: `@Suite(.recording(.failed))`.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let recording: SnapshotRecording

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotRecording.$scoped.withValue(recording) { try await function() }
    }
}

extension Trait where Self == RecordingTrait {
    /// Which goldens the assertions write.
    public static func recording(_ recording: SnapshotRecording) -> Self { RecordingTrait(recording: recording) }
}
#endif
