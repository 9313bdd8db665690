import Foundation
import TestSupport
import Testing

/// Declarations of Swift files, compiled unchanged and drawn.
struct SwiftFileTests {
    /// A shared cache for all tests, as the compiler has its own.
    static let caches = FileManager.default.temporaryDirectory.appendingPathComponent("galley-test-caches").path

    private func fixture(_ name: String) throws -> String {
        try String(contentsOf: Fixtures.folder.appendingPathComponent("Swift/\(name).swift"), encoding: .utf8)
    }

    @Test func aViewControllerIsDrawnWithWhatItsCellsShow() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(try fixture("FruitListViewController"), to: "FruitListViewController.swift")
            let result = try folder.run("render", "FruitListViewController.swift")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(folder.pictures == ["FruitListViewController.createLayout.svg", "FruitListViewController.svg"])
            let svg = try folder.run(
                "render", "FruitListViewController.swift", "--only", "FruitListViewController", "--text", "live", "-o", "-").outputText
            #expect(svg.contains("Gooseberry") && svg.contains(">Fruit</title>"))
            #expect(svg.components(separatedBy: "data-element=\"cell\"").count == 9)
        }
    }

    @Test func onlyAGallerysViewsNameTheirConstraints() throws {
        try SwiftFolder.new { folder in
            let rows = """
                import UIKit

                final class Row: UICollectionViewCell {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let mark = UIView()
                        mark.backgroundColor = .red
                        mark.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(mark)
                        NSLayoutConstraint.activate([
                            mark.widthAnchor.constraint(equalToConstant: 44), mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
                            mark.heightAnchor.constraint(equalTo: mark.widthAnchor), mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        ])
                    }

                    required init?(coder: NSCoder) { nil }
                }

                final class Rows: UICollectionViewController {
                    init() {
                        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
                        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
                        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
                        collectionView.register(Row.self, forCellWithReuseIdentifier: "row")
                    }

                    required init?(coder: NSCoder) { nil }

                    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
                    }
                }
                """
            try folder.galley.write(rows, to: "Rows.swift")
            let result = try folder.run("gallery", "Rows.swift", "-o", "out")
            #expect(result.status == 0, "\(result.errorText)")
            let words = "UIView: 44 × 44 at 0, 3; top = superview.top + 3; leading = superview.leading; width = 44; height = width</title>"
            #expect(try folder.galley.text("out/Rows-screen.svg").components(separatedBy: words).count == 3)
            let svg = try folder.run("render", "Rows.swift", "-o", "-").outputText
            #expect(svg.contains("UIView: 44 × 44 at 0, 3</title>"))
        }
    }

    /// Five of 18 badges are hidden by the code that configures them.
    @Test func viewsThatTheCodeHidesAreHidden() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(try fixture("BadgedIconsViewController"), to: "Badges.swift")
            let only = ["--only", "BadgedIconsViewController"]
            func count(_ part: String, _ arguments: String...) throws -> Int {
                let result = try folder.galley.run(arguments + only, environment: ["XDG_CACHE_HOME": Self.caches])
                #expect(result.status == 0, "\(result.errorText)")
                return result.outputText.components(separatedBy: part).count - 1
            }
            #expect(try count(" (hidden)", "frames", "Badges.swift") == 5)
            #expect(try count("\"hidden\": true", "frames", "Badges.swift", "--format", "json") == 5)
            #expect(try count("data-kind=\"badge-element-kind\"", "render", "Badges.swift", "--content", "whole", "-o", "-") == 13)
            #expect(try count("13 badges", "render", "Badges.swift", "--content", "whole", "-o", "-") > 0)
        }
    }

    /// Only the visible cells of a large layout are made. If some of them are hidden, a note says that the others are not known.
    @Test func cellsThatAreNotAskedWhetherTheyAreHiddenAreNoted() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(
                """
                import UIKit

                final class Rows: UICollectionViewController {
                    init() {
                        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
                        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
                        let section = NSCollectionLayoutSection(group: group)
                        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
                    }

                    required init?(coder: NSCoder) { nil }

                    override func viewDidLoad() {
                        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
                    }

                    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2_001 }

                    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
                        cell.isHidden = path.item.isMultiple(of: 5)
                        return cell
                    }
                }
                """, to: "Rows.swift")
            let result = try folder.run("frames", "Rows.swift")
            #expect(result.status == 0 && result.outputText.contains(" (hidden)"))
            #expect(result.errorText.contains("the visibility of off-screen elements is not checked"), "\(result.errorText)")
        }
    }

    /// Networking is part of Apple's Foundation, and frameworks that are imported but not used stop nothing.
    @Test func importsOfAppsCompile() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write("import Foundation\nstruct API { var session = URLSession.shared }\n", to: "API.swift")
            try folder.galley.write("import AVFoundation\n@preconcurrency import MapKit\n" + SwiftFolder.grid, to: "Grid.swift")
            let result = try folder.run("render", ".", "--only", "grid")
            #expect(result.status == 0, "\(result.errorText)")
        }
    }

    /// Views are made on no actor.
    @Test func namesOfAppsCompile() throws {
        let text = """
            import Foundation
            import UIKit

            final class Card: UIView, UIContextMenuInteractionDelegate {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addInteraction(UIContextMenuInteraction(delegate: self))
                    setValue("A", forKey: "text")
                    UserDefaults.standard.setValue(1, forKey: "card")
                }
                required init?(coder: NSCoder) { nil }
                func contextMenuInteraction(
                    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
                ) -> UIContextMenuConfiguration? { nil }
            }

            class Model: NSObject {
                func value(forKey key: String) -> Any? { key }
            }

            """
        let preview = """
            import SwiftUI
            struct Preview: UIViewControllerRepresentable {
                func makeUIViewController(context: UIViewControllerRepresentableContext<Preview>) -> UIViewController { .init() }
                func updateUIViewController(_ one: UIViewController, context: UIViewControllerRepresentableContext<Preview>) {}
            }
            """
        try SwiftFolder.new { folder in
            try folder.galley.write(text + SwiftFolder.grid, to: "Grid.swift")
            try folder.galley.write(preview, to: "Preview.swift")
            let result = try folder.run("render", ".", "--only", "grid")
            #expect(result.status == 0, "\(result.errorText)")
        }
    }

    /// Layouts refer to their owner weakly, as view controllers that keep their layout do.
    @Test(arguments: ["weak", "unowned"])
    func theOwnerLivesAsLongAsItsLayout(reference: String) throws {
        let guarded = reference == "weak" ? "guard let self else { return nil }" : ""
        try SwiftFolder.new { folder in
            try folder.galley.write(
                """
                import UIKit

                final class Shelf: UIViewController {
                    let height: CGFloat = 44

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let shelf = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
                        shelf.content = LayoutContent(itemCounts: [3])
                        view.addSubview(shelf)
                    }

                    func makeLayout() -> UICollectionViewLayout {
                        UICollectionViewCompositionalLayout { [\(reference) self] _, _ in
                            \(guarded)
                            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self.height))
                            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                            return NSCollectionLayoutSection(group: group)
                        }
                    }
                }

                """, to: "Shelf.swift")
            let result = try folder.run("render", "Shelf.swift")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(folder.pictures == ["Shelf.makeLayout.svg", "Shelf.svg"])
        }
    }

    /// Private members are found, and a member of a view controller shows that controller's items.
    @Test func aMemberOfAViewControllerShowsItsItems() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(try fixture("PhotoAlbumsViewController"), to: "Albums.swift")
            func cells(_ name: String) throws -> Int {
                let result = try folder.run("frames", "Albums.swift", "--only", name)
                #expect(result.status == 0, "\(result.errorText)")
                return result.outputText.split(separator: "\n").count { $0.hasPrefix("cell") }
            }
            let count = try cells("PhotoAlbumsViewController")
            #expect(count > 12)
            #expect(try cells("PhotoAlbumsViewController.generateLayout") == count)
        }
    }

    @Test func itemsAreThoseOfTheOptionElseOfTheCommentElseAssumed() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(
                SwiftFolder.grid + "// galley: items 3 style plain\nfunc other() -> UICollectionViewLayout { grid() }\n", to: "a.swift")
            func cells(_ arguments: String...) throws -> (Int, String) {
                let result = try folder.galley.run(
                    ["frames", "a.swift"] + arguments, environment: ["XDG_CACHE_HOME": Self.caches])
                return (result.outputText.split(separator: "\n").count { $0.hasPrefix("cell") }, result.errorText)
            }
            #expect(try cells("--only", "grid").0 == 12)
            #expect(try cells("--only", "grid").1.contains("a.swift:3: grid: note: the number of items is unknown; 12 are shown"))
            #expect(try cells("--only", "other") == (3, ""))
            #expect(try cells("--only", "other", "--items", "5") == (5, ""))
        }
    }

    @Test func constraintsThatGiveNoSizeAreSaidOnce() throws {
        try SwiftFolder.new { folder in
            let controller = """
                import UIKit
                final class Pinned: UIViewController {
                    let list = UICollectionView(frame: .zero, collectionViewLayout: grid())
                    override func viewDidLoad() {
                        view.addSubview(list)
                        list.translatesAutoresizingMaskIntoConstraints = false
                        list.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                    }
                }

                """
            try folder.galley.write(SwiftFolder.grid, to: "App/grid.swift")
            try folder.galley.write(controller, to: "App/Pinned.swift")
            let result = try folder.galley.run(
                ["render", "App", "--only", "Pinned", "--items", "3", "-o", "out", "-f", "svg,png"],
                environment: ["XDG_CACHE_HOME": Self.caches])
            #expect(result.status == 0)
            #expect(result.errorText.split(separator: "\n").filter { $0.contains("note:") } == [
                "App/Pinned.swift:2: Pinned: note: the constraints give the collection view no size; it fills its superview",
            ])
        }
    }

    @Test func aFolderIsOneModule() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(SwiftFolder.grid, to: "App/Layouts/grid.swift")
            try folder.galley.write("import UIKit\nenum Catalogue { static let own: UICollectionViewLayout = grid() }\n", to: "App/Catalogue.swift")
            let result = try folder.run("render", "App", "-o", "out")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(folder.pictures == ["out/Catalogue.own.svg", "out/grid.svg"])
        }
    }

    @Test func goldensStandBesideTheFile() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(SwiftFolder.grid, to: "App/grid.swift")
            #expect(try folder.run("accept", "App/grid.swift").status == 0)
            #expect(folder.pictures == ["App/grid.frames.json", "App/grid.svg"])
            #expect(try folder.run("verify", "App").outputText.contains("2 goldens: 2 same"))
            try folder.galley.write(SwiftFolder.grid.replacing("absolute(44)", with: "absolute(50)"), to: "App/grid.swift")
            let result = try folder.run("verify", "App")
            #expect(result.status == 1 && result.outputText.contains("height + 6"), "\(result.outputText)")
        }
    }

    @Test func aPageShowsWhatAFileDeclares() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(SwiftFolder.grid + "let second: UICollectionViewLayout = grid()\n", to: "App/grid.swift")
            try folder.galley.write("# Page\n\n<!-- galley: App/grid.swift grid --items 4 -->\n", to: "page.md")
            let result = try folder.run("docs", "page.md")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(try folder.galley.text("page.md").contains("![grid: "))
            try folder.galley.write("# Page\n\n<!-- galley: App/grid.swift -->\n", to: "page.md")
            let several = try folder.run("docs", "page.md")
            #expect(several.status == 65)
            #expect(several.errorText.hasPrefix("page.md:3: error: the file declares several layouts, grid, second; name one of them after it"))
        }
    }

    /// Private nested types, if no declaration must be as private as its type.
    @Test func whatIsInAPrivateTypeIsFound() throws {
        try SwiftFolder.new { folder in
            let text = SwiftFolder.grid + """
                class Outer {
                    private enum Layouts {
                        private static func inner() -> UICollectionViewLayout { grid() }
                        private struct Deep { private var deep: UICollectionViewLayout { grid() } }
                    }
                    private class Controller: UICollectionViewController {
                        init() { super.init(collectionViewLayout: grid()) }
                        required init?(coder: NSCoder) { nil }
                    }
                }

                """
            try folder.galley.write(text, to: "a.swift")
            let names = ["Outer.Controller", "Outer.Layouts.inner", "Outer.Layouts.Deep.deep"]
            let result = try folder.run("render", "a.swift", "--list")
            for name in names { #expect(result.outputText.contains(": \(name): a "), "\(result.outputText)\(result.errorText)") }
            let secret = text.replacing("inner()", with: "inner(_ key: Key? = nil)").replacing("class Outer {", with: "class Outer {\n    private enum Key {}")
                .replacing("private static func inner", with: "static func inner")
            try folder.galley.write(secret, to: "a.swift")
            let rest = try folder.run("render", "a.swift", "--list")
            #expect(rest.outputText.contains(": grid: a layout"), "\(rest.errorText)")
            #expect(rest.outputText.contains(
                "Outer.Layouts.inner: refused: 'Layouts' is inaccessible due to 'private' protection level"), "\(rest.outputText)")
        }
    }

    /// Properties implemented by Core Data, in classes and extensions as its generator writes them.
    @Test func managedPropertiesHaveValues() throws {
        try SwiftFolder.new { folder in
            try folder.galley.write(
                SwiftFolder.grid + """
                    import CoreData
                    import Foundation
                    class Album: NSManagedObject { @NSManaged var count: Int64; @NSManaged var title: String }
                    extension Album {
                        @NSManaged public var date: Date? // When it was made.
                        @NSManaged public var photos: NSSet
                        @objc(addPhotosObject:)
                        @NSManaged public func addToPhotos(_ value: NSObject)
                        @NSManaged func first() -> NSObject?
                    }
                    func filled() -> UICollectionViewLayout {
                        let album = Album(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
                        precondition(album.count == 0 && album.title == "" && album.date == nil && album.photos.count == 0)
                        (album.count, album.title, album.date) = (3, "Sea", Date(timeIntervalSince1970: 0))
                        precondition(album.count == 3 && album.title == "Sea" && album.date != nil && album.first() == nil)
                        album.addToPhotos(NSObject())
                        return grid()
                    }

                    """, to: "a.swift")
            let result = try folder.run("frames", "a.swift", "--only", "filled", "--items", "1")
            #expect(result.status == 0, "\(result.errorText)")
        }
    }
}
