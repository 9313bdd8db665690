import Foundation
import TestSupport
import Testing

/// Files of apps without all of their sources: code is left out where it is wrong, and what is drawn is told from what is not.
struct IncompleteAppTests {
    static let section = """
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        """

    /// Writes files of an app, and runs a verb on the first one.
    func run(
        _ verb: String, _ files: (path: String, text: String)..., options: [String] = []
    ) throws -> (status: Int32, output: String, errors: String) {
        var answer = (status: Int32(0), output: "", errors: "")
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            for file in files { try galley.write(file.text, to: file.path) }
            let result = try galley.run(
                [verb, files[0].path] + options + (verb == "render" ? ["-o", "Pictures/"] : []),
                environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
            answer = (result.status, result.outputText, result.errorText)
        }
        return answer
    }

    private static let columns = """
        import UIKit

        func makeLayout() -> UICollectionViewLayout {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(50)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item,
                count: UserDefaults.standard.integer(forKey: "columns"))
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
        """

    /// Apps register defaults at launch, in code that no layout names.
    @Test(arguments: [
        "UserDefaults.standard.register(defaults: [Key.columns.rawValue: 3])",
        "let store = UserDefaults.standard; store.register(defaults: [\n\"columns\": 3, // as on paper\n])",
        "UserDefaults(suiteName: nil)?.register(defaults: Self.initial)",
        "UserDefaults.standard.register(defaults: Self.initial)\n#if os(macOS)\nUserDefaults.standard.register(defaults: [\"columns\": 5])\n#endif\n",
    ])
    func registeredDefaultsAreTakenOver(_ call: String) throws {
        let delegate = """
            import UIKit

            final class AppDelegate: NSObject {
                private static let initial: [String: Any] = ["columns": 3]
                func start() { \(call) }
            }
            """
        let keys = "enum Key: String { case columns }\n"
        let drawn = try run(
            "frames", ("Grid.swift", Self.columns), ("AppDelegate.swift", delegate), ("Keys.swift", keys), options: ["--strict", "--items", "3"])
        #expect(drawn.status == 0 && !drawn.errors.contains("register"), "\(drawn.errors)")
        #expect(drawn.output.contains("131"), "\(drawn.output)")
    }

    /// Numbers of defaults that nothing registers are 0.
    @Test func registeredDefaultsAreMissed() throws {
        let text = """
            import UIKit

            func makeLayout() -> UICollectionViewLayout {
                \(Self.section)
                section.interGroupSpacing = UserDefaults.standard.double(forKey: "gap")
                return UICollectionViewCompositionalLayout(section: section)
            }
            """
        let delegate = """
            import UIKit

            final class AppDelegate: NSObject {
                func start(gap: Double) { UserDefaults.standard.register(defaults: ["gap": gap]) }
            }
            """
        let told = try run("render", ("List.swift", text), ("AppDelegate.swift", delegate))
        #expect(told.status == 0 && told.errors.contains("AppDelegate.swift:4: this value of register(defaults:) is left out"), "\(told.errors)")
        #expect(try run("render", ("List.swift", text), ("AppDelegate.swift", delegate), options: ["--strict"]).status == 65)
        let bare = try run("render", ("List.swift", text), options: ["--strict", "--items", "2"])
        #expect(bare.status == 0 && !bare.errors.contains("register"), "\(bare.errors)")
    }

    /// Items are values of missing types, cells are of missing classes, and a missing extension adds the view.
    @Test func sectionsOfAnEnumAreDrawnWithoutTheirItems() throws {
        let text = """
            import Models
            import UIKit

            final class PetsController: UIViewController {
                enum Section { case hero, pets }
                enum Item: Hashable { case pet(Pet), more([Pet]) }

                private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
                    .then { $0.backgroundColor = .red }
                private var source: UICollectionViewDiffableDataSource<Section, Item>!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.attach(list)
                    list.collectionViewLayout = makeList()
                    source = .init(collectionView: list) { list, path, item in
                        switch item {
                        case .pet(let pet):
                            let cell = list.dequeueReusableCell(withReuseIdentifier: "pet", for: path) as! PetCell
                            cell.show(pet)
                            return cell
                        case .more: return MoreCell()
                        }
                    }
                    source.apply(NSDiffableDataSourceSnapshot())
                }

                private func makeList() -> UICollectionViewCompositionalLayout {
                    UICollectionViewCompositionalLayout { [weak self] index, _ in
                        \(Self.section)
                        switch self?.source.snapshot().sectionIdentifiers.dropFirst(index).first {
                        case .hero: section.contentInsets.top = 7
                        case .pets: section.contentInsets.top = 9
                        case nil: return nil
                        }
                        return section
                    }
                }
            }
            """
        let result = try run("frames", ("Pets.swift", text), options: ["--only", "PetsController"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("the code that adds the collection view to the view is missing"), "\(result.errors)")
        #expect(result.errors.contains("4 are shown in each of 2 sections"), "\(result.errors)")
        #expect(result.errors.contains("Then: replaced by galley's stand-in"), "\(result.errors)")
        let rows = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(rows.contains("cell 0–0 0 7 393 50 0") && rows.contains("cell 1–0 0 216 393 50 0"), "\(rows)")
    }

    /// Objective-C's runtime allows such overrides.
    @Test func anExtensionOverridesWhatAnExtensionDeclares() throws {
        let base = """
            import UIKit

            class BaseController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if let layout = makeLayout() { collectionView.collectionViewLayout = layout }
                }
            }
            extension BaseController {
                @objc func makeLayout() -> UICollectionViewLayout? { nil }
                func gap(of section: Int) -> CGFloat { 1 }
            }
            """
        let text = """
            import UIKit

            class TipsController: BaseController {}
            extension TipsController {
                override func gap(of section: Int) -> CGFloat { 9 }
                override func makeLayout() -> UICollectionViewLayout? {
                    \(Self.section)
                    section.interGroupSpacing = gap(of: 0)
                    return UICollectionViewCompositionalLayout(section: section)
                }
            }
            """
        let result = try run("frames", ("TipsController.swift", text), ("BaseController.swift", base))
        let rows = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(result.status == 0 && rows.contains("cell 0–1 0 59 393 50 0"), "\(result.errors)\n\(rows)")
    }

    /// An app calls its members when its view is loaded; before, they lack what `viewDidLoad` sets.
    @Test func aMemberOfAControllerHasItsViewLoadedWhereItStops() throws {
        let text = """
            import UIKit

            class GridController: UIViewController {
                private var heights: [CGFloat]!
                override func viewDidLoad() { heights = [30, 70] }
                func makeSection() -> NSCollectionLayoutSection {
                    \(Self.section)
                    section.interGroupSpacing = heights[1]
                    return section
                }
            }
            """
        let result = try run("frames", ("GridController.swift", text))
        let rows = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(result.status == 0 && rows.contains("cell 0–1 0 120 393 50 0"), "\(result.errors)\n\(rows)")
    }

    /// The type of the extension is missing, so its member is left out. Two entries depend on this line, and the error is printed once.
    @Test func whatIsCutWithItsExtensionHasItsReasonAndIsRefusedOnce() throws {
        let text = """
            import UIKit

            class GridController: UIViewController {
                func makeSection() -> NSCollectionLayoutSection {
                    \(Self.section)
                    return section
                }
                func other(rows: Int) -> NSCollectionLayoutSection { makeSection() }
            }
            extension Catalogue {
                func promotions() -> NSCollectionLayoutSection { GridController().makeSection() }
            }
            """
        let listed = try run("render", ("Grid.swift", text), options: ["--list"])
        let reason = "cannot find type 'Catalogue' in scope"
        #expect(listed.output.contains("Catalogue.promotions: refused: does not compile here: \(reason)\n"), "\(listed.output)")
        let strict = try run("render", ("Grid.swift", text), options: ["--strict"])
        let refused = strict.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") && $0.hasSuffix(reason) }
        #expect(strict.status != 0 && refused.count == 1, "\(strict.errors)")
    }

    /// The owner is Galley's own, so its delegate is not the app's mistake.
    @Test func aLayoutWithoutItsDelegateIsANoteBesideTheOthers() throws {
        let text = """
            import UIKit

            protocol HomeLayoutDelegate: AnyObject { func kind(of section: Int) -> Int? }
            final class HomeLayout {
                weak var delegate: HomeLayoutDelegate?

                func layout() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { [unowned self] index, _ in
                        self.delegate?.kind(of: index).map { _ in self.cards() }
                    }
                }
                private func cards() -> NSCollectionLayoutSection {
                    \(Self.section)
                    return section
                }
            }
            """
        let result = try run("render", ("Home/HomeLayout.swift", text))
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("HomeLayout.layout: refused: Section 0: Invalid section definition"), "\(result.errors)")
    }

    @Test func aReasonForWhichNothingIsDrawnIsToldOnce() throws {
        let text = "import UIKit\nfinal class A: UIViewController { init(core: Core) { super.init(nibName: nil, bundle: nil) } }\nprotocol Core {}"
        let result = try run("render", ("A.swift", text))
        #expect(result.status == 65)
        #expect(result.errors.components(separatedBy: "needs arguments in its initializer").count == 2, "\(result.errors)")
    }

    @Test func anImportOfAnotherFileGivesItsMembers() throws {
        let text = """
            import UIKit

            func cards() -> NSCollectionLayoutSection {
                \(Self.section)
                return section.then { $0.interGroupSpacing = 7 }
            }
            """
        let result = try run("frames", ("Cards.swift", text), ("Other.swift", "import Then\nimport UIKit\nlet title = UILabel().then { $0.text = \"\" }"))
        #expect(result.status == 0 && result.output.contains("57"), "\(result.errors)\n\(result.output)")
        #expect(result.errors.contains("Cards.swift:1: Then: replaced by galley's stand-in"), "\(result.errors)")
    }

    @Test func aControllerThatSwiftUIMakesAndACollectionViewAreDrawn() throws {
        let answer = try run("frames", ("App/Shelf.swift", """
            import SwiftUI
            import UIKit

            struct Shelf: UIViewControllerRepresentable {
                let title: String
                func makeUIViewController(context: Context) -> UICollectionViewController {
                    context.coordinator.list = UICollectionViewController(collectionViewLayout: Grid.layout())
                    return context.coordinator.list!
                }
                func updateUIViewController(_ controller: UICollectionViewController, context: Context) {}
                func makeCoordinator() -> Coordinator { Coordinator() }
                final class Coordinator { var list: UICollectionViewController? }
            }
            final class Grid: UICollectionView {
                init(columns: Int) { super.init(frame: .zero, collectionViewLayout: Self.layout()) }
                required init?(coder: NSCoder) { nil }
                static func layout() -> UICollectionViewLayout {
                    \(Self.section)
                    return UICollectionViewCompositionalLayout(section: section)
                }
            }
            """), options: ["--items", "3"])
        let titles = answer.output.split(separator: "\n").filter { $0.hasPrefix("App/Shelf.swift") }.map { $0.split(separator: " ").last }
        #expect(titles == ["Grid", "Shelf.makeUIViewController", "Grid.layout"], "\(answer.output) \(answer.errors)")
        #expect(answer.output.split(separator: "\n").count { $0 == "content 393 × 150, 3 elements" } == 3, "\(answer.output)")
    }

    /// The compiler does not know the type of the section, as the helper's is missing.
    @Test func aReasonIsNotWhatFollowsFromIt() throws {
        let answer = try run("frames", ("App/Shelf.swift", """
            import UIKit

            func first() -> NSCollectionLayoutSection {
                \(Self.section)
                return section
            }
            struct Shelf {
                func second() -> NSCollectionLayoutSection {
                    let height = measure().height
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
                    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                    let section = NSCollectionLayoutSection(group: group)
                    section.orthogonalScrollingBehavior = .continuous
                    return section
                }
                private func measure() -> Measurement.Result { Measurement.Result() }
            }
            """))
        #expect(answer.errors.contains("Shelf.second: refused: the code stopped: "), "\(answer.errors)")
        #expect(answer.errors.contains("code was left out that does not compile here: cannot find 'measure' in scope"), "\(answer.errors)")
    }

    /// An initializer that has lost its parameter overrides another one, and one for files takes the place of the superclass's.
    @Test func onlyWhatIsLeftOutIsListed() throws {
        let answer = try run("render", ("App/Feed.swift", """
            import UIKit

            final class Feed: AppViewController {
                let core: Core
                init(core: Core) {
                    self.core = core
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.section)
                    let layout = UICollectionViewCompositionalLayout(section: section)
                    view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout))
                }
            }
            final class Card: NSObject {
                init(core: Core) { super.init() }
                func view() -> UIView { UIView() }
            }
            func card() -> Card { Card() }
            """), options: ["--list"])
        let list = answer.output + answer.errors
        #expect(list.contains("Feed.core: left out: cannot find type 'Core' in scope"), "\(list)")
        #expect(!list.contains("must be provided") && !list.contains("'override'"), "\(list)")
    }
}
