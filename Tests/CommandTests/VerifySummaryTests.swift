import Foundation
import TestSupport
import Testing

/// Differences as Markdown and as files, and the short output of `galley accept`.
struct VerifySummaryTests {
    private let galley = Galley()

    private func writeDifference() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg,png")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
    }

    @Test func theSummaryTellsEachCauseOnceAndTheCommand() throws {
        try writeDifference()
        let result = try galley.run("verify", "Layouts", "--summary", "summary.md")
        #expect(result.status == 1)
        let start = """
            ### 3 of 6 goldens do not match

            6 goldens: 3 same, 3 different

            #### different `Layouts/grid.layout.yaml as frames, PNG and SVG; of grid.frames.json`

            ```text
            section 0 header: height absolute(38), was 30

            """
        let text = try galley.text("summary.md")
        #expect(text.hasPrefix(start) && text.hasSuffix("record it:\n\n```text\ngalley accept Layouts\n```\n"), "\(text)")
        #expect(text.contains("\nGoldens: `Layouts/grid.frames.json`, `Layouts/grid.png`, `Layouts/grid.svg`\n") && !text.contains("!["))
        try galley.run("accept", "Layouts")
        #expect(try galley.run("verify", "Layouts", "--summary", "-").outputText == "### All goldens match\n\n6 goldens: 6 same\n")
    }

    /// The pictures stand side by side at the address, and JUnit's test cases attach the one that shows most.
    @Test func artifactsAreShownAndAttached() throws {
        try writeDifference()
        try galley.run(
            "verify", "Layouts", "--summary", "a.md", "--junit", "a.xml", "--artifacts", "out", "--artifacts-url", "https://example.com/a b")
        let address = "https://example.com/a b/Layouts/grid"
        let row = ["expected", "actual"].map { "![\($0 == "actual" ? "after" : "before")](<\(address).\($0).png>)" }
        let text = try galley.text("a.md")
        #expect(text.contains("| before | after | difference |\n| --- | --- | --- |\n| \(row.joined(separator: " | ")) | !["), "\(text)")
        #expect(galley.files.filter { $0.hasPrefix("out/Layouts/") }.contains("out/Layouts/grid.actual.svg"))
        let junit = try galley.text("a.xml")
        #expect(junit.contains("</failure><system-out>[[ATTACHMENT|out/Layouts/grid.png.difference.svg]]</system-out></testcase>"), "\(junit)")
        for match in junit.matches(of: /\[\[ATTACHMENT\|([^\]]*)\]\]/) { #expect(galley.files.contains(String(match.1))) }
    }

    /// A name may hold backticks and markup; the summary of thousands of causes still fits a comment.
    @Test func theSummaryIsSafeAndShort() throws {
        try galley.write(Galley.grid, to: "a`b``<b>.layout.yaml")
        let text = try galley.run("verify", ".", "--summary", "-").outputText
        #expect(text.contains("#### new ``` ./a`b``<b>.svg ```\n"), "\(text)")
        let name = String(repeating: "long", count: 50)
        let sizes = (0..<400).map { "\(100 + $0)x200" }.joined(separator: ", ")
        try galley.write("galley: 1\ndocuments: [\(name).layout.yaml]\nlooks: {sizes: [\(sizes)]}\nformats: [png]\n", to: "galley.yaml")
        try galley.write(Galley.grid, to: "\(name).layout.yaml")
        let long = try galley.run("verify", "--summary", "-").outputText
        #expect(long.utf8.count < 65_536 && long.contains(" more causes, which `--report` shows.\n"))
    }

    @Test func acceptListsTheFirstGoldensAndCountsTheRest() throws {
        for index in 10..<22 { try galley.write(Galley.grid, to: "\(index).layout.yaml") }
        let lines = try galley.run("accept", ".").errorText.split(separator: "\n")
        #expect(lines.count == 22 && lines[..<20].allSatisfy { $0.hasPrefix("written ./") })
        #expect(lines.suffix(2) == ["and 4 more, which --verbose lists", "24 goldens: 24 written"])
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("10.svg"))
        #expect(try galley.run("accept", ".", "-f", "svg").errorText == "written ./10.svg\n24 goldens: 1 written, 23 unchanged\n")
        let all = try galley.run("accept", ".", "--verbose").errorText.split(separator: "\n")
        #expect(all.count == 25 && all.prefix(24).allSatisfy { $0.hasPrefix("unchanged ./") })
    }
}
