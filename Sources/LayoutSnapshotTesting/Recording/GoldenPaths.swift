public import Foundation
import Goldens
#if canImport(Testing)
public import Testing
#endif

/// Runs a body whose assertions store goldens in `__Snapshots__` in the given folder rather than beside the test's file, for
/// machines that run tests without their sources.
public func withGoldens<Result>(in folder: URL, _ body: () throws -> Result) rethrows -> Result {
    try GoldenPaths.$folder.withValue(folder, operation: body)
}

/// Runs an asynchronous body whose assertions store goldens in `__Snapshots__` in the given folder.
public func withGoldens<Result>(
    in folder: URL, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    try await GoldenPaths.$folder.withValue(folder, operation: body)
}

#if canImport(Testing)
/// Sets the folder for goldens of a test or suite: `@Suite(.goldens(in: folder))`.
public struct GoldenFolderTrait: TestTrait, SuiteTrait, TestScoping {
    let folder: URL

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await GoldenPaths.$folder.withValue(folder) { try await function() }
    }
}

extension Trait where Self == GoldenFolderTrait {
    /// The folder that contains `__Snapshots__`, instead of the folder of the test's file.
    public static func goldens(in folder: URL) -> Self { GoldenFolderTrait(folder: folder) }
}
#endif

/// The paths of a golden and of its artifacts.
struct GoldenPaths: Sendable {
    /// `__Snapshots__/PhotoTests/photoGrid.iPhone-15.txt` beside the test's file.
    let golden: GoldenFile
    /// The artifacts of a failure.
    let artifacts: Artifacts
    /// The golden's name in reports: `PhotoTests/photoGrid.iPhone-15.txt`.
    let name: String
    /// The assertion's location in the code.
    let line: String
    /// The assertion's file, line and test, for annotations.
    let assertion: (file: String, line: Int, test: String)
    /// A pattern for `swift test --filter` that matches the test.
    let filter: String
    /// The folder of all artifacts, and of the report.
    let root: URL

    /// A folder that replaces that of the test's file.
    @TaskLocal static var folder: URL?

    init(_ site: CallSite, name: String) {
        let file = Self.file(of: site)
        let folder = file.deletingLastPathComponent()
        golden = GoldenFile(name, in: folder.appendingPathComponent("__Snapshots__/\(site.fileName)"))
        artifacts = Artifacts(of: name, in: ArtifactFolder.find(for: file))
        self.name = "\(site.fileName)/\(name)"
        line = "\(site.fileID):\(site.line)"
        assertion = (file.path, Int(site.line), site.testName)
        filter = site.filter
        root = ArtifactFolder.root(for: file)
    }

    /// The test's file. If goldens have a folder of their own, a path of the same name in that folder.
    static func file(of site: CallSite) -> URL {
        folder?.appendingPathComponent(site.file.lastPathComponent) ?? site.file
    }
}
