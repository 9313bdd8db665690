import Foundation
import TestSupport
import Testing

/// Files of apps as they are, drawn without options. The apps are in `Fixtures/Apps`; each has a text with the expected frames.
struct AppFilesTests {
    /// A file of an app, declarations that are drawn, and an element's row for the first of them.
    struct Case: CustomTestStringConvertible, Sendable {
        let file: String
        let declarations: [String]
        let row: String

        init(_ file: String, _ declarations: [String], _ row: String) {
            (self.file, self.declarations, self.row) = (file, declarations, row)
        }

        var testDescription: String { file }
    }

    private static let cases = [
        Case("Atlas/Atlas/Browse/BrowseViewController.swift", ["BrowseViewController"], "cell 1–3 20 395.67 111 117.67"),
        // A generic controller makes the view, generic code the cells.
        Case("Bazaar/Bazaar/Shop/ShopViewController.swift", ["ShopViewController"], "cell 0–1 367.33 0 349.33 160"),
        Case(
            "Clinic/Clinic/Controllers/AppointmentsViewController.swift", ["AppointmentsViewController"],
            "cell 0–1 10 86.33 373 66.33"),
        // Storyboard segues ask for the screens, with the coders of their scenes.
        Case(
            "Herbarium/Herbarium/Screens/DrawersViewController.swift",
            ["DrawersViewController.openGrid", "DrawersViewController.openStrips"], "family 1–0 12 240 369 44"),
        // A coordinator names the types for generic parameters.
        Case(
            "Kiosk/Kiosk/Shelf/ShelfViewController.swift", ["ShelfViewController", "ShelfViewController.makeLayout", "shelf"],
            "cell 0–1 135 12 123 120"),
        // The app has one type with the protocol; any is right for the items.
        Case(
            "Kiosk/Kiosk/Common/GridLayout.swift", ["GridLayout", "GridSection.section", "GridSection.banner"],
            "cell 0–1 131 0 131 66"),
        Case(
            "Ledger/Ledger/Scenes/Dashboard/DashboardLayout.swift", ["DashboardLayout.make", "DashboardLayout.cards"],
            "cell 0–2 16 264 361 120"),
        // Modules that the app has no source of.
        Case(
            "Ledger/Ledger/Scenes/Dashboard/DashboardViewController.swift", ["DashboardViewController"], "cell 0–1 16 132 361 120"),
        Case(
            "Ledger/Ledger/Scenes/Notes/NotesViewController.swift", ["NotesViewController"], "cell 0–1 16 122 361 102.33"),
        Case(
            "Newsstand/Packages/HomeFeature/Sources/HomeFeature/Models/HomeSection.swift",
            ["NSCollectionLayoutSection.lead", "NSCollectionLayoutSection.strip"], "cell 0–0 16 16 361 288.67"),
        Case(
            "Orchard/Sources/Orchard/Sections/TreesSection.swift", ["TreesSection.layout", "TipSection.layout"],
            "cell 0–0 20 15 171.33 171.33"),
        Case(
            "Pantry/Pantry/Recipes/RecipeListViewController.swift", ["RecipeListViewController.makeLayout"],
            "cell 0–0 12 12 180.33 212"),
        Case("Postcards/Postcards/Compose/ComposeViewController.swift", ["ComposeViewController"], "cell 0–1 16 88 60 72"),
        Case(
            "Stargazer/Stargazer/Sky/SkyViewController.swift", ["SkyViewController.tonightSection", "SkyViewController"],
            "cell 0–0 0 0 192.33 280"),
        Case("Tempo/Tempo/Sessions/SessionsViewController.swift", ["SessionsViewController"], "cell 0–1 202.33 12 178.33 110"),
        Case(
            "Trailhead/Sources/Trails/TrailsViewController.swift", ["TrailsViewController.nearbySection"], "cell 0–1 20 89 353 88"
        ),
        Case("Vinyl/Vinyl/Controllers/ShelfViewController.swift", ["ShelfViewController"], "shelf-header 0–0 12 0 369 32"),
    ]

    @Test(arguments: cases)
    func anAppsFileIsDrawnAsItIs(app: Case) throws {
        try Galley.inNewFolder { galley in
            let path = Fixtures.folder.appendingPathComponent("Apps/\(app.file)").path
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let list = try galley.run(["render", path, "--list"], environment: environment)
            for declaration in app.declarations {
                let line = list.outputText.split(separator: "\n").first { $0.contains(": \(declaration): ") }
                #expect(
                    line.map { !$0.contains("refused") && !$0.contains(", but ") } == true, "\(declaration): \(list.outputText)")
            }
            let frames = try galley.run(["frames", path, "--only", app.declarations[0]], environment: environment)
            let rows = frames.outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            #expect(rows.contains { $0.hasPrefix(app.row) }, "\(frames.outputText)\(frames.errorText)")
        }
    }

    @Test func anAssumedGenericArgumentIsRefusedByStrictUntilTheUserSaysIt() throws {
        try Galley.inNewFolder { galley in
            let path = Fixtures.folder.appendingPathComponent("Apps/Kiosk/Kiosk/Common/GridLayout.swift").path
            let options = ["frames", "--strict", path, "--only", "GridLayout", "--items", "3"]
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let assumed = try galley.run(options, environment: environment)
            #expect(
                assumed.status == 65 && assumed.errorText.contains("GridLayout: drawn with Style: CompactGrid; --argument gives other values"),
                "\(assumed.errorText)")
            let said = try galley.run(options + ["--argument", "Style=CompactGrid"], environment: environment)
            #expect(said.status == 0, "\(said.errorText)")
        }
    }

    @Test func codeThatIsLeftOutIsToldAndRefusedByStrict() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            try galley.write(
                "import Realm\nimport UIKit\nstruct Photo { let object: Object }\nextension UIView { func fill() {} }",
                to: "Model/Photo.swift")
            try galley.write(
                """
                import UIKit
                import Realm

                func grid(columns: Int) -> UICollectionViewLayout {
                    UIView().fill()
                    Realm.open()
                    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
                    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
                }

                final class GridController: UIViewController {
                    init(photo: Photo) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { nil }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Realm.open()
                        view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout()))
                    }
                    func layout() -> UICollectionViewLayout { make() }
                    private func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) }
                }
                """, to: "Screens/Grid.swift")
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let result = try galley.run(
                ["frames", "Screens/Grid.swift", "--only", "GridController.layout"], environment: environment)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(result.errorText.contains("note: with code of Model/Photo.swift"))
            #expect(result.errorText.contains("left out: cannot find 'Realm' in scope"))
            let strict = try galley.run(
                ["frames", "--strict", "Screens/Grid.swift", "--only", "GridController.layout"], environment: environment)
            #expect(strict.status == 65 && strict.errorText.contains("left out: cannot find 'Realm' in scope"))
            // No part of a layout is left out.
            let grid = try galley.run(["frames", "Screens/Grid.swift", "--only", "grid"], environment: environment)
            #expect(
                grid.status == 65 && grid.errorText.contains("code was left out that does not compile here: cannot find 'Realm'"))
        }
    }

    /// Outlets without a storyboard, an initializer that takes a type of a dependency, a kind of views and a cell of one, and a function
    /// that traps without what the app does first: each picture that can be had.
    @Test func whatIsMissingAroundAFileStopsNothingElse() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            try galley.write(
                """
                import Realm
                import UIKit

                final class ShopController: UIViewController, UICollectionViewDataSource {
                    @IBOutlet private weak var list: UICollectionView!
                    @IBOutlet weak var titleLabel: UILabel!
                    private let store: RealmStore

                    init(store: RealmStore) {
                        self.store = store
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        titleLabel.text = store.title
                        list.dataSource = self
                        list.collectionViewLayout = UICollectionViewCompositionalLayout(section: Self.section())
                    }
                    static func section() -> NSCollectionLayoutSection {
                        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
                        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
                        section.boundarySupplementaryItems = [
                            .init(layoutSize: size, elementKind: RealmHeader.kind, alignment: .top)
                        ]
                        return section
                    }
                    func sidebar() -> NSCollectionLayoutSection {
                        precondition(list.numberOfSections == 7)
                        return Self.section()
                    }
                    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
                    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                        let cell = RealmCell.dequeue(collectionView, indexPath)
                        cell.fill(store)
                        return cell
                    }
                }
                """, to: "Shop/ShopController.swift")
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let drawn = try galley.run(["render", "Shop/ShopController.swift", "-o", "Pictures"], environment: environment)
            #expect(drawn.status == 0, "\(drawn.errorText)")
            #expect(
                drawn.errorText.contains("ShopController.sidebar: refused: the code stopped"), "\(drawn.errorText)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: galley.folder.appendingPathComponent("Pictures").path).sorted() == ["ShopController.section.svg", "ShopController.svg"])
            let strict = try galley.run(["render", "--strict", "Shop/ShopController.swift", "-o", "Pictures"], environment: environment)
            #expect(strict.status == 65)
            for verb in ["accept", "verify"] {
                let goldens = try galley.run([verb, "Shop/ShopController.swift", "--goldens", "Goldens"], environment: environment)
                #expect(goldens.status == 65, "\(verb): \(goldens.errorText)")
                let text = goldens.outputText + goldens.errorText
                #expect(text.contains("ShopController.sidebar: error: the code stopped"), "\(verb): \(text)")
            }
            // Its own items, in the view that it fills.
            let frames = try galley.run(["frames", "Shop/ShopController.swift", "--only", "ShopController"], environment: environment)
            let rows = frames.outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            #expect(frames.errorText.contains("no XIB or storyboard sets its outlets"), "\(frames.errorText)")
            #expect(rows.filter { $0.hasPrefix("cell ") }.count == 3 && rows.contains { $0.hasPrefix("RealmHeader.kind 0–0 0 0 393 50") }, "\(rows)")
        }
    }

    @Test func aFolderHasTargetsWithTheSameNames() throws {
        try Galley.inNewFolder { galley in
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
                let result = try galley.run(["frames", ".", "--only", name], environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
                let text = result.outputText.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
                #expect(text.contains(first), "\(result.outputText)\(result.errorText)")
            }
        }
    }

    @Test func whatIsAssumedIsListedAndRefusedByStrict() throws {
        try Galley.inNewFolder { galley in
            try galley.write(
                """
                import UIKit
                final class Rows {
                    init(height: CGFloat) { self.height = height }
                    let height: CGFloat
                    func section() -> NSCollectionLayoutSection { rows(columns: 1, height: height) }
                }
                func rows(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
                    let item = NSCollectionLayoutItem(layoutSize: size)
                    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
                }
                """, to: "Rows.swift")
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let list = try galley.run(["render", "Rows.swift", "--list"], environment: environment)
            let section = "Rows.swift:5: Rows.section"
            let rows = "Rows.swift:7: rows"
            let hint = "; --argument gives other values"
            #expect(
                list.outputText == "\(section): a section; drawn with Rows(height: 100)\(hint)\n"
                    + "\(rows): a section; drawn with columns: 2, height: 100\(hint)\n")
            let drawn = try galley.run(["render", "Rows.swift"], environment: environment)
            #expect(
                drawn.errorText.hasPrefix("note: \(section): drawn with Rows(height: 100)\(hint); --list names 1 more\n"),
                "\(drawn.errorText)")
            let options = ["frames", "Rows.swift", "--strict", "--only", "rows", "--argument", "columns=3"]
            let strict = try galley.run(options + ["--items", "3"], environment: environment)
            #expect(strict.status == 65 && strict.errorText.hasSuffix("error: \(rows): drawn with height: 100\(hint)\n"), "\(strict.errorText)")
            // So is a number of items.
            let given = try galley.run(options + ["--argument", "height=40"], environment: environment)
            #expect(given.status == 65 && given.errorText.contains("error: \(rows): the number of items is unknown"), "\(given.errorText)")
            #expect(try galley.run(options + ["--argument", "height=40", "--items", "3"], environment: environment).status == 0)
        }
    }

    /// Paths that lead out of the working folder are those in the app.
    @Test func addedFilesAreNamedInTheirApp() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App/App.xcodeproj/project.pbxproj")
            try galley.write(
                "import UIKit\nfunc list() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: style()) }", to: "App/Screens/List.swift")
            try galley.write(
                "import UIKit\nfunc style() -> UICollectionLayoutListConfiguration { .init(appearance: .plain) }", to: "App/Style.swift")
            try galley.write("", to: "Elsewhere/empty")
            let elsewhere = Galley(folder: galley.folder.appendingPathComponent("Elsewhere"))
            for (place, note) in [(galley, "App/Style.swift"), (elsewhere, "Style.swift")] {
                let path = place.folder == galley.folder ? "App/Screens/List.swift" : "../App/Screens/List.swift"
                let result = try place.run(["frames", path, "--items", "1"], environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
                #expect(result.errorText == "\(path): note: with code of \(note)\n")
            }
        }
    }

    @Test func aNamesakeThatIsTakenWithoutAReasonIsToldAndRefusedByStrict() throws {
        try Galley.inNewFolder { galley in
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
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let words = "BrandA/Metrics.swift:2: using this Metrics; the one of BrandB/Metrics.swift is equally near"
            let result = try galley.run(["frames", "Screens/Rows.swift", "--items", "2"], environment: environment)
            #expect(result.outputText.contains(" 40  0"), "\(result.outputText)\(result.errorText)")
            #expect(result.errorText.contains("note: \(words)\n"), "\(result.errorText)")
            let list = try galley.run(["render", "Screens/Rows.swift", "--list"], environment: environment)
            #expect(list.outputText == "Screens/Rows.swift:2: rows: a section\n\(words)\n")
            let strict = try galley.run(["frames", "--strict", "Screens/Rows.swift", "--items", "2"], environment: environment)
            #expect(strict.status == 65 && strict.errorText.contains("error: \(words)\n"), "\(strict.errorText)")
        }
    }

    @Test func anArgumentHasTheUsersValue() throws {
        try Galley.inNewFolder { galley in
            try galley.write(
                """
                import UIKit
                func list(height: CGFloat) -> NSCollectionLayoutSection {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
                    let item = NSCollectionLayoutItem(layoutSize: size)
                    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
                }
                """, to: "List.swift")
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            for (options, height) in [([], "100"), (["--argument", "height=30 + 3"], "33")] {
                let result = try galley.run(["frames", "List.swift"] + options, environment: environment)
                #expect(result.outputText.contains(" \(height)  0"), "\(result.outputText)\(result.errorText)")
            }
            #expect(try galley.run("frames", "List.swift", "--argument", "height").status == 64)
        }
    }
}
