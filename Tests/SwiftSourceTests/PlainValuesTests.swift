import SwiftSource
import Testing

/// Plain values for the arguments of functions and initializers.
struct PlainValuesTests {
    private func declaration(_ text: String, _ arguments: [String: String] = [:]) throws -> Declaration {
        try #require(DrawableDeclarations([SourceText(text)], arguments: arguments).declarations.first)
    }

    @Test(arguments: [
        ("columns: Int", "columns: 2"), ("_ page: Int", "0"), ("in list: [Int]", "in: [1]"), ("a: [String: Int]", "a: [:]"),
        ("title: String", "title: \"title\""), ("isWide: Bool", "isWide: false"), ("a: Model?", "a: nil"),
        ("a: @escaping (Int, Int) -> Void", "a: { _, _ in  }"),
        ("a: () -> String", "a: { \"a\" }"), ("a: ((Int) -> Void)", "a: { _ in  }"), ("a: (@Sendable (Int) -> Model?)", "a: { _ in nil }"),
        ("a: ()", "a: ()"), ("a: Actions", "a: Actions(make: { _ in nil }, open: { _ in  })"), ("a: @escaping (Int) -> Model?", "a: { _ in nil }"), ("a: ((Int) -> Model)?", "a: nil"),
        ("compactItems: Int", "compactItems: 2"), ("visibleRows: Int", "visibleRows: 2"), ("item: Int", "item: 0"), ("height: CGFloat", "height: 100"), ("spacing: CGFloat", "spacing: 8"),
        ("a: Kind", "a: Kind.first"),
        ("a: Model", "a: Model(size: 1, kind: Kind.first)"), ("a: any Service", "a: Fake()"), ("a: Store", "a: Store.shared"),
        ("a: Payload", "a: Payload.titled(title: \"title\", 1, [:])"), ("bounds: CGRect", "bounds: UIScreen.main.bounds"), ("a: Int = 1", ""),
        ("width: Alias", "width: { _ in 100 }"), ("layoutWidth: CGFloat", "layoutWidth: UIScreen.main.bounds.width"),
        ("traits: UITraitCollection", "traits: UITraitCollection.current"),
        ("style: UIButton.Configuration", "style: UIButton.Configuration.plain()"),
        ("a: Box", "a: Box(width: 100)"), ("a: Deep", "a: Deepest()"), ("a: Service & Named", "a: Both()"), ("a: Pair", "a: Both()"),
        ("a: Trio", "a: OfTrio()"), ("a: UILabel", "a: UILabel()"), ("a: UIBlurEffect", "a: UIBlurEffect()"), ("a: UIApplication", "a: UIApplication.shared"),
        ("a: AnyPublisher<Int, Never>", "a: Empty(completeImmediately: false).eraseToAnyPublisher()"), ("a: Observable<Kind>", "a: .never()"),
        ("a: PassthroughSubject<Void, Never>", "a: .init()"), ("a: CurrentValueSubject<Kind, Never>", "a: .init(Kind.first)"),
        ("a: BehaviorRelay<[Int]>", "a: .init(value: [])"),
        ("context: NSManagedObjectContext", "context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)"),
    ])
    func aFunctionIsCalled(parameter: String, argument: String) throws {
        let types = """

            enum Kind { case other(Int); case first }
            enum Payload { case unknown(Missing); case titled(title: String, Int, [Int: String]) }
            struct Model { let size: Int; let kind: Kind; var title = "" }
            struct Actions { var make: (Int) -> Model?; let open: ((Model) -> Void); var done: ((Model) -> Void)? }
            protocol Service {}
            class Fake: Service {}
            class Store { static let shared = Store(); private init() {} }
            actor Box { init(width: CGFloat) {} }
            protocol Deep {}
            protocol Deeper: Deep {}
            struct Deepest: Deeper {}
            protocol Named {}
            class Both: Service, Named {}
            typealias Pair = (
                Service &
                Named
            )
            typealias Trio = Named & Missing
            class OfTrio: Trio {}
            typealias Width = CGFloat
            typealias Alias = (_ width: Int) -> Width
            """
        let found = try declaration("func f(\(parameter)) -> UICollectionViewLayout { x }\(types)")
        #expect(found.refusal == nil && found.call.arguments == "(\(argument))")
    }

    /// An instance of a controller has empty lists, until its data arrive.
    @Test func aTypeThatMakesALayoutGetsElementsInItsLists() throws {
        let text = "struct Ratio { let ratio: CGFloat; let all: [Int] }\n"
        let head = "{ init(ratios: [Ratio]) {} func layout() -> UICollectionViewLayout { x } }"
        let element = "Ratio(ratio: 1, all: [1])"
        #expect(try declaration("struct A \(head)\n" + text).instance == "A(ratios: [\(Array(repeating: element, count: 4).joined(separator: ", "))])")
        #expect(try declaration("class A: UIViewController \(head)\n" + text).instance == "A(ratios: [])")
    }

    /// Tried along all ways, the types of this one would take hours.
    @Test func typesThatNeedEachOtherAreTriedOnce() throws {
        let types = (0..<8).map { number in
            let ways = (1...4).map { count in "init(\((0..<count).map { "p\($0): P, " }.joined())x: Missing) {}" }
            return "class C\(number): P { \(ways.joined(separator: "; ")) }"
        }
        let controller = "class A: UIViewController { init(p: P) {} }; protocol P {}\n"
        let found = DrawableDeclarations([SourceText(controller + types.joined(separator: "\n"))]).declarations
        #expect(found.first?.instance == nil && found.first?.refusal != nil)
        // A protocol that leads to itself.
        let circle = DrawableDeclarations([SourceText(controller + "protocol Q {}; extension P: Q {}; extension Q: P {}")]).declarations
        #expect(circle.first?.instance == nil)
    }

    @Test func aPropertyTakenForSetIsSetByAConvenienceInitializer() throws {
        let text = """
            class A: UIViewController {
                var model: Model!
                convenience init(name: String) { self.init() }
                convenience init(model: Model) { self.init(); self.model = model }
            }
            struct Model { let size: Int }
            """
        #expect(try declaration(text).instance == "A(model: Model(size: 1))")
        #expect(try declaration(text.replacing("Model!", with: "Model?")).instance == "A()")
    }

    /// `ChipsView()` would be empty, as only the convenience initializer sets it up.
    @Test(arguments: [
        ("", "ChipsView(title: \"title\")"), ("required init?(coder: NSCoder) { nil }", "ChipsView(title: \"title\")"),
        ("override init(frame: CGRect = .zero) { super.init(frame: frame) }", "ChipsView()"),
        ("convenience init() { self.init(frame: .zero) }", "ChipsView()"),
    ])
    func aViewIsMadeByTheInitializerThatSetsItUp(other: String, instance: String) throws {
        let found = try declaration("""
            class ChipsView: UIView {
                var chips: UICollectionView?
                convenience init(title: String) { self.init(frame: .zero) }
                \(other)
            }
            """)
        #expect(found.instance == instance)
    }

    @Test func aParametersTypeIsAnAliasOfAGenericOne() throws {
        let text = """
            class Maker<Part: Drawn> {
                typealias Section = Part
                func layout(_ section: Section, in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }
            }
            protocol Drawn {}
            struct Home: Drawn { let rows: [Int] }
            let maker = Maker<Home>()
            """
        let source = SourceText(text)
        let generics = TypeArguments(in: AppNames([FileNames(source)])) { _ in source }
        let found = try #require(DrawableDeclarations([source], generics: generics).declarations.first)
        #expect(found.refusal == nil && found.call.arguments == "(Home(rows: []), in: $1)")
    }

    @Test func theUsersValueComesFirst() throws {
        let found = try declaration(
            "func f(columns: Int, in size: CGSize) -> UICollectionViewLayout { x }", ["columns": "5", "in": "big"])
        #expect(found.call.arguments == "(columns: 5, in: big)")
    }

    @Test func theUsersValueReachesParametersWithOnesByDefaultAndOtherInitializers() throws {
        let function = "func f(columns: Int = 2, gap: CGFloat = 1) -> UICollectionViewLayout { x }"
        #expect(try declaration(function, ["columns": "5"]).call.arguments == "(columns: 5)")
        let made = "class A: UIViewController { let m: Model; init(m: Model) {} }; class Model { init() {}; convenience init(rows: Int) { self.init() } }"
        #expect(try declaration(made, ["rows": "7"]).instance == "A(m: Model(rows: 7))")
        #expect(try declaration(made).instance == "A(m: Model())")
    }

    @Test(arguments: [
        "func f() -> UICollectionViewCompositionalLayoutSectionProvider { x }",
        "func f() -> (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { x }",
        "func f() -> ((Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) { x }",
    ])
    func whatGivesASectionProviderIsDrawnAsOne(function: String) throws {
        let found = try declaration(function)
        #expect(found.product == .section && found.call.isProvider && found.call.arguments == "()($0, $1)")
        let property = try declaration("var f: UICollectionViewCompositionalLayoutSectionProvider { x }")
        #expect(property.call.isProvider && property.call.arguments == "($0, $1)")
    }

    @Test func selfInAnExtensionIsTheExtendedClass() throws {
        let found = try declaration("extension NSCollectionLayoutSection { static func list() -> Self { x } }")
        #expect(found.product == .section && found.refusal == nil)
    }

    @Test func aSectionsFunctionIsASectionProvider() throws {
        let found = try declaration(
            "func f(for sectionIndex: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { x }")
        #expect(found.call.isProvider && found.call.arguments == "(for: $0, environment: $1)")
    }

    @Test func aMemberOfAnEnumIsThatOfItsFirstCase() throws {
        let member = "var layout: NSCollectionLayoutSection { x }"
        for (cases, value) in [("case a, b", "Part.a"), ("case a(ids: [Int]), b(Int)", "Part.a(ids: [1, 1, 1, 1])")] {
            let found = try declaration("enum Part { \(cases); \(member) }")
            #expect(found.instance == value && found.assumedValues == value)
        }
    }

    @Test func aControllerIsMadeWithItsModel() throws {
        let found = try declaration(
            """
            class A: Base { init(model: Model, depth: Int = 1) { super.init() } }
            class Base: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
            final class Model { init(service: Service) {} }
            struct Service { let url: URL }
            """)
        #expect(found.instance == "A(model: Model(service: Service(url: URL(string: \"https://example.com\")!)))")
    }

    @Test func protocolsBetweenInjectedTypesDoNotCountAsDepth() throws {
        let found = try declaration(
            """
            class A: UIViewController { init(model: any Modeling) { super.init(nibName: nil, bundle: nil) } }
            protocol Modeling {}; class Model: Modeling { init(parts: any Parts) {} }
            protocol Parts {}; struct LiveParts: Parts { var store: any Storing }
            protocol Storing {}; class Store: Storing { init(network: any Networking) {} }
            protocol Networking {}; class Network: Networking { static let shared = Network(); private init() {} }
            """)
        #expect(found.instance == "A(model: Model(parts: LiveParts(store: Store(network: Network.shared))))")
    }

    @Test func propertiesThatOtherCodeSetsHaveValues() {
        let found = DrawableDeclarations([SourceText(
            """
            class A: Base {
                var model: Model!
                var title: String!
                var store: any Storing!
                private var own: Model!
                var set: Model! = Model()
                var optional: Model?
                var list: UICollectionView!
                @IBOutlet var outlet: Model!
                var unknown: Missing!
                func makeLayout() -> UICollectionViewLayout { x }
            }
            class Base: UIViewController { var count: Int! }
            class NoController { var model: Model! }
            class Model {}
            protocol Storing {}
            struct Store: Storing {}
            """)])
        #expect(found.unsetProperties.map(\.name) == ["A", "Base"])
        for declaration in found.declarations.prefix(3) where declaration.path != "Base" {
            let own = ["model: Model()", "title: \"title\"", "store: Store()"]
            #expect(found.unsetProperties.words(for: declaration) == own + ["count: 2"], "\(declaration.path)")
        }
    }

    /// A presenter's view is the controller that has it; a function may set a private property.
    @Test(arguments: [
        ("var presenter: Presenting!", "Presenter(view: self)"),
        ("private var presenter: Presenting!\nfunc inject(_ presenter: Presenting) { self.presenter = presenter }", "Presenter(view: self)"),
        ("private var presenter: Presenting!", nil), ("var router: Router!", "Router(owner: self)"),
    ])
    func aPropertyThatOtherCodeSetsKnowsItsController(member: String, value: String?) {
        let found = DrawableDeclarations([SourceText(
            """
            class A: UIViewController { \(member) }
            extension A: Showing {}
            protocol Showing: AnyObject {}
            protocol Presenting { init(view: any Showing) }
            class Presenter: Presenting { required init(view: any Showing) {} }
            class Router { init(owner: A) {} }
            """)])
        #expect(found.unsetProperties.first?.properties.first?.value == value)
    }

    /// A layout has the sections that a list describes, and none without.
    @Test(arguments: [
        ("[Kind]", "UICollectionViewLayout", "[Kind.list(Item(title: \"title\")), Kind.grid]"), ("[Item]", "NSCollectionLayoutSection", "[Item(title: \"title\")]"),
        ("[String: Item]", "UICollectionViewLayout", "[:]"), ("[UIView]", "UICollectionViewLayout", "[]"), ("[Kind]", "UIViewController", "[]"),
    ])
    func aListOfWhichALayoutIsMadeHasElements(type: String, result: String, value: String) {
        let found = DrawableDeclarations([SourceText(
            "func make(of list: \(type)) -> \(result) { x }\nenum Kind { case list(Item), grid }\nstruct Item { let title: String }")])
        #expect(found.declarations.first?.call.arguments == "(of: \(value))")
    }

    @Test func anOptionalModelIsSetByOtherCode() {
        let found = DrawableDeclarations([SourceText(
            "class A: UIViewController { var a: FeedViewModel?; var b: FeedItem?; var c = 1 }\nclass FeedViewModel {}\nclass FeedItem {}")])
        #expect(found.unsetProperties.flatMap(\.properties).map(\.value) == ["FeedViewModel()"])
        let named = DrawableDeclarations([SourceText(
            "class A: UIViewController { private var viewModel: FeedVM?; func set(_ model: FeedVM?) { viewModel = model } }\nclass FeedVM {}")])
        #expect(named.unsetProperties.flatMap(\.properties).map(\.value) == ["FeedVM()"])
    }

    @Test(arguments: [
        ("(any Presenter)!", "some Presenter"), ("(any Presenter)!", "any Presenter"), ("Presenter!", "Presenter?"),
    ])
    func aPrivatePropertyIsSetByAFunctionWithItsProtocol(type: String, parameter: String) {
        let found = DrawableDeclarations([SourceText(
            "class A: UIViewController { private var p: \(type); func set(_ p: \(parameter)) { self.p = p } }\nprotocol Presenter {}\nstruct Own: Presenter {}")])
        #expect(found.unsetProperties.flatMap(\.properties).map(\.value) == ["Own()"])
    }

    /// Code that unwraps an optional property with `!` expects other code to set it.
    @Test(arguments: [("load(id!)", ["\"id\""]), ("load(self.id!)", ["\"id\""]), ("load(id)", []), ("load(other.id!)", []), ("if id != nil {}", [])])
    func anOptionalThatIsUnwrappedIsSetByOtherCode(code: String, values: [String]) {
        let found = DrawableDeclarations([SourceText("class A: UIViewController { var id: String?; var color: UIColor?; func f() { \(code); color! } }")])
        #expect(found.unsetProperties.flatMap(\.properties).map(\.value) == values)
    }

    @Test func dataThatComeLaterHaveValues() {
        let found = DrawableDeclarations([SourceText(
            """
            final class Model {
                @Published private(set) var parts: [Part] = []
                var names = [String]()
                var sizes: [Int]?
                var kinds: [Kind] { [] }
                let none: [Int] = []
                static var shared: [Int] = []
                var some = [1]
                var table: [String: Int] = [:]
                var views: [UIView] = [], cells = [Cell]()
                var unknown = [Missing]()
                lazy var late: [Int] = []
                private var part: Part?
                var title: String?
                var page: Page!
                var owner: Owner?
                var selectedOwner: Owner?
                var failure: OwnerError?
                var rows: [Row] = []
                var groups: [Group] = []
                var notes: [Note] = []
                weak var delegate: Cells?
                var storing: Storing?
            }
            final class Page: UIViewController {}
            struct Owner { var names: [String] }
            class Cells {}
            protocol Storing {}
            enum Row { case title(String), gap, unknown(Missing) }
            struct Group { let id: Int; let title: String; let style: Style; var rows: [Row]; enum Style { case wide, narrow } }
            struct Note { var mark: Mark; init(day: Date) { mark = .high }; enum Mark { case high, low } }
            extension Owner: Storing {}
            struct OwnerError {}
            struct Part { var kind: Kind; var parts: [Part]; var kinds: [Kind]; var other: [Missing] }
            enum Kind { case hero }
            class Cell: UICollectionViewCell {}
            class Kinds<A> { var kinds: [Kind] = [] }
            extension Model { class Rest { var all: [Mode] = []; enum Mode: CaseIterable { case a } }; private class Own { var a: [Int] = [] } }
            """)])
        let lists = found.emptyData.map { one in "\(one.name): " + one.properties.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }
        let part = "Part(kind: Kind.hero, parts: [Part(kind: Kind.hero, parts: [], kinds: [Kind.hero], other: [])], kinds: [Kind.hero], other: [])"
        #expect(lists == [
            "Model: parts [\(part)], names [\"names\"], sizes [1], late [1], part \(part), "
                + "owner Owner(names: [\"names\"]), rows [Row.title(\"title\"), Row.gap], "
                + "groups [Group(id: 1, title: \"title\", style: Group.Style.wide, rows: [Row.gap]), "
                + "Group(id: 2, title: \"title 2\", style: Group.Style.narrow, rows: [Row.gap])], "
                + "notes [Note(day: Date(timeIntervalSinceReferenceDate: 0))]",
            "Model.Rest: all Array(Model.Rest.Mode.allCases)",
        ])
    }

    @Test(arguments: ["a: Missing", "a: inout Int", "a: Loop"])
    func whatNobodyDeclaresIsAnObstacle(parameter: String) throws {
        let found = try declaration("func f(\(parameter)) -> UICollectionViewLayout { x }\nclass Loop { init(a: Loop) {} }")
        #expect(found.refusal == "needs arguments: a")
    }

    @Test func aControllerOfAStoryboardGetsAnEmptyLayout() throws {
        #expect(
            try declaration("class A: UICollectionViewController {}").instance
                == "A(collectionViewLayout: UICollectionViewFlowLayout())")
    }

    @Test(arguments: [("Any?", "nil"), ("Any", "\"\"")])
    func aSegueActionGetsASenderOfItsType(type: String, sender: String) throws {
        let action = "@IBSegueAction func open(_ coder: NSCoder, sender: \(type)) -> UIViewController? { nil }"
        let all = DrawableDeclarations([SourceText("class Shelf: UIViewController { \(action) }")]).declarations
        #expect(all.first { $0.name == "open" }?.call.arguments == "(coder, sender: \(sender))")
    }
}
