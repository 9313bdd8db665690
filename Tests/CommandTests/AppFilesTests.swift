import Foundation
import TestSupport
import Testing

/// Files of apps as they are, drawn without options. The apps are in `Fixtures/Apps`; each has a text with the expected frames.
struct AppFilesTests {
    private let galley = Galley()

    /// A file of an app, declarations that are drawn, and an element's row for the first of them.
    @Test(arguments: [
        ("Atlas/Atlas/Browse/BrowseViewController.swift", ["BrowseViewController"], "cell 1–3 20 395.67 111 117.67"),
        // A generic controller makes the view, generic code the cells.
        ("Bazaar/Bazaar/Shop/ShopViewController.swift", ["ShopViewController"], "cell 0–1 367.33 0 349.33 160"),
        ("Clinic/Clinic/Controllers/AppointmentsViewController.swift", ["AppointmentsViewController"], "cell 0–1 10 86.33 373 66.33"),
        // Storyboard segues ask for the screens, with the coders of their scenes.
        ("Herbarium/Herbarium/Screens/DrawersViewController.swift",
         ["DrawersViewController.openGrid", "DrawersViewController.openStrips"], "family 1–0 12 240 369 44"),
        // A coordinator names the types for generic parameters.
        ("Kiosk/Kiosk/Shelf/ShelfViewController.swift",
         ["ShelfViewController", "ShelfViewController.makeLayout", "shelf"], "cell 0–1 135 12 123 120"),
        // The app has one type with the protocol; any is right for the items.
        ("Kiosk/Kiosk/Common/GridLayout.swift", ["GridLayout", "GridSection.section", "GridSection.banner"], "cell 0–1 131 0 131 66"),
        ("Ledger/Ledger/Scenes/Dashboard/DashboardLayout.swift",
         ["DashboardLayout.make", "DashboardLayout.cards"], "cell 0–2 16 264 361 120"),
        // Modules that the app has no source of.
        ("Ledger/Ledger/Scenes/Dashboard/DashboardViewController.swift", ["DashboardViewController"], "cell 0–1 16 132 361 120"),
        ("Ledger/Ledger/Scenes/Notes/NotesViewController.swift", ["NotesViewController"], "cell 0–1 16 122 361 102.33"),
        ("Newsstand/Packages/HomeFeature/Sources/HomeFeature/Models/HomeSection.swift",
         ["NSCollectionLayoutSection.lead", "NSCollectionLayoutSection.strip"], "cell 0–0 16 16 361 288.67"),
        ("Orchard/Sources/Orchard/Sections/TreesSection.swift", ["TreesSection.layout", "TipSection.layout"],
         "cell 0–0 20 15 171.33 171.33"),
        ("Pantry/Pantry/Recipes/RecipeListViewController.swift", ["RecipeListViewController.makeLayout"], "cell 0–0 12 12 180.33 212"),
        ("Postcards/Postcards/Compose/ComposeViewController.swift", ["ComposeViewController"], "cell 0–1 16 88 60 72"),
        ("Stargazer/Stargazer/Sky/SkyViewController.swift",
         ["SkyViewController.tonightSection", "SkyViewController"], "cell 0–0 0 0 192.33 280"),
        ("Tempo/Tempo/Sessions/SessionsViewController.swift", ["SessionsViewController"], "cell 0–1 202.33 12 178.33 110"),
        ("Trailhead/Sources/Trails/TrailsViewController.swift", ["TrailsViewController.nearbySection"], "cell 0–1 20 89 353 88"),
        ("Vinyl/Vinyl/Controllers/ShelfViewController.swift", ["ShelfViewController"], "shelf-header 0–0 12 0 369 32"),
    ])
    func anAppsFileIsDrawnAsItIs(file: String, declarations: [String], row: String) throws {
        let result = try Galley.run(["frames", Fixtures.folder.appendingPathComponent("Apps/\(file)").path])
        let frames = DrawnFrames(result)
        for name in declarations { #expect(!frames.cells(name).isEmpty, "\(name): \(result.outputText)\(result.errorText)") }
        #expect(frames[declarations[0]].contains { $0.hasPrefix(row) }, "\(result.outputText)\(result.errorText)")
    }

    @Test func anAssumedGenericArgumentIsRefusedByStrictUntilTheUserSaysIt() throws {
        let path = Fixtures.folder.appendingPathComponent("Apps/Kiosk/Kiosk/Common/GridLayout.swift").path
        let options = ["frames", "--strict", path, "--only", "GridLayout", "--items", "3"]
        let assumed = try galley.run(options)
        #expect(
            assumed.status == 65 && assumed.errorText.contains("GridLayout: drawn with Style: CompactGrid; --argument gives other values"),
            "\(assumed.errorText)")
        let said = try galley.run(options + ["--argument", "Style=CompactGrid"])
        #expect(said.status == 0, "\(said.errorText)")
    }

    @Test func codeThatIsLeftOutIsToldAndRefusedByStrict() throws {
        let run = EntryFile("LeftOutCode/Screens/Grid.swift")
        let result = try run("frames", "--only", "GridController.layout")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.contains("note: also compiles code of LeftOutCode/Model/Photo.swift"))
        #expect(result.errorText.contains("left out: cannot find 'Realm' in scope"))
        let strict = try run("frames", "--strict", "--items", "3", "--only", "GridController.layout")
        #expect(
            strict.status == 65 && strict.errorText.contains(/(?m)^error: .*left out: cannot find 'Realm' in scope$/),
            "\(strict.errorText)")
        // No part of a layout is left out.
        let grid = try run("frames", "--only", "grid")
        #expect(grid.status == 65 && grid.errorText.contains("code was left out that does not compile here: cannot find 'Realm'"))
    }

    /// Outlets without a storyboard, an initializer that takes a type of a dependency, a kind of views and a cell of one, and a function
    /// that traps without what the app does first: each picture that can be had.
    @Test func whatIsMissingAroundAFileStopsNothingElse() throws {
        let run = EntryFile("MissingSurroundings.swift")
        let drawn = try run("render", "-o", "Pictures")
        #expect(drawn.status == 0, "\(drawn.errorText)")
        #expect(drawn.errorText.contains("ShopController.sidebar: refused: the code stopped"), "\(drawn.errorText)")
        let pictures = drawn.errorText.matches(of: /written Pictures\/(.*)\.svg/).map { String($0.1) }
        #expect(pictures.sorted() == ["ShopController", "ShopController.section"])
        #expect(try run("render", "--strict", "-o", "Pictures").status == 65)
        for verb in ["accept", "verify"] {
            let goldens = try run(verb, "--goldens", "Goldens")
            #expect(goldens.status == 65, "\(verb): \(goldens.errorText)")
            let text = goldens.outputText + goldens.errorText
            #expect(text.contains("ShopController.sidebar: error: the code stopped"), "\(verb): \(text)")
        }
        // Its own items, in the view that it fills.
        let frames = try run("frames", "--only", "ShopController")
        #expect(frames.errorText.contains("no XIB or storyboard sets its outlets"), "\(frames.errorText)")
        #expect(frames.cells.count == 3 && frames.rows.contains { $0.hasPrefix("RealmHeader.kind 0–0 0 0 393 50") }, "\(frames.rows)")
    }

    @Test func aFolderHasTargetsWithTheSameNames() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        for (target, appearance) in [("Shop", "grouped"), ("Widget", "plain")] {
            try galley.write(
                """
                import UIKit
                func \(target.lowercased())() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout.list(using: Style().list)
                }
                """, to: "\(target)/\(target).swift")
            try galley.write(
                "import UIKit\nstruct Style { let list = UICollectionLayoutListConfiguration(appearance: .\(appearance)) }",
                to: "\(target)/Style.swift")
            try galley.write("import XCTest\nfinal class Style: XCTestCase {}", to: "\(target)Tests/Style.swift")
        }
        for (name, first) in [("shop", "0–0 0 35"), ("widget", "0–0 0 0")] {
            let result = try galley.run(["frames", ".", "--only", name])
            let text = result.outputText.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
            #expect(text.contains(first), "\(result.outputText)\(result.errorText)")
        }
    }

    @Test func whatIsAssumedIsListedAndRefusedByStrict() throws {
        let run = EntryFile("AssumedArguments.swift", isApp: false)
        let list = try run("render", "--list")
        let section = "AssumedArguments.swift:5: Rows.section"
        let rows = "AssumedArguments.swift:7: rows"
        let hint = "; --argument gives other values"
        #expect(
            list.outputText == "\(section): a section; drawn with Rows(height: 100)\(hint)\n"
                + "\(rows): a section; drawn with columns: 1, height: 100\(hint)\n")
        let drawn = try run("render")
        let words = "note: \(section): drawn with Rows(height: 100)\(hint); --list names 1 more\n"
        #expect(drawn.errorText.hasPrefix(words), "\(drawn.errorText)")
        let options = ["--strict", "--only", "rows", "--argument", "columns=3"]
        let strict = try run("frames", options + ["--items", "3"])
        #expect(strict.status == 65 && strict.errorText.hasSuffix("error: \(rows): drawn with height: 100\(hint)\n"), "\(strict.errorText)")
        // So is a number of items.
        let given = try run("frames", options + ["--argument", "height=40"])
        #expect(given.status == 65 && given.errorText.contains("error: \(rows): the number of items is unknown"), "\(given.errorText)")
        let own = try run("frames", options + ["--argument", "height=30 + 3", "--items", "3"])
        #expect(own.status == 0 && own.outputText.contains(" 33  0"), "\(own.outputText)\(own.errorText)")
        #expect(try run("frames", "--argument", "height").status == 64)
    }

    /// Paths that lead out of the working folder are those in the app.
    @Test func addedFilesAreNamedInTheirApp() throws {
        try galley.write("", to: "App/App.xcodeproj/project.pbxproj")
        try galley.write(
            "import UIKit\nfunc list() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: style()) }", to: "App/Screens/List.swift")
        try galley.write(
            "import UIKit\nfunc style() -> UICollectionLayoutListConfiguration { .init(appearance: .plain) }", to: "App/Style.swift")
        try galley.write("", to: "Elsewhere/empty")
        let elsewhere = Galley(folder: galley.folder.appendingPathComponent("Elsewhere"))
        for (place, note) in [(galley, "App/Style.swift"), (elsewhere, "Style.swift")] {
            let path = place.folder == galley.folder ? "App/Screens/List.swift" : "../App/Screens/List.swift"
            let result = try place.run(["frames", path, "--items", "1"])
            #expect(result.errorText == "\(path): note: also compiles code of \(note)\n")
        }
    }

    @Test func aNamesakeThatIsTakenWithoutAReasonIsToldAndRefusedByStrict() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        for (brand, height) in [("A", 40), ("B", 50)] {
            try galley.write("\nenum Metrics { static let height = \(height).0 }", to: "Brand\(brand)/Metrics.swift")
        }
        try galley.write(
            """
            import UIKit
            func rows() -> NSCollectionLayoutSection {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.height))
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            """, to: "Screens/Rows.swift")
        let words = "BrandA/Metrics.swift:2: using this Metrics; the one in BrandB/Metrics.swift is equally near"
        let result = try galley.run(["frames", "Screens/Rows.swift", "--items", "2"])
        #expect(result.outputText.contains(" 40  0"), "\(result.outputText)\(result.errorText)")
        #expect(result.errorText.contains("note: \(words)\n"), "\(result.errorText)")
        let list = try galley.run(["render", "Screens/Rows.swift", "--list"])
        #expect(list.outputText == "Screens/Rows.swift:2: rows: a section\n\(words)\n")
        let strict = try galley.run(["frames", "--strict", "Screens/Rows.swift", "--items", "2"])
        #expect(strict.status == 65 && strict.errorText.contains("error: \(words)\n"), "\(strict.errorText)")
    }
}
