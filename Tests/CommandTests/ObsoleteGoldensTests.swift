import Foundation
import TestSupport
import Testing

/// Goldens that nothing uses, in folders without a project file.
struct ObsoleteGoldensTests {
    /// Pictures by `render` beside a document do not indicate which goldens were chosen.
    @Test func aDocumentWithAPictureAloneGetsTheUsualGoldens() throws {
        try Galley.inFolderOfGrid { galley throws in
            try galley.run("render", "grid.layout.yaml")
            try galley.run("accept", "grid.layout.yaml")
            #expect(galley.files == ["grid.frames.json", "grid.layout.yaml", "grid.svg"])
            // Frames alone are a choice, as are goldens requested by options.
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("grid.svg"))
            try galley.run("accept", "grid.layout.yaml")
            #expect(galley.files == ["grid.frames.json", "grid.layout.yaml"])
            try galley.write(Galley.grid, to: "other.layout.yaml")
            try galley.run("accept", "other.layout.yaml", "-f", "png")
            #expect(galley.files.filter { $0.hasPrefix("other.") } == ["other.layout.yaml", "other.png"])
        }
    }


    /// Pictures without a table of frames beside them come from `render`; sheets belong to no document.
    @Test func picturesOfRenderAreNoObsoleteGoldens() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write(Galley.grid, to: "Layouts/gone.layout.yaml")
            try galley.run("accept", "Layouts/gone.layout.yaml", "-f", "frames,svg,png", "--device", "iPhone 15")
            try galley.run("render", "Layouts/gone.layout.yaml", "--sheet", "--offset", "0,40")
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/gone.layout.yaml"))
            try galley.run("render", "Layouts", "--sheet", "-f", "svg,png")
            try galley.run("render", "Layouts/grid.layout.yaml", "--sheet", "--offset", "0,40")
            for name in ["old.svg", "old~dark.png"] { try galley.run("render", "Layouts/grid.layout.yaml", "-o", "Layouts/\(name)") }
            let result = try galley.run("verify", "--obsolete", "Layouts").outputText
            for name in ["frames.json", "svg", "png"] { #expect(result.contains("obsolete Layouts/gone.iPhone-15.\(name)\n"), "\(result)") }
            #expect(result.contains("3 goldens: 3 obsolete"), "\(result)")
            let before = galley.files
            try galley.run("accept", "--prune", "Layouts")
            #expect(galley.files == before.filter { !$0.hasPrefix("Layouts/gone.iPhone") })
        }
    }


    @Test func aSharedFolderHasObsoleteGoldensOnlyOfNobody() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write(Galley.grid, to: "Other/shelf.layout.yaml")
            for folder in ["Layouts", "Other"] { try galley.run("accept", folder, "--goldens", "Pictures") }
            #expect(try galley.run("verify", "--obsolete", "Layouts", "--goldens", "Pictures").outputText == "0 goldens\n")
            // From inside a folder the other documents would not be found.
            let inside = try Galley.run(
                ["verify", "--obsolete", ".", "--goldens", "../Pictures"], in: galley.folder.appendingPathComponent("Layouts"))
            #expect(inside.status == 64 && inside.errorText.contains("outside the working folder"))
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Other/shelf.layout.yaml"))
            let result = try galley.run("verify", "--obsolete", "Layouts", "--goldens", "Pictures").outputText
            #expect(result.contains("obsolete Pictures/shelf.svg") && result.contains("2 goldens: 2 obsolete"), "\(result)")
        }
    }


    /// Such a folder may contain only tests; without a path there is nothing to check.
    @Test func aFolderWithoutDocumentsHasNoObsoleteGoldens() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "Tests/notes.txt")
            let result = try galley.run("verify", "--obsolete", "Tests")
            #expect(result.status == 0 && result.outputText == "0 goldens\n", "\(result.errorText)")
            #expect(try galley.run("verify", "--obsolete").status == 64)
            #expect(try galley.run("accept", "--prune").status == 64)
        }
    }

    @Test func aSubfolderWhoseDocumentsAreGoneHasObsoleteGoldens() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write(Galley.grid, to: "Layouts/deep/one.layout.yaml")
            try galley.run("accept", "Layouts")
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/deep/one.layout.yaml"))
            let result = try galley.run("verify", "--obsolete", "Layouts")
            #expect(result.outputText.contains("obsolete Layouts/deep/one.frames.json\n"), "\(result.outputText)")
            #expect(result.outputText.hasSuffix("Remove the goldens that are left over: galley accept --prune Layouts\n"))
        }
    }
}
