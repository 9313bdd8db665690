import Foundation
import TestSupport
import Testing

/// Swift files, compiled unchanged and drawn.
struct SwiftFileTests {
    private static let grid = """
        import UIKit

        func grid() -> UICollectionViewLayout {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        """

    /// A shared cache for all tests, as the compiler has its own.
    static let caches = FileManager.default.temporaryDirectory.appendingPathComponent("galley-test-caches").path

    private struct Place {
        let galley: Galley

        @discardableResult
        func run(_ arguments: String...) throws -> Tool.Result {
            try galley.run(arguments, environment: ["XDG_CACHE_HOME": caches])
        }

        var pictures: [String] { galley.files.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") } }
    }

    private func inNewFolder(_ body: (Place) throws -> Void) throws {
        try Galley.inNewFolder { try body(Place(galley: $0)) }
    }

    private func fixture(_ name: String) throws -> String {
        try String(contentsOf: Fixtures.folder.appendingPathComponent("Swift/\(name).swift"), encoding: .utf8)
    }

    // MARK: Drawn declarations

    @Test func aViewControllerIsDrawnWithWhatItsCellsShow() throws {
        try inNewFolder { place in
            try place.galley.write(try fixture("FruitListViewController"), to: "FruitListViewController.swift")
            let result = try place.run("render", "FruitListViewController.swift")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(place.pictures == ["FruitListViewController.createLayout.svg", "FruitListViewController.svg"])
            let svg = try place.run(
                "render", "FruitListViewController.swift", "--only", "FruitListViewController", "--text", "live", "-o", "-").outputText
            #expect(svg.contains("Gooseberry") && svg.contains(">Fruit</title>"))
            #expect(svg.components(separatedBy: "data-element=\"cell\"").count == 9)
        }
    }

    @Test func onlyAGallerysViewsNameTheirConstraints() throws {
        try inNewFolder { place in
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
            try place.galley.write(rows, to: "Rows.swift")
            let result = try place.run("gallery", "Rows.swift", "-o", "out")
            #expect(result.status == 0, "\(result.errorText)")
            let words = "UIView: 44 × 44 at 0, 3; top = superview.top + 3; leading = superview.leading; width = 44; height = width</title>"
            #expect(try place.galley.text("out/Rows-screen.svg").components(separatedBy: words).count == 3)
            let svg = try place.run("render", "Rows.swift", "-o", "-").outputText
            #expect(svg.contains("UIView: 44 × 44 at 0, 3</title>"))
        }
    }

    /// Five of 18 badges are hidden by the code that configures them.
    @Test func viewsThatTheCodeHidesAreHidden() throws {
        try inNewFolder { place in
            try place.galley.write(try fixture("BadgedIconsViewController"), to: "Badges.swift")
            let only = ["--only", "BadgedIconsViewController"]
            func count(_ part: String, _ arguments: String...) throws -> Int {
                let result = try place.galley.run(arguments + only, environment: ["XDG_CACHE_HOME": Self.caches])
                #expect(result.status == 0, "\(result.errorText)")
                return result.outputText.components(separatedBy: part).count - 1
            }
            #expect(try count(" (hidden)", "frames", "Badges.swift") == 5)
            #expect(try count("\"hidden\": true", "frames", "Badges.swift", "--format", "json") == 5)
            #expect(try count("data-kind=\"badge-element-kind\"", "render", "Badges.swift", "--content", "whole", "-o", "-") == 13)
            #expect(try count("13 badges", "render", "Badges.swift", "--content", "whole", "-o", "-") > 0)
        }
    }

    /// Of a large layout only the cells in view are made, which a note says where some of them are hidden.
    @Test func cellsThatAreNotAskedWhetherTheyAreHiddenAreNoted() throws {
        try inNewFolder { place in
            try place.galley.write(
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
            let result = try place.run("frames", "Rows.swift")
            #expect(result.status == 0 && result.outputText.contains(" (hidden)"))
            #expect(result.errorText.contains("the visibility of off-screen elements is not checked"), "\(result.errorText)")
        }
    }

    /// Networking is part of Apple's Foundation, and frameworks that are imported but not used stop nothing.
    @Test func importsOfAppsCompile() throws {
        try inNewFolder { place in
            try place.galley.write("import Foundation\nstruct API { var session = URLSession.shared }\n", to: "API.swift")
            try place.galley.write("import AVFoundation\n@preconcurrency import MapKit\n" + Self.grid, to: "Grid.swift")
            let result = try place.run("render", ".", "--only", "grid")
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
        try inNewFolder { place in
            try place.galley.write(text + Self.grid, to: "Grid.swift")
            try place.galley.write(preview, to: "Preview.swift")
            let result = try place.run("render", ".", "--only", "grid")
            #expect(result.status == 0, "\(result.errorText)")
        }
    }

    /// Layouts refer to their owner weakly, as view controllers that keep their layout do.
    @Test(arguments: ["weak", "unowned"])
    func theOwnerLivesAsLongAsItsLayout(reference: String) throws {
        let guarded = reference == "weak" ? "guard let self else { return nil }" : ""
        try inNewFolder { place in
            try place.galley.write(
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
            let result = try place.run("render", "Shelf.swift")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(place.pictures == ["Shelf.makeLayout.svg", "Shelf.svg"])
        }
    }

    /// Private members are found, and a member of a view controller shows that controller's items.
    @Test func aMemberOfAViewControllerShowsItsItems() throws {
        try inNewFolder { place in
            try place.galley.write(try fixture("PhotoAlbumsViewController"), to: "Albums.swift")
            func cells(_ name: String) throws -> Int {
                let result = try place.run("frames", "Albums.swift", "--only", name)
                #expect(result.status == 0, "\(result.errorText)")
                return result.outputText.split(separator: "\n").count { $0.hasPrefix("cell") }
            }
            let count = try cells("PhotoAlbumsViewController")
            #expect(count > 12)
            #expect(try cells("PhotoAlbumsViewController.generateLayout") == count)
        }
    }

    @Test func itemsAreThoseOfTheOptionElseOfTheCommentElseAssumed() throws {
        try inNewFolder { place in
            try place.galley.write(
                Self.grid + "// galley: items 3 style plain\nfunc other() -> UICollectionViewLayout { grid() }\n", to: "a.swift")
            func cells(_ arguments: String...) throws -> (Int, String) {
                let result = try place.galley.run(
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
        try inNewFolder { place in
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
            try place.galley.write(Self.grid, to: "App/grid.swift")
            try place.galley.write(controller, to: "App/Pinned.swift")
            let result = try place.galley.run(
                ["render", "App", "--only", "Pinned", "--items", "3", "-o", "out", "-f", "svg,png"],
                environment: ["XDG_CACHE_HOME": Self.caches])
            #expect(result.status == 0)
            #expect(result.errorText.split(separator: "\n").filter { $0.contains("note:") } == [
                "App/Pinned.swift:2: Pinned: note: the constraints give the collection view no size; it fills its superview",
            ])
        }
    }

    @Test func aFolderIsOneModule() throws {
        try inNewFolder { place in
            try place.galley.write(Self.grid, to: "App/Layouts/grid.swift")
            try place.galley.write("import UIKit\nenum Catalogue { static let own: UICollectionViewLayout = grid() }\n", to: "App/Catalogue.swift")
            let result = try place.run("render", "App", "-o", "out")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(place.pictures == ["out/Catalogue.own.svg", "out/grid.svg"])
        }
    }

    @Test func goldensStandBesideTheFile() throws {
        try inNewFolder { place in
            try place.galley.write(Self.grid, to: "App/grid.swift")
            #expect(try place.run("accept", "App/grid.swift").status == 0)
            #expect(place.pictures == ["App/grid.frames.json", "App/grid.svg"])
            #expect(try place.run("verify", "App").outputText.contains("2 goldens: 2 same"))
            try place.galley.write(Self.grid.replacing("absolute(44)", with: "absolute(50)"), to: "App/grid.swift")
            let result = try place.run("verify", "App")
            #expect(result.status == 1 && result.outputText.contains("height + 6"), "\(result.outputText)")
        }
    }

    @Test func aPageShowsWhatAFileDeclares() throws {
        try inNewFolder { place in
            try place.galley.write(Self.grid + "let second: UICollectionViewLayout = grid()\n", to: "App/grid.swift")
            try place.galley.write("# Page\n\n<!-- galley: App/grid.swift grid --items 4 -->\n", to: "page.md")
            let result = try place.run("docs", "page.md")
            #expect(result.status == 0, "\(result.errorText)")
            #expect(try place.galley.text("page.md").contains("![grid: "))
            try place.galley.write("# Page\n\n<!-- galley: App/grid.swift -->\n", to: "page.md")
            let several = try place.run("docs", "page.md")
            #expect(several.status == 65)
            #expect(several.errorText.hasPrefix("page.md:3: error: the file declares several layouts, grid, second; name one of them after it"))
        }
    }

    /// Private nested types, if no declaration must be as private as its type.
    @Test func whatIsInAPrivateTypeIsFound() throws {
        try inNewFolder { place in
            let text = Self.grid + """
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
            try place.galley.write(text, to: "a.swift")
            let names = ["Outer.Controller", "Outer.Layouts.inner", "Outer.Layouts.Deep.deep"]
            let result = try place.run("render", "a.swift", "--list")
            for name in names { #expect(result.outputText.contains(": \(name): a "), "\(result.outputText)\(result.errorText)") }
            let secret = text.replacing("inner()", with: "inner(_ key: Key? = nil)").replacing("class Outer {", with: "class Outer {\n    private enum Key {}")
                .replacing("private static func inner", with: "static func inner")
            try place.galley.write(secret, to: "a.swift")
            let rest = try place.run("render", "a.swift", "--list")
            #expect(rest.outputText.contains(": grid: a layout"), "\(rest.errorText)")
            #expect(rest.outputText.contains(
                "Outer.Layouts.inner: refused: 'Layouts' is inaccessible due to 'private' protection level"), "\(rest.outputText)")
        }
    }

    /// Properties implemented by Core Data, in classes and extensions as its generator writes them.
    @Test func managedPropertiesHaveValues() throws {
        try inNewFolder { place in
            try place.galley.write(
                Self.grid + """
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
            let result = try place.run("frames", "a.swift", "--only", "filled", "--items", "1")
            #expect(result.status == 0, "\(result.errorText)")
        }
    }

    // MARK: Rejected declarations

    @Test func whatCannotBeDrawnIsListedWithTheReason() throws {
        try inNewFolder { place in
            try place.galley.write(
                Self.grid + """
                    func needs(_ index: inout Int) -> NSCollectionLayoutSection { fatalError() }
                    func none() -> UICollectionViewLayout? { nil }
                    func throwing() throws -> UICollectionViewLayout { throw CancellationError() }
                    class Plain: UIViewController {}
                    """, to: "a.swift")
            let result = try place.run("render", "a.swift", "--list")
            #expect(result.outputText == """
                a.swift:3: grid: a layout
                a.swift:9: needs: refused: needs arguments: index
                a.swift:10: none: refused: is nil
                a.swift:11: throwing: refused: throws CancellationError()
                a.swift:12: Plain: refused: has no collection view in its view

                """)
            #expect(place.pictures == [])
        }
    }

    /// Each gets a message, and the other pictures are drawn.
    @Test func codeThatStopsIsToldAndTheRestIsDrawn() throws {
        try inNewFolder { place in
            try place.galley.write(
                Self.grid + """
                    func trap() -> UICollectionViewLayout { fatalError("no layout today") }
                    func ends() -> UICollectionViewLayout { exit(3) }
                    func prints() -> UICollectionViewLayout { print("said by the code"); return grid() }
                    """, to: "a.swift")
            let result = try place.run("render", "a.swift", "-o", "-", "-f", "svg", "--only", "prints")
            #expect(result.status == 0 && result.outputText.hasPrefix("<svg"))
            #expect(result.errorText.split(separator: "\n").count { $0 == "said by the code" } == 1, "\(result.errorText)")
            let all = try place.run("render", "a.swift")
            #expect(all.status == 65)
            let errors = all.errorText.split(separator: "\n").filter { $0.contains(": error: ") }
            try #require(errors.count == 2, "\(all.errorText)")
            #expect(errors[0].hasPrefix("a.swift:9: trap: error: the code stopped: ") && errors[0].hasSuffix("no layout today"))
            #expect(errors[1] == "a.swift:10: ends: error: the code stopped: it exited with status 3")
            #expect(place.pictures == ["grid.svg", "prints.svg"])
        }
    }

    @Test func codeWithoutAnEndIsStopped() throws {
        try inNewFolder { place in
            try place.galley.write("""
                import UIKit
                func loops() -> UICollectionViewLayout {
                    while ProcessInfo.processInfo.environment["LOOPS"] != nil {}
                    return UICollectionViewFlowLayout()
                }

                """, to: "a.swift")
            // The second run compiles nothing.
            _ = try place.run("render", "a.swift", "--list")
            let environment = ["XDG_CACHE_HOME": Self.caches, "LOOPS": "1"]
            let result = try place.galley.run(["render", "a.swift", "--timeout", "2"], environment: environment)
            #expect(result.status == 65)
            #expect(result.errorText.hasPrefix("a.swift:2: loops: error: the code returned no layout in 2 s; --timeout sets another limit"))
        }
    }

    @Test func codeWithoutAnEndEndsWithAKilledGalley() throws {
        try inNewFolder { place in
            let note = place.galley.folder.appendingPathComponent("pid").path
            try place.galley.write("""
                import UIKit
                func loops() -> UICollectionViewLayout {
                    try! "\\(ProcessInfo.processInfo.processIdentifier)".write(toFile: "\(note)", atomically: true, encoding: .utf8)
                    while true {}
                }

                """, to: "a.swift")
            let process = Galley.tool.process(
                ["render", "a.swift", "--timeout", "300"], environment: ["XDG_CACHE_HOME": Self.caches], in: place.galley.folder)
            process.standardError = FileHandle.nullDevice
            try process.run()
            defer { kill(process.processIdentifier, SIGKILL) }
            try #require(Self.becomesTrue { FileManager.default.fileExists(atPath: note) })
            let program = try #require(Int32(String(contentsOfFile: note, encoding: .utf8)))
            #expect(Self.isRunning(program))
            kill(process.processIdentifier, SIGKILL)
            #expect(Self.becomesTrue { !Self.isRunning(program) })
            kill(program, SIGKILL)
        }
    }

    /// A safety net of two minutes.
    private static func becomesTrue(_ condition: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(120)
        while !condition() {
            if .now > end { return false }
            usleep(20_000)
        }
        return true
    }

    /// False for a process that has ended but is not waited for.
    private static func isRunning(_ process: Int32) -> Bool {
        kill(process, 0) == 0 && (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline")))?.isEmpty != true
    }

    @Test func mistakesAreTheCompilersAtTheUsersLines() throws {
        try inNewFolder { place in
            try place.galley.write(Self.grid + "\n@objc class Other: NSObject { let value: Int = \"text\" }\n", to: "App/a.swift")
            let result = try place.run("render", "App/a.swift")
            #expect(result.status == 65)
            #expect(result.errorText.hasPrefix("App/a.swift:10:48: error: cannot convert value of type 'String' to specified type 'Int'"))
            #expect(!result.errorText.contains("galley_entry") && !result.errorText.contains("galley-test-caches"))
        }
    }

    @Test(arguments: [
        ("let x = 3\n", "a.swift: error: nothing in it gives a layout that can be drawn"),
        (grid + grid.replacing("import UIKit", with: ""), "a.swift:11:6: error: invalid redeclaration of 'grid()'"),
        (grid + "// galley: itmes 3\nlet b: UICollectionViewLayout = grid()\n", "a.swift:9: error: the comment \"galley:\": there is no \"itmes\"; it takes items"),
        (grid + "// galley: items\nlet b: UICollectionViewLayout = grid()\n", "a.swift:9: error: the comment \"galley:\": \"items\" lacks its value"),
        (grid + "// galley: device \"Nokia\"\nlet b: UICollectionViewLayout = grid()\n", "a.swift:9: error: the comment \"galley:\": there is no device \"Nokia\""),
        ("import UIKit\u{0}", "a.swift: error: not a text file"),
        ("struct A { let other: A2 }\nstruct A2 { let other: A }\nfunc f(_ a: A) -> UICollectionViewLayout { fatalError() }\n",
            "a.swift: error: nothing in it gives a layout that can be drawn; f needs arguments: a"),
    ])
    func aBadFileGetsOneMessage(text: String, message: String) throws {
        try inNewFolder { place in
            try place.galley.write(text, to: "a.swift")
            let result = try place.run("render", "a.swift")
            #expect(result.status == 65 && result.errorText.hasPrefix(message), "\(result.errorText)")
            #expect(place.pictures == [])
        }
    }

    /// The others of a folder are drawn, as beside a document with errors.
    @Test func aFileThatDoesNotCompileIsLeftOutOfItsFolder() throws {
        try inNewFolder { place in
            try place.galley.write(Self.grid, to: "App/grid.swift")
            try place.galley.write("func broken( {\n", to: "App/broken.swift")
            try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: place.galley.folder.appendingPathComponent("App/latin.swift"))
            let result = try place.run("render", "App", "-o", "out")
            #expect(result.status == 65 && place.pictures == ["out/grid.svg"], "\(result.errorText)")
            let errors = result.errorText.split(separator: "\n")
            #expect(errors.contains("App/latin.swift: error: not UTF-8"))
            #expect(errors.contains { $0.hasPrefix("App/broken.swift:1:14: error: ") }, "\(result.errorText)")
            let list = try place.run("render", "App", "--list")
            #expect(list.status == 65 && list.outputText == "App/grid.swift:3: grid: a layout\n")
            let only = try place.run("frames", "App", "--only", "grid")
            #expect(only.status == 0 && only.errorText.contains("App/broken.swift:1:14: error: "))
        }
    }

    @Test func optionsOfSwiftFilesAreRefusedForDocuments() throws {
        try inNewFolder { place in
            try place.galley.write(Galley.grid, to: "a.layout.yaml")
            let result = try place.run("render", "a.layout.yaml", "--items", "3")
            #expect(result.status == 64 && result.errorText.contains("--items, --only, --exclude, --module and -Xswiftc are for Swift files"))
            #expect(try place.run("render", "a.layout.yaml", "--list").status == 64)
        }
    }

    @Test func aNameThatIsNotThereIsRefusedWithThoseThatAre() throws {
        try inNewFolder { place in
            try place.galley.write(Self.grid, to: "a.swift")
            let result = try place.run("render", "a.swift", "--only", "gird")
            #expect(result.status == 66 && result.errorText == "error: the files have no gird; found are grid\n")
        }
    }
}

/// The compiler and the cache of its results.
struct SwiftProgramTests {
    private static let layout = """
        import UIKit
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))

        """

    /// A compiler that records its calls, then runs the real one, or prints a text and fails.
    private func compiler(in galley: Galley, failing words: String? = nil) throws -> String {
        let real = try #require(
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }
                .first { FileManager.default.isExecutableFile(atPath: $0) })
        let end = words.map { "echo \"\($0)\" >&2; exit 1" } ?? "exec \"\(real)\" \"$@\""
        try galley.write("#!/bin/sh\necho called >>\"\(galley.folder.path)/calls\"\n\(end)\n", to: "bin/swiftc")
        let path = galley.folder.path + "/bin"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/swiftc")
        return path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    private func calls(_ galley: Galley) -> Int { ((try? galley.text("calls")) ?? "").split(separator: "\n").count }

    @Test func anUnchangedFileIsCompiledOnce() throws {
        try Galley.inNewFolder { galley in
            let environment = ["PATH": try compiler(in: galley), "XDG_CACHE_HOME": galley.folder.path + "/.cache"]
            try galley.write(Self.layout, to: "a.swift")
            for _ in 0..<2 { #expect(try galley.run("render", "a.swift", environment: environment).status == 0) }
            #expect(calls(galley) == 1)
            try galley.write(Self.layout + "\n", to: "a.swift")
            #expect(try galley.run("render", "a.swift", environment: environment).status == 0)
            #expect(calls(galley) == 2)
        }
    }

    /// The least recently used programs are removed first, as well as the remains of killed runs.
    @Test func compiledProgramsAreBounded() throws {
        try Galley.inNewFolder { galley in
            let programs = galley.folder.path + "/.cache/galley/programs"
            func make(_ name: String, megabytes: Int, age: Double) throws {
                try galley.write("", to: ".cache/galley/programs/\(name)/program")
                #expect(truncate("\(programs)/\(name)/program", off_t(megabytes) << 20) == 0)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(programs)/\(name)")
            }
            try make("old", megabytes: 120, age: 3_000)
            try make("older", megabytes: 120, age: 5_000)
            try make(".building-killed", megabytes: 1, age: 9_000)
            try galley.write(Self.layout, to: "a.swift")
            #expect(try galley.run("render", "a.swift", environment: ["XDG_CACHE_HOME": galley.folder.path + "/.cache"]).status == 0)
            let kept = try FileManager.default.contentsOfDirectory(atPath: programs)
            #expect(kept.count == 2 && kept.contains("old"), "\(kept)")
        }
    }

    @Test func withoutAPlaceForThemProgramsAreNotKept() throws {
        try Galley.inNewFolder { galley in
            try galley.write("a file, not a folder", to: "cache")
            try galley.write(Self.layout, to: "a.swift")
            let result = try galley.run("render", "a.swift", environment: ["XDG_CACHE_HOME": galley.folder.path + "/cache"])
            #expect(result.status == 0 && galley.files == ["a.swift", "cache", "layout.svg"], "\(result.errorText)")
        }
    }

    @Test func aMissingCompilerIsNamed() throws {
        try Galley.inNewFolder { galley in
            try galley.write(Self.layout, to: "a.swift")
            let result = try galley.run("render", "a.swift", environment: ["PATH": "/nowhere"])
            #expect(result.status == 69 && result.errorText.hasPrefix("error: there is no swiftc on the PATH"))
        }
    }

    @Test func aCompilerOfAnotherVersionIsNamed() throws {
        try Galley.inNewFolder { galley in
            let words = "a.swift:1:8: error: module compiled with Swift 6.3 cannot be imported by the Swift 5.9 compiler"
            let path = try compiler(in: galley, failing: words)
            try galley.write(Self.layout, to: "a.swift")
            let result = try galley.run("render", "a.swift", environment: ["PATH": path, "XDG_CACHE_HOME": galley.folder.path + "/.cache"])
            #expect(result.status == 65 && result.errorText.hasPrefix("error: galley's modules were built by another version of Swift"))
        }
    }
}
