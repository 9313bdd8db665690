import SwiftSource
import Testing

/// Bodies that a slice keeps, and outlines of the others.
struct OutlineTests {
    /// The texts of a slice of the first file's first declaration, which keeps only the bodies that are nearest.
    private func slice(_ texts: [String], limit: Int = 0, reached: [Int] = []) -> [String] {
        let sources = texts.map { SourceText($0) }
        let bodies = SliceBodies(limit: limit, reached: Set(reached.compactMap { SliceBodies.ID(stop: "\(SliceBodies.ID.words) \($0) 0") }))
        let slice = Slice(
            [Slice.Root(file: 0, offset: 0, extent: .member)], of: AppNames(sources.map { FileNames($0) }), keeping: bodies
        ) { sources[$0] }
        return sources.indices.map { String(decoding: slice.text(of: $0), as: UTF8.self) }
    }

    private static let chain = (0..<6).map { "func f\($0)() {\n    let veryLongNameOfAValue = 1\n    f\($0 + 1)()\n}\n" }

    @Test func bodiesOfRootsAndOfWhatTheyNameAreKept() {
        let texts = slice(Self.chain)
        #expect(texts[0] == Self.chain[0] && texts[1] == Self.chain[1])
        let lines = texts[2].split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.filter { !$0.isEmpty } == ["func f2()", "{_run(2,0)}"])
        #expect(texts[3].split(separator: "\n").joined().filter { $0 != " " } == "")
    }

    /// The slice makes no instance of the type, so it has neither the type's initializers nor the code that they need.
    @Test(arguments: [false, true])
    func aMemberAloneHasPropertiesWithoutStorageInPlaceOfInitializers(isReached: Bool) {
        let texts = [
            "class Feed: Base {\n    private let model: Model\n    @Injected unowned let other: Other\n    init(model: Model) {\n"
                + "        self.model = model\n    }\n    func layout() { model.size + base + other.a }\n}\n",
            "class Base {\n    let service: Service\n    var base: Int { service.a }\n    init(service: Service) { self.service = service }\n}\n",
            "class Model {\n    let size: Int\n    let store: Store\n    init(store: Store) { self.store = store }\n}\n",
            "class Store { var x = 1 }\n",
        ]
        let sources = texts.map { SourceText($0) }
        let offset = texts[0].utf8.count - "func layout() { model.size + base + other.a }\n}\n".utf8.count
        let slice = Slice(
            [Slice.Root(file: 0, offset: offset, extent: .memberAlone)], of: AppNames(sources.map { FileNames($0) }),
            keeping: SliceBodies(limit: 0, reached: Set([SliceBodies.ID(stop: "\(SliceBodies.ID.words) 0 23")].compactMap { isReached ? $0 : nil }))
        ) { sources[$0] }
        let kept = sources.indices.map { index in
            String(decoding: slice.text(of: index), as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }
        // A program stopped at the accessors of `model`.
        if isReached { return #expect(kept[0].contains("private let model: Model\n@Injected unowned let other: Other\ninit(model: Model) {\nself.model = model")) }
        #expect(kept[0] == "class Feed: Base {\nprivate var model: Model{get{_ret(0,23)}set{}}\nvar other: Other{get{_ret(0,52)}set{}}\n"
            + "func layout() { model.size + base + other.a }\n}")
        #expect(kept[1] == "class Base {\nvar service: Service{get{_ret(1,17)}set{}}\nvar base: Int { service.a }\n}")
        #expect(kept[2] == "class Model {\nvar size: Int{get{_ret(2,18)}set{}}\n}")
        #expect(kept[3] == "")
    }

    /// A program stops at `f2`, the next one at `f4`, and so on.
    @Test func eachLargerProgramKeepsTwiceAsManyStepsOfAChainOfCalls() {
        let texts = (0..<16).map { "func f\($0)() {\n    let veryLongNameOfAValue = 1\n    f\($0 + 1)()\n}\n" }
        let sources = texts.map { SourceText($0) }
        var bodies = SliceBodies(limit: 0)
        for (stop, next) in [(2, 4), (4, 7), (7, 12)] {
            bodies = bodies.adding(Set([SliceBodies.ID(stop: "\(SliceBodies.ID.words) \(stop) 0")].compactMap(\.self)), doublingLimit: false)
            let slice = Slice([Slice.Root(file: 0, offset: 0, extent: .member)], of: AppNames(sources.map { FileNames($0) }), keeping: bodies) { sources[$0] }
            #expect(sources.indices.prefix { slice.text(of: $0) == Array(texts[$0].utf8) }.count == next)
        }
    }

    @Test func membersOfTheRootsSuperclassesAreKept() {
        let base = "class Base: UIViewController {\n    init() {\n        super.init(nibName: nil)\n        setUp(everything, that, there, is)\n    }\n    override func viewDidLoad() {\n        setUp(everything, that, there, is)\n    }\n}"
        #expect(slice(["class Feed: Middle { override func viewDidLoad() { rest() } }", base, "class Middle: Base {}"])[1] == base)
    }

    @Test func codeThatGivesRegisteredDefaultsIsKept() {
        let start = "func start() { UserDefaults.standard.register(defaults: Values()) }"
        let values = "func Values() -> [String: Any] {\n    read(everything, that, there, is)\n}"
        let chain = ["func f() { UserDefaults.standard.float(forKey: key); g() }", "func g() { h() }", "func h() {\n    call(everything, that, there, is)\n}"]
        #expect(slice(chain + [start, values])[4] == values)
    }

    /// No code calls it.
    @Test func aForeignTypesMemberThatAProtocolRequiresStays() {
        let view = "extension UIView: Sized {\n    func size() -> CGFloat { 3 }\n    func other() {}\n}"
        let texts = slice(["func f() { take(UIView()) }", "func take(_ one: any Sized) {}", view, "protocol Sized {\n    func size() -> CGFloat\n}"])
        #expect(texts[2].contains("func size()"), "\(texts)")
    }

    /// It runs if the code that makes the view does.
    @Test(arguments: [("Row: BaseView", true), ("RowView", true), ("Row: Loader", false)])
    func codeThatMakesAViewIsKept(head: String, isKept: Bool) {
        let (long, gap) = (String(repeating: "everything, ", count: 30), "    let gap: Int = {\n        everything(that there is)\n    }()\n")
        let body = gap + "    init() {\n        setUp(\(long))\n    }\n"
        let name = head.prefix { $0 != ":" }
        let view = "class \(head) {\n\(body)    func setUp() {\n        more(and more of all this)\n    }\n    func rest() {\n        more(and more of all this)\n    }\n}"
        let text = slice(["func f() { g() }", "func g() { h() }", "func h() -> NSCollectionLayoutSection { \(name)().rest() }", view])[3]
        #expect(text.contains("everything(that there is)") == isKept && text.contains(long) == isKept)
        #expect(text.contains("func setUp() {\n        more") == isKept, "\(text)")
    }

    @Test(arguments: [
        ("", "UIColor", true), ("// swiftlint:disable all\n// Generated using SwiftGen — https\n", "String", true),
        ("// Generated using tuist — https\n", "String", true), ("", "String", false),
    ])
    func codeOfAResourceIsKept(comment: String, type: String, isKept: Bool) {
        let brand = "\(comment)enum Brand {\n    static var main: \(type) {\n        find(everything)\n    }\n}"
        let texts = slice(["func f() { g() }", "func g() { Brand.main }", brand, "func find(_ name: Int) {\n    bundle.find(name)\n}"])
        #expect(texts[2].contains("find(everything)") == isKept && texts[3].contains("bundle.find(name)") == isKept)
    }

    @Test(arguments: [
        ("switch self { case .small: return 8\n default: return 2 * (factor + 4) }", true), ("let gap = UIEdgeInsets(top: 8)\n return gap.top", true),
        ("factors.forEach { view in addSubview(view) }; for view in factors { addArrangedSubview(view) }", true), ("factor.map { addSubview($0) }", true),
        ("factor.map { addEverything($0) }", false), ("return 8 + Metric.gap + everything", false), ("return gap + 8 + 16 + 32", false),
    ])
    func aBodyThatNeedsNoOtherCodeIsKept(body: String, isKept: Bool) {
        let texts = ["func f() { g() }", "func g() { Gap.value(2) }", "enum Gap {\n    static func value(_ factor: Int, factors: Int) -> Int {\n        \(body)\n    }\n}"]
        #expect(slice(texts)[2].contains(body) == isKept)
    }

    @Test(arguments: [("super.init(entity: entity)", true), ("super.init()\n        load(\(String(repeating: "everything, ", count: 30)))", false)])
    func anInitializerThatOnlyCallsThatOfItsSuperclassIsKept(body: String, isKept: Bool) {
        let model = "class Model: Object {\n    required init(entity: Entity) {\n        \(body)\n    }\n}"
        let texts = slice(["func f() { g() }", "func g() { Model(entity: entity) }", model])
        #expect(texts[2].contains(body) == isKept && texts[2].contains("init(entity: Entity)"), "\(texts[2])")
    }

    @Test func anOutlinedSubscriptReturnsAValue() {
        let list = "struct List {\n    var count = 1\n    subscript(safe index: Int) -> Int? {\n        make(everything that there is)\n    }\n}"
        #expect(slice(["func f() { g() }", "func g() { List().count }", list])[2].contains("{_ret(2,"))
    }

    @Test func storedValuesOfDrawnFilesAreKept() {
        let list = "    lazy var list: List = {\n        return List(everything that there is)\n    }()\n"
        let feed = "class Feed {\n    lazy var source = Source(list)\n\(list)    func layout() { source }\n}\n"
        let sources = [feed, "class List {}\nclass Source {}"].map { SourceText($0) }
        let root = Slice.Root(file: 0, offset: feed.utf8.count - "func layout() { source }\n}\n".utf8.count, extent: .memberAlone)
        let slice = Slice([root], of: AppNames(sources.map { FileNames($0) }), keeping: SliceBodies(limit: 0)) { sources[$0] }
        #expect(String(decoding: slice.text(of: 0), as: UTF8.self).contains(list))
    }

    @Test func furtherBodiesAreKeptUpToALimit() {
        let length = Self.chain[0].utf8.count
        #expect(slice(Self.chain, limit: 4 * length)[3] == Self.chain[3])
        #expect(slice(Self.chain, limit: 4 * length)[4].contains("_run"))
    }

    @Test(arguments: [("-> NSCollectionLayoutSection", true), ("-> UICollectionViewLayout?", true), ("-> String", false)])
    func aFunctionThatReturnsALayoutIsKeptHoweverFarItIs(result: String, isKept: Bool) {
        let section = "func f2() \(result) {\n    let veryLongNameOfAValue = 1\n    return f3()\n}\n"
        #expect((slice([Self.chain[0], Self.chain[1], section, Self.chain[3]])[2] == section) == isKept)
    }

    /// Outlined, it may be assumed to be 0, and elements would have no area.
    @Test(arguments: [("CGFloat", 1, true), ("CGSize", 1, true), ("Int", 1, false), ("CGFloat", 99, false)])
    func aShortFunctionThatReturnsALengthIsKeptHoweverFarItIs(type: String, count: Int, isKept: Bool) {
        let ratio = "func f2() -> \(type) {\n    \(String(repeating: "let a = 1; ", count: count))\n    return 100 * f3()\n}\n"
        let texts = slice([Self.chain[0], Self.chain[1], ratio, "func f3() -> \(type) {\n    screen.height / designed\n}\n"])
        #expect((texts[2] == ratio) == isKept && texts[3].contains("screen.height") == isKept)
    }

    @Test func whatAKeptLengthNamesIsKept() {
        let inset = "func f2() -> CGFloat { f3().value }\n"
        let spacing = "struct Spacing { var value: CGFloat }\nfunc f3() -> Spacing {\n    return Spacing(value: 16)\n}\n"
        #expect(slice([Self.chain[0], Self.chain[1], inset, spacing])[3].contains("value: 16"))
    }

    /// So that a slice is the same in each run.
    @Test func ofEquallyNearBodiesThoseAreKeptWhoseNamesComeFirst() {
        let names = ["z", "m", "b", "t"]
        let others = names.map { "func \($0)() {\n    callWithAVeryLongName()\n}\n" }
        let first = ["func f() { g() }", "func g() { \(names.map { $0 + "()" }.joined(separator: "; ")) }"]
        let limit = first.joined().utf8.count + 2 * others[0].utf8.count
        let kept = slice(first + others, limit: limit).dropFirst(2).map { !$0.contains("_run") }
        #expect(Array(kept) == [false, true, true, false])
    }

    @Test func aBodyAtWhichAProgramStoppedIsKeptWithWhatItNames() {
        let texts = slice(Self.chain, reached: [2])
        #expect(texts[2] == Self.chain[2] && texts[3] == Self.chain[3] && texts[4].contains("_run(4,0)"))
    }

    @Test(arguments: [
        ("var a: Int {\n    make(a lot of things here)\n}", "var a: Int\n{_ret(2,0)}"),
        ("var a: Int {\n    get { b + a lot of other things }\n    set { b = newValue }\n    // much more room for the two of them\n    "
            + "// xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n}", "var a: Int\n{get{_ret(2,0)}set{_run(2,0)}}"),
        ("let a: Int = {\n    return some value of this length\n}()", "let a: Int\n= {_ret(2,0)}()"),
        ("let a: Int = 1", "let a: Int = 1"),
        ("func a() -> some View {\n    some value of this length here\n}", "func a() -> some View\n{_out(2,0)}"),
        ("func a() -> some Row {\n    some value of this length here\n}", "func a() -> some Row {\nsome value of this length here\n}"),
        ("func a() { b() }", "func a() { b() }"),
    ])
    func outlinesHaveTheHeadAndABodyThatStops(text: String, outline: String) {
        let texts = slice(["func f() { g() }", "func g() { a() }", text])
        let lines = texts[2].split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.filter { !$0.isEmpty }.joined(separator: "\n") == outline)
        #expect(texts[2].utf8.count == text.utf8.count && texts[2].count { $0 == "\n" } == text.count { $0 == "\n" })
    }

    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A far function names a type in its head; the types in its parameters and results come as these texts.
    @Test(arguments: [
        ("struct Model: Loading, Hashable {\n    var title: String\n    let rest: Rest\n}", "struct Model: Hashable {\n}"),
        ("class Model: Base {\n    init(rest: Rest) {}\n}", "class Model: Base {\n}"),
        ("class Model: Codable {\n    var rests = [Rest]()\n}", "class Model {\n}"),
        ("enum Model: String, Codable {\n    case first, second\n}", "enum Model {\n}"),
        ("protocol Model: Loading {\n    func load(_ rest: Rest)\n}", "protocol Model {\n}"),
        ("protocol Model {\n    associatedtype Item\n}", "protocol Model {\nassociatedtype Item\n}"),
    ])
    func aTypeThatOnlyASignatureNamesIsEmpty(type: String, outline: String) {
        let far = "func h(_ model: Model) {\n    model.open(everything that there is)\n}"
        let texts = slice(["func f() { g(title) }", "func g() { h() }", far, type, "struct Rest {}", "protocol Loading {}\nclass Base {}"])
        #expect(lines(texts[3]) == outline && lines(texts[4]) == "")
    }

    @Test func ofAResultsTypeTheMembersAreKeptThatCodeNames() {
        let far = "func h() -> Model {\n    return Model(everything that there is)\n}"
        let type = "struct Model: Loading {\n    var title: String\n    var other: Int\n    func load() {}\n}"
        let texts = slice(["func f() { g(title) }", "func g() { h() }", far, type])
        #expect(lines(texts[3]) == "struct Model {\nvar title: String\n}")
    }

    @Test func ofAFarEnumTheCasesAreKeptThatCodeNames() {
        let type = "enum Event: String {\n    case opened = \"open\"\n    case closed\n}\nenum Order: Int {\n    case one\n    case two\n}"
        let texts = slice(["func f() { g() }", "func g() { h(.opened, .two) }", "func h(_ event: Event, _ order: Order) {\n    send(event, order)\n}", type])
        #expect(lines(texts[3]) == "enum Event: String {\ncase opened = \"open\"\n}\nenum Order: Int {\ncase one\ncase two\n}")
    }

    /// Protocols of the standard library whose members the compiler or an extension provides.
    @Test(arguments: [
        "enum Event: String, CodingKey {\n    case opened\n    case closed\n}",
        "enum Event: LocalizedError {\n    case opened\n}",
        "enum Event: Swift.Error {\n    case opened\n}",
    ])
    func anEnumKeepsProtocolsThatNeedNoMembers(type: String) {
        let texts = slice(["func f() { g() }", "func g() { h(.opened) }", "func h(_ event: Event) {\n    send(event)\n}", type])
        #expect(lines(texts[3]) == lines(type))
    }

    /// The initial value of a property of a far type is kept.
    @Test func aTypeThatIsPassedKeepsItsProtocols() {
        let far = "func h() -> Store {\n    return Store(everything that there is)\n}"
        let store = "class Store {\n    let items = decode([Model].self)\n}"
        let texts = slice(["func f() { g() }", "func g() { h().items }", far, store, "struct Model: Codable {\n    var title: String\n}"])
        #expect(lines(texts[3]) == lines(store) && lines(texts[4]) == "struct Model: Codable {\nvar title: String\n}")
    }

    /// The compiler gives a type `Codable` or `Hashable` if all its values have it.
    @Test(arguments: ["struct Model: Codable {\n    let rest: Rest?\n}", "enum Model: Hashable {\n    case rest(Rest)\n}"])
    func theValuesOfAKeptTypeHaveItsProtocols(type: String) {
        let rest = "struct Rest: Codable, Hashable {\n    let deep: Deep.Inner\n}"
        let deep = "struct Deep: Codable {\n    struct Inner: Codable, Hashable {\n        let other: Other\n    }\n}"
        let other = "enum Other: String, Codable, Hashable {\n    case one\n}"
        // Code that names an enum takes only the cases that it names.
        for code in ["func g() { Model(rest) }", "func g() { h() }"].dropFirst(type.hasPrefix("enum") ? 1 : 0) {
            let far = "func h() -> Registration<Model> {\n    Registration(a long list of things)\n}"
            let texts = slice(["func f() { g() }", code, far, type, rest, deep, other])
            #expect([3, 4, 6].map { lines(texts[$0]) } == [type, rest, other].map(lines))
            #expect(lines(texts[5]).contains("struct Inner: Codable, Hashable {\nlet other: Other"))
        }
    }

    /// The types of a controller's properties that other code sets come with a type that has them.
    @Test func aPropertyThatOtherCodeSetsBringsATypeForItsProtocol() {
        let presenter = "class Presenter: Presenting {\n    init(view: A) {}\n}"
        let sources = ["class A: UIViewController { var presenter: Presenting! }", "protocol Presenting {}", presenter].map { SourceText($0) }
        let slice = Slice([Slice.Root(file: 0, offset: 0, extent: .type)], of: AppNames(sources.map { FileNames($0) }), keeping: .near) { sources[$0] }
        #expect(lines(String(decoding: slice.text(of: 2), as: UTF8.self)) == lines(presenter))
    }

    @Test func anEnumOfWhichThereAreValuesHasACase() {
        let far = "class Ring {\n    let kind: Kind\n    init(kind: Kind) { everything that there is }\n}"
        let texts = slice(["func f() { g() }", "func g() { h() }", "func h() -> Ring {\n    Ring(a long list of things)\n}", far, "enum Kind {\n    case line\n    case circle\n}"])
        #expect(["", "enum Kind {\ncase line\n}"].contains(lines(texts[4])))
        let near = slice(["func f(_ ring: Ring) { ring.kind }", far, "enum Kind {\n    case line\n    case circle\n}"])
        #expect(lines(near[2]).contains("case line"))
    }

    /// An app of 400 screens which reach each other through a router, as the whole of it reaches the subject.
    @Test func ofAnAppBehindARouterAScreenTakesAHandfulOfFiles() {
        let count = 400
        let screens = (0..<count).map { number in
            """
            final class Screen\(number): UIViewController {
                let model: Model\(number)
                let router: Router
                init(model: Model\(number), router: Router) {
                    (self.model, self.router) = (model, router)
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { show(model.items) }
                func open() { router.open(.screen\((number + 1) % count)(Model\((number + 1) % count)(store: model.store))) }
            }
            struct Model\(number) {
                let store: Store\(number)
                var items: [String] { store.load() }
            }
            """
        }
        let stores = (0..<count).map { "final class Store\($0) {\n    func load() -> [String] {\n        return [\"item\"] + more\n    }\n}" }
        let opened = (0..<count).map { "        case .screen\($0)(let model): show(Screen\($0)(model: model, router: self))\n" }.joined()
        let router = "final class Router {\n    func open(_ target: Target) {\n        switch target {\n\(opened)        }\n    }\n}"
        let target = "enum Target {\n\((0..<count).map { "    case screen\($0)(Model\($0))\n" }.joined())}"
        let sources = (screens + stores + [router, target]).map { SourceText($0) }
        let root = Slice.Root(file: 0, offset: 0, extent: .type)
        let slice = Slice([root], of: AppNames(sources.map { FileNames($0) }), keeping: .near) { sources[$0] }
        #expect(slice.fileIndices.count < 10, "\(slice.fileIndices)")
    }

    /// With the properties of a far class, all that they hold would follow, such as all screens of a coordinator.
    @Test func outlinesTakeNoMoreOfAClassThanItsName() {
        let far = "func h(_ c: Router) {\n    c.open(everything that there is)\n}"
        let texts = slice(["func f() { g() }", "func g() { h() }", far, "class Router: Base {\n    let screens: [Screen]\n}", "class Screen {}", "class Base {}"])
        #expect(texts[3].contains("class Router: Base {") && !texts[3].contains("screens"))
        #expect(texts[4].filter { $0 != " " } == "")
    }
}
