import SwiftSource
import Testing

/// Code far from the roots that slices of large apps lose, so that these compile in seconds.
struct LargeAppSliceTests {
    /// The texts of a slice of the first file's first declaration, as lines without indentation. The app has many more files.
    private func slice(_ texts: [String], limit: Int = 0, others: Int = 200) -> [String] {
        let sources = texts.map { SourceText($0) }
        let names = AppNames(sources.map { FileNames($0) } + Array(repeating: FileNames(), count: others))
        let slice = Slice([Slice.Root(file: 0, offset: 0, extent: .member)], of: names, keeping: SliceBodies(limit: limit)) {
            sources.indices.contains($0) ? sources[$0] : nil
        }
        return sources.indices.map { index in
            String(decoding: slice.text(of: index), as: UTF8.self).split(separator: "\n")
                .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    @Test(arguments: [
        "navigationController?.pushViewController(Detail(item), animated: true)", "present(Detail(item), animated: true)",
        "performSegue(withIdentifier: name, sender: Detail(item))",
    ])
    func aFunctionThatShowsAnotherControllerIsOutlined(statement: String) {
        let texts = ["class Feed: UIViewController {\n    func open() {\n        \(statement)\n    }\n    override func viewDidLoad() { open() }\n}", "class Detail { init(_ item: Int) {} }"]
        #expect(slice(texts)[0].contains("_run(0,") && slice(texts)[1] == "")
        #expect(slice(texts, others: 0)[1] != "")
    }

    @Test func aFunctionThatShowsAControllerInAClosureIsKept() {
        let feed = "class Feed: UIViewController {\n    func bind() {\n        model.sink {\n            self.present(Alert(), animated: true)\n        }\n    }\n    override func viewDidLoad() { bind() }\n}"
        #expect(!slice([feed])[0].contains("_run(0,"))
    }

    @Test(arguments: [
        ("override func make(_ name: Name) -> UIViewController? {", true), ("func size() -> CGSize {", false),
        ("@IBSegueAction func detail(_ coder: NSCoder) -> DetailViewController? {", false), ("func list() -> [DetailViewController] {", false),
    ])
    func aFunctionThatReturnsAnotherControllerIsOutlined(head: String, isOutlined: Bool) {
        let texts = ["class FeedViewController: Base {\n    \(head)\n        name == .detail ? DetailViewController() : nil\n    }\n    override func viewDidLoad() { make(); detail(); list(); size() }\n}", "class DetailViewController {}"]
        #expect(slice(texts)[0].contains("_ret(0,") == isOutlined && (slice(texts)[1] == "") == isOutlined)
    }

    /// Search controllers are made in functions, too, and are parts of the screen.
    @Test func aFunctionThatReturnsAControllerOfUIKitOrItsOwnClassIsKept() {
        for made in ["UISearchController", "FeedViewController"] {
            let feed = "class FeedViewController: Base {\n    func make() -> \(made) {\n        let made = \(made)()\n        return made\n    }\n    override func viewDidLoad() { make() }\n}"
            #expect(!slice([feed])[0].contains("_ret(0,"))
        }
    }

    @Test func aPropertyOfAClassThatNoCodeNamesIsLeftOut() {
        let model = "class Model {\n    var title = \"a\"\n    @Published var count = 1\n    let tracker = Tracker()\n}"
        let texts = slice(["func f() { Model().title + model.$count }", model, "class Tracker {}"], limit: 1000)
        #expect(texts[1] == "class Model {\nvar title = \"a\"\n@Published var count = 1\n}" && texts[2] == "")
    }

    @Test(arguments: [0, 10, 1000], [0, 200])
    func aPropertyWrapperKeepsItsValue(limit: Int, others: Int) {
        let cell = "class Cell: UIView {\n    @Inject private var image: String\n    func show() { print(image) }\n}"
        let wrapper = "@propertyWrapper struct Inject<Value> {\n    var value: Value\n    init() { value = find() }\n    var wrappedValue: Value { value }\n    func reset() {}\n}"
        let text = slice(["func f() { Cell().show() }", cell, wrapper], limit: limit, others: others)[2]
        #expect(["var value", "init()", "var wrappedValue"].allSatisfy(text.contains) && !text.contains("reset"), "\(text)")
    }

    /// Also one that only the head of an initializer names, which no code calls.
    @Test(arguments: ["func g(@Rows ", "struct Store {\n    var a = 1\n    init(@Rows ", "struct Store {\n    var a = 1\n}\nextension Store {\n    init(@Rows "], [0, 10, 1000])
    func aResultBuilderKeepsItsFunctions(head: String, limit: Int) {
        let far = head + "rows: () -> [Int]) {\n    send(everything that there is in a body)\n}" + (head.hasPrefix("struct") ? "\n}" : "")
        for kind in ["struct", "enum"] {
            let builder = "@resultBuilder \(kind) Rows {\n    static func buildBlock(_ rows: Int...) -> [Int] { rows }\n    static func other() {}\n}"
            for others in [0, 200] {
                let text = slice(["func f(_ store: Store) { e(store) }", "func e(_ store: Store) { g { 1 } }", far, builder], limit: limit, others: others)[3]
                #expect(text.contains("static func buildBlock") && !text.contains("other"), "\(text)")
            }
        }
    }

    @Test(arguments: [10, 1000]) func anEnumThatIsMadeKeepsItsInitializer(limit: Int) {
        let kind = "enum Kind {\n    case a\n}\nextension Kind {\n    init?(name: Int) { self = .a }\n}"
        let texts = slice(["func f() { e() }", "func e() { g() }", "func g() { Kind(name: 1) }", kind], limit: limit, others: 200)
        #expect(!texts[2].contains("Kind") || texts[3].contains("init?(name"), "\(texts)")
    }

    /// Values without it would be equal, and identifiers of items twice the same.
    @Test func aValueThatIsComparedKeepsItsProperties() {
        let item = "struct Item: Hashable {\n    let id = UUID()\n    var title = 1\n}"
        #expect(slice(["func f() { g() }", "func g() { Item().title }", item], limit: 10)[2].contains("let id"))
    }

    @Test(arguments: ["Model", "Codable & Sendable, Model"])
    func valuesOfATypeKeepTheProtocolsThatItsProtocolsNeed(parents: String) {
        let item = "struct Item: \(parents) {\n    let kind: Kind\n}"
        let texts = slice(["func f() { g() }", "func g() { Item().kind }", item, "protocol Model: Base {}", "protocol Base: Codable {}", "enum Kind: String, Codable {\n    case a\n}"], limit: 1000)
        #expect(texts[5].contains("Codable"), "\(texts)")
    }

    /// With some of its cases, an enum has no raw values.
    @Test(arguments: ["CGFloat", "Float", "Int", "String"])
    func anEnumHasTheRawValuesThatCodeReads(type: String) {
        let radius = "enum Radius: \(type) {\n    case small, large\n}"
        let texts = slice(["func f() { g() }", "func g() { h() }", "func h() { Radius.small.rawValue }", radius], limit: 1000)
        #expect(texts[3].contains("enum Radius: \(type)"), "\(texts)")
    }

    /// Also where the limit of the slice is exceeded: galley's own call of the controller needs them.
    @Test(arguments: [0, 1000], [0, 200])
    func aControllersArgumentsAreMadeOfTheirOwnArguments(limit: Int, others: Int) {
        let model = "final class DefaultModel: Model {\n    struct Dependencies {\n        let load: Loading\n    }\n    init(needs: Dependencies) { print(needs.load) }\n    func run() {}\n}"
        let texts = slice(
            ["class Feed: UIViewController {\n    init(model: Model) {}\n}", "protocol Input {\n    func run()\n}\nprotocol Output {}\ntypealias Model = (\n    Input & Output\n)", model, "protocol Loading {}", "class Loader: Loading {\n    init(client: Client) {}\n}", "protocol Client {}", "struct HTTPClient: Client {\n    let session: URLSession\n}"],
            limit: limit, others: others)
        #expect(texts[4].contains("class Loader: Loading") && texts[6].contains("struct HTTPClient: Client"), "\(texts)")
    }

    @Test func aProtocolThatNoCodeNamesIsNoPartOfAType() {
        let model = "class Model {\n    var title = 1\n}\nextension Model: Picking {\n    func pick() {}\n}\nextension Model: Naming {\n    var name: Int { 1 }\n}"
        let texts = slice(["func f() { Model().title; g(Model()) }", model, "protocol Picking {\nfunc pick()\n}", "protocol Naming {\nvar name: Int { get }\n}", "func g(_ naming: Naming) {}"], limit: 1000)
        #expect(!texts[1].contains("Picking") && texts[1].contains("extension Model: Naming") && texts[2] == "")
    }

    @Test func aConformingTypeHasTheMembersThatAFarProtocolRequires() {
        let model = "class Model: Naming {\n    var name: String { long.text }\n    var other: Int { 1 }\n    func open() {}\n}"
        let far = "func h(_ naming: Naming) {\n    send(everything that there is)\n}"
        let texts = slice(["func f() { g() }", "func g() { h(Model()) }", far, model, "protocol Naming {\n    var name: String { get }\n    func open()\n}"])
        #expect(texts[3].contains("var name: String") && texts[3].contains("func open()") && !texts[3].contains("other"), "\(texts)")
    }

    @Test func aStaticMemberIsThatOfTheTypeBeforeTheDot() {
        let texts = slice(["func f() { Style.header + Other.footer }", "enum Style {\n    static let header = 1\n}", "enum Other {\n    static let header = 2\n    static let footer = 3\n}"], limit: 1000)
        #expect(texts[1].contains("header") && texts[2] == "enum Other {\nstatic let footer = 3\n}", "\(texts)")
    }

    @Test func aTypeInAFarTypeIsKeptIfItIsNamedWithIt() {
        let entity = "enum Entity {\n    struct Error {\n        var code = 1\n    }\n    struct Status {\n        var code = 1\n    }\n}"
        let texts = slice(["func f() { g(); Error() }", "func g() { h() }", "func h() -> Entity.Status {\n    make(a lot of other things here)\n}", entity])
        #expect(texts[3].contains("struct Status") && !texts[3].contains("struct Error"))
    }

    @Test func aPropertyThatNoCodeNamesBringsOnlyTheNameOfItsType() {
        let model = "class Model {\n    var title = 1\n    @IBOutlet var rest: Rest!\n}"
        let texts = slice(["func f() { g() }", "func g() { Model().title }", model, "class Rest {\n    var title = 1\n}"], limit: 10)
        #expect(texts[2].contains("var rest: Rest!") && texts[3] == "class Rest {\n}", "\(texts)")
    }
}
