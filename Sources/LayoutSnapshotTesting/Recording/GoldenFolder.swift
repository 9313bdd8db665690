public import Foundation
import Goldens
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

/// Where a golden and what belongs to it lie.
struct GoldenPlace: Sendable {
    /// `__Snapshots__/PhotoTests/photoGrid.iPhone-15.txt` beside the test's file.
    let golden: GoldenFile
    /// Where a failure is to be looked at.
    let artifacts: Artifacts
    /// As reports call it: `PhotoTests/photoGrid.iPhone-15.txt`.
    let name: String
    /// The assertion's place in the code.
    let line: String
    /// What chooses the test among others: a pattern.
    let filter: String
    /// The folder of all artifacts, and of the report.
    let root: URL

    /// A folder in place of that of the test's file.
    @TaskLocal static var folder: URL?

    init(_ site: CallSite, name: String) {
        let file = Self.file(of: site)
        let folder = file.deletingLastPathComponent()
        golden = GoldenFile(name, in: folder.appendingPathComponent("__Snapshots__/\(site.fileName)"))
        artifacts = Artifacts(of: name, in: ArtifactFolder.find(for: file))
        self.name = "\(site.fileName)/\(name)"
        line = "\(site.fileID):\(site.line)"
        filter = site.filter
        root = ArtifactFolder.root(for: file)
    }

    /// The test's file, or where it would be beside its goldens.
    static func file(of site: CallSite) -> URL {
        folder?.appendingPathComponent(site.file.lastPathComponent) ?? site.file
    }
}
