import Foundation
import Goldens
#if canImport(Testing)
public import Testing
#endif

/// Which goldens the assertions write. A test that writes one fails, once, and says so.
///
/// Where nothing is said, by argument, by trait or by `GALLEY_RECORD`, it is `missing`. In continuous integration, where
/// `CI` is set, it is always `never`.
public enum SnapshotRecording: String, Sendable, Hashable, CaseIterable {
    /// Goldens that do not exist.
    case missing
    /// None: a golden that does not exist is a failure.
    case never
    /// Goldens that do not exist, and those that a layout no longer matches.
    case failed
    /// All that are not the same to the byte.
    case all

    /// What the scope around the test asks for.
    @TaskLocal static var scoped: SnapshotRecording?

    /// Runs a body whose assertions record so, unless they say otherwise themselves; for XCTest, which has no traits.
    public static func with<Result>(_ recording: SnapshotRecording, _ body: () throws -> Result) rethrows -> Result {
        try $scoped.withValue(recording, operation: body)
    }

    /// What holds for an assertion.
    ///
    /// - Parameter asked: what the assertion itself says.
    static func mode(
        asked: SnapshotRecording?, environment: [String: String] = ProcessEnvironment.current
    ) throws(GoldenError) -> RecordingMode {
        let variable = try RecordingMode.asked(by: environment)
        if RecordingMode.isContinuousIntegration(environment) { return .never }
        return (asked ?? scoped)?.mode ?? variable ?? .missing
    }

    private var mode: RecordingMode {
        switch self {
        case .missing: .missing
        case .never: .never
        case .failed: .failed
        case .all: .all
        }
    }
}

#if canImport(Testing)
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
