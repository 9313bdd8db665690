import Foundation
import TestSupport
import Testing

/// `galley init`, which writes a project file from what a folder contains.
struct ProjectDraftTests {
    private let galley = Galley()

    @Test func theFoldersOfDocumentsAreFound() throws {
        for name in ["Docs/layouts/a", "Docs/layouts/deep/b", "Docs/layouts/deep/c", "Views/d"] {
            try galley.write(Galley.grid, to: name + ".layout.yaml")
        }
        #expect(try galley.run("init").errorText == "written galley.yaml\n")
        let names = ["Docs/layouts", "Views", "Docs/layouts/a", "Docs/layouts/deep/b", "Docs/layouts/deep/c", "Views/d"]
        #expect(try galley.entries == names && galley.text("galley.yaml").hasSuffix("\nformats: [frames, svg]\n"))
        #expect(try galley.run("accept").status == 0 && galley.run("verify").outputText == "8 goldens: 8 same\n")
        #expect(try galley.run("init").status == 73)
    }

    /// The goldens that exist are those that must exist.
    @Test(arguments: [
        ([], "formats: [frames, svg]\n"),
        (["-f", "svg,png", "--device", "iPhone 15", "--device", "iPad mini (A17 Pro)", "--appearance", "light", "--appearance", "dark"],
         "looks: {devices: [iPad mini (A17 Pro), iPhone 15], appearances: [light, dark]}\nformats: [svg, png]\n"),
        (["-f", "png", "--scale", "2,3", "--size", "200x300", "--content-size", "extraLarge", "--direction", "rtl"],
         "looks: {sizes: [200x300], directions: [rightToLeft], contentSizes: [extraLarge], scales: [2, 3]}\nformats: [png]\n"),
        (["-f", "svg", "--style", "blueprint", "--style", "screen"], "looks: {styles: [blueprint, screen]}\nformats: [svg]\n"),
        (["-f", "frames", "--offset", "0,20"], "looks: {offsets: [0, 20]}\nformats: [frames]\n"),
    ] as [([String], String)])
    func theLooksAndFormatsOfGoldensAreFound(options: [String], fields: String) throws {
        try galley.writeNamesakes()
        #expect(try galley.run(["accept", "Layouts"] + options).status == 0)
        try galley.run("init")
        #expect(try galley.text("galley.yaml").hasSuffix(".layout.yaml\n" + fields))
        let result = try galley.run("verify")
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    }

    @Test func goldensThatMostDocumentsDoNotHaveAreTold() throws {
        try galley.writeNamesakes()
        try galley.write(Galley.grid, to: "Layouts/other.layout.yaml")
        try galley.run("accept", "Layouts", "-f", "svg")
        try galley.run("accept", "Layouts/other.layout.yaml", "-f", "svg", "--device", "iPhone 8", "--appearance", "dark")
        let told = try galley.run("init").errorText
        #expect(told.contains("Layouts/other.iPhone-8~dark.svg: note: galley.yaml does not ask for it"), "\(told)")
        #expect(try galley.text("galley.yaml").hasSuffix(".layout.yaml\nformats: [svg]\n"))
        #expect(try galley.run("verify").outputText == "3 goldens: 3 same\n")
    }

    @Test func namesThatYAMLWouldReadOtherwiseAreQuoted() throws {
        for name in ["- a: #b", "[c]", "é \"d\"", "*e"] { try galley.write(Galley.grid, to: name + "/x.layout.yaml") }
        try galley.run("init")
        #expect(try galley.run("accept").status == 0 && galley.run("verify").outputText == "8 goldens: 8 same\n")
    }

    // MARK: - Deleted documents

    private func remove(_ prefix: String) throws {
        for file in galley.files where file.hasPrefix(prefix) {
            try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(file))
        }
    }

    @Test func aDocumentThatIsDeletedWithItsGoldensFails() throws {
        let names = ["a", "Layouts/b", "Layouts/deep/c", "Layouts/ d: #", "Layouts/é"]
        for name in names { try galley.write(Galley.grid, to: name + ".layout.yaml") }
        try galley.run("init")
        try galley.write(Galley.grid, to: "Layouts/deep/new.layout.yaml")
        #expect(try galley.run("accept").status == 0 && galley.run("verify").status == 0)
        for name in names + ["Layouts/deep/new"] {
            try remove(name + ".")
            let result = try galley.run("verify")
            #expect(result.status == 65 && result.errorText.contains("\(name).layout.yaml does not exist; remove it here"), "\(result.errorText)")
            try galley.write(Galley.grid, to: name + ".layout.yaml")
            #expect(try galley.run("accept").status == 0 && galley.run("verify").status == 0)
        }
    }

    /// The list keeps its style of YAML, its comments and its line endings.
    @Test(arguments: [
        ("documents:\n- Layouts # all\n- Layouts/b.layout.yaml # one\n- Layouts/d.layout.yaml\n",
         "documents:\n- Layouts # all\n- Layouts/b.layout.yaml # one\n- Layouts/a.layout.yaml\n- Layouts/c.layout.yaml\n- Layouts/d.layout.yaml\n- Layouts/sub/e.layout.yaml\n"),
        ("documents: [Layouts, Layouts/b.layout.yaml, \"Layouts/d.layout.yaml\"] # all\nformats: [svg]\n",
         "documents: [Layouts, Layouts/b.layout.yaml, Layouts/a.layout.yaml, Layouts/c.layout.yaml, \"Layouts/d.layout.yaml\", \"Layouts/sub/e.layout.yaml\"] # all\nformats: [svg]\n"),
        ("documents: [\n  Layouts,\n  Layouts/b.layout.yaml,\n  Layouts/d.layout.yaml\n]\n",
         "documents: [\n  Layouts,\n  Layouts/b.layout.yaml, Layouts/a.layout.yaml, Layouts/c.layout.yaml,\n  Layouts/d.layout.yaml, Layouts/sub/e.layout.yaml\n]\n"),
        ("documents:\r\n  - {path: ., formats: [svg]}\r\n  - path: Layouts/b.layout.yaml\r\n  - ./Layouts/d.layout.yaml\r\n",
         "documents:\r\n  - {path: ., formats: [svg]}\r\n  - path: Layouts/b.layout.yaml\r\n  - Layouts/a.layout.yaml\r\n  - Layouts/c.layout.yaml\r\n"
            + "  - ./Layouts/d.layout.yaml\r\n  - Layouts/sub/e.layout.yaml\r\n"),
    ])
    func acceptedDocumentsAreAddedToAListWithNames(text: String, edited: String) throws {
        for name in ["a", "b", "c", "d", "sub/e"] { try galley.write(Galley.grid, to: "Layouts/\(name).layout.yaml") }
        try galley.write("galley: 1\n" + text, to: "galley.yaml")
        let said = try galley.run("accept").errorText
        #expect(said.contains("galley.yaml: added Layouts/a.layout.yaml, Layouts/c.layout.yaml, Layouts/sub/e.layout.yaml to \"documents\"\nwritten galley.yaml\n"), "\(said)")
        #expect(try galley.text("galley.yaml") == "galley: 1\n" + edited)
        #expect(try galley.run("accept").status == 0 && galley.text("galley.yaml") == "galley: 1\n" + edited)
        let result = try galley.run("verify")
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    }

    @Test(arguments: [
        "documents: [Layouts]\n",
        "documents: [Layouts/a.layout.yaml]\n",
        "documents: [Layouts, {path: Layouts/a.layout.yaml, formats: [svg]}]\n",
    ])
    func noDocumentIsAddedToAListWithoutNamesBesideFolders(text: String) throws {
        for name in ["a", "b"] { try galley.write(Galley.grid, to: "Layouts/\(name).layout.yaml") }
        try galley.write("galley: 1\n" + text, to: "galley.yaml")
        #expect(try galley.run("accept").status == 0 && galley.text("galley.yaml") == "galley: 1\n" + text)
    }

    @Test(arguments: [
        "galley: 1\ndocuments: [Layouts, &one Layouts/a.layout.yaml]\n", "galley: 1\rdocuments:\r- Layouts\r- Layouts/a.layout.yaml\r",
    ])
    func aListThatCannotBeEditedIsKeptWithANote(text: String) throws {
        for name in ["a", "b"] { try galley.write(Galley.grid, to: "Layouts/\(name).layout.yaml") }
        try galley.write(text, to: "galley.yaml")
        let result = try galley.run("accept")
        #expect(try result.status == 0 && galley.text("galley.yaml") == text)
        #expect(result.errorText.contains("galley.yaml: note: cannot add Layouts/b.layout.yaml to \"documents\"; deleting"), "\(result.errorText)")
    }

    @Test func aFolderWithoutDocumentsGetsNone() throws {
        let result = try galley.run("init")
        #expect(result.status == 66 && galley.files.isEmpty && result.errorText.contains("no layout documents"))
    }
}

extension Galley {
    /// The paths in the list of a project file, without the suffixes of documents.
    fileprivate var entries: [String] {
        get throws {
            try text("galley.yaml").split(separator: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)).replacing(".layout.yaml", with: "") }
        }
    }
}
