import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Inputs that once caused failures, and similar ones. With the release build, which `Scripts/test-more` gives them to, no verb takes
/// long for one or ends by a signal.
struct CorpusTests {
    private let command = Command()
    private static let corpus = Fixtures.root.appendingPathComponent("Tests/Fuzzing/Corpus")

    /// The files of a target, by name.
    static func files(_ target: FuzzTarget) -> [Fixture] {
        let folder = corpus.appendingPathComponent(target.rawValue)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { Fixture(name: $0, url: folder.appendingPathComponent($0)) }
    }

    /// In a separate process, so that a trap can be attributed to a file.
    @Test(arguments: FuzzTarget.allCases)
    func noInputBreaksItsTarget(target: FuzzTarget) throws {
        // Large documents take a build that is not optimized half a minute.
        let files = Self.files(target).filter { Command.measuresRelease || !$0.name.hasPrefix("large-") }
        try #require(!files.isEmpty)
        let result = try Tool.fuzzer.run([target.rawValue] + files.map(\.url.path))
        let lines = result.outputText.split(separator: "\n")
        #expect(result.status == 0, "It stopped at \(lines.last ?? "the start"):\n\(result.errorText.suffix(2_000))")
        #expect(lines.count == files.count)
    }

    @Test(.enabled(if: Command.measuresRelease), arguments: files(.document))
    func aDocumentIsBoundedInEveryVerb(document: Fixture) throws {
        try command.write(document.data(), to: "input.layout.yaml")
        for verb in Command.verbs + Command.verbsThatMayRefuse { try command.isBounded(verb("input.layout.yaml")) }
    }

    @Test(.enabled(if: Command.measuresRelease), arguments: files(.frames) + files(.png))
    func aFileIsBoundedInDiff(file: Fixture) throws {
        let name = "input.\(file.url.pathExtension)"
        try command.write(file.data(), to: name)
        try command.isBoundedInDiff(name)
    }
}
