import Foundation
import TestSupport
import Testing

/// Folders and extensions in `-o`.
struct PatternTests {
    private let galley = Galley()

    /// Folders in a pattern may be absolute, relative to a parent, or redundant.
    @Test(arguments: ["FOLDER/out/{name}.svg", "./out/{name}.svg", "Layouts/../out/{name}.svg", "out//{name}.svg"])
    func foldersWithoutAFieldStayAsTheyAre(pattern: String) throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        let target = pattern.replacing("FOLDER", with: galley.folder.path)
        let result = try galley.run("render", "Layouts/grid.layout.yaml", "-o", target)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(galley.files == ["Layouts/grid.layout.yaml", "out/grid.svg"])
    }

    @Test(arguments: [("a.SVG", "<svg"), ("a.Png", "\u{FFFD}PNG")])
    func anExtensionIsAFormatInAnyCase(name: String, start: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(try galley.run("render", "grid.layout.yaml", "-o", name).errorText == "written \(name)\n")
        let bytes = try Data(contentsOf: galley.folder.appendingPathComponent(name))
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(start))
    }
}
