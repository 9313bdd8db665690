import Foundation
import TestSupport
import Testing

/// Declarations of Swift files, compiled unchanged and drawn.
struct SwiftFileTests {
    private let galley = Galley()

    private func fixture(_ name: String) throws -> String {
        try String(contentsOf: Fixtures.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    }

    @Test func aViewControllerIsDrawnWithWhatItsCellsShow() throws {
        try galley.write(try fixture("Swift/FruitListViewController"), to: "FruitListViewController.swift")
        let result = try galley.run("render", "FruitListViewController.swift")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(galley.pictures == ["FruitListViewController.createLayout.svg", "FruitListViewController.svg"])
        let svg = try galley.run(
            "render", "FruitListViewController.swift", "--only", "FruitListViewController", "--text", "live", "-o", "-").outputText
        #expect(svg.contains("Gooseberry") && svg.contains(">Fruit</title>"))
        #expect(svg.components(separatedBy: "data-element=\"cell\"").count == 9)
    }

    @Test func onlyAGallerysViewsNameTheirConstraints() throws {
        try galley.write(try fixture("Entries/ConstrainedCells"), to: "Rows.swift")
        let result = try galley.run("gallery", "Rows.swift", "-o", "out")
        #expect(result.status == 0, "\(result.errorText)")
        let words = "UIView: 44 × 44 at 0, 3; top = superview.top + 3; leading = superview.leading; width = 44; height = width</title>"
        #expect(try galley.text("out/Rows-screen.svg").components(separatedBy: words).count == 3)
        let svg = try galley.run("render", "Rows.swift", "-o", "-").outputText
        #expect(svg.contains("UIView: 44 × 44 at 0, 3</title>"))
    }

    /// Five of 18 badges are hidden by the code that configures them.
    @Test func viewsThatTheCodeHidesAreHidden() throws {
        try galley.write(try fixture("Swift/BadgedIconsViewController"), to: "Badges.swift")
        let only = ["--only", "BadgedIconsViewController"]
        func count(_ part: String, _ arguments: String...) throws -> Int {
            let result = try galley.run(arguments + only)
            #expect(result.status == 0, "\(result.errorText)")
            return result.outputText.components(separatedBy: part).count - 1
        }
        #expect(try count(" (hidden)", "frames", "Badges.swift") == 5)
        #expect(try count("\"hidden\": true", "frames", "Badges.swift", "--format", "json") == 5)
        #expect(try count("data-kind=\"badge-element-kind\"", "render", "Badges.swift", "--content", "whole", "-o", "-") == 13)
        #expect(try count("13 badges", "render", "Badges.swift", "--content", "whole", "-o", "-") > 0)
    }

    /// Only the visible cells of a large layout are made. If some of them are hidden, a note says that the others are not known.
    @Test func cellsThatAreNotAskedWhetherTheyAreHiddenAreNoted() throws {
        let result = try EntryFile("HiddenCells.swift", isApp: false)("frames")
        #expect(result.status == 0 && result.outputText.contains(" (hidden)"))
        #expect(result.errorText.contains("the visibility of off-screen elements is not checked"), "\(result.errorText)")
    }

    /// Networking is part of Apple's Foundation, and frameworks that are imported but not used stop nothing.
    @Test func importsOfAppsCompile() throws {
        try galley.write("import Foundation\nstruct API { var session = URLSession.shared }\n", to: "API.swift")
        try galley.write("import AVFoundation\n@preconcurrency import MapKit\n" + Galley.swiftGrid, to: "Grid.swift")
        let result = try galley.run("render", ".", "--only", "grid")
        #expect(result.status == 0, "\(result.errorText)")
    }

    /// Views are made on no actor.
    @Test func namesOfAppsCompile() throws {
        let result = try EntryFile("NamesOfApps", isApp: false)("render")
        #expect(result.status == 0, "\(result.errorText)")
    }

    /// Layouts refer to their owner weakly, as view controllers that keep their layout do.
    @Test func theOwnerLivesAsLongAsItsLayout() throws {
        let result = try EntryFile("OwnersOfLayouts.swift", isApp: false)("render")
        let pictures = result.errorText.matches(of: /written (.*)\.svg/).map { String($0.1) }
        #expect(result.status == 0, "\(result.errorText)")
        #expect(pictures.sorted() == ["UnownedShelf", "UnownedShelf.makeLayout", "WeakShelf", "WeakShelf.makeLayout"])
    }

    /// Private members are found, and a member of a view controller shows that controller's items.
    @Test func aMemberOfAViewControllerShowsItsItems() throws {
        try galley.write(try fixture("Swift/PhotoAlbumsViewController"), to: "Albums.swift")
        func cells(_ name: String) throws -> Int {
            let result = try galley.run("frames", "Albums.swift", "--only", name)
            #expect(result.status == 0, "\(result.errorText)")
            return result.cells.count
        }
        let count = try cells("PhotoAlbumsViewController")
        #expect(count > 12)
        #expect(try cells("PhotoAlbumsViewController.generateLayout") == count)
    }

    @Test func itemsAreThoseOfTheOptionElseOfTheCommentElseAssumed() throws {
        try galley.write(
            Galley.swiftGrid + "// galley: items 3 style plain\nfunc other() -> UICollectionViewLayout { grid() }\n", to: "a.swift")
        func cells(_ arguments: String...) throws -> (Int, String) {
            let result = try galley.run(["frames", "a.swift"] + arguments)
            return (result.cells.count, result.errorText)
        }
        #expect(try cells("--only", "grid").0 == 12)
        #expect(try cells("--only", "grid").1.contains("a.swift:3: grid: note: the number of items is unknown; 12 are shown"))
        #expect(try cells("--only", "other") == (3, ""))
        #expect(try cells("--only", "other", "--items", "5") == (5, ""))
    }

    @Test func constraintsThatGiveNoSizeAreSaidOnce() throws {
        let result = try EntryFile("PinnedCentre.swift", isApp: false)("render", "--items", "3", "-o", "out", "-f", "svg,png")
        #expect(result.status == 0)
        #expect(result.errorText.split(separator: "\n").filter { $0.contains("note:") } == [
            "PinnedCentre.swift:3: Pinned: note: the constraints give the collection view no size; it fills its superview",
        ])
    }

    @Test func aFolderIsOneModule() throws {
        try galley.write(Galley.swiftGrid, to: "App/Layouts/grid.swift")
        try galley.write("import UIKit\nenum Catalogue { static let own: UICollectionViewLayout = grid() }", to: "App/Catalogue.swift")
        let result = try galley.run("render", "App", "-o", "out")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(galley.pictures == ["out/Catalogue.own.svg", "out/grid.svg"])
    }

    @Test func aPageShowsWhatAFileDeclares() throws {
        try galley.write(Galley.swiftGrid + "let second: UICollectionViewLayout = grid()\n", to: "App/grid.swift")
        try galley.write("# Page\n\n<!-- galley: App/grid.swift grid --items 4 -->\n", to: "page.md")
        let result = try galley.run("docs", "page.md")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(try galley.text("page.md").contains("![grid: "))
        try galley.write("# Page\n\n<!-- galley: App/grid.swift -->\n", to: "page.md")
        let several = try galley.run("docs", "page.md")
        #expect(several.status == 65)
        #expect(several.errorText.hasPrefix("page.md:3: error: the file declares several layouts, grid, second; name one of them after it"))
    }

    @Test func whatIsInAPrivateNestedTypeIsRefused() throws {
        let text = Galley.swiftGrid + """
            class Outer {
                private enum Layouts {
                    private static func inner() -> UICollectionViewLayout { grid() }
                }
            }

            """
        try galley.write(text, to: "a.swift")
        let result = try galley.run("render", "a.swift", "--list")
        #expect(result.outputText.contains(": grid: a layout"), "\(result.errorText)")
        #expect(result.outputText.contains(
            "Outer.Layouts.inner: refused: 'Layouts' is inaccessible due to 'private' protection level"), "\(result.outputText)")
    }

    /// Properties implemented by Core Data, in classes and extensions as its generator writes them.
    @Test func managedPropertiesHaveValues() throws {
        let result = try EntryFile("ManagedProperties.swift", isApp: false)("frames", "--items", "1")
        #expect(result.status == 0, "\(result.errorText)")
    }
}
