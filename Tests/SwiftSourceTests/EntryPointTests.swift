import SwiftSource
import Testing

/// Previews, and functions that give view controllers.
struct EntryPointTests {
    /// A line for each declaration found: its path, and its refusal if any.
    private func found(_ texts: String..., excluding: Set<String> = []) -> [String] {
        DrawableDeclarations(texts.map { SourceText($0) }) { excluding.contains($0) }.declarations.map { declaration in
            ([declaration.path] + (declaration.refusal.map { [$0] } ?? [])).joined(separator: " ")
        }
    }

    // MARK: Previews

    @Test(arguments: [
        ("#Preview { A() }", ["A.Preview"]), ("#Preview { A() }\n#Preview { return A() }", ["A.Preview", "A.Preview-2"]),
        ("#Preview(\"Dark, empty\", traits: .portrait) { a }", ["Dark-empty"]), ("#Preview { a }", ["Preview"]),
        ("@available(iOS 17, *)\n#Preview {\n    let a = A(b: 1)\n    a.c()\n    return a\n}", ["A.Preview"]),
        ("#Preview {\n    let a = Draft()\n    return UINavigationController(rootViewController: FeedViewController(a))\n}", ["FeedViewController.Preview"]),
        ("#if DEBUG\n#Preview(\"Feed\") { a }\n#endif\nclass Feed: UIViewController {}", ["Feed", "Feed-2"]),
        ("#Preview {}", []), ("#Preview", []), ("#Preview(\"a\")", []), ("func f() { #Preview { a } }", []),
    ])
    func aPreviewHasItsNameOrThatOfTheTypeThatItCreates(text: String, names: [String]) {
        #expect(found(text) == names)
    }

    @Test(arguments: ["NavigationStack { A() }", "A()", "let b = 1\nreturn A(b).padding()", "@Previewable @State var b = 1\nC(b)"])
    func aPreviewOfSwiftUIIsLeftOut(content: String) {
        let refusal = "is SwiftUI: only previews of UIKit are drawn"
        #expect(found("#Preview(\"B\") { \(content) }\nstruct A: View { var body: some View { x } }") == ["B " + refusal])
    }

    @Test func aSliceHasWhatAPreviewNeeds() {
        let texts = ["#Preview { A(model) }\nfunc other() {}", "class A: UIViewController { init(_ a: Int) {} }", "let model = 1", "let b = 2"]
        let sources = texts.map { SourceText($0) }
        let slice = Slice(
            [Slice.Root(file: 0, offset: 0, extent: .member)], of: AppNames(sources.map { FileNames($0) })) { sources[$0] }
        #expect(slice.fileIndices == [0, 1, 2])
        #expect(String(decoding: slice.text(of: 0), as: UTF8.self).split(separator: "\n").first == "#Preview { A(model) }")
    }

    /// An empty class would do if extensions implemented the protocols; as they do not, it is the first type that meets the conditions.
    @Test(arguments: [
        ("extension P { %@ }", "A()"), ("extension P where Self: C { %@ }", "D()"), ("extension P where Self: UIViewController { %@ }", "V()"),
        ("extension P where Self == B { %@ }", "B()"), ("extension P where Self: UIView { %@ }", nil), ("extension P where Item == Int { %@ }", nil),
        ("extension Other { %@ }", nil),
    ])
    func aMemberOfAProtocolIsDrawnWithATypeThatHasIt(text: String, instance: String?) {
        let types = "protocol P { var a: Int { get } }; protocol Other { func a() }; struct A: P {}; struct B: P {}; class C {}; class D: C, P {}; class V: UIViewController, P {}"
        let member = text.replacing("%@", with: "func f() -> UICollectionViewLayout { x }")
        let declaration = DrawableDeclarations([SourceText(types + "; " + member)]).declarations.first { $0.name == "f" }
        #expect(declaration?.isDrawable == (instance != nil) && (instance == nil || declaration?.instance == instance))
    }

    /// A class's own name is that of its subclass.
    @Test(arguments: [
        ("NSCollectionLayoutSection { static func a() -> Self { Self(group: b) } }", 2), ("NSCollectionLayoutItem { class var a: Self { self.init(b) } }", 2),
        ("CAGradientLayer { static func a() -> Self { let b = Self(); return b } }", 2),
        ("NSCollectionLayoutSection { static var name: String { String(describing: Self.self) } }", 0),
        ("UICollectionReusableView { static func a() -> Self { Self(frame: .zero) } }", 0), ("NSCollectionLayoutItem { func a() -> Self { self } }", 0),
    ])
    func theClassStandsForSelfOnlyWhereALayoutIsMade(text: String, count: Int) {
        #expect(DrawableDeclarations([SourceText("extension " + text)]).edits.count { ["NSCollection", "CAGradient"].contains(where: $0.text.hasPrefix) } == count)
    }

    // MARK: Factories

    @Test(arguments: [
        ("func make() -> UIViewController { x }", ["make"]), ("func make() -> UINavigationController? { x }", ["make"]),
        ("enum B { static func build(_ a: Int) -> A { x } }", ["A", "B.build"]), ("enum B { static let a = A() }", ["A", "B.a"]),
        ("struct B { func makeA() -> A { x }; func a() -> A { x }; var makeC: A { x } }", ["A", "B.makeA"]),
        ("class C: UIViewController { func makeA() -> A { x }; static func make() -> C { x } }", ["A", "C", "C.make"]),
        ("class C: UITabBarController { override class func make() -> A { x } }", ["A", "C"]),
        ("class C: UINavigationController {}; func c() -> [A] { x }", ["A", "C"]), ("func a() -> ViewController { x }", []),
    ])
    func whatGivesAControllerIsFound(text: String, paths: [String]) {
        #expect(found(text + (paths.contains("A") ? "\nclass A: UIViewController {}" : "")).sorted() == paths.sorted())
    }

    @Test func aControllerThatSwiftUIMakesIsFound() throws {
        let text = "struct A: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIViewController { x } }"
        let declaration = try #require(DrawableDeclarations([SourceText(text)]).declarations.first)
        #expect(declaration.isDrawable && declaration.call.isHosted && declaration.instance == "A()")
        #expect(found(text.replacing("UIViewControllerRepresentable", with: "B")) == ["A.makeUIViewController needs arguments: context"])
    }

    @Test func aPageControllerWithoutAnInitializerScrolls() {
        let declaration = DrawableDeclarations([SourceText("class A: UIPageViewController {}")]).declarations[0]
        #expect(declaration.instance == "A(transitionStyle: .scroll, navigationOrientation: .horizontal)")
    }

    @Test func aCollectionViewWithInheritedInitializersMakesItsLayouts() throws {
        let text = "class A: UICollectionView { lazy var a: UICollectionViewLayout = { x }() }"
        let found = DrawableDeclarations([SourceText(text)]).declarations
        #expect(found.map(\.path) == ["A.a"], "other code gives the view its layout")
        #expect(found.first?.instance == "A(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())")
        #expect(self.found("class A: UICollectionView { init() {} }") == ["A"])
    }

    // MARK: Left out

    @Test func aCommentLeavesADeclarationOut() {
        let skipped = "is skipped by the comment above it"
        let layout = "func f() -> UICollectionViewLayout { x }"
        #expect(found("// galley: skip needs a server\n\(layout)") == ["f " + skipped])
        #expect(found("// galley: skip\nclass A: UIViewController { \(layout) }") == ["A " + skipped, "A.f " + skipped])
        #expect(found("// galley: skip\n#Preview { a }") == ["Preview " + skipped])
        #expect(found("struct A {}\n// galley: skip\nextension A { \(layout) }\nextension A { static var g: UICollectionViewLayout { x } }")
            == ["A.f " + skipped, "A.g"])
        #expect(DrawableDeclarations([SourceText("// galley: skip\nenum A { static \(layout) }")]).strayDirectives.isEmpty)
    }

    @Test func anExcludedDeclarationIsLeftOut() {
        #expect(found("class A: UIViewController {}\n#Preview { a }", excluding: ["A"]) == ["A is excluded", "Preview"])
    }

    @Test func functionsOfOneNameOwnNumberedGoldens() {
        let text = "class A {\n func f() {}\n func f(_ n: Int) {}\n func g() {}\n class B { func f() {} } }\nfunc f() {}"
        #expect(DeclaredNames.paths(in: SourceText(text)) == ["A", "A.f", "A.f-2", "A.g", "A.B", "A.B.f", "f"])
    }
}

/// Reports of calls in the code of sections.
struct SectionMarkTests {
    private func marked(_ body: String) -> String {
        let text = "class A: UIViewController {\n\(body)\n}"
        let declarations = DrawableDeclarations([SourceText(text)])
        let copy = SourceText(text).linuxCode(edits: declarations.sectionMarks)
        return String(decoding: copy, as: UTF8.self).split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    }

    @Test(arguments: [
        ("func f() -> NSCollectionLayoutSection { make() }", "func f() -> NSCollectionLayoutSection { galley_section(\"A.f:2\"); return  make() }"),
        ("func f() -> NSCollectionLayoutSection { fatalError() }", "func f() -> NSCollectionLayoutSection { galley_section(\"A.f:2\");  fatalError() }"),
        ("func f() -> NSCollectionLayoutSection { return make() }", "func f() -> NSCollectionLayoutSection { galley_section(\"A.f:2\");  return make() }"),
        ("var f: NSCollectionLayoutSection {\nlet a = 1\nreturn b }", "var f: NSCollectionLayoutSection { galley_section(\"A.f:2\"); \nlet a = 1\nreturn b }"),
        ("func f() -> NSCollectionLayoutSection { switch a { case .b: c } }",
            "func f() -> NSCollectionLayoutSection { galley_section(\"A.f:2\"); return  switch a { case .b: c } }"),
    ])
    func theCodeOfASectionReportsItsCalls(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        "func f(at index: Int) -> NSCollectionLayoutSection { make() }", "func f() -> UICollectionViewLayout { make() }",
        "let f: NSCollectionLayoutSection = make()", "var f: NSCollectionLayoutSection { get { make() } }",
    ])
    func otherCodeIsUnchanged(text: String) {
        #expect(marked(text) == text)
    }

    @Test func columnsAreThoseBeforeTheChange() {
        let edits = [CodeEdit(file: 0, range: 14..<14, text: "12345"), CodeEdit(file: 0, range: 16..<19, text: "1")]
        // The line begins at 10: five bytes more after its column 5, two fewer after column 7.
        let columns = [1: 1, 5: 5, 10: 5, 11: 6, 12: 7, 13: 10, 14: 11]
        for (column, original) in columns {
            #expect(CodeEdit.column(column, ofLineAt: 10, before: edits) == original, "\(column)")
        }
    }
}

/// Overrides that only Objective-C's runtime can call.
struct MovedOverrideTests {
    private func copy(_ text: String) -> String {
        String(decoding: SourceText(text).linuxCode(edits: DrawableDeclarations([SourceText(text)]).edits), as: UTF8.self)
    }

    @Test func anOverriddenMemberOfAnExtensionMovesIntoItsClass() {
        let text = copy("class B: UIView {}\nextension B { func f(_ a: Int) -> Int? { 1 }; func g() {} }\nclass C: B { override func f(_ a: Int) -> Int? { 2 } }")
        #expect(text.contains(" func f(_ a: Int) -> Int? { galley_B_f(a) };") && text.contains("func galley_B_f(_ a: Int) -> Int? { 1 }; func g()"))
        #expect(text.contains("override func f(_ a: Int) -> Int? { 2 }"))
    }

    @Test func anOverrideAndWhatItOverridesHaveNamesOfTheirOwn() {
        let text = copy("class B: UIView {}\nextension B { func f() {} }\nclass C: B {}\nextension C { override func f() {} }")
        #expect(text.contains("override func f() { galley_C_f() };") && text.contains("func galley_C_f() {}"))
        #expect(text.contains(" func f() { galley_B_f() };") && text.contains("func galley_B_f() {}"))
    }

    @Test func anUnavailableOverrideMovesWithoutItsAttribute() {
        let text = copy("class B: UIView {}\nextension B { @available(*, unavailable, message: \"no\") @inlinable override func f() {} }")
        #expect(text.contains("override func f() { galley_B_f() };") && !text.contains("unavailable"))
        #expect(text.contains("@inlinable"))
    }
}

/// Enums by which data sources identify their sections.
struct SectionCasesTests {
    private static let use = "\nlet a: UICollectionViewDiffableDataSource<Feed.Section, Int>\n"

    private func edits(_ text: String) -> [String] { DrawableDeclarations([SourceText(text + Self.use)]).edits.map(\.text) }

    @Test func anEnumOfSectionsListsItsCases() {
        let text = "enum Section: Int { case a, b }" + Self.use
        let copy = SourceText(text).linuxCode(edits: DrawableDeclarations([SourceText(text)]).edits)
        #expect(String(decoding: copy, as: UTF8.self).hasPrefix("enum Section: Int , CaseIterable { case a, b }"))
        #expect(edits("class Feed { private enum Section { case a; case b } }") == [": CaseIterable "])
    }

    /// Only data could give a case its associated values, so it has plain ones. A case of which none are known is left out.
    @Test func casesWithValuesHavePlainOnes() {
        #expect(edits("enum Section { case a, b(Unknown); case c }") == [": CaseIterable { static var allCases: [Self] { [.a, .c] };"])
        #expect(edits("public enum Section: Hashable { case a, b(Int) }")
            == [", CaseIterable { public static var allCases: [Self] { [.a, .b(1)] };"])
        #expect(edits("enum Section { case b(Int, canEdit: Bool), c([Int]) }").map { $0.filter { !$0.isWhitespace } }
            == [":CaseIterable{staticvarallCases:[Self]{[.b(1,canEdit:false),.c([])]};"])
    }

    @Test(arguments: [
        "enum Section { case b(Unknown) }", "enum Section: CaseIterable { case a }",
        "enum Section { case a }; extension Section: CaseIterable {}",
        "enum Section { @available(iOS 17, *) case a }", "enum Section { case a; static let allCases = [a] }", "enum Other { case a }",
        "struct Section { let a: Int }", "enum Section {}",
    ])
    func othersStayAsTheyAre(_ text: String) { #expect(edits(text).isEmpty) }
}

/// Optional requirements of protocols.
struct OptionalRequirementTests {
    private func copy(_ text: String) -> [String] {
        let copy = SourceText(text).linuxCode(edits: DrawableDeclarations([SourceText(text)]).edits)
        return String(decoding: copy, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func anOptionalRequirementHasADefault() {
        let lines = copy("""
            @objc protocol P: AnyObject {
                @objc optional func f(_ a: Int, b: Int) -> Bool
                @objc optional func g()
                func h()
                @objc optional func i() -> Int?
            }
            class A: P { func f(_ a: Int, b: Int) -> Bool { true }; func h() {} }
            func call(_ p: P?) { p?.f?(1, b: 2); p?.g?(); p?.h() }
            """)
        #expect(lines[1] == "                   func f(_ a: Int, b: Int) -> Bool")
        let defaults = "func f(_ a: Int, b: Int) -> Bool { fatalError(\"no f is implemented\") }; func g() {}; func i() -> Int? { nil }"
        #expect(lines[5] == "}; extension P { \(defaults) }")
        #expect(lines[6] == "class A: P { func f(_ a: Int, b: Int) -> Bool { true }; func h() {} }")
        #expect(lines[7] == "func call(_ p: P?) { p?.f (1, b: 2); p?.g (); p?.h() }")
    }

    @Test func anOptionalPropertyHasADefault() {
        let lines = copy("@objc public protocol P {\n    @objc optional var a: String? { get }\n}")
        #expect(lines[1] == "                   var a: String? { get }")
        #expect(lines[2] == "}; extension P { public var a: String? { get { nil } set {} } }")
    }
}
