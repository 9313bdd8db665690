import Foundation
import TestSupport
import Testing

/// Apps of which only what is near a drawn declaration is compiled with its bodies.
struct OutlinedAppTests {
    private let galley = Galley()

    /// An app whose height is counted by a chain of functions, 4 KB each, which begin with a router that knows all screens.
    private func write(links: Int) throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write(
            """
            import UIKit
            func rows() -> NSCollectionLayoutSection {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height0()))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            """, to: "Screens/Rows.swift")
        let padding = String(repeating: "    // of the room that a longer function would take, so that the next one is far\n", count: 50)
        for link in 0..<links {
            let end = link == links - 1 ? "40" : "height\(link + 1)() + 1"
            try galley.write("import UIKit\nfunc height\(link)() -> CGFloat {\n\(padding)    return \(end)\n}\n", to: "Chain/Height\(link).swift")
        }
    }

    /// A compiler that fails after its first call.
    private func compilingOnce() throws -> CountedCompiler {
        try CountedCompiler(in: galley, after: "test $(wc -l <'\(galley.folder.path)/calls') = 1 || exit 1")
    }

    @Test func aBodyThatRunsJoinsTheProgramHoweverFarItIs() throws {
        try write(links: 12)
        let compiler = try CountedCompiler(in: galley)
        let frames = try galley.run(["frames", "--strict", "Screens/Rows.swift", "--items", "2"], environment: compiler.environment)
        #expect(frames.outputText.contains(" 51  0"), "\(frames.outputText)\(frames.errorText)")
        #expect(compiler.calls == 2)
    }

    /// Beside each other and not in a chain: the first program stops at one of them.
    @Test func allFarBodiesThatRunJoinTheNextProgramAtOnce() throws {
        try write(links: 40)
        for link in 0..<40 {
            let path = "Chain/Height\(link).swift"
            try galley.write(try galley.text(path).replacing("height\(link + 1)() + 1", with: "one()").replacing("return 40", with: "return one()"), to: path)
        }
        let sum = (0..<40).map { "height\($0)()" }.joined(separator: ", ")
        try galley.write("import UIKit\nfunc one() -> CGFloat { 1 }\nfunc sum() -> CGFloat { [\(sum)].reduce(0, +) }", to: "Chain/Sum.swift")
        try galley.write(try galley.text("Screens/Rows.swift").replacing("height0()", with: "sum()"), to: "Screens/Rows.swift")
        let compiler = try CountedCompiler(in: galley)
        let frames = try galley.run(["frames", "--strict", "Screens/Rows.swift", "--items", "2"], environment: compiler.environment)
        #expect(frames.outputText.contains(" 40  0"), "\(frames.outputText)\(frames.errorText)")
        #expect(compiler.calls == 2)
    }

    /// The limit of kept bodies counts for each file.
    @Test func theCellsOfManyControllersAreCompiledAtOnce() throws {
        let padding = String(repeating: "        // of a controller that fills the limit of one file with its own code\n", count: 150)
        for number in 0..<4 {
            try galley.write(
                """
                import UIKit
                final class Shelf\(number)Controller: UICollectionViewController {
                    private let cell = UICollectionView.CellRegistration<ShelfCell, Int> { _, _, _ in }
                    init() {
                \(padding)        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
                    }
                    required init?(coder: NSCoder) { nil }
                    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                        view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
                    }
                }
                """, to: "Screens/Shelf\(number)Controller.swift")
        }
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write(
            """
            import UIKit
            final class ShelfCell: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.heightAnchor.constraint(equalToConstant: 77).isActive = true
                }
                required init?(coder: NSCoder) { nil }
            }
            """, to: "Cells/ShelfCell.swift")
        let compiler = try CountedCompiler(in: galley)
        let frames = try galley.run(["frames", "Screens"], environment: compiler.environment)
        #expect(frames.outputText.split(separator: "393      77  0").count == 9, "\(frames.outputText)\(frames.errorText)")
        #expect(compiler.calls == 1)
    }

    @Test func aBodyThatOnlyADecorationViewNeedsJoinsTheProgram() throws {
        try write(links: 12)
        try galley.write(
            """
            import UIKit
            final class CardView: UICollectionReusableView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    layer.cornerRadius = height0()
                }
                required init?(coder: NSCoder) { nil }
            }
            final class CardsController: UICollectionViewController {
                init() {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                    let section = NSCollectionLayoutSection(
                        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                    section.decorationItems = [.background(elementKind: "card")]
                    let layout = UICollectionViewCompositionalLayout(section: section)
                    layout.register(CardView.self, forDecorationViewOfKind: "card")
                    super.init(collectionViewLayout: layout)
                    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                }
                required init?(coder: NSCoder) { nil }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
            """, to: "Screens/Cards.swift")
        let environment = ["XDG_CACHE_HOME": galley.folder.appendingPathComponent("cache").path]
        let drawn = try galley.run(["frames", "--views", "Screens/Cards.swift"], environment: environment)
        #expect(drawn.status == 0 && drawn.outputText.contains("radius=51"), "\(drawn.outputText)\(drawn.errorText)")
    }

    /// The view needs the far code, and the layout does not.
    @Test func ifALargerProgramDoesNotCompileTheLastOneIsDrawn() throws {
        try write(links: 12)
        try galley.write(
            """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() { title = height0().description }
                func makeSection() -> NSCollectionLayoutSection {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(37))
                    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                }
            }
            """, to: "Screens/Screen.swift")
        let environment = try compilingOnce().environment
        let frames = try galley.run(["frames", "Screens/Screen.swift", "--items", "2"], environment: environment)
        #expect(frames.outputText.contains(" 37  0"), "\(frames.outputText)\(frames.errorText)")
        #expect(frames.errorText.contains("drawn without loading its controller's view: the code stopped: it calls more of the app"))
        let strict = try galley.run(["frames", "--strict", "Screens/Screen.swift", "--items", "2"], environment: environment)
        #expect(strict.status == 65 && !strict.outputText.contains(" 37 "), "\(strict.outputText)\(strict.errorText)")
    }

    @Test func ifALargerProgramStopsItsOwnReasonIsTold() throws {
        try write(links: 2)
        let far = try galley.text("Chain/Height1.swift").replacing("CGFloat", with: "Height").replacing("return 40", with: "fatalError(\"no session\")")
        try galley.write(far + "struct Height { var points: CGFloat }\n", to: "Chain/Height1.swift")
        try galley.write(try galley.text("Chain/Height0.swift").replacing("height1()", with: "height1().points"), to: "Chain/Height0.swift")
        let frames = try galley.run(["frames", "Screens/Rows.swift"])
        #expect(frames.errorText.contains("no session") && !frames.errorText.contains("more of the app"), "\(frames.errorText)")
    }

    /// The height is that of a far function, which is only outlined.
    @Test func ifNoLargerProgramCompilesOutlinedBodiesReturnPlainValuesAndAreTold() throws {
        try write(links: 12)
        let environment = try compilingOnce().environment
        let frames = try galley.run(["frames", "Screens/Rows.swift", "--items", "2"], environment: environment)
        #expect(frames.outputText.contains(" 1  0"), "\(frames.outputText)\(frames.errorText)")
        let words = "Height1.swift:3: height1() is not compiled, and is assumed to return 0"
        let list = try galley.run(["render", "--list", "Screens/Rows.swift"], environment: environment)
        #expect(list.outputText.contains(words), "\(list.outputText)\(list.errorText)")
        let strict = try galley.run(["frames", "--strict", "Screens/Rows.swift", "--items", "2"], environment: environment)
        #expect(strict.status == 65 && strict.errorText.contains(words), "\(strict.outputText)\(strict.errorText)")
    }

    @Test(arguments: [
        ("UIView", "bounds.height", "an empty view"), ("UICollectionViewCell", "bounds.height", "an empty view"),
        ("UIMenu", "preferredHeight", "a plain UIMenu"), ("UIBarButtonItem", "preferredHeight", "a plain UIBarButtonItem"),
    ])
    func anOutlinedBodyGivesAnObjectOfUIKit(type: String, height: String, words: String) throws {
        try write(links: 12)
        try galley.write("import UIKit\nextension NSObject {\n    var preferredHeight: CGFloat { 0 }\n}\n", to: "Screens/Heights.swift")
        let far = try galley.text("Chain/Height1.swift").replacing("CGFloat", with: type).replacing("return height2() + 1", with: "return made()")
        try galley.write(far, to: "Chain/Height1.swift")
        let near = try galley.text("Chain/Height0.swift").replacing("height1() + 1", with: "height1().\(height) + 3")
        try galley.write(near, to: "Chain/Height0.swift")
        let environment = try compilingOnce().environment
        let frames = try galley.run(["frames", "Screens/Rows.swift", "--items", "2"], environment: environment)
        #expect(frames.outputText.contains(" 3  0"), "\(frames.outputText)\(frames.errorText)")
        let list = try galley.run(["render", "--list", "Screens/Rows.swift"], environment: environment)
        #expect(list.outputText.contains("height1() is not compiled, and is assumed to return \(words)"), "\(list.outputText)\(list.errorText)")
    }

    @Test func whatIsFarAndDoesNotRunIsNotCompiled() throws {
        try write(links: 8)
        // Reached by a long way that the program does not go.
        let padding = String(repeating: "    // room that a longer function takes\n", count: 100)
        let links = (0..<60).map { "func other\($0)() -> CGFloat {\n\(padding)    return other\($0 + 1)()\n}\n" }.joined()
        let end = "func other60() -> CGFloat {\n    let realm = try! Realm(configuration: .defaultConfiguration)\n    return realm.height\n}\n"
        try galley.write("import Realm\nimport UIKit\n\(links)\(end)", to: "Chain/Other.swift")
        let last = try String(contentsOf: galley.folder.appendingPathComponent("Chain/Height7.swift"), encoding: .utf8)
        try galley.write(last.replacing("return 40", with: "return UIScreen.main.scale < 0 ? other0() : 40"), to: "Chain/Height7.swift")
        let compiler = try CountedCompiler(in: galley)
        let frames = try galley.run(["frames", "--strict", "Screens/Rows.swift", "--items", "2"], environment: compiler.environment)
        #expect(frames.outputText.contains(" 47  0") && frames.status == 0, "\(frames.outputText)\(frames.errorText)")
        #expect(compiler.calls <= 8)
    }

    private static let section = """
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        """

    /// Neither declaration of the name has the member, and the code that uses it decides no frame.
    @Test func anErrorInFarCodeIsNoReasonToTryAnotherDeclarationOfAName() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        for (brand, width) in [("A", 1), ("B", 2)] { try galley.write("struct Sizes { let width = \(width) }", to: "Brand\(brand)/Sizes.swift") }
        try galley.write("func log() { print(Sizes().depth) }", to: "Tools/Log.swift")
        try galley.write("import UIKit\nfunc rows() -> NSCollectionLayoutSection {\nlog()\n\(Self.section)\n}", to: "Screens/Rows.swift")
        let compiler = try CountedCompiler(in: galley)
        let frames = try galley.run(["frames", "Screens/Rows.swift", "--items", "2"], environment: compiler.environment)
        #expect(frames.outputText.contains(" 30  0"), "\(frames.outputText)\(frames.errorText)")
        #expect(compiler.calls == 2)
    }

    @Test func aMemberAloneIsDrawnWithoutTheControllersThatItsTypeMakes() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write("import UIKit\nclass Detail: UIViewController {}", to: "Screens/Detail.swift")
        try galley.write(
            """
            import UIKit
            protocol Store {}
            class Feed: UIViewController {
                init(store: any Store) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                @IBSegueAction func show(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
                func makeSection() -> NSCollectionLayoutSection {
                    \(Self.section)
                }
            }
            """, to: "Screens/Feed.swift")
        let frames = try galley.run(["frames", "Screens/Feed.swift"])
        #expect(frames.outputText.contains(" 30  0") && !frames.errorText.contains("Detail.swift"), "\(frames.outputText)\(frames.errorText)")
    }

    /// In a closure of several statements the compiler tells one error at a time.
    @Test func errorsThatAreToldOneAtATimeTakeFewCompilations() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        let lines = (0..<12).map { "            stack.pin\($0)(to: .all)\n" }.joined()
        try galley.write(
            """
            import UIKit
            final class Screen: UIViewController {
                let tracker = Tracker()
                override func viewDidLoad() {
                    let layout = UICollectionViewCompositionalLayout { _, _ in
                        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
                        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                    }
                    view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout))
                    arrange(UIStackView()) { stack in
            \(lines)        }
                    tracker.note(self.tracker)
                }
                func arrange(_ stack: UIStackView, by body: (UIStackView) -> Void) { body(stack) }
            }
            """, to: "Screen.swift")
        let compiler = try CountedCompiler(in: galley)
        let frames = try galley.run(["frames", "Screen.swift", "--items", "2"], environment: compiler.environment)
        #expect(frames.outputText.contains(" 0–1 "), "\(frames.outputText)\(frames.errorText)")
        #expect(compiler.calls <= 4)
    }
}
