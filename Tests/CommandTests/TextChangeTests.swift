import Foundation
import TestSupport
import Testing

/// Changes that frames do not show: of texts, and of a layout's description.
struct TextChangeTests {
    private let galley = Galley()

    private static let document = Galley.grid.replacing("height: 30", with: "height: 30, title: Choices")
    private static let renamed = Galley.grid.replacing("height: 30", with: "height: 30, title: Options")

    private func accept(_ options: [String]) throws {
        try galley.write(Self.document, to: "grid.layout.yaml")
        #expect(try galley.run(["accept", "grid.layout.yaml"] + options).status == 0)
    }

    @Test(arguments: ["svg", "png", "svg,png"])
    func aChangedTitleIsToldInWords(format: String) throws {
        try accept(["-f", format])
        #expect(try galley.run("verify", "grid.layout.yaml").status == 0)
        try galley.write(Self.renamed, to: "grid.layout.yaml")
        let result = try galley.run("verify", "grid.layout.yaml")
        #expect(result.status == 1)
        #expect(result.outputText.contains("\n  header [0, 0]: title \"Options\", was \"Choices\"\n"), "\(result.outputText)")
        #expect(!result.outputText.contains("path: d"))
    }

    @Test func aTitleThatIsNotDrawnIsNoDifference() throws {
        try accept(["-f", "svg,png", "--style", "blueprint"])
        try galley.write(Self.renamed, to: "grid.layout.yaml")
        #expect(try galley.run("verify", "grid.layout.yaml").status == 0)
    }

    @Test func oneTitleIsOneCauseInAllLooks() throws {
        let looks = ["--device", "iPhone 8", "--device", "iPhone SE", "--appearance", "light", "--appearance", "dark"]
        try accept(["-f", "frames,svg,png"] + looks)
        try galley.write(Self.renamed, to: "grid.layout.yaml")
        let result = try galley.run("verify", "grid.layout.yaml", "--json", "-").outputText
        #expect(result.contains("\"problems\": 8,\n") && result.contains("\"causes\": 1,\n"), "\(result)")
    }

    @Test func oneTitleIsOneCauseInAllDocuments() throws {
        let names = ["a", "b", "c"].map { "\($0).layout.yaml" }
        for name in names { try galley.write(Self.document, to: name) }
        try galley.run("accept", ".", "-f", "svg")
        for name in names { try galley.write(Self.renamed, to: name) }
        let result = try galley.run("verify", ".").outputText
        #expect(result.contains("a.layout.yaml and 2 more"), "\(result)")
        #expect(result.split(separator: "\n").count { $0.contains("title \"Options\"") } == 1, "\(result)")
        #expect(try galley.run("accept", ".", "--cause", "a.svg").status == 0)
        #expect(try galley.run("verify", ".").status == 0)
    }

    @Test func newGoldensOfDocumentsAreCausesOfTheirOwn() throws {
        for name in ["a", "b"] { try galley.write(Self.document, to: "\(name).layout.yaml") }
        try galley.write("galley: 1\ndocuments: [a.layout.yaml, b.layout.yaml]\nformats: [svg]\n", to: "galley.yaml")
        #expect(try galley.run("accept", "--cause", "a.svg").status == 0)
        #expect(galley.files.contains("a.svg") && !galley.files.contains("b.svg"))
    }

    @Test func manyTitlesAreToldByTheFirst() throws {
        func document(_ name: String) -> String { Galley.grid.replacing("items: 5", with: "items: {count: 5, title: \"\(name) {item}\"}") }
        try galley.write(document("Old"), to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "svg")
        try galley.write(document("New"), to: "grid.layout.yaml")
        let text = try galley.run("verify", "grid.layout.yaml").outputText
        let words = "5 cells: title \"New 0\", was \"Old 0\", title \"New 1\", was \"Old 1\", title \"New 2\", was \"Old 2\" and 2 more titles"
        #expect(text.contains("\n  \(words); first: cell [0, 0]\n"), "\(text)")
    }

    /// Texts are part of the drawing.
    @Test func aChangedTitleIsRecordedAsADrawing() throws {
        try accept(["-f", "svg,png"])
        try galley.write(Self.renamed, to: "grid.layout.yaml")
        #expect(try galley.run("accept", "grid.layout.yaml", "--drawing").errorText.contains("2 goldens: 2 written"))
        #expect(try galley.run("verify", "grid.layout.yaml").status == 0)
    }

    /// Goldens of earlier versions and pictures by `galley render` store no titles.
    @Test func aGoldenWithoutTitlesIsComparedByItsDrawing() throws {
        try accept(["-f", "svg"])
        #expect(try galley.text("grid.svg").contains(" data-title=\"Choices\""))
        #expect(try galley.run("render", "grid.layout.yaml").status == 0)
        #expect(try !galley.text("grid.svg").contains("data-title"))
        #expect(try galley.run("verify", "grid.layout.yaml").status == 0)
        try galley.write(Self.renamed, to: "grid.layout.yaml")
        #expect(try galley.run("verify", "grid.layout.yaml").outputText.contains("the frames are the same; the drawing differs"))
    }

    @Test(arguments: ["'a \"b\" <c> & d'", "\"line\\nbreak\"", "hidden", "'\"title\"'", "é 日本"])
    func titlesMayContainAnything(title: String) throws {
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 30, title: \(title)"), to: "grid.layout.yaml")
        #expect(try galley.run("accept", "grid.layout.yaml", "-f", "svg,png").status == 0)
        #expect(try galley.run("verify", "grid.layout.yaml").status == 0)
        try galley.write(Self.document, to: "grid.layout.yaml")
        let text = try galley.run("verify", "grid.layout.yaml").outputText
        #expect(text.contains("header [0, 0]: title \"Choices\", was \""), "\(text)")
    }

    /// A page's picture tells no titles.
    @Test func docsTellsWhichOfTheThreeDiffers() throws {
        let page = "<!-- galley: grid.layout.yaml -->\n![A grid](grid.svg)\n"
        try accept(["-f", "frames"])
        try galley.write(page, to: "page.md")
        #expect(try galley.run("docs").status == 0)
        let changes = [
            ("grid.layout.yaml", Self.renamed, "the frames are the same; the texts differ"),
            ("grid.layout.yaml", Self.document + "style: {colors: {sections: [teal]}}\n", "the frames are the same; the drawing differs"),
            ("page.md", page.replacing(".yaml", with: ".yaml --style plain"), "the frames are the same; the options differ: the style"),
        ]
        for (name, text, words) in changes {
            let before = try galley.text(name)
            try galley.write(text, to: name)
            let result = try galley.run("docs", "--check")
            #expect(result.status == 1 && result.outputText.contains(words), "\(result.outputText)")
            try galley.write(before, to: name)
        }
    }

    // MARK: - Descriptions

    /// With one group in a section the spacing between groups shows nowhere.
    @Test func aChangedDescriptionDiffersWithEqualFrames() throws {
        let document = Galley.grid.replacing("items: 5", with: "items: 3")
        try galley.write(document, to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "frames")
        try galley.write(galley.text("grid.frames.json"), to: "before.json")
        try galley.write(document.replacing("    header:", with: "    interGroupSpacing: 40\n    header:"), to: "grid.layout.yaml")
        let result = try galley.run("verify", "grid.layout.yaml")
        let words = "section 0: group spacing 40, was 0"
        #expect(result.status == 1 && result.outputText.contains("\n  \(words)\n"), "\(result.outputText)")
        try galley.run("accept", "grid.layout.yaml")
        let difference = try galley.run("diff", "before.json", "grid.frames.json")
        #expect(difference.status == 1 && difference.outputText == words + "\n", "\(difference.outputText)")
    }

    @Test func aSectionWithoutElementsIsADifference() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "frames")
        let empty = "  - {group: {horizontal: [{item: {width: 9, height: 9}}], width: 9, height: 9}}\n"
        try galley.write(Galley.grid + empty, to: "grid.layout.yaml")
        let result = try galley.run("verify", "grid.layout.yaml")
        #expect(result.status == 1 && result.outputText.contains("\n  sections 2, were 1\n"), "\(result.outputText)")
    }

    // MARK: - The report

    /// The report's words are those of the text.
    @Test func aMissingGoldenIsMissingInTheReport() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("galley: 1\ndocuments: [grid.layout.yaml, wrong.layout.yaml]\n", to: "galley.yaml")
        try galley.write(Galley.grid, to: "wrong.layout.yaml")
        try galley.run("accept")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("grid.svg"))
        try galley.write("galley: 1\n", to: "wrong.layout.yaml")
        let result = try galley.run("verify", "--report", "report.html")
        #expect(result.outputText.contains("missing grid.svg\n") && result.outputText.contains("failed wrong."), "\(result.outputText)")
        let page = try galley.text("report.html")
        #expect(page.contains("\"status\":\"missing\"") && page.contains("\"status\":\"failed\"") && !page.contains("\"status\":\"new\""))
    }
}
