import SwiftSource
import Testing

struct DrawableDeclarationsTests {
    /// A line for each declaration found: its path, and its refusal if any.
    private func found(_ texts: String...) -> [String] {
        DrawableDeclarations(texts.map { SourceText($0) }).declarations.map { declaration in
            ([declaration.path] + (declaration.refusal.map { [$0] } ?? [])).joined(separator: " ")
        }
    }

    private func declaration(_ text: String) throws -> Declaration {
        try #require(DrawableDeclarations([SourceText(text)]).declarations.first)
    }

    // MARK: View controllers

    @Test(arguments: [
        ("init() {}; var wrappedValue: Value", true), ("var wrappedValue: Value? { nil }", true), ("var wrappedValue: Value", false),
        ("init(wrappedValue: Value) {}; var wrappedValue: Value", false),
    ])
    func aPropertyWrapperWithAnInitializerWithoutArgumentsProvidesTheValue(_ members: String, _ isDrawn: Bool) {
        let wrapper = "@propertyWrapper struct Inject<Value> { \(members) }"
        #expect(found("class A: UIViewController { @Inject private var a: Missing }", wrapper) == [isDrawn ? "A" : "A needs arguments in its initializer"])
        let model = "struct M { @Inject private var a: Missing }; class A: UIViewController { init(m: M) {} }"
        #expect(found(model, wrapper).first == (isDrawn ? "A" : "A needs arguments in its initializer"))
    }

    /// Tuist's names of types begin with the target's name, SwiftGen's and R.swift's do not.
    @Test(arguments: [
        ("let a = Asset.Colors.card.color", ["extension Asset.Colors { static var `card`: GalleyAsset"]),
        ("let a = ShopAsset.card.color; let b = Asset.card.image", ["extension Asset { static var `card`", "extension ShopAsset { static var `card`"]),
        ("let a = ShopFontFamily.Brand.semiBold.font(size: 14)", ["GalleyFont(name: \"Brand-SemiBold\")"]),
        ("let a = ShopAsset.Dim.card.color", ["GalleyAsset(name: \"card\", folders: \"Dim/\")"]), ("let a = R.image.dim.card()", ["ImageResource(name: \"dim/card\""]),
        ("let a = ShopFontConvertible(name: \"B\", family: \"B\", path: \"b.otf\")", ["var family = \"\", path = \"\""]),
        ("let a: ShopFontConvertible? = nil; func b(_ color: ColorAsset) {}", ["typealias ShopFontConvertible = GalleyFont", "typealias ColorAsset = GalleyAsset"]),
        ("let a = L10n.Home.pageTitle.uppercased()", ["extension L10n.Home { static var `pageTitle`: String { \"Page title\" } }"]),
        ("let a = ShopStrings.count(3)", ["static func `count`(_ values: Any...) -> String { \"Count\" }"]),
        ("let a = R.color.card()", ["extension R.color { static func `card`() -> UIColor?"]),
        ("let a = R.string.localizable.sign_in(3)", ["extension R.string.localizable { static func `sign_in`(_ values: Any...) -> String { \"Sign in\" } }"]),
        ("let a = R.font.brandBold(size: 12)", ["extension R.font { static func `brandBold`(size: CGFloat) -> UIFont?"]), ("let a = R.nib.card()", []),
        ("typealias Words = Strings.Home; let a = Words.Cell.title", ["extension Strings.Home.Cell { static var `title`: String"]),
        ("typealias Words = Strings.Home; let a = Strings.title", ["extension Strings { enum Home {} }"]),
        ("extension L10n { static var other: String { title } }; let a = L10n.title", ["extension L10n { static var `title`"]),
        ("let a = PHAsset.fetchAssets(with: b); let c = Strings.self; let d = asset.card.color; let e = FontFamily.all()", []),
        ("enum Strings {}; class C { enum ShopAsset {} }; let a = Strings.title; let b = ShopAsset.card.color", []),
    ])
    func accessorsThatToolsGenerateAreSupplied(_ text: String, _ expected: [String]) {
        let found = DrawableDeclarations([SourceText(text)]).generatedAssets.map(\.code).joined()
        #expect(expected.isEmpty ? found.isEmpty : expected.allSatisfy(found.contains), "\(found)")
    }

    @Test func accessorsThatAnImportedModuleDeclaresAreNotSupplied() {
        let declared = DrawableDeclarations([SourceText("let a = Strings.title")], importing: [SourceText("public enum Strings {}")])
        #expect(declared.generatedAssets.isEmpty)
    }

    @Test func aClassOfViewControllersIsFoundByWhatItInherits() {
        #expect(found("class A: UIViewController {}") == ["A"])
        #expect(found("final class A: UIKit.UIViewController, P {}") == ["A"])
        #expect(found("class A: BaseViewController<B> {}") == ["A"])
        #expect(found("class A: UIView {}; class AViewController {}; struct BViewController: UIViewController {}").isEmpty)
        #expect(found("class A: UIViewControllerDelegate {}; protocol P: UIViewController {}").isEmpty)
    }

    @Test func soAreClassesOfLayoutsAndOfViewsWithACollectionView() {
        #expect(found("class L: UICollectionViewCompositionalLayout { convenience init() {} }") == ["L"])
        #expect(found("class V: UIView { lazy var list = UICollectionView(frame: f) }") == ["V"])
        #expect(found("class V: UIView { let list: UICollectionView = { make() }() }") == ["V"])
        #expect(found("class V: UIView {\n    let list = UICollectionView(frame: f)\n        .then { $0.a = b }\n}") == ["V"])
        #expect(found("class V: UIView { let frames = UICollectionView(frame: f).map { $0.a } }").isEmpty)
        #expect(found("class V: UIView { let label = UILabel() }; class C: UICollectionViewCell { let list: UICollectionView = make() }").isEmpty)
    }

    @Test func itIsFoundThroughItsAncestorsInOtherFiles() {
        #expect(found("class A: B {}", "class B: C {}", "class C: UICollectionViewController { init() {} }") == ["A", "B", "C"])
        #expect(found("enum N { class A: B {}; class B: UIViewController {} }") == ["N.A", "N.B"])
        #expect(found("class A: B {}; class B: A {}").isEmpty)
    }

    @Test func typeAliasesAreFollowed() {
        let aliases = "typealias Base = Screen; typealias Screen = UIViewController; typealias Grid = UICollectionViewLayout"
        #expect(found("class A: Base {}; func grid() -> Grid { make() }", aliases) == ["A", "grid"])
        #expect(found("class A: Base {}; class Base {}", aliases).isEmpty)
        #expect(found("class A: B {}; typealias B = C; typealias C = B").isEmpty)
    }

    @Test func itIsFoundThroughItsAncestorsInImportedModules() {
        let declarations = DrawableDeclarations(
            [SourceText("class A: B {}")], importing: [SourceText("open class B: UIViewController {}; func c() -> UICollectionViewLayout {}")])
        #expect(declarations.declarations.map(\.path) == ["A"])
    }

    @Test func flagsThatHoldDecideWhatIsFound() {
        let text = SourceText("#if STAGING && DEBUG\nclass A: UIViewController {}\n#elseif !OTHER\nclass B: UIViewController {}\n#endif")
        #expect(DrawableDeclarations([text]).declarations.map(\.path) == ["B"])
        #expect(DrawableDeclarations([text], flags: ["STAGING"]).declarations.map(\.path) == ["A"])
        #expect(DrawableDeclarations([text], flags: ["OTHER"]).declarations.isEmpty)
    }

    /// Plain values can be made of types that the files declare, and of UIKit's.
    @Test func itNeedsAnInitializerThatCanBeCalled() {
        let needs = "A needs arguments in its initializer"
        let coder = "required init?(coder: NSCoder) { fatalError() }"
        #expect(found("class A: UIViewController { init(a: Missing) {} \(coder) }") == [needs])
        #expect(found("class A: UIViewController { \(coder) }") == [needs])
        #expect(found("class A: UIViewController { init(a: Int = 1) {} \(coder) }") == ["A"])
        #expect(found("class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } \(coder) }") == ["A"])
        #expect(found("class A: UIViewController { convenience init(a: Int) { self.init() } }") == ["A"])
        #expect(found("class A: UIViewController { init(a: Int) {} }; extension A { convenience init() { self.init(a: 1) } }") == ["A"])
        #expect(found("class A: UIViewController { init(a: Int...) {} }") == ["A"])
        #expect(found("class A: UIViewController { let a: Missing; init(_ a: Missing) { self.a = a } }") == [needs])
        #expect(found("class A: UIViewController { init?() {} }") == ["A has an initializer that can fail"])
        #expect(found("class A: UIViewController { init() throws {} }") == ["A has an initializer that can fail"])
        #expect(found("class A: B {}", "class B: UIViewController { init(a: Missing) {} }").sorted() == [needs, "B" + needs.dropFirst()])
        #expect(found("class A: UICollectionViewController { init(a: Missing) {} }") == [needs])
        #expect(found("class A: UICollectionViewController {}") == ["A"])
    }

    @Test func aControllerThatOverridesTheInitializersOfNibsInheritsTheEmptyOne() {
        let nib = "override init(nibName a: String?, bundle b: Bundle?) { super.init(nibName: a, bundle: b) }"
        let coder = "required init?(coder: NSCoder) { fatalError() }"
        let needs = " needs arguments in its initializer"
        #expect(found("class A: UIViewController { \(nib); \(coder) }") == ["A"])
        #expect(found("class A: UIViewController { init(a: Int) {}; \(nib); \(coder) }") == ["A"])
        #expect(found("class A: B { \(nib); \(coder) }", "class B: UIViewController { \(nib); \(coder) }").sorted() == ["A", "B"])
        #expect(found("class A: B { \(nib); \(coder) }", "class B: UIViewController {}").sorted() == ["A", "B"])
        // One more initializer to override.
        let more = "class B: UIViewController { init(a: Missing) {}; \(nib); \(coder) }"
        #expect(found("class A: B { \(nib); \(coder) }", more).sorted() == ["A" + needs, "B"])
        #expect(found("class A: UISplitViewController { \(nib); \(coder) }") == ["A" + needs])
    }

    @Test func anAncestorMayStandFarUp() {
        let chain = (0..<2000).map { "class A\($0): A\($0 + 1) {}" }
        #expect(found((chain + ["class A2000: UIViewController {}"]).joined(separator: "\n")).count == 2001)
    }

    @Test func aGenericClassWithoutATypeForItsParameterIsLeftOut() {
        let reason = "is generic, and no type fits its parameter T; --argument T=TYPE sets one"
        #expect(found("class A<T: P>: UIViewController {}") == ["A \(reason)"])
        #expect(found("struct B<T: P> { class A: UIViewController {} }") == ["B.A its type B \(reason)"])
    }

    // MARK: Layouts and sections

    @Test(arguments: [
        "func f() -> UICollectionViewLayout {}", "func f() -> UICollectionViewCompositionalLayout? {}",
        "func f() -> some UICollectionViewLayout {}", "func f() -> (any UICollectionViewLayout)? {}",
        "func f() -> UIKit.UICollectionViewLayout! {}", "func f() throws -> NSCollectionLayoutSection {}",
        "func f(_ a: Int = 1, b: [Int: Int] = [1: 2], c: (Int, Int) -> Void = { _, _ in }) -> NSCollectionLayoutSection {}",
        "@MainActor\nprivate func f() -> Own {}\nclass Own: UICollectionViewCompositionalLayout {}",
        "var f: UICollectionViewLayout { fatalError() }", "let f: UICollectionViewLayout = make()",
        "lazy var f: UICollectionViewLayout = { let a = 1; return b }()", "let f = UICollectionViewCompositionalLayout(section: s)",
        "let f = UICollectionViewCompositionalLayout { index, environment in s }", "let f = UIKit.NSCollectionLayoutSection(group: g)",
        "let f = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))",
        "let a = Set<Int, Int>(), f: UICollectionViewLayout = make()", "private(set) var f = NSCollectionLayoutSection(group: g)",
        "let a = x.class, b = x\n.func\nlet f: UICollectionViewLayout = y", "func `f`() -> UICollectionViewLayout {}; func g() {}",
    ])
    func whatGivesALayoutOrASectionIsFound(text: String) {
        #expect(found(text) == [text.contains("`f`") ? "`f`" : "f"])
    }

    @Test(arguments: [
        "func f() -> [NSCollectionLayoutSection] {}", "func f() -> (Int) -> NSCollectionLayoutSection {}", "func f() {}",
        "let f: () -> UICollectionViewLayout = g", "let f = UICollectionViewCompositionalLayoutConfiguration()",
        "let f = UICollectionViewCompositionalLayout.self", "let f = UICollectionViewCompositionalLayout(section: s).configuration",
        "func f() { func g() -> UICollectionViewLayout {} }", "protocol P { func f() -> UICollectionViewLayout }",
        "let f = { func g() -> UICollectionViewLayout {} }", "var f: UICollectionViewTransitionLayout { x }",
        "// func f() -> UICollectionViewLayout {}", "let f = \"func f() -> UICollectionViewLayout {}\"",
    ])
    func whatGivesAnythingElseIsNot(text: String) {
        #expect(found(text).isEmpty)
    }

    /// The type of a property is inferred from the function that gives its value.
    @Test(arguments: [
        "private let f = make(); func make(a: Int) -> UICollectionViewLayout {}",
        "class A { let f = A.make(1); static func make(_ a: Int) -> NSCollectionLayoutSection {} }",
        "class A { lazy var f = make(1) }; extension A { func make(_ a: Int) -> Own { x } }; class Own: UICollectionViewCompositionalLayout {}",
        "class A { lazy var f = self.make(1); func make(_ a: Int) -> UICollectionViewLayout {} }",
        "class A { static let f = Self.make(1); static func make(_ a: Int) -> UICollectionViewLayout {} }",
        "enum N { class A { let f = B.C.make(1) }; enum B { enum C { static func make(_ a: Int) -> UICollectionViewLayout {} } } }",
        "class A { let f = make { x } }; func make(_ a: () -> Int) -> UICollectionViewLayout {}",
        "lazy var f = { [weak self] () -> UICollectionViewLayout in x }()",
    ])
    func theTypeOfAPropertyIsThatOfTheCallThatGivesIt(text: String) throws {
        let names = found(text).filter { !$0.contains("make") }
        #expect(names.count == 1 && names[0].hasSuffix("f"), "\(names)")
    }

    @Test(arguments: [
        "let f = make(); func make() -> Int {}", "let f = make().count; func make() -> [UICollectionViewLayout] {}",
        "let f = make; func make(a: Int) -> UICollectionViewLayout {}", "let layout = Layout()", "let layout = 1",
        "let f = make(1); func make(_ a: Int) -> Int {}; func make(_ a: String) -> NSCollectionLayoutSection {}",
        "class A { let f = self.make() }; func make(a: Int) -> UICollectionViewLayout {}",
        "lazy var f = { () -> Int in x }()", "let f = { () -> UICollectionViewLayout in x }", "let sectionCount = count()",
    ])
    func aPropertyOfAnotherTypeIsNotFound(text: String) {
        #expect(found(text).filter { !$0.contains("make") }.isEmpty)
    }

    @Test func aPropertyWhoseTypeIsNotKnownSaysWhy() {
        #expect(found("let photoLayout = Elsewhere.make()") == [
            "photoLayout gets its type from Elsewhere.make(), which is not declared in these files; write the type",
        ])
    }

    @Test(arguments: [
        ("func f(a: Missing, _ b: Int, for c: Int, d: Int = 1) -> UICollectionViewLayout {}", "needs arguments: a, b, for"),
        ("func f<T: P>(a: T) -> UICollectionViewLayout {}", "is generic, and no type fits its parameter T; --argument T=TYPE sets one"),
        ("func f<T>() -> UICollectionViewLayout {}", "is generic, and no argument determines its parameter T"),
        ("func f() -> UICollectionViewLayout where T == Int {}", "is generic"),
        ("func f() async throws -> UICollectionViewLayout {}", "is async"),
        ("@available(*, unavailable, message: \"x\") func f() -> UICollectionViewLayout {}", "is unavailable"),
        ("var f: UICollectionViewCompositionalLayout!", "has no initial value"),
    ])
    func whatCannotBeCalledSaysWhy(text: String, reason: String) {
        #expect(found(text) == ["f \(reason)"])
    }

    @Test(arguments: [
        ("struct A { %@ }", nil), ("class A { %@ }", nil), ("class A: NSObject { var a = 1; %@ }", nil),
        ("struct A { var a = 1, b: Int?; let c: Int = 2; %@ }", nil), ("struct A { @State(1) var a: Int; %@ }", nil),
        ("struct A { var a: Int { 1 }; static let b: Int; %@ }", nil), ("struct A { init(a: Int = 1) {} ; %@ }", nil),
        ("struct A { var a: Missing; %@ }", "its type A needs arguments in its initializer"),
        ("struct A { var a = 1, b: Missing; %@ }", "its type A needs arguments in its initializer"),
        ("struct A { let a: Missing?; %@ }", nil),
        ("struct A { var a: Missing { didSet {} }; %@ }", "its type A needs arguments in its initializer"),
        ("class A { init(a: Missing) {} ; %@ }", "its type A needs arguments in its initializer"),
        ("struct A { init() async {} ; %@ }", "its type A has an initializer that can fail"),
        ("enum A { case a, b; %@ }", nil), ("enum A { case a(Missing); %@ }", "its type A is an enum"), ("actor A { %@ }", "its type A is an actor"),
        ("struct A<T> { %@ }", nil), ("struct A { }; extension A { %@ }", nil),
        ("struct A<T: P> { %@ }", "its type A is generic, and no type fits its parameter T; --argument T=TYPE sets one"),
        ("struct A<T: P> { }; extension A { %@ }", "its type A is generic, and no type fits its parameter T; --argument T=TYPE sets one"),
        ("struct A {}; extension A where B == C { %@ }", "is in an extension with conditions"),
        ("protocol A { var a: Int { get } }; extension A { %@ }", "is in an extension of the protocol A"),
        ("protocol A: B {}; extension A { %@ }", "is in an extension of the protocol A"),
        ("protocol A { init(a: Int) }; extension A { %@ }", "is in an extension of the protocol A"),
        ("protocol A { associatedtype B }; extension A { %@ }", "is in an extension of the protocol A"),
        ("protocol A {}; extension A { %@ }", nil), ("protocol A: AnyObject { func f() }; extension A { %@ }", nil),
        ("extension A { %@ }", "is in an extension of A, which is not in these files, and is not static"),
    ])
    func aMemberOfInstancesNeedsOne(text: String, reason: String?) throws {
        let member = "func f() -> UICollectionViewLayout {}"
        let expected = "A.f" + (reason.map { " " + $0 } ?? "")
        #expect(found(text.replacing("%@", with: member)) == [expected])
    }

    @Test(arguments: [
        "struct A { let a: Int; %@ }", "enum A { %@ }", "extension A { %@ }", "actor A { %@ }", "class A { init(a: Int) {} ; %@ }",
    ])
    func aStaticMemberNeedsNone(text: String) throws {
        for member in ["static func f() -> UICollectionViewLayout {}", "class var f: UICollectionViewLayout { x }"] {
            #expect(found(text.replacing("%@", with: member)) == ["A.f"])
        }
        #expect(try !declaration("enum A { static let f = NSCollectionLayoutSection(group: g) }").needsInstance)
        #expect(try declaration("struct A { let f = NSCollectionLayoutSection(group: g) }").needsInstance)
    }

    @Test func staticMembersOfGenericTypesAndOfProtocolsThatNeedATypeAreLeftOut() {
        #expect(found("struct A<each T> { static var f: UICollectionViewLayout { x } }").first?.hasPrefix("A.f its type A is generic") == true)
        #expect(
            found("protocol A { func a() }; extension A { static var f: UICollectionViewLayout { x } }")
                == ["A.f is in an extension of the protocol A"])
    }

    // MARK: Properties of declarations

    @Test func aDeclarationKnowsHowItIsWritten() throws {
        let text = """
            extension Outer.Inner {
                /// A layout.
                @MainActor @available(iOS 16, *)
                fileprivate static func make(
                    _ a: [String: Int] = [:], with b: Array<Set<Int>>? = nil, c: @escaping (Int) -> Void = { _ in }
                ) throws -> UICollectionViewLayout? { nil }
            }
            """
        let found = try declaration(text)
        #expect(found.path == "Outer.Inner.make" && found.kind == .function && found.product == .layout)
        #expect(found.line == 4 && found.file == 0)
        #expect(found.resultType == "UICollectionViewLayout?")
        #expect(found.modifiers.attributes == ["@MainActor", "@available(iOS 16, *)"])
        #expect(found.modifiers.access == .fileprivate && found.modifiers.isStatic && found.modifiers.isThrowing)
        #expect(!found.modifiers.isAsync && !found.isGeneric && found.modifiers.has("@available"))
        #expect(
            found.parameters.map { "\($0.label ?? "_") \($0.name): \($0.type)\($0.hasDefault ? "" : ", needed")" } == [
                "_ a: [String: Int]", "with b: Array<Set<Int>>?", "c c: @escaping (Int) -> Void",
            ])
        let written = SourceText(text).text(found.range)
        #expect(written.hasPrefix("@MainActor") && written.hasSuffix("UICollectionViewLayout?"))
    }

    @Test func accessForSettingAloneIsNone() throws {
        #expect(try declaration("private(set) var f = NSCollectionLayoutSection(group: g)").modifiers.access == nil)
        #expect(try declaration("public private(set) var f = NSCollectionLayoutSection(group: g)").modifiers.access == .public)
    }

    @Test func aControllerKnowsWhatItInherits() throws {
        let found = try declaration("@MainActor public final class A: UIViewController, P<Q>, R where T: U {}")
        #expect(found.kind == .controller && found.product == .view && found.modifiers.access == .public)
        #expect(found.inheritance == ["UIViewController", "P<Q>", "R"])
        #expect(found.modifiers.attributes == ["@MainActor"])
    }

    @Test func controllersComeFirst() {
        let layout = "func f() -> UICollectionViewLayout {}"
        #expect(found(layout, "class A: UIViewController { \(layout) }", "class B: A {}") == ["A", "B", "f", "A.f"])
    }

    // MARK: Conditions

    @Test(arguments: [
        ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(macOS) && DEBUG", true), ("canImport(UIKit)", true),
        ("canImport(AppKit)", false), ("canImport(Foundation)", true), ("FLAG", false), ("!FLAG", true), ("FLAG && DEBUG", false), ("!!FLAG", false),
        ("FLAG || os(iOS) && DEBUG", true), ("(FLAG || DEBUG) && os(macOS)", false), ("(os(iOS))", true), ("false", false),
        ("targetEnvironment(simulator)", false), ("swift(>=5.9)", true), ("swift(>=7)", false), ("compiler(>=6.0)", true),
        ("swift(<5)", false), ("FLAG ||\n    os(iOS)", true),
    ])
    func whatIsNotCompiledOnLinuxIsNotFound(condition: String, holds: Bool) {
        let classes = ["A", "B", "C"].map { "class \($0): UIViewController {}\n" }
        let text = "#if \(condition)\n\(classes[0])#elseif DEBUG\n\(classes[1])#else\n\(classes[2])#endif"
        #expect(found(text) == [holds ? "A" : "B"])
        let nested = "#if \(condition)\n#if FLAG\n#else\nclass A: UIViewController {}\n#endif\n#endif"
        #expect(found(nested) == (holds ? ["A"] : []))
    }
}
