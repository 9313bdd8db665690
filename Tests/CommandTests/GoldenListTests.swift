import Foundation
import TestSupport
import Testing

/// The lists of goldens beside them, `galley.goldens`.
struct GoldenListTests {
    private func remove(_ name: String, _ galley: Galley) throws {
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
    }

    private func names(_ galley: Galley, _ folder: String = "Layouts") throws -> [Substring] {
        try galley.text(folder + "/galley.goldens").split(separator: "\n").filter { !$0.hasPrefix("# ") }
    }

    @Test func aDeletedGoldenIsMissingWithoutAnyOption() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            #expect(try galley.run("accept", "Layouts").errorText.contains("written Layouts/galley.goldens\n"))
            #expect(try names(galley) == ["grid-plain.frames.json", "grid-plain.svg", "grid.frames.json", "grid.svg"])
            try remove("Layouts/grid.svg", galley)
            let result = try galley.run("verify", "Layouts", "--github")
            let words = "missing Layouts/grid.svg\n  line 5 of Layouts/galley.goldens lists it\n4 goldens: 3 same, 1 missing\n"
            #expect(result.status == 1 && result.outputText.hasPrefix(words), "\(result.outputText)")
            #expect(result.outputText.contains("::error file=Layouts/galley.goldens,line=5,"))
            // Another document misses nothing.
            #expect(try galley.run("verify", "Layouts/grid-plain.layout.yaml").status == 0)
            #expect(try galley.run("accept", "Layouts").errorText == "written Layouts/grid.svg\n4 goldens: 1 written, 3 unchanged\n")
            #expect(try galley.run("verify", "Layouts").status == 0)
        }
    }

    /// Whatever was recorded before is listed, and nothing else is forgotten.
    @Test func theListGrowsByWhatIsRecorded() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.run("accept", "Layouts", "-f", "png", "--goldens", "Pictures")
            try remove("Pictures/grid.png", galley)
            try galley.run("accept", "Layouts/grid-plain.layout.yaml", "-f", "svg", "--appearance", "dark", "--goldens", "Pictures")
            #expect(try names(galley, "Pictures") == ["grid-plain.png", "grid-plain~dark.svg", "grid.png"])
            #expect(try galley.run("verify", "Layouts", "--goldens", "Pictures").outputText.contains("missing Pictures/grid.png\n"))
            // A list is a choice: no other golden is recorded.
            try galley.run("accept", "Layouts", "--goldens", "Pictures")
            #expect(galley.files.filter { $0.hasPrefix("Pictures/grid.") } == ["Pictures/grid.png"])
        }
    }

    @Test func aDocumentThatListsItsOwnIsNotInTheList() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.run("accept", "Layouts")
            try galley.run("accept", "Layouts/grid.layout.yaml", "--expect")
            #expect(try names(galley) == ["grid-plain.frames.json", "grid-plain.svg"])
            try remove("Layouts/grid.svg", galley)
            #expect(try galley.run("verify", "Layouts").outputText.contains("\"goldens\" in Layouts/grid.layout.yaml lists it"))
            try galley.run("accept", "Layouts", "--expect")
            #expect(!galley.files.contains("Layouts/galley.goldens"))
        }
    }

    @Test func removedGoldensLeaveTheList() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write(Galley.grid, to: "Layouts/gone.layout.yaml")
            try galley.run("accept", "Layouts/grid.layout.yaml", "Layouts/gone.layout.yaml")
            #expect(try names(galley).count == 4)
            try remove("Layouts/gone.layout.yaml", galley)
            #expect(try galley.run("accept", "--obsolete", "Layouts").status == 0)
            #expect(try names(galley) == ["grid.frames.json", "grid.svg"])
        }
    }

    @Test func aNameOfTwoLinesIsNotListedAndSaidSo() throws {
        try Galley.inNewFolder { galley throws in
            try galley.write(Galley.grid, to: "a\nb.layout.yaml")
            let result = try galley.run("accept", ".", "-f", "svg")
            #expect(result.status == 0 && result.errorText.contains("warning: ./a\\nb.svg is not listed in ./galley.goldens"), "\(result.errorText)")
            try Data([0xFF, 0x0A]).write(to: galley.folder.appendingPathComponent("galley.goldens"))
            #expect(try galley.run("verify", ".").status == 65)
        }
    }
}
