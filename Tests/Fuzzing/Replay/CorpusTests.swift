import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The inputs that once broke something, and others like them: no verb takes long for one, or ends by a signal.
struct CorpusTests {
    private static let corpus = Fixtures.root.appendingPathComponent("Tests/Fuzzing/Corpus")

    /// The files of a target, by name.
    static func files(_ target: FuzzTarget) -> [Fixture] {
        let folder = corpus.appendingPathComponent(target.rawValue)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { Fixture(name: $0, url: folder.appendingPathComponent($0)) }
    }

    /// In a process of its own, so that a trap is told with the file's name.
    @Test(arguments: FuzzTarget.allCases)
    func noInputBreaksItsTarget(target: FuzzTarget) throws {
        let files = Self.files(target)
        try #require(!files.isEmpty)
        let result = try Tool.fuzzer.run([target.rawValue] + files.map(\.url.path))
        let lines = result.outputText.split(separator: "\n")
        #expect(result.status == 0, "It stopped at \(lines.last ?? "the start"):\n\(result.errorText.suffix(2_000))")
        #expect(lines.count == files.count)
    }

    @Test(arguments: files(.document) + files(.drawing))
    func aDocumentIsBoundedInEveryVerb(document: Fixture) throws {
        try Command.inNewFolder { command in
            let name = "input.layout.yaml"
            try document.data().write(to: command.folder.appendingPathComponent(name))
            let styles = ["screen", "blueprint", "exploded", "plain"].flatMap { ["--style", $0] }
            for arguments in [
                ["frames", name],
                ["render", name, "-f", "svg,png,pdf", "--scale", "1", "-o", "out"] + styles,
                ["render", name, "--content", "whole", "-o", "whole"] + styles,
                ["gallery", name, "-o", "gallery"],
                ["accept", name, "-f", "frames,svg,png"],
                ["verify", name, "--report", "report.html"],
            ] {
                try command.isBounded(arguments)
            }
        }
    }

    @Test(arguments: files(.frames) + files(.png))
    func aFileIsBoundedInDiff(file: Fixture) throws {
        try Command.inNewFolder { command in
            let kind = file.url.pathExtension
            let drawing = kind == "png" ? "difference.png" : "difference.svg"
            let name = "input.\(kind)"
            try file.data().write(to: command.folder.appendingPathComponent(name))
            let other = try command.otherFile(kind)
            try command.isBounded(["diff", name, other, "-o", drawing])
            try command.isBounded(["diff", other, name, "-o", drawing] + (kind == "png" ? ["--perceptual"] : []))
        }
    }
}
