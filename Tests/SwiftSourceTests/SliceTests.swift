import SwiftSource
import Testing

/// The parts of an app that a layout needs, by the names in its code.
struct SliceTests {
    /// The slice of the first file's drawable declarations, without blank lines, a text each file; files that give nothing are "".
    private func slice(_ texts: String..., alone: Bool = false, importing modules: Set<String> = []) -> [String] {
        let sources = texts.map { SourceText($0) }
        let names = AppNames(sources.map { FileNames($0) })
        let parents = names.filesOfParents(of: [0]).map { sources[$0] }
        let roots = DrawableDeclarations([sources[0]], importing: parents).declarations.map { declaration in
            Slice.Root(
                file: 0, offset: declaration.range.lowerBound,
                extent: declaration.kind == .controller ? .type : alone ? .memberAlone : .member)
        }
        let slice = Slice(
            alone ? roots.filter { $0.extent == .memberAlone } : roots, of: names, importing: modules
        ) { sources[$0] }
        return sources.indices.map { index in
            String(decoding: slice.text(of: index), as: UTF8.self).split(separator: "\n").map { line in
                line.split(separator: " ").joined(separator: " ")
            }.filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    @Test func aFunctionThatGivesRegisteredValuesIsKept() {
        let files = slice(
            "func layout() -> UICollectionViewLayout { UserDefaults.standard.integer(forKey: \"columns\") }",
            "func start() { UserDefaults.standard.register(defaults: Values()) }", "func Values() -> [String: Any] { [\"columns\": 2] }")
        #expect(files[1] == "" && files[2].contains("[\"columns\": 2]"))
    }

    @Test func aTypeFromOutsideOfTheAppHasTheMembersThatAProtocolOfTheAppRequires() {
        let files = slice(
            "func layout() -> UICollectionViewLayout { load(Int.self) }", "func load<Value: Storable>(_ type: Value.Type) {}",
            "protocol Storable { associatedtype Stored; static func read(_ stored: Stored) -> Self }",
            "extension Int: Storable { static func read(_ stored: String) -> Int { 1 }; static func other() {} }")
        #expect(files[3].contains("extension Int: Storable { static func read(_ stored: String) -> Int { 1 }") && !files[3].contains("other"))
    }

    /// UIKit makes it; no code calls the initializer.
    @Test func aRegisteredViewKeepsItsInitializers() {
        let header = "class Header: UICollectionReusableView { override init(frame: CGRect) { setUp() }; func setUp() {} }"
        let files = slice(
            "class A: UIViewController { let list = List() }",
            "class List: UICollectionView { var header: UICollectionView.SupplementaryRegistration<Header>! }", header)
        #expect(files[2] == header)
    }

    @Test(arguments: [".init(columns)", "Self(columns)", "Style.init(columns)"])
    func aTypeKeepsTheInitializersThatItsStaticMembersUse(call: String) {
        let style = "struct Style {\nlet columns: Int\ninit(_ columns: Int, spacing: Int = 2) { self.columns = columns }\nstatic func grid(_ columns: Int) -> Style { \(call) }\n}"
        #expect(slice("func layout() -> UICollectionViewLayout { Style.grid(2) }", style)[1] == style)
    }

    @Test func aTypeKeepsTheMembersOfProtocolsThatItsProtocolsInheritFrom() {
        let files = slice(
            "class A: UIViewController { init(client: Charting) {} }", "protocol Charting { func chart() }\nprotocol Searching { func search() }",
            "protocol Client: Charting, Searching {}", "struct Stub: Client { func chart() {}; func search() {}; func other() {} }")
        #expect(files[3] == "struct Stub: Client { func chart() {}; func search() {}; }")
    }

    @Test func aTypeWithAPrivateInitializerKeepsItsSharedInstance() {
        let files = slice(
            "class A: UIViewController { init(store: Storing) {} }", "protocol Storing {}",
            "class Store: Storing { static let shared = Store(); static let other = 1; private init() {} }")
        #expect(files[2] == "class Store: Storing { static let shared = Store(); private init() {} }")
    }

    /// The chain of such parents would be endless.
    @Test func anArgumentNeedsNoValueOfItsOwnProtocol() {
        let files = slice(
            "class A: UIViewController { init(router: Routing) {} }", "protocol Routing {}",
            "class Child: Routing { init(parent: Routing) {} }", "class Root: Routing { init() {} }")
        #expect(files[2] == "" && files[3] == "class Root: Routing { init() {} }")
    }

    @Test func linesAndColumnsStay() {
        let text = "import UIKit\nfunc unused() {}\nfunc layout() -> UICollectionViewLayout { make() }\n/* */ func make() {}\n"
        let source = SourceText(text)
        let slice = Slice(
            [Slice.Root(file: 0, offset: 30, extent: .member)], of: AppNames([FileNames(source)])
        ) { _ in source }
        #expect(
            String(decoding: slice.text(of: 0), as: UTF8.self)
                == "import UIKit\n                \nfunc layout() -> UICollectionViewLayout { make() }\n      func make() {}\n")
    }

    /// Unless they import the module for other systems alone.
    @Test(arguments: ["AppKit", "WatchKit", "ProjectDescription", "XCTest"])
    func filesOfOtherProgramsDeclareNothing(module: String) {
        let layout = "func layout() -> UICollectionViewLayout { make() }"
        #expect(slice(layout, "import \(module)\nfunc make() {}") == [layout, ""])
        let own = slice(layout, "#if os(macOS)\nimport \(module)\n#endif\nfunc make() {}")
        #expect(own[1].hasSuffix("func make() {}"))
    }

    @Test func aSliceEndsAboveItsNumberOfFiles() {
        let sources = (0..<9).map { SourceText("func f\($0)() { f\($0 + 1)() }") }
        func files(upTo limit: Int) -> [Int] {
            Slice(wholeFiles: [0], of: AppNames(sources.map { FileNames($0) }), upTo: limit) { sources[$0] }.fileIndices
        }
        #expect(files(upTo: 9) == Array(0..<9))
        #expect(files(upTo: 1) == [0, 1])
    }

    @Test func aTypeKeepsTheSemicolonBehindIt() {
        let files = slice("struct S { enum K { case a }; let k: K; func layout() -> UICollectionViewLayout { make(k) } }")
        #expect(files[0].hasPrefix("struct S { enum K { case a }; let k: K; func layout()"))
    }

    @Test func aClassKeepsWhatFoundationsProtocolsAskFor() {
        let item = "class Item: NSObject, NSCopying { func copy(with zone: NSZone?) -> Any { self } }"
        #expect(slice("class A: UIViewController { let a: Item }", item)[1] == item)
    }

    @Test func aSubscriptOfForeignTypesIsFoundByItsLabel() {
        let files = slice(
            "class A: UIViewController { let a = list[safe: 1] }",
            "extension Collection { subscript(safe index: Index) -> Element? { nil }\nsubscript(wrap index: Index) -> Element { self[index] } }")
        #expect(files[1] == "extension Collection { subscript(safe index: Index) -> Element? { nil }\n}")
    }

    /// An initializer is found by its first label; one without a label, by its type's name.
    @Test(arguments: ["Array(cells: 2)", "Array<Text>.init(cells: 2)", "list = [Text](cells: 2)"])
    func anInitializerOfForeignTypesIsFoundByItsLabel(call: String) {
        let own = "extension Array { init(cells: Int) { self = [] }\n"
        let files = slice("class A: UIViewController { let a = \(call) }", own + "init(rows: Cells) { self = [] } }", "extension Bool { init(of row: Row) {} }")
        #expect(files[1...] == [own + "}", ""])
        #expect(slice("class A: UIViewController { let a = Bool(row) }", "extension Bool { init(_ row: Row) {} }")[1] != "")
        #expect(slice("class A: UIViewController { let a = Bool { 1 } }", "extension Bool { init(of row: @escaping () -> Int) {} }")[1] != "")
    }

    /// A static member that the type lacks may be declared by one of its protocols.
    @Test(arguments: [("Row.nib", true), ("Row.own", false)])
    func aTypeHasItsProtocolsWhereCodeUsesAStaticMemberThatItLacks(code: String, hasProtocol: Bool) {
        let row = "class Row: UIView, Loadable { static var own: Int { 1 } }"
        let loadable = "protocol Loadable {}\nextension Loadable { static var nib: Int { 1 } }"
        let files = slice("class A: UIViewController { let a = \(code) }", row, loadable)
        #expect(files[1].contains("Loadable") == hasProtocol && files[2].contains("static var nib") == hasProtocol)
    }

    @Test func aFileOfTestsDeclaresNothingForTheApp() {
        let files = slice("class A: UIViewController { let a = Row() }", "@testable import App\nstruct Row {}", "struct Row { let other: Int }")
        #expect(files[1] == "" && files[2] != "")
    }

    @Test func hiddenExtensionsAreOfTheirFile() {
        let files = slice(
            "class A: UIViewController { let a = view.item }",
            "extension UIView { var item: Int { 1 } }", "private extension UIView { var item: Int { 2 } }",
            "extension UIView { fileprivate var item: Int { 3 } }")
        #expect(files[1...] == ["extension UIView { var item: Int { 1 } }", "", ""])
    }

    /// A member behind a dot and the label of an argument are no global of the name; a name alone may be one.
    @Test(arguments: [
        ("list.count", false), ("make(size: 1, count: 2)", false), (".count", false), ("count", true), ("count(1)", true),
        ("make(count: count)", true), ("[count: 1]", true), ("list.count + count", true),
    ])
    func globalsAreReachedByNamesThatStandAlone(code: String, isReached: Bool) {
        let global = "func count(_ number: Int) -> Int { number }"
        #expect(slice("class A: UIViewController { let a = \(code) }", global)[1] == (isReached ? global : ""))
    }

    @Test func aResultBuilderHasTheFunctionsThatTheLanguageCalls() {
        let builder = "@resultBuilder enum Rows { static func buildBlock(_ rows: Int...) -> [Int] { rows } }"
        let files = slice("class A: UIViewController { @Rows let rows: () -> [Int] }", builder)
        #expect(files[1] == builder)
    }

    @Test func aGenericConformerComesWithATypeForItsParameter() {
        let files = slice(
            "class A: UIViewController { init(model: any Loading) {} }", "protocol Loading {}",
            "class Model<Router: Routing>: Loading { var router: Router? }", "protocol Routing {}", "class Routes: Routing {}")
        #expect(files[4] == "class Routes: Routing {}")
    }

    @Test func callsOfTouchesStayWhereAProtocolOfTheAppRequiresThem() {
        let required = "protocol Row { func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) }"
        let extended = "extension Row { func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {} }"
        let own = "struct Own: Row { func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {} }"
        let files = slice(
            "class A: UIViewController { let rows: [any Row] = [Plain(), Own()]\n"
                + "func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {} }",
            required, extended, own, "struct Plain: Row {}")
        #expect(files == ["class A: UIViewController { let rows: [any Row] = [Plain(), Own()]\n}", required, extended, own, "struct Plain: Row {}"])
    }

    @Test func whatUIKitsProtocolsRequireStays() {
        let prefetching = "extension A: UICollectionViewDataSourcePrefetching {\n"
            + "func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}"
        let files = slice(
            "class A: UIViewController {}\n" + prefetching
                + "\nfunc collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {} }")
        #expect(files == ["class A: UIViewController {}\n" + prefetching + "\n}"])
    }

    @Test(arguments: ["enum CodingKeys: String, CodingKey { case gap = \"g\" }", "private enum CodingKeys: String, CodingKey { case gap }"])
    func keysOfCodingStayThoughNoCodeNamesThem(keys: String) {
        let row = "struct Row: Decodable { let gap: Int\n\(keys)\nenum Other { case one } }"
        let files = slice("func layout() -> UICollectionViewLayout { load([Row].self) }", row, "extension Bundle { func load<T: Decodable>(_ type: T.Type) {} }")
        #expect(files[1] == "struct Row: Decodable { let gap: Int\n\(keys)\n}")
    }

    @Test(arguments: [("import Core\n", "Leaf", true), ("import Core\n", "UIColor", false), ("", "Leaf", false)])
    func namesOfModulesOfTheAppAreLeftOut(head: String, type: String, isLeftOut: Bool) {
        let files = slice("\(head)class A: UIViewController { var leaf: Core.\(type)? }", "public class Leaf {}")
        #expect(files[0] == "class A: UIViewController { var leaf: \(isLeftOut ? "" : "Core.")\(type)? }")
    }

    @Test func theDelegateThatCodeInsistsOnIsWhole() {
        let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
        let files = slice("class A: UIViewController { let store = (UIApplication.shared.delegate as! AppDelegate).self }", delegate)
        #expect(files[1] == delegate)
    }

    @Test func anItemToShareStays() {
        let item = "class Item: NSObject, UIActivityItemSource { func activityViewControllerPlaceholderItem(_ shown: Int) -> Any { 1 }\nfunc activityViewController(_ shown: Int, itemForActivityType type: Int?) -> Any? { 1 } }"
        #expect(slice("class A: UIViewController { let item = Item() }", item)[1] == item)
    }

    @Test func membersOfForeignTypesAreFoundByAnAlias() {
        let files = slice(
            "class A: UIViewController { let a = view.snp.make() }",
            "typealias ConstraintView = UIView",
            "extension ConstraintView { var snp: Maker { Maker() }\nvar other: Int { 1 } }\nextension ConstraintView: Item {}",
            "struct Maker { func make() -> Item? { nil } }\nprotocol Item {}")
        #expect(files[1] == "typealias ConstraintView = UIView")
        #expect(files[2] == "extension ConstraintView { var snp: Maker { Maker() }\n}\nextension ConstraintView: Item {}")
    }

    /// As in the files that tools generate for colours.
    @Test func membersOfForeignTypesAreFoundByANestedAlias() {
        let asset = "final class Asset { typealias Color = UIColor\nlazy var color: Color = Color(asset: self)! }"
        let added = "extension Asset.Color { convenience init?(asset: Asset) { nil }\n"
        let files = slice("class A: UIViewController { let a = Asset().color }", asset, added + "convenience init?(other: Int) { nil } }")
        #expect(files[2] == added + "}")
    }

    @Test(arguments: ["@Kept<Int>(2) var a = 1", "@Kept<[String: Row<Int>]> var a: Int", "@Wrap.Kept<() -> Int>\nvar a: Int"])
    func attributesStayWithTheirGenericArguments(member: String) {
        let screen = "class A: UIViewController { \(member)\nlet b = 2 }"
        #expect(slice(screen, "struct Kept<Value> {}") == [screen, "struct Kept<Value> {}"])
    }

    @Test func filesAreFoundByTheNamesThatCodeMentions() {
        let files = slice(
            "class A: UIViewController { let model = Model() }",
            "struct Model { var theme: Theme; func load() {} }\nstruct Other {}",
            "enum Theme { case light; func unnamed() {} }",
            "struct Unused {}")
        #expect(
            files == [
                "class A: UIViewController { let model = Model() }", "struct Model { var theme: Theme; }",
                "enum Theme { case light; }", "",
            ])
    }

    @Test func aParametersTypeComesWithItsSharedInstances() {
        let files = slice(
            "class A: UIViewController { init(model: Model) {} }", "class Model { init(_ world: World) {} }",
            "struct World { var now: () -> Clock }",
            "extension World { static let live = World { Clock() }\nstatic let far = World { Clock() } }")
        #expect(files[3] == "extension World { static let live = World { Clock() }\n}")
    }

    /// A slice has only those functions of an operator whose operand types the code uses.
    @Test func operatorsAreFoundByTheirOperands() {
        let files = slice(
            "class A: UIViewController { let edge = Edge(); override func viewDidLoad() { edge ~> 1; -1 } }",
            "struct Edge {}\nstruct Other {}",
            """
            infix operator ~>: Making
            infix operator <~
            precedencegroup Making { associativity: left }
            func ~> (edge: Edge, value: Int) {}
            func ~> (other: Other, value: Int) {}
            func <~ (edge: Edge, value: Int) {}
            prefix func - (edge: Edge) {}
            """)
        #expect(
            files[2] == """
                infix operator ~>: Making
                precedencegroup Making { associativity: left }
                func ~> (edge: Edge, value: Int) {}
                prefix func - (edge: Edge) {}
                """)
    }

    @Test func membersOfForeignTypesAreFoundByName() {
        let files = slice(
            "func layout() -> UICollectionViewLayout { UIColor.brand.use() }",
            "extension UIColor { static var brand: UIColor { .red }\nstatic var other: UIColor { .red } }")
        #expect(files[1] == "extension UIColor { static var brand: UIColor { .red }\n}")
    }

    @Test func aProtocolComesWithTheExtensionsThatAdoptIt() {
        let files = slice(
            "class A: UIViewController { func f(_ cell: any Reusable) {} ; override func viewDidLoad() { f(x) } }",
            "protocol Reusable {}\nextension UICollectionViewCell: Reusable {}\nextension Int: Error {}")
        #expect(files[1] == "protocol Reusable {}\nextension UICollectionViewCell: Reusable {}")
    }

    @Test func aMemberThatAProtocolAddsToForeignTypesIsFoundByName() {
        let files = slice(
            "func layout() -> UICollectionViewLayout { make(UICollectionViewCell.identifier) }",
            "extension Named where Self: UIView { static var identifier: String { \"\" } }\nextension UICollectionReusableView: Named {}",
            "protocol Named {}")
        #expect(files[1].contains("static var identifier") && files[1].contains("UICollectionReusableView: Named"))
        #expect(files[2] == "protocol Named {}")
    }

    @Test func whatOnlyTouchesRunIsLeftOut() {
        let files = slice(
            """
            class A: UIViewController {
                override func viewDidLoad() { go(#selector(tapped)) }
                func go(_ s: Selector) {}
                @objc func tapped() { Detail().show() }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
                deinit { stop() }
                override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
                func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            }
            """, "class Detail { func show() {} }")
        #expect(
            files[0] == """
                class A: UIViewController {
                override func viewDidLoad() { go(#selector(tapped)) }
                func go(_ s: Selector) {}
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                }
                """)
        #expect(files[1] == "")
    }

    @Test func aMemberAloneNeedsNoInitializer() {
        let text = """
            struct Banner: Part {
                private let model: Model
                init(model: Model) { self.model = model }
                func section() -> NSCollectionLayoutSection { .init(group: group) }
                var group: NSCollectionLayoutGroup { .make() }
                func cell() { model.use() }
            }
            """
        let files = slice(text, "protocol Part { func cell() }\nstruct Model {}", alone: true)
        #expect(
            files == [
                """
                struct Banner {
                func section() -> NSCollectionLayoutSection { .init(group: group) }
                var group: NSCollectionLayoutGroup { .make() }
                }
                """, "",
            ])
        #expect(
            slice(text, "protocol Part { func cell() }\nstruct Model {}")[1] == "protocol Part { func cell() }\nstruct Model {}")
    }

    @Test func anInitializersProtocolComesWithTheTypeMadeForTests() {
        let files = slice(
            "class A: UIViewController { let s: any Service; init(s: any Service) { self.s = s; super.init() } }",
            "protocol Service {}", "class Live: Service {}", "class MockService: Service {}")
        #expect(files[2] == "" && files[3] == "class MockService: Service {}")
    }

    @Test func privateDeclarationsAreTheirFilesOwn() {
        let files = slice(
            "func layout() -> UICollectionViewLayout { style() }\nprivate func style() {}", "private func style() { wrong() }",
            "func wrong() {}")
        #expect(files[0].contains("private func style() {}") && files[1] == "" && files[2] == "")
    }

    @Test func privateTypesOfOneNameInExtensionsAreTheirFilesOwn() {
        let files = slice(
            "class A: UIViewController { private enum Metric { static let a = 1 }; let x = Metric.a }",
            "extension A { private enum Metric { static let b = 2; static let c = 3 }; func x() { go(Metric.b) } }")
        #expect(files[0].contains("private enum Metric { static let a = 1 }"))
        #expect(files[1].contains("private enum Metric { static let b = 2") && !files[1].contains("let c"))
    }

    @Test func anImportOfAnotherFileGivesMembersToAll() {
        let files = slice(
            "import UIKit\nclass A: UIViewController { let a = UILabel().then { $0 } }", "import Then\nlet other = 1", importing: ["Then"])
        #expect(files[0].hasPrefix("import UIKit; import Then\nclass A") && files[1] == "")
        let use = "import UIKit\nclass A: UIViewController { let a = UILabel().then { $0 } }"
        #expect(slice(use, "let other = 1", importing: ["Then"])[0].hasPrefix("import UIKit; import Then\nclass A"))
        #expect(slice(use, "extension UIView { func then() {} }", importing: ["Then"])[0].hasPrefix("import UIKit\n"))
        #expect(slice("import UIKit\nclass A: UIViewController {}", "import Then", importing: ["Then"])[0].hasPrefix("import UIKit\n"))
    }

    @Test func importsOfModulesThatAreNotThereAreLeftOut() {
        let text = "import UIKit\nimport Realm\nimport Core\nfunc layout() -> UICollectionViewLayout { make() }"
        #expect(
            slice(text, importing: ["Core"])[0] == "import UIKit\nimport Core\nfunc layout() -> UICollectionViewLayout { make() }"
        )
    }

    @Test func theNearestOfTwoDeclarationsIsTaken() {
        let files = slice(
            "func layout() -> UICollectionViewLayout { Style() }", "struct Style { let a = 1 }", "struct Style { let b = 1 }")
        #expect(files[1] == "struct Style { let a = 1 }" && files[2] == "")
    }

    /// A module's file may export a module to all files that import its own. SwiftUI declares a `View`, as ReactorKit does.
    @Test func anExportedModuleIsImportedByEachFile() {
        let files = slice(
            "import Core\nclass A: UIViewController { let a = B() }", "class B {}", "import SwiftUI\nlet view = 1",
            "@_exported import RxSwift\n@_exported import ReactorKit", "extension A { override func viewDidLoad() { use(view) } }",
            importing: ["RxSwift", "ReactorKit"])
        #expect(files[0].hasSuffix("\nimport ReactorKit\nimport RxSwift") && files[1] == "class B {}\nimport ReactorKit\nimport RxSwift")
        #expect(files[2].hasPrefix("import SwiftUI; import RxSwift\n"))
    }

    @Test func aLayoutOfAnotherFilesClassIsDrawn() {
        let files = slice("func grid() -> Grid { Grid() }", "class Grid: UICollectionViewCompositionalLayout {}")
        #expect(files == ["func grid() -> Grid { Grid() }", "class Grid: UICollectionViewCompositionalLayout {}"])
    }

    @Test func aBaseClassOfAnotherFileMakesAController() {
        let files = slice("class A: Base { override func viewDidLoad() {} }", "class Base: UIViewController { init() {} }")
        #expect(files == ["class A: Base { override func viewDidLoad() {} }", "class Base: UIViewController { init() {} }"])
    }

    @Test func theCommentOfAKeptDeclarationStays() {
        #expect(
            slice("// galley: items 3\nfunc layout() -> UICollectionViewLayout { x }\n// galley: items 4\nfunc other() {}")[0]
                == "// galley: items 3\nfunc layout() -> UICollectionViewLayout { x }")
    }
}
