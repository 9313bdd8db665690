import Foundation
import TestSupport
import Testing

/// The project file `galley.yaml`.
struct ProjectFileTests {
    private let galley = Galley()

    /// A project with a document in a folder and one in a subfolder of it.
    private func writeProject(_ text: String) throws {
        try galley.write("galley: 1\n" + text, to: "galley.yaml")
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try galley.write(Galley.grid, to: "Layouts/feed/feed.layout.yaml")
    }

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
    }

    private static let looks = "documents: [Layouts]\nlooks: {devices: [iPhone 15, iPhone 8], appearances: [light, dark]}\n"

    // MARK: - What must exist

    @Test func aNewDocumentGetsTheGoldensOfItsSiblings() throws {
        try writeProject(Self.looks)
        #expect(try galley.run("accept").errorText.hasSuffix("16 goldens: 16 written\n"))
        #expect(try galley.run("verify").outputText == "16 goldens: 16 same\n")
        try galley.write(Galley.grid, to: "Layouts/new.layout.yaml")
        let result = try galley.run("verify")
        #expect(result.status == 1 && result.outputText.contains("new Layouts/new.iPhone-8~dark.svg\n"), "\(result.outputText)")
        #expect(result.outputText.hasSuffix("24 goldens: 16 same, 8 new\n\nIf the new output is right, record it: galley accept\n"))
        // Named by itself, too.
        #expect(try galley.run("accept", "Layouts/new.layout.yaml").errorText.hasSuffix("8 goldens: 8 written\n"))
        #expect(try galley.run("verify").status == 0)
        #expect(galley.files.filter { $0.hasPrefix("Layouts/new.") }.count == 9)
    }

    /// Deletes a document, a golden or the project file.
    @Test(arguments: [
        looks,
        "documents: [Layouts]\n",
        "documents: [Layouts]\nformats: [svg]\n",
        "documents: [Layouts]\nformats: [png]\nlooks: {scales: [1, 2]}\n",
        "documents: [Layouts]\nformats: [frames]\ngoldens: Goldens\n",
        "documents: [Layouts]\ngoldens: Goldens/all\nlooks: {styles: [screen, blueprint], offsets: [0, 20]}\n",
        "documents: [Layouts/grid.layout.yaml, Layouts/feed]\nlooks: {sizes: [200x300], directions: [leftToRight, rightToLeft]}\n",
        "documents: [., {path: Layouts/feed, looks: [{}, {contentSizes: [extraLarge]}], formats: [svg]}]\n",
    ])
    func anyDeletionFails(project: String) throws {
        try writeProject(project)
        #expect(try galley.run("verify").status == 1)
        #expect(try galley.run("accept").status == 0)
        let result = try galley.run("verify")
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
        let files = galley.files
        #expect(files.count > 4)
        for file in files {
            let content = try galley.text(file), bytes = try galley.read(file)
            try remove(file)
            let result = try galley.run("verify")
            #expect(result.status != 0, "\(file): \(result.outputText) \(content.count)")
            try bytes.write(to: galley.folder.appendingPathComponent(file))
        }
        #expect(try galley.run("verify").status == 0)
    }

    @Test func theProjectOfTheFixturesHasItsGoldens() throws {
        let result = try Galley.run(["verify"], in: Fixtures.folder.appendingPathComponent("Project"))
        #expect(result.outputText == "4 goldens: 4 same\n")
    }

    @Test func aMissingGoldenNamesTheLineThatAsksForIt() throws {
        try writeProject(Self.looks)
        try galley.run("accept")
        try remove("Layouts/feed/feed.iPhone-8.svg")
        let text = try galley.run("verify").outputText
        #expect(text.hasPrefix("missing Layouts/feed/feed.iPhone-8.svg\n  line 2 of galley.yaml asks for it\n"), "\(text)")
    }

    @Test func anInnerEntryHasItsOwnLooksAndFormats() throws {
        let entries = "documents:\n- Layouts\n- {path: Layouts/feed, looks: {directions: [rightToLeft]}, formats: [svg]}\ngoldens: G\n"
        try writeProject(entries)
        try galley.run("accept")
        #expect(galley.files.filter { $0.hasPrefix("G/") } == ["G/feed/feed.rtl.svg", "G/grid.frames.json", "G/grid.svg"])
    }

    @Test func anInnerEntryWithoutLooksOrFormatsHasThoseAroundIt() throws {
        let entries = "documents:\n- Layouts/feed/feed.layout.yaml\n- {path: Layouts, looks: {directions: [rightToLeft]}, formats: [svg]}\n"
            + "- {path: Layouts/feed, formats: [frames]}\n- Layouts/grid.layout.yaml\n"
        try writeProject(entries)
        try galley.run("accept")
        let goldens = galley.files.filter { $0.contains("rtl") || $0.hasSuffix(".svg") || $0.hasSuffix(".json") }
        #expect(goldens == ["Layouts/feed/feed.rtl.frames.json", "Layouts/grid.rtl.svg"])
    }

    /// The link leads out of the project.
    @Test func aDocumentThatIsALinkMustHaveItsGoldens() throws {
        try writeProject("documents: [Layouts]\ngoldens: Goldens\n")
        try galley.write(Galley.grid, to: "Other/x.layout.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: galley.folder.path + "/Layouts/feed/link.layout.yaml", withDestinationPath: "../../Other/x.layout.yaml")
        #expect(try galley.run("accept").status == 0 && galley.run("verify").outputText == "6 goldens: 6 same\n")
        try remove("Goldens/feed/link.svg")
        #expect(try galley.run("verify").outputText.hasPrefix("missing Goldens/feed/link.svg\n"))
    }

    // MARK: - What is left over

    @Test func goldensOfNoDocumentOrLookAreLeftOverAndPruned() throws {
        try writeProject(Self.looks)
        try galley.run("accept")
        try remove("Layouts/feed/feed.layout.yaml")
        try galley.write("galley: 1\n" + Self.looks.replacing("iPhone 15, ", with: ""), to: "galley.yaml")
        let result = try galley.run("verify")
        #expect(result.status == 1)
        let reasons = ["feed/feed.iPhone-8.svg\n  left over: no document has its name\n",
            "grid.iPhone-15~dark.svg\n  left over: galley.yaml asks for no such golden of Layouts/grid.layout.yaml\n"]
        for reason in reasons { #expect(result.outputText.contains("obsolete Layouts/" + reason), "\(result.outputText)") }
        #expect(result.outputText.hasSuffix("16 goldens: 4 same, 12 obsolete\n\nRemove the goldens that are left over: galley accept --prune\n"))
        #expect(try galley.run("accept", "--prune").status == 0)
        #expect(try galley.run("verify").outputText == "4 goldens: 4 same\n")
    }

    /// Beside documents there may be pictures for a page.
    @Test func picturesOfRenderAndDocsAreKept() throws {
        try writeProject("documents: [Layouts]\n")
        try galley.run("accept")
        try galley.run("render", "Layouts", "--style", "blueprint")
        try galley.run("render", "Layouts/grid.layout.yaml", "-o", "Layouts/hero.svg")
        try galley.write("<!-- galley: grid.layout.yaml -->\n![A grid](shelf.svg)\n", to: "Layouts/page.md")
        #expect(try galley.run("docs").status == 0)
        let files = galley.files
        #expect(try galley.run("verify").status == 0 && galley.run("accept", "--prune").status == 0)
        #expect(galley.files == files)
    }

    // MARK: - Pictures in place of goldens

    /// Beside documents, in their folder, in a folder of goldens, under the name of another document's golden, and on a page.
    @Test(arguments: [
        ("", "render Layouts"), ("", "render Layouts -f png,svg -o Layouts"), ("", "render Layouts/grid.layout.yaml -o Layouts/{name}.svg"),
        ("", "render Layouts/feed -o Layouts/grid.svg"), ("", "render Layouts --sheet -o Layouts/grid.svg"),
        ("goldens: Goldens\n", "render Layouts -o Goldens"), ("formats: [svg]\nlooks: {styles: [blueprint]}\n", "gallery Layouts -o Layouts"),
    ])
    func noPictureReplacesAGolden(project: String, command: String) throws {
        try writeProject("documents: [Layouts]\n" + project)
        try galley.run("accept")
        let (files, goldens) = (galley.files, galley.files.filter { $0.hasSuffix(".svg") })
        let before = try goldens.map(galley.text)
        for name in ["grid", "feed/feed"] { try galley.write(Galley.grid.replacing("title: Grid", with: "title: New"), to: "Layouts/\(name).layout.yaml") }
        let result = try galley.run(command.split(separator: " ").map(String.init))
        #expect(result.status == 73 && result.errorText.contains("it is a golden, as galley.yaml asks for it; \"galley accept\" records it"), "\(result.errorText)")
        #expect(try galley.files == files && goldens.map(galley.text) == before)
    }

    /// Pictures that nothing asks for are drawn again.
    @Test func picturesBesideGoldensAreDrawnAgain() throws {
        try writeProject("documents: [Layouts]\nformats: [frames]\n")
        try galley.run("accept")
        for title in ["One", "Two"] {
            try galley.write(Galley.grid.replacing("title: Grid", with: "title: \(title)"), to: "Layouts/grid.layout.yaml")
            for options in [[], ["-o", "Layouts/hero.svg"], ["--style", "blueprint"]] {
                #expect(try galley.run(["render", "Layouts/grid.layout.yaml"] + options).status == 0)
            }
            #expect(try galley.text("Layouts/grid.svg").contains(title) && galley.text("Layouts/hero.svg").contains(title))
        }
    }

    /// Outside of a project, a table of frames beside a picture shows that it was accepted.
    @Test func noPictureWithATableBesideItIsReplaced() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(try galley.run("render", "grid.layout.yaml").status == 0 && galley.run("render", "grid.layout.yaml").status == 0)
        try galley.run("accept", "grid.layout.yaml")
        let refused = try galley.run("render", "grid.layout.yaml")
        #expect(refused.status == 73, "\(refused.errorText)")
        #expect(refused.errorText.contains("grid.svg: error: it is a golden, as grid.frames.json is beside it; \"galley accept\" records it"))
        #expect(try galley.run("render", "grid.layout.yaml", "--direction", "rtl").status == 0, "another look")
        #expect(try galley.run("render", "grid.layout.yaml", "-o", "Output/").status == 0)
    }

    // MARK: - Where it applies

    @Test func theNearestOneAboveTheWorkingFolderIsUsed() throws {
        try writeProject("documents: [Layouts]\ngoldens: Goldens\n")
        try galley.run("accept")
        let inside = galley.folder.appendingPathComponent("Layouts/feed")
        #expect(try Galley.run(["verify"], in: inside).outputText == "4 goldens: 4 same\n")
        #expect(try Galley.run(["verify", "feed.layout.yaml"], in: inside).outputText == "2 goldens: 2 same\n")
        // A repository of its own has another project.
        try galley.write("", to: "Layouts/feed/.git")
        let other = try Galley.run(["verify"], in: inside)
        #expect(other.status == 64 && other.errorText.contains("write a galley.yaml, with \"galley init\""), "\(other.errorText)")
    }

    @Test func otherVerbsTakeItsDocumentsAndPages() throws {
        try writeProject("documents: [Layouts]\npages: [Guide]\n")
        try galley.write("<!-- galley: ../Layouts/grid.layout.yaml -->\n![A grid](grid.svg)\n", to: "Guide/page.md")
        try galley.write("<!-- galley: Layouts/grid.layout.yaml -->\n![A grid](grid.svg)\n", to: "other.md")
        #expect(try galley.run("docs").outputText == "1 picture: 1 written\n")
        #expect(try galley.run("gallery", "-o", "Page").status == 0)
        #expect(galley.files.contains("Page/feed-blueprint.svg") && galley.files.contains("Page/grid-blueprint.svg"))
    }

    /// Missing and left-over goldens are found, as in a run without paths.
    @Test(arguments: [".", "Layouts", "Layouts/grid.layout.yaml Layouts/feed"])
    func pathsThatContainAllDocumentsStandForTheProject(paths: String) throws {
        try writeProject("documents: [Layouts/feed, Layouts/grid.layout.yaml]\n")
        let verify = ["verify"] + paths.split(separator: " ").map(String.init)
        #expect(try galley.run("accept").status == 0 && galley.run(verify).status == 0)
        try remove("Layouts/feed/feed.layout.yaml")
        try galley.write(Galley.grid, to: "Layouts/feed/new.layout.yaml")
        try galley.run("accept")
        let leftOver = try galley.run(verify)
        #expect(leftOver.status == 1 && leftOver.outputText.contains("obsolete Layouts/feed/feed.svg\n"), "\(leftOver.outputText)")
        #expect(leftOver.outputText.hasSuffix(": galley accept --prune\n"))
        #expect(try galley.run("verify", "Layouts/feed").status == 0, "only some documents")
        for name in ["feed/feed", "grid"] { for suffix in ["frames.json", "svg"] { try remove("Layouts/\(name).\(suffix)") } }
        try remove("Layouts/grid.layout.yaml")
        #expect(try galley.run(verify).status != 0)
    }

    /// The project decides.
    @Test func looksByOptionsAreRefused() throws {
        try writeProject("documents: [Layouts]\n")
        for options in [["-f", "png"], ["--device", "iPhone 8"], ["Layouts/grid.layout.yaml", "--appearance", "dark"]] {
            let result = try galley.run(["accept"] + options)
            #expect(result.status == 64 && result.errorText.contains("galley.yaml says which goldens Layouts/"), "\(result.errorText)")
        }
        // Other documents, and goldens elsewhere, are no part of it.
        try galley.write(Galley.grid, to: "Other/a.layout.yaml")
        #expect(try galley.run("accept", "Other", "-f", "png").status == 0)
        #expect(try galley.run("accept", "Layouts", "-f", "png", "--goldens", "Pictures").status == 0)
    }

    @Test func nothingIsAskedForWithoutAProject() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        for verb in ["accept", "verify", "preview"] { #expect(try galley.run(verb).status == 64) }
        let note = "note: without a galley.yaml, deleted documents and goldens are not noticed; \"galley init\" writes one\n"
        #expect(try galley.run("verify", ".").errorText == note)
        #expect(try galley.run("verify", "grid.layout.yaml").errorText.isEmpty)
    }

    // MARK: - Errors

    @Test(arguments: [
        ("documents: [Gone]", "2:13: error: Gone does not exist; remove it here, too, if it was deleted on purpose"),
        ("documents: [Empty]", "2:13: error: Empty contains neither layout documents nor Swift files"),
        ("documents: []", "2:12: error: documents needs at least one entry"),
        ("documents: [Layouts]\nlooks: []", "3:8: error: looks needs at least one entry"),
        ("documents: [{path: Layouts, looks: []}]", "2:36: error: looks needs at least one entry"),
        ("documents: [../Layouts]", "2:13: error: a document must be a path in the project's folder, not \"../Layouts\""),
        ("documents: [Layouts]\ngoldens: /tmp", "3:10: error: goldens must be a path in the project's folder, not \"/tmp\""),
        ("formats: [svg]", "1:1: error: a project file needs \"documents\""),
        ("documents: [Layouts]\nformats: [svg, pdf]", "3:16: error: unknown format \"pdf\"; expected one of frames, views, svg, png"),
        ("documents: [Layouts]\nlooks: {devices: [iPhone 99]}", "3:19: error: unknown device \"iPhone 99\""),
        ("documents: [Layouts]\nlooks: [{}, {appearances: [light]}]", "3:8: error: two looks have the same file names: one is light"),
        ("documents: [Layouts]\nlooks: {sizes: [wide]}", "3:17: error: a size is written 500x700, in points, not \"wide\""),
        ("documents: [Layouts]\nlook: {}", "3:1: error: unknown key \"look\" in a project file; did you mean \"looks\"?"),
        ("documents: [Layouts]\nlooks: {styles: [exploded], offsets: [40]}", "3:29: error: the style exploded does not scroll"),
        ("documents:\n<<<<<<< HEAD\n- Layouts\n=======\n- Other\n>>>>>>> other", "3:1: error: a merge conflict is not resolved"),
    ])
    func mistakesAreShownWithTheirLines(text: String, message: String) throws {
        try writeProject(text + "\n")
        try galley.write("", to: "Empty/notes.txt")
        for arguments in [["verify"], ["accept"], ["gallery", "-o", "Page"]] {
            let result = try galley.run(arguments)
            #expect(result.status == 65 && result.errorText.hasPrefix("galley.yaml:" + message), "\(result.errorText)")
            #expect(result.errorText.contains("^\n"))
        }
    }

    @Test func aDocumentHasNoGoldenOfViews() throws {
        try writeProject("documents: [Layouts]\nformats: [frames, views]\n")
        let accepted = try galley.run("accept")
        #expect(accepted.status == 65 && accepted.errorText.contains("grid.views.txt: error: the layout has no views"), "\(accepted.errorText)")
        #expect(try galley.run("verify").status == 65)
    }

    @Test func tooManyLooksAreRefused() throws {
        let sizes = (1...40).map { "\($0)x9" }.joined(separator: ", ")
        let offsets = (1...13).map(String.init).joined(separator: ", ")
        try writeProject("documents: [Layouts]\nlooks: {sizes: [\(sizes)], offsets: [\(offsets)]}\n")
        let result = try galley.run("verify")
        #expect(result.status == 65 && result.errorText.contains("3:8: error: the looks have more than 500 combinations, which is the limit"))
    }

    // MARK: - Subfolders

    @Test func whatIsLeftOutOfAFolderIsNoted() throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try galley.write("let a = 1", to: "Layouts/Code/a.swift")
        try galley.write(Galley.grid, to: "Other/other.layout.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: galley.folder.path + "/Layouts/linked", withDestinationPath: galley.folder.path + "/Other")
        let notes = try galley.run("frames", "Layouts").errorText
        #expect(notes.contains("Layouts: note: only its documents are read; 1 Swift file must be named separately\n"), "\(notes)")
        #expect(notes.contains("Layouts/linked: note: links to folders are not followed; name the folder itself\n"), "\(notes)")
    }
}
