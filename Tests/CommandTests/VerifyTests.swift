import Foundation
import TestSupport
import Testing

/// Goldens of documents in typical use.
struct VerifyTests {
    private let galley = Galley()

    @Test func aDocumentWithoutAGoldenIsNewAndThenAccepted() throws {
        try galley.writeNamesakes()
        let first = try galley.run("verify", "Layouts")
        #expect(first.status == 1 && first.outputText.contains("new Layouts/grid.svg"))
        #expect(first.outputText.hasSuffix("If the new output is right, record it: galley accept Layouts\n"))
        #expect(try galley.run("accept", "Layouts").status == 0)
        #expect(galley.files.contains("Layouts/grid.frames.json") && galley.files.contains("Layouts/grid-plain.svg"))
        let second = try galley.run("verify", "Layouts")
        #expect(second.status == 0 && second.outputText == "4 goldens: 4 same\n")
    }

    @Test(arguments: ["grid.svg", "grid.png", "grid.frames.json"])
    func aGoldenIsNoDocument(name: String) throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg,png")
        let result = try galley.run("verify", "Layouts/\(name)")
        #expect(result.status == 64 && result.errorText.contains("name the layout document"), "\(result.errorText)")
    }

    @Test func aChangeIsSaidInTheLayoutsWords() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg,png")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
        let result = try galley.run("verify", "Layouts")
        #expect(result.status == 1)
        let words = "\n  header [0, 0]: height + 8; (0, 0) 200 × 30 → (0, 0) 200 × 38\n  5 cells after it moved down 8 pt\n"
        #expect(result.outputText.contains(words) && result.outputText.contains("6 goldens: 3 same, 3 different"), "\(result.outputText)")
        #expect(try galley.run("accept", "Layouts").status == 0 && galley.run("verify", "Layouts").status == 0)
    }

    @Test func shardsShareTheGoldensOut() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg,png", "--appearance", "dark", "--appearance", "light")
        var seen: [String] = []
        for part in 1...3 {
            let result = try galley.run("verify", "Layouts", "--format", "json", "--shard", "\(part)/3")
            seen += result.outputText.matches(of: /"golden": "([^"]*)"/).map { String($0.1) }
        }
        #expect(seen.count == 12 && Set(seen).count == 12)
    }

    @Test(arguments: [
        ("3/2", "there is no shard 3 of 2"), ("0/2", "shards are counted from 1, so there is no shard 0"),
        ("1/0", "the number of shards is at least 1, not 0"), ("2", "a shard is written 2/5: the second of five"),
        ("a/b", "a shard is written 2/5"), ("1/2/3", "a shard is written 2/5"),
    ])
    func aShardThatThereIsNotIsExplained(shard: String, message: String) throws {
        let result = try Galley.run(["verify", ".", "--shard", shard])
        #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
    }

    /// In annotations, a comma ends a property and a colon ends all of them.
    @Test func commasAndColonsAreEscapedInGitHubsAnnotations() throws {
        try galley.write(Galley.grid, to: "a, b: 5%.layout.yaml")
        let lines = try galley.run("verify", ".", "--format", "github").outputText.split(separator: "\n")
        let file = "::error file=./a%2C b%3A 5%25.layout.yaml,title=galley verify::"
        #expect(lines.first == "\(file)new ./a, b: 5%25.frames.json, ./a, b: 5%25.svg")
        try galley.run("accept", ".", "-f", "svg")
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 4"), to: "a, b: 5%.layout.yaml")
        let different = try galley.run("verify", ".", "--format", "github").outputText
        let place = file.replacing(",title", with: ",line=5,title")
        #expect(different.hasPrefix("\(place)different ./a, b: 5%25.svg%0A  cell [0, 4] no longer shown"), "\(different)")
    }

    /// Only PNGs have a scale, and only pictures have a style: other names are not goldens.
    @Test(arguments: ["grid@2x.svg", "grid@2x.frames.json", "grid-blueprint.frames.json", "grid~dark@2x.svg", "grid@4x.png", "grid@2x@2x.png"])
    func aFieldThatAFormatHasNotMakesNoGolden(name: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("accept", ".", "-f", "frames,svg,png")
        try galley.write("of someone else", to: name)
        let result = try galley.run("verify", ".")
        #expect(result.status == 0 && result.outputText == "3 goldens: 3 same\n", "\(result.outputText)")
    }

    private func writeEmptyLayouts(_ count: Int) throws {
        for index in 0..<count { try galley.write("galley: 1\nsections: []\n", to: "\(index).layout.yaml") }
    }

    /// Each document has two goldens.
    @Test(arguments: zip([50, 51], ["\n", "\nand 2 more, which --json lists\n"]))
    func problemsBeyondTheFirstHundredAreCounted(documents: Int, rest: String) throws {
        try writeEmptyLayouts(documents)
        let text = try galley.run("verify", ".").outputText
        let count = 2 * documents
        #expect(text.split(separator: "\n").count { $0.hasPrefix("new ") } == 100)
        #expect(text.contains(".svg\(rest)\(count) goldens: \(count) new\n"), "\(text)")
        let json = try galley.run("verify", ".", "--format", "json").outputText
        #expect(json.matches(of: /"status": "new"/).count == count)
    }

    @Test func aWrongDocumentIsAnErrorOfItsOwn() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts")
        try galley.write("galley: 1\nsections: 3\n", to: "Layouts/grid.layout.yaml")
        let result = try galley.run("verify", "Layouts")
        #expect(result.status == 65 && result.outputText.contains("failed Layouts/grid.frames.json, Layouts/grid.svg\n  Layouts/grid.layout.yaml:2:11: error:"))
        #expect(result.outputText.contains("2 same"))
    }

    @Test func nothingIsAcceptedInContinuousIntegration() throws {
        try galley.writeNamesakes()
        let result = try galley.run(["accept", "Layouts"], environment: ["CI": "true"])
        #expect(result.status == 64 && result.errorText.contains("CI is set"))
        #expect(galley.files.allSatisfy { $0.hasSuffix(".yaml") })
    }

    @Test func manyProcessesAcceptTheSameFolder() async throws {
        let folder = galley.folder
        for index in 0..<6 { try galley.write(Galley.grid, to: "grid\(index).layout.yaml") }
        await withTaskGroup(of: Int32?.self) { tasks in
            for _ in 0..<8 { tasks.addTask { try? Galley.tool.run(["accept", "."], in: folder).status } }
            for await status in tasks { #expect(status == 0) }
        }
        #expect(galley.files.count == 18 && galley.files.allSatisfy { !$0.contains("unfinished") })
        #expect(try galley.run("verify", ".").status == 0)
    }

    /// A character is reported as in rendering: once per run, at its first location.
    @Test func recordingSaysWhichCharactersTheFontLacks() throws {
        let grid = Galley.grid.replacing("title: Grid", with: "title: \"\u{E44}\u{E17}\"")
        for name in ["a", "b"] { try galley.write(grid, to: "\(name).layout.yaml") }
        let warnings = try galley.run("accept", ".").errorText.split(separator: "\n").filter { $0.contains("the font has no") }
        #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("a.layout.yaml:2: warning: ") }, "\(warnings)")
        #expect(try !galley.run("accept", ".").errorText.contains("warning"), "nothing is recorded")
    }

    /// Frames are in drawing order, without duplicates.
    @Test func aTableOfFramesInAnotherOrderDiffers() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "frames")
        let golden = try galley.text("grid.frames.json")
        let lines = golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = try #require(lines.firstIndex { $0.contains("\"category\"") })
        var swapped = lines
        swapped.swapAt(first, first + 1)
        try galley.write(swapped.joined(separator: "\n"), to: "grid.frames.json")
        let other = try galley.run("verify", "grid.layout.yaml")
        #expect(other.status == 1)
        #expect(other.outputText.contains("  drawing order: cell [0, 0] lies below cell [0, 1], and lay above it\n"), "\(other.outputText)")
        var doubled = lines
        doubled.insert(lines[first], at: first)
        try galley.write(doubled.joined(separator: "\n"), to: "grid.frames.json")
        let twice = try galley.run("verify", "grid.layout.yaml")
        let words = "\"elements.1\": cell [0, 0] is listed twice"
        #expect(twice.status == 1 && twice.outputText.contains("unreadable grid.frames.json\n  \(words)\n"), "\(twice.outputText)")
        try galley.write(golden, to: "whole.json")
        let diff = try galley.run("diff", "whole.json", "grid.frames.json")
        #expect(diff.status == 65 && diff.errorText.contains(words), "\(diff.errorText)")
        try galley.write("\u{FEFF}" + golden, to: "grid.frames.json")
        let marked = try galley.run("verify", "grid.layout.yaml")
        #expect(marked.status == 1 && marked.outputText.contains("it begins with a byte order mark (U+FEFF)"), "\(marked.outputText)")
    }

    @Test func aLookThatNobodyWroteIsIgnored() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "frames")
        let golden = try galley.text("grid.frames.json").replacing(/"look": "[^"]*"/, with: "\"look\": \"a\\n::error::forged\"")
        try galley.write(golden, to: "grid.frames.json")
        let text = try galley.run("verify", "grid.layout.yaml").outputText
        #expect(text == "1 golden: 1 same\n", "\(text)")
    }
}
