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
    func run(_ verb: String, _ files: (path: String, text: String)..., options: [String] = []) throws -> Tool.Result {
        let galley = Galley()
        for (path, text) in [("App.xcodeproj/project.pbxproj", "")] + files { try galley.write(text, to: path) }
        return try galley.run([verb, files[0].path] + options + (verb == "render" ? ["-o", "Pictures/"] : []))
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

    /// The second call's height is known to its own type alone.
    @Test(arguments: [("Metrics.twice", 40), ("Metrics.own", 100)])
    func aFunctionIsCalledAsInAnotherFileOrElseWithAssumedArguments(argument: String, height: Int) throws {
        let rows = """
            import UIKit
            func rows(height: CGFloat) -> NSCollectionLayoutSection {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            """
        let metrics = "import UIKit\nenum Metrics { static var twice: CGFloat { own * 2 }; private static let own: CGFloat = 20; static func use() { _ = rows(height: \(argument)) } }"
        let drawn = try run("frames", ("Rows.swift", rows), ("Metrics.swift", metrics), options: ["--items", "1"])
        #expect(DrawnFrames(drawn).cells("rows").map { $0.hasSuffix(" 393 \(height) 0") } == [true], "\(drawn.outputText)\(drawn.errorText)")
        #expect(drawn.errorText.contains("drawn with height: \(height == 40 ? argument : "100"); --argument"), "\(drawn.errorText)")
    }

    /// Apps register defaults at launch, in code that no layout names.
    @Test(arguments: ["", "private enum Key: String { case columns }"])
    func registeredDefaultsAreTakenOver(nested: String) throws {
        let call = "UserDefaults.standard.register(defaults: [Key.columns.rawValue: 3])"
        let delegate = "import UIKit\n\nfinal class AppDelegate: NSObject {\n    \(nested)\n    func start() { \(call) }\n}\n"
        let keys = nested.isEmpty ? "enum Key: String { case columns }\n" : "\n"
        let drawn = try run(
            "frames", ("Grid.swift", Self.columns), ("AppDelegate.swift", delegate), ("Keys.swift", keys), options: ["--strict", "--items", "3"])
        #expect(drawn.status == 0 && !drawn.errorText.contains("register"), "\(drawn.errorText)")
        #expect(drawn.outputText.contains("131"), "\(drawn.outputText)")
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
        #expect(
            told.status == 0 && told.errorText.contains("AppDelegate.swift:4: this value of register(defaults:) is left out"),
            "\(told.errorText)")
        #expect(try run("render", ("List.swift", text), ("AppDelegate.swift", delegate), options: ["--strict"]).status == 65)
        let bare = try run("render", ("List.swift", text), options: ["--strict", "--items", "2"])
        #expect(bare.status == 0 && !bare.errorText.contains("register"), "\(bare.errorText)")
    }

    /// Items are values of missing types, cells are of missing classes, and a missing extension adds the view.
    @Test func sectionsOfAnEnumAreDrawnWithoutTheirItems() throws {
        let result = try EntryFile("IncompleteApp/MissingItems.swift")("frames", "--only", "PetsController")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.contains("the code that adds the collection view to the view is missing"), "\(result.errorText)")
        #expect(result.errorText.contains("4 are shown in each of 2 sections"), "\(result.errorText)")
        #expect(result.errorText.contains("Then: replaced by galley's stand-in"), "\(result.errorText)")
        #expect(result.rows.contains("cell 0–0 0 7 393 50 0") && result.rows.contains("cell 1–0 0 216 393 50 0"), "\(result.rows)")
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
        #expect(result.status == 0 && result.rows.contains("cell 0–1 0 59 393 50 0"), "\(result.errorText)\n\(result.rows)")
    }

    /// An app calls its members when its view is loaded; before, they lack what `viewDidLoad` sets.
    @Test func aMemberOfAControllerHasItsViewLoadedWhereItStops() throws {
        let result = try EntryFile("IncompleteApp/MemberAfterLoading.swift")("frames")
        #expect(result.status == 0 && result.rows.contains("cell 0–1 0 120 393 50 0"), "\(result.errorText)\n\(result.rows)")
    }

    /// The type of the extension is missing, so its member is left out. Two entries depend on this line, and the error is printed once.
    @Test func whatIsCutWithItsExtensionHasItsReasonAndIsRefusedOnce() throws {
        let run = EntryFile("IncompleteApp/ExtensionOfAMissingType.swift")
        let listed = try run("render", "--list")
        let reason = "cannot find type 'Catalogue' in scope"
        #expect(listed.outputText.contains("Catalogue.promotions: refused: does not compile here: \(reason)\n"), "\(listed.outputText)")
        let strict = try run("render", "--strict")
        let refused = strict.errorText.split(separator: "\n").filter { $0.hasPrefix("error: ") && $0.hasSuffix(reason) }
        #expect(strict.status != 0 && refused.count == 1, "\(strict.errorText)")
    }

    /// The owner is Galley's own, so its delegate is not the app's mistake.
    @Test func aLayoutWithoutItsDelegateIsANoteBesideTheOthers() throws {
        let result = try EntryFile("IncompleteApp/LayoutWithoutItsDelegate.swift")("render")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.contains("HomeLayout.layout: refused: Section 0: Invalid section definition"), "\(result.errorText)")
    }

    @Test func aReasonForWhichNothingIsDrawnIsToldOnce() throws {
        let text = "import UIKit\nfinal class A: UIViewController { init(core: Core) { super.init(nibName: nil, bundle: nil) } }\nprotocol Core {}"
        let result = try run("render", ("A.swift", text))
        #expect(result.status == 65)
        #expect(result.errorText.components(separatedBy: "needs arguments in its initializer").count == 2, "\(result.errorText)")
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
        #expect(result.status == 0 && result.outputText.contains("57"), "\(result.errorText)\n\(result.outputText)")
        #expect(result.errorText.contains("Cards.swift:1: Then: replaced by galley's stand-in"), "\(result.errorText)")
    }

    @Test func aControllerThatSwiftUIMakesAndACollectionViewAreDrawn() throws {
        let answer = try EntryFile("IncompleteApp/ControllerThatSwiftUIMakes.swift")("frames", "--items", "3")
        let titles = answer.rows.filter { $0.hasPrefix("IncompleteApp/") }.map { $0.split(separator: " ").last }
        #expect(titles == ["Grid", "Shelf.makeUIViewController", "Grid.layout"], "\(answer.outputText) \(answer.errorText)")
        #expect(answer.outputText.split(separator: "\n").count { $0 == "content 393 × 150, 3 elements" } == 3, "\(answer.outputText)")
    }

    /// The compiler does not know the type of the section, as the helper's is missing.
    @Test func aReasonIsNotWhatFollowsFromIt() throws {
        let answer = try EntryFile("IncompleteApp/MissingHelper.swift")("frames")
        #expect(answer.errorText.contains("Shelf.second: refused: the code stopped: "), "\(answer.errorText)")
        #expect(
            answer.errorText.contains("code was left out that does not compile here: cannot find 'measure' in scope"),
            "\(answer.errorText)")
    }

    /// An initializer that has lost its parameter overrides another one, and one for files takes the place of the superclass's.
    @Test func onlyWhatIsLeftOutIsListed() throws {
        let answer = try EntryFile("IncompleteApp/ParameterOfAMissingType.swift")("render", "--list")
        let list = answer.outputText + answer.errorText
        #expect(list.contains("Feed.core: left out: cannot find type 'Core' in scope"), "\(list)")
        #expect(!list.contains("must be provided") && !list.contains("'override'"), "\(list)")
    }
}
