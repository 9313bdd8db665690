import Foundation
import TestSupport
import Testing

/// Required goldens: those listed in documents, and those listed in a file.
struct ExpectedGoldensTests {
    @Test func aGoldenThatIsListedAndDeletedIsMissing() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            #expect(try galley.run("accept", "Layouts", "--expect").status == 0)
            #expect(try galley.text("Layouts/grid.layout.yaml") == Galley.grid.replacing("sections:", with: "goldens: [frames, svg]\nsections:"))
            #expect(try galley.run("verify", "Layouts").outputText == "4 goldens: 4 same\n")
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/grid.svg"))
            let result = try galley.run("verify", "Layouts")
            #expect(result.status == 1)
            let words = "missing Layouts/grid.svg\n  \"goldens\" in Layouts/grid.layout.yaml lists it\n4 goldens: 3 same, 1 missing\n"
            #expect(result.outputText.hasPrefix(words), "\(result.outputText)")
            #expect(try galley.run("accept", "Layouts").status == 0 && galley.run("verify", "Layouts").status == 0)
        }
    }

    /// Every kind of name is written to the document and read back.
    @Test func theKeyIsReplacedAndNamesEveryLook() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write("# A comment.\ngoldens:\n- svg\n- frames # both\n" + Galley.grid, to: "Layouts/grid.layout.yaml")
            let looks = ["--device", "iPhone 15", "--appearance", "dark", "--scale", "2", "--offsets", "12.5", "-f", "png"]
            #expect(try galley.run(["accept", "Layouts/grid.layout.yaml", "--expect"] + looks).status == 0)
            let text = try galley.text("Layouts/grid.layout.yaml")
            #expect(text == "# A comment.\ngoldens:\n- \"png .iPhone-15+12.5~dark@2x\"\n" + Galley.grid)
            #expect(try galley.run("verify", "Layouts/grid.layout.yaml").outputText == "1 golden: 1 same\n")
        }
    }

    @Test func theKeyIsWrittenIntoJSONToo() throws {
        try Galley.inNewFolder { galley throws in
            let section = """
                {"items": 1, "group": {"horizontal": [{"item": {"width": 9, "height": 9}}], "width": 9, "height": 9}}
                """
            try galley.write("{\"galley\": 1, \"sections\": [\(section)]}\n", to: "a.layout.json")
            #expect(try galley.run("accept", "a.layout.json", "--expect").status == 0)
            #expect(try galley.text("a.layout.json").hasPrefix("{\"goldens\": [\"frames\", \"svg\"], \"galley\": 1"))
            #expect(try galley.run("verify", "a.layout.json").outputText == "2 goldens: 2 same\n")
            #expect(try galley.run("accept", "a.layout.json", "--expect", "-f", "png").status == 0)
            #expect(try galley.text("a.layout.json").hasPrefix("{\"goldens\": [\"frames\", \"png\", \"svg\"], \"galley\": 1"))
        }
    }

    /// Text around the key stays the same, byte for byte.
    @Test func nothingButTheKeyChanges() throws {
        try Galley.inNewFolder { galley throws in
            let windows = Galley.grid.replacing("\n", with: "\r\n")
            let cases = [
                (windows, windows.replacing("sections:", with: "goldens: [frames, svg]\r\nsections:")),
                (Galley.grid + "...\n", Galley.grid.replacing("sections:", with: "goldens: [frames, svg]\nsections:") + "...\n"),
                (Galley.grid + "goldens: [ svg, frames ] # Both.\n", Galley.grid + "goldens: [ svg, frames ] # Both.\n"),
                (Galley.grid + "goldens: [ svg ] # One.\n", Galley.grid + "goldens: [frames, svg] # One.\n"),
                (Galley.grid + "description: |+\n  a\n\n\n",
                 Galley.grid.replacing("sections:", with: "goldens: [frames, svg]\nsections:") + "description: |+\n  a\n\n\n"),
            ]
            for (index, (before, after)) in cases.enumerated() {
                let name = "\(index).layout.yaml"
                try galley.write(before, to: name)
                #expect(try galley.run("accept", name, "-f", "frames,svg", "--expect").status == 0)
                #expect(try galley.text(name) == after)
                #expect(try galley.run("verify", name).status == 0)
            }
        }
    }

    /// Names that are equal as text but different as bytes.
    @Test func eachOfTwoNamesThatLookAlikeGetsItsOwn() throws {
        try Galley.inNewFolder { galley throws in
            let names = ["\u{E9}.layout.yaml", "e\u{301}.layout.yaml"]
            for name in names { try galley.write(Galley.grid, to: name) }
            #expect(try galley.run("accept", ".", "--expect").status == 0)
            for name in names { #expect(try galley.text(name).contains("goldens: [frames, svg]\n")) }
        }
    }

    @Test func whatNamesNoGoldenIsSaidWithItsLine() throws {
        try Galley.inNewFolder { galley throws in
            for wrong in ["pdf", "svg ~purple", "png ~dark @2x", "frames -plain", "svg @2x"] {
                try galley.write(Galley.grid + "goldens: [svg, \"\(wrong)\"]\n", to: "a.layout.yaml")
                let result = try galley.run("verify", "a.layout.yaml")
                #expect(result.status == 65)
                #expect(result.outputText.contains("a.layout.yaml:8:16: error: \"\(wrong)\" names no golden"), "\(result.outputText)")
                #expect(result.outputText.contains("\n   8 | goldens: [svg, "))
            }
        }
    }

    /// Before any golden exists.
    @Test func verifyListsWhatAcceptWrites() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write(Galley.grid + "goldens: [\"svg ~dark\"]\n", to: "Layouts/listed.layout.yaml")
            let lines = try galley.run("verify", "Layouts").outputText.split(separator: "\n")
            let absent = lines.filter { $0.hasPrefix("new ") || $0.hasPrefix("missing ") }.compactMap { $0.split(separator: " ").last }
            try galley.run("accept", "Layouts")
            let written = galley.files.filter { !$0.hasSuffix(".yaml") && !$0.hasSuffix("galley.goldens") }
            #expect(absent.map(String.init).sorted() == written && written.count == 5)
        }
    }

    /// Pictures by `render` beside a document do not indicate which goldens were chosen.
    @Test func aDocumentWithAPictureAloneGetsTheUsualGoldens() throws {
        try Galley.inFolderOfGrid { galley throws in
            try galley.run("render", "grid.layout.yaml")
            try galley.run("accept", "grid.layout.yaml")
            #expect(galley.files == ["galley.goldens", "grid.frames.json", "grid.layout.yaml", "grid.svg"])
            // Frames alone are a choice, as are goldens requested by options.
            for name in ["grid.svg", "galley.goldens"] { try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name)) }
            try galley.run("accept", "grid.layout.yaml")
            #expect(galley.files == ["galley.goldens", "grid.frames.json", "grid.layout.yaml"])
            try galley.write(Galley.grid, to: "other.layout.yaml")
            try galley.run("accept", "other.layout.yaml", "-f", "png")
            #expect(galley.files.filter { $0.hasPrefix("other.") } == ["other.layout.yaml", "other.png"])
        }
    }

    @Test func whatADocumentDoesNotListIsNoGoldenOfIt() throws {
        try Galley.inNewFolder { galley throws in
            let document = Galley.grid + "goldens: [frames]\n"
            try galley.write(document, to: "grid.layout.yaml")
            try galley.run("accept", "grid.layout.yaml")
            try galley.run("render", "grid.layout.yaml")
            try galley.write(document.replacing("title: Grid", with: "title: Other"), to: "grid.layout.yaml")
            let picture = try galley.read("grid.svg")
            #expect(try galley.run("verify", "grid.layout.yaml").outputText == "1 golden: 1 same\n")
            #expect(try galley.run("accept", "grid.layout.yaml").errorText == "1 golden: 1 unchanged\n")
            #expect(try galley.run("verify", "--obsolete", ".").outputText == "0 goldens\n")
            #expect(try galley.read("grid.svg") == picture)
            // Goldens requested by options are recorded anyway, with a note that they are not listed.
            let asked = try galley.run("accept", "grid.layout.yaml", "-f", "svg").errorText
            let note = "grid.svg: note: \"goldens\" in grid.layout.yaml does not list it, so verify ignores it; --expect lists it\n"
            #expect(asked.hasPrefix(note) && asked.contains("written grid.svg"), "\(asked)")
            #expect(try galley.run("accept", "grid.layout.yaml", "-f", "svg", "--expect").errorText.hasPrefix("2 goldens: 2 unchanged\n"))
            #expect(try galley.run("verify", "grid.layout.yaml").outputText == "2 goldens: 2 same\n")
        }
    }

    /// Pictures without a table of frames beside them come from `render`; sheets belong to no document.
    @Test func picturesOfRenderAreNoObsoleteGoldens() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.write(Galley.grid, to: "Layouts/gone.layout.yaml")
            try galley.run("accept", "Layouts/gone.layout.yaml", "-f", "frames,svg,png", "--device", "iPhone 15")
            try galley.run("render", "Layouts/gone.layout.yaml", "--sheet", "--offsets", "0,40")
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/gone.layout.yaml"))
            try galley.run("render", "Layouts", "--sheet", "-f", "svg,png")
            try galley.run("render", "Layouts/grid.layout.yaml", "--sheet", "--offsets", "0,40")
            for name in ["old.svg", "old~dark.png"] { try galley.run("render", "Layouts/grid.layout.yaml", "-o", "Layouts/\(name)") }
            let result = try galley.run("verify", "--obsolete", "Layouts").outputText
            for name in ["frames.json", "svg", "png"] { #expect(result.contains("obsolete Layouts/gone.iPhone-15.\(name)\n"), "\(result)") }
            #expect(result.contains("3 goldens: 3 obsolete"), "\(result)")
            let before = galley.files
            try galley.run("accept", "--obsolete", "Layouts")
            #expect(galley.files == before.filter { !$0.hasPrefix("Layouts/gone.iPhone") && !$0.hasSuffix("galley.goldens") })
        }
    }

    @Test func aListInAFileTellsWhatMustExist() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.run("accept", "Layouts")
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/galley.goldens"))
            let goldens = galley.files.filter { !$0.hasSuffix(".yaml") }
            try galley.write("# All of them.\n\n" + goldens.map { $0 + "\n" }.joined(), to: "goldens.txt")
            #expect(try galley.run("verify", "Layouts", "--expect", "goldens.txt").outputText == "4 goldens: 4 same\n")
            for name in ["Layouts/grid.svg", "Layouts/grid.layout.yaml"] {
                try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
            }
            let result = try galley.run("verify", "Layouts", "--expect", "goldens.txt")
            #expect(result.status == 1)
            #expect(result.outputText.contains("missing Layouts/grid.svg\n  line 6 of goldens.txt lists it\n"), "\(result.outputText)")
            #expect(result.outputText.contains("missing Layouts/grid.frames.json\n  line 5 of goldens.txt lists it; no document that is checked has it\n"))
            #expect(result.outputText.contains("4 goldens: 2 same, 2 missing\n"))
            #expect(try galley.run("verify", "Layouts", "--expect", "nowhere.txt").status == 66)
        }
    }

    @Test func everyMissingGoldenIsInOneShard() throws {
        try Galley.inFolderOfNamesakes { galley throws in
            try galley.run("accept", "Layouts", "--expect")
            try galley.run("accept", "--obsolete", "Layouts")
            for name in galley.files where name.hasSuffix(".svg") {
                try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
            }
            let parts = try (1...3).map { try galley.run("verify", "Layouts", "--shard", "\($0)/3").outputText }
            for name in ["missing Layouts/grid.svg", "missing Layouts/grid-plain.svg"] {
                #expect(parts.filter { $0.contains(name) }.count == 1)
            }
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
            #expect(try galley.run("accept", "--obsolete").status == 64)
        }
    }

    /// An empty list means that there are no goldens.
    @Test func aDocumentThatListsNoGoldensHasNone() throws {
        try Galley.inNewFolder { galley throws in
            try galley.write(Galley.grid + "goldens: [] # None.\n", to: "a.layout.yaml")
            try galley.write("<svg/>", to: "a.svg")
            #expect(try galley.run("accept", "a.layout.yaml").status == 0)
            #expect(galley.files == ["a.layout.yaml", "a.svg"])
            let result = try galley.run("verify", "a.layout.yaml")
            #expect(result.status == 0 && result.outputText == "0 goldens\n", "\(result.outputText)")
            #expect(try galley.run("accept", "a.layout.yaml", "-f", "png", "--expect").status == 0)
            #expect(try galley.text("a.layout.yaml") == Galley.grid + "goldens: [png] # None.\n")
        }
    }

    @Test func aGoldenThatIsListedTwiceIsSaidWithItsLine() throws {
        try Galley.inNewFolder { galley throws in
            try galley.write(Galley.grid + "goldens: [svg, frames, svg]\n", to: "a.layout.yaml")
            let result = try galley.run("verify", "a.layout.yaml")
            #expect(result.status == 65)
            #expect(result.outputText.contains("a.layout.yaml:8:24: error: \"svg\" is listed twice"), "\(result.outputText)")
        }
    }
}
