import HostFiles
import IssueReporting
import LayoutComparison
import LayoutSnapshotTesting
import TestSupport
import Testing
import UIKit

/// The same controllers in `galley frames` and in `await assertLayout`.
@MainActor
struct BothWaysTests {
    private let controllers: [@MainActor () -> UIViewController] = [
        { AppearanceDataController() }, { MainQueueDataController() }, { TaskDataController() }, { GlobalQueueDataController() },
        { FruitListViewController() }, { AccountSettingsViewController() }, { BookShelvesViewController() }, { ArticleFeedViewController() },
        { CardSectionsViewController() }, { LibrarySidebarViewController() }, { PinboardViewController() },
    ]

    @Test func anAwaitedAssertionAndGalleyGiveTheSameFrames() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-both-ways-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let galley = try galleyFrames()
        for make in controllers {
            let name = "\(type(of: make()))"
            // Recording is reported as a failure.
            await withIssueReporters([]) {
                await ProcessEnvironment.$given.withValue([:]) {
                    await withGoldens(in: folder) { await assertLayout(make(), named: name) }
                }
            }
            let golden = folder.appendingPathComponent(
                "__Snapshots__/BothWaysTests/anAwaitedAssertionAndGalleyGiveTheSameFrames.\(name).iPhone-15.txt")
            let asserted = try FramesRecord(text: try String(contentsOf: golden, encoding: .utf8))
            let drawn = try #require(galley[name], "\(galley.keys)")
            #expect(!asserted.elements.isEmpty && asserted.contentSize == drawn.contentSize, "\(name)")
            #expect(Set(asserted.elements.map { "\($0.id) \($0.frame)" }) == Set(drawn.elements.map { "\($0.id) \($0.frame)" }), "\(name)")
        }
    }

    /// The frames of the samples' controllers by their class.
    private func galleyFrames() throws -> [String: FramesRecord] {
        let samples = Fixtures.root.appendingPathComponent("Fixtures/Swift")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Fixtures.root.appendingPathComponent("Tests/LayoutHostingTests/Samples").path)
        let files = names.sorted().map { samples.appendingPathComponent($0).path }
        let result = try Tool.built("galley").run(["frames", "--format", "json"] + files + ["--root", samples.path])
        let list = try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]] ?? []
        let records = try list.map { record in
            let name = (record["document"] as? String ?? "").split(separator: " ").last.map(String.init) ?? ""
            return (name, try FramesRecord(json: try JSONSerialization.data(withJSONObject: record)))
        }
        return Dictionary(records) { first, _ in first }
    }
}
