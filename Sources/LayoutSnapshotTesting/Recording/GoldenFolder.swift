public import Foundation
#if canImport(Testing)
public import Testing
#endif

/// Runs a body whose assertions keep their goldens in `__Snapshots__` of a folder, rather than beside the test's file:
/// for machines where tests run without their sources.
public func withGoldens<Result>(in folder: URL, _ body: () throws -> Result) rethrows -> Result {
    try GoldenPlace.$folder.withValue(folder, operation: body)
}

#if canImport(Testing)
/// Where the assertions of a test or a suite keep their goldens: `@Suite(.goldens(in: folder))`.
public struct GoldenFolderTrait: TestTrait, SuiteTrait, TestScoping {
    let folder: URL

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await GoldenPlace.$folder.withValue(folder) { try await function() }
    }
}

extension Trait where Self == GoldenFolderTrait {
    /// The folder that holds `__Snapshots__`, in place of that of the test's file.
    public static func goldens(in folder: URL) -> Self { GoldenFolderTrait(folder: folder) }
}
#endif
