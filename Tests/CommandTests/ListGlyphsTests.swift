import Foundation
import TestSupport
import Testing

struct ListGlyphsTests {
    private let galley = Galley()

    @Test func glyphsAreListedByBlock() throws {
        let result = try Galley.run(["list", "glyphs"])
        let lines = result.outputText.split(separator: "\n")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(lines.first == "Basic Latin (94)" && lines.contains("Latin-1 (94)") && lines.contains("Latin Extended-A (128)"))
        #expect(lines.allSatisfy { $0.count <= 80 })
        for character in "Aé½ż→✓" { #expect(result.outputText.contains(character)) }
    }

    @Test func theSpecimenSheetIsAPicture() throws {
        let written = try galley.run("list", "glyphs", "-o", "sheet.svg")
        #expect(written.status == 0 && written.errorText == "written sheet.svg\n")
        #expect(try galley.run("list", "glyphs", "-o", "sheet.svg").errorText == "unchanged sheet.svg\n")
        #expect(try galley.run("list", "glyphs", "-o", "new/").errorText == "written new/specimen.svg\n")
        #expect(try galley.run("list", "glyphs", "-o", "-").output == galley.read("sheet.svg"))
        try galley.run("list", "glyphs", "-o", "dark.png", "--scale", "1", "--appearance", "dark")
        #expect(try [UInt8](galley.read("dark.png").prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        let dark = try galley.run("list", "glyphs", "-o", "-", "--appearance", "dark").outputText
        #expect(!dark.contains("prefers-color-scheme"))
    }

    @Test(arguments: [
        (["-o", "{name}.svg"], "-o must be a plain path for a specimen, without fields: {name}.svg"),
        (["-o", "sheet.gif"], "cannot write a picture as .gif"),
        (["-o", "sheet.png", "--scale", "4"], "--scale is 1, 2 or 3, not 4"),
    ])
    func aSheetThatCannotBeIsRefused(arguments: [String], message: String) throws {
        let result = try Galley.run(["list", "glyphs"] + arguments)
        #expect(result.status == 64 && result.errorText.contains(message))
    }
}
