import Foundation
import TestSupport
import Testing

/// `galley init`, which writes a project file from what a folder contains.
struct ProjectDraftTests {
    @Test func theFoldersOfDocumentsAreFound() throws {
        try Galley.inNewFolder { galley in
            for name in ["Docs/layouts/a", "Docs/layouts/deep/b", "Docs/layouts/deep/c", "Views/d"] {
                try galley.write(Galley.grid, to: name + ".layout.yaml")
            }
            #expect(try galley.run("init").errorText == "written galley.yaml\n")
            #expect(try galley.text("galley.yaml") == "galley: 1\ndocuments:\n  - Docs/layouts\n  - Views\nformats: [frames, svg]\n")
            #expect(try galley.run("accept").status == 0 && galley.run("verify").outputText == "8 goldens: 8 same\n")
            #expect(try galley.run("init").status == 73)
        }
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
        try Galley.inFolderOfNamesakes { galley in
            #expect(try galley.run(["accept", "Layouts"] + options).status == 0)
            try galley.run("init")
            #expect(try galley.text("galley.yaml") == "galley: 1\ndocuments:\n  - Layouts\n" + fields)
            let result = try galley.run("verify")
            #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
        }
    }

    @Test func goldensThatMostDocumentsDoNotHaveAreTold() throws {
        try Galley.inFolderOfNamesakes { galley in
            try galley.write(Galley.grid, to: "Layouts/other.layout.yaml")
            try galley.run("accept", "Layouts", "-f", "svg")
            try galley.run("accept", "Layouts/other.layout.yaml", "-f", "svg", "--device", "iPhone 8", "--appearance", "dark")
            let told = try galley.run("init").errorText
            #expect(told.contains("Layouts/other.iPhone-8~dark.svg: note: galley.yaml does not ask for it"), "\(told)")
            #expect(try galley.text("galley.yaml") == "galley: 1\ndocuments:\n  - Layouts\nformats: [svg]\n")
            #expect(try galley.run("verify").outputText == "3 goldens: 3 same\n")
        }
    }

    @Test func namesThatYAMLWouldReadOtherwiseAreQuoted() throws {
        try Galley.inNewFolder { galley in
            for name in ["- a: #b", "[c]", "é \"d\"", "*e"] { try galley.write(Galley.grid, to: name + "/x.layout.yaml") }
            try galley.run("init")
            #expect(try galley.run("accept").status == 0 && galley.run("verify").outputText == "8 goldens: 8 same\n")
        }
    }

    @Test func aFolderWithoutDocumentsGetsNone() throws {
        try Galley.inNewFolder { galley in
            let result = try galley.run("init")
            #expect(result.status == 66 && galley.files.isEmpty && result.errorText.contains("no layout documents"))
        }
    }
}
