import Foundation
import TestSupport
import Testing

/// XIB and storyboard files of the app around Swift files: those of `Fixtures/Interfaces`.
@Suite(.serialized)
struct InterfaceFilesTests {
    private let galley = Galley()

    private func fixture(_ name: String) throws -> String {
        try String(contentsOf: Fixtures.folder.appendingPathComponent("Interfaces/\(name)"), encoding: .utf8)
    }

    /// An app with a project, whose code and files are in folders of their own.
    private func writeApp() throws {
        try galley.write("", to: "Album.xcodeproj/project.pbxproj")
        try galley.write(try fixture("Album.swift"), to: "Sources/Album/Album.swift")
        try galley.write(try fixture("PhotoCell.xib"), to: "Sources/Cells/PhotoCell.xib")
        try galley.write(try fixture("Base.lproj/Album.storyboard"), to: "Resources/Base.lproj/Album.storyboard")
        // Another language, and a dependency's.
        try galley.write("<document/>", to: "Resources/de.lproj/Album.storyboard")
        try galley.write("<document/>", to: "Pods/Cells/PhotoCell.xib")
    }

    @Test func aControllerIsMadeFromItsScene() throws {
        try writeApp()
        let result = try galley.run("frames", "Sources/Album/Album.swift", "--only", "AlbumViewController")
        #expect(result.status == 0, "\(result.errorText)")
        let file = "Sources/Album/Album.swift:4: AlbumViewController"
        #expect(result.errorText == """
            \(file): note: AlbumViewController stands in a navigation bar, as Album.storyboard:20 puts it there; --in nothing leaves it out
            \(file): note: it is made from its scene in Album.storyboard
            \(file): note: Album.storyboard: not read: mapView

            """)
        // The storyboard's flow layout: three columns of 124 points within insets of 5 and 6.
        let frames = result.outputText
        #expect(frames.contains("0–6") && !frames.contains("0–7"))
        let svg = try galley.run(
            "render", "Sources/Album/Album.swift", "--only", "AlbumViewController", "--text", "live", "-o", "-").outputText
        for name in ["2026", "Beach", "Lighthouse"] { #expect(svg.contains(name)) }
        #expect(svg.contains("data-frame=\"134 51 124 90\"") && svg.contains("data-frame=\"5 147 124 90\""))
        #expect(svg.contains("<title>Album") || svg.contains(">Album</title>"))
    }

    @Test func aViewIsMadeOfSceneCodeAndNib() throws {
        try writeApp()
        let svg = try galley.run("render", "Sources/Album/Album.swift", "--only", "DetailViewController", "--text", "live", "-o", "-")
        #expect(svg.status == 0, "\(svg.errorText)")
        for name in ["Photo 1", "Photo 3"] { #expect(svg.outputText.contains(name)) }
        // Below a stack view whose height the code sets through an outlet.
        #expect(svg.outputText.contains("data-frame=\"0 0 393 80\""))
        #expect(try galley.run("render", "Sources/Album/Album.swift", "--list").outputText.contains("DetailViewController.makeLayout"))
    }

    @Test func aChangedFileNeedsNoCompilation() throws {
        try writeApp()
        let first = try galley.run("frames", "Sources/Album", "--only", "AlbumViewController")
        let storyboard = try fixture("Base.lproj/Album.storyboard").replacing("minimumLineSpacing=\"6\"", with: "minimumLineSpacing=\"16\"")
        try galley.write(storyboard, to: "Resources/Base.lproj/Album.storyboard")
        let second = try galley.run("frames", "Sources/Album", "--only", "AlbumViewController")
        #expect(first.outputText.contains("147") && second.outputText.contains("157"))
    }

    @Test func aControllerWithoutItsFileHasNoOutlets() throws {
        try writeApp()
        try galley.write("<document/>", to: "Resources/Base.lproj/Album.storyboard")
        let result = try galley.run("render", "Sources/Album/Album.swift", "--only", "AlbumViewController")
        #expect(result.status == 65)
        #expect(result.errorText.contains("error: the code stopped:") && result.errorText.contains("Unexpectedly found nil"))
    }

    /// New views replace the collection views and cells of the missing file; `--strict` refuses such a picture.
    @Test(arguments: [
        ("Wall", ["no XIB or storyboard sets its outlets", "no XIB or storyboard has the cell photo; a plain view is shown"]),
        ("Grid", ["no XIB or storyboard has the cell photo; a plain view is shown"]),
    ])
    func whatStandsInForAMissingFileIsTold(name: String, messages: [String]) throws {
        let run = EntryFile("MissingInterface.swift", isApp: false)
        let frames = try run("frames", "--only", name)
        let list = try run("render", "--list")
        let strict = try run("frames", "--strict", "--only", name)
        #expect(frames.outputText.contains("3 elements") && strict.status == 65, "\(frames.outputText)")
        for words in messages {
            #expect(frames.errorText.contains(words) && strict.errorText.contains(words), "\(frames.errorText)\(strict.errorText)")
            #expect(list.outputText.split(separator: "\n").contains { $0.contains(": \(name): ") && $0.contains(words) }, "\(list.outputText)")
        }
    }

    /// A segue action of the app makes it with the scene's coder and a value of its own.
    @Test func aControllerThatTakesMoreThanItsSceneGetsPlainValues() throws {
        let tree = try EntryFile("InterfacesOfControllers")("frames", "--only", "TreeController")
        #expect(tree.status == 0 && tree.outputText.contains("4 elements"), "\(tree.outputText)\(tree.errorText)")
        #expect(tree.errorText.contains("it is made from its scene in Trees.storyboard"), "\(tree.errorText)")
        #expect(
            tree.errorText.contains(#"drawn with TreeController(coder: coder, tree: Tree(name: "name")); --argument"#),
            "\(tree.errorText)")
    }

    @Test func aControllerWhoseCoderStopsIsNotMadeFromItsScene() throws {
        let branch = try EntryFile("InterfacesOfControllers")("frames", "--only", "BranchController")
        #expect(branch.status == 0 && branch.outputText.contains("12 elements"), "\(branch.outputText)\(branch.errorText)")
        #expect(!branch.errorText.contains("Trees.storyboard"), "\(branch.errorText)")
    }

    @Test func aControllersViewIsMadeFromTheFileOfItsName() throws {
        let leaf = try EntryFile("InterfacesOfControllers")("frames", "--only", "LeafController")
        #expect(leaf.status == 0 && leaf.outputText.contains("1 element"), "\(leaf.outputText)\(leaf.errorText)")
        #expect(leaf.errorText.contains("its view is made from LeafController.xib"), "\(leaf.errorText)")
    }

    /// The layout is still drawn.
    @Test func aCellWithoutItsPrototypeIsAPlaceholder() throws {
        try writeApp()
        let text = try fixture("Base.lproj/Album.storyboard").replacing("reuseIdentifier=\"place\"", with: "reuseIdentifier=\"town\"")
        try galley.write(text, to: "Resources/Base.lproj/Album.storyboard")
        func render(_ strictness: String...) throws -> Tool.Result {
            let options = ["Sources/Album/Album.swift", "--only", "AlbumViewController", "-o", "album.svg"]
            return try galley.run(["render"] + options + strictness)
        }
        let result = try render()
        let message = "AlbumViewController: its own layout with 12 placeholder items; the code stopped: "
        #expect(result.status == 0 && result.errorText.contains(message))
        #expect(result.errorText.contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier place"))
        #expect(try render("--strict").status == 65)
    }

    /// The layout is still drawn.
    @Test func aPreviewWithoutItsStoryboardIsANoteBesideTheOthers() throws {
        try writeApp()
        let preview = "\n#Preview {\n    UIStoryboard(name: \"Town\", bundle: nil).instantiateInitialViewController()!\n}\n"
        try galley.write(try fixture("Album.swift") + preview, to: "Sources/Album/Album.swift")
        func render(_ options: String...) throws -> Tool.Result {
            let all = ["render", "Sources/Album/Album.swift", "-o", "Pictures/"] + options
            return try galley.run(all)
        }
        let result = try render()
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.contains("note: Sources/Album/Album.swift:"), "\(result.errorText)")
        #expect(result.errorText.contains("refused: the code stopped: "), "\(result.errorText)")
        #expect(result.errorText.contains("Could not find a storyboard named 'Town'"), "\(result.errorText)")
        #expect(try render("--strict").status == 65)
        #expect(try render("--only", "*.Preview").status == 65)
    }

    @Test(arguments: [
        ("<outlet property=\"addButton\" destination=\"AlB-01-add\"", "<outlet property=\"addButton\" destination=\"AlB-01-emp\"",
            "Album.storyboard:110: the outlet addButton of AlbumViewController cannot be a UIView"),
        ("<document type", "<document <type", "Album.storyboard:2: it is not XML: a name is missing"),
    ])
    func aDamagedFileIsOneMessage(part: String, other: String, message: String) throws {
        try writeApp()
        let text = try fixture("Base.lproj/Album.storyboard").replacing(part, with: other)
        try galley.write(text, to: "Resources/Base.lproj/Album.storyboard")
        let result = try galley.run("render", "Sources/Album/Album.swift", "--only", "AlbumViewController", "-o", "-")
        #expect(result.status == 65)
        #expect(result.errorText.contains(message), "\(result.errorText)")
        #expect(result.errorText.split(separator: "\n").count <= 2)
    }
}
