#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A program with its own layouts has the verbs of the command.
struct LayoutCatalogTests {
    private let galley = Galley()

    private static let program = Tool(
        path: Tool.products.appendingPathComponent("CatalogSample").path)

    private func run(_ arguments: String...) throws -> Tool.Result {
        try Self.program.run(arguments, in: galley.folder)
    }

    @Test func layoutsSectionsAndControllersAreDrawnByTheirTitles() throws {
        let result = try run("render", "-o", "out", "--text", "live")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(galley.files == ["out/Photo-grid.svg", "out/Section-of-1.svg", "out/Section-of-2.svg", "out/Settings.svg"])
        #expect(try galley.text("out/Settings.svg").contains(">Setting 2<"))
        #expect(try galley.text("out/Photo-grid.svg").contains("data-index-path=\"1-3\""))
    }

    @Test func goldensAreVerifiedAsThoseOfDocumentsAre() throws {
        #expect(try run("accept", "--goldens", "goldens").status == 0)
        #expect(galley.files.count == 8)
        #expect(try run("verify", "--goldens", "goldens").outputText.contains("8 goldens: 8 same"))
        let result = try run("verify", "--goldens", "goldens", "--items", "2")
        #expect(result.status == 1 && result.outputText.contains("goldens/Photo-grid.frames.json"))
    }

    @Test func aLayoutOfACatalogueIsNamedByItsTitle() throws {
        let result = try run("frames", "--only", "Photo grid")
        #expect(result.status == 0 && result.cells.count == 13)
        let missing = try run("frames", "--only", "Photos")
        #expect(missing.status == 66)
        #expect(missing.errorText == "error: the catalogue has no \"Photos\"; it has Photo grid, Section of 1, Section of 2, Settings\n")
    }

    /// Documents are accepted as by `galley`, which has nothing to do without a path.
    @Test func pathsAreDocuments() throws {
        try galley.write(Galley.grid, to: "a.layout.yaml")
        #expect(try run("render", "a.layout.yaml").status == 0)
        #expect(galley.files == ["a.layout.yaml", "a.svg"])
        let result = try galley.run("render")
        #expect(result.status == 64 && result.errorText.hasPrefix("error: Missing expected argument '<path> ...'"))
    }
}
#endif
