import SwiftSource
import Testing

/// Code that is left out for an error of the compiler; `RepairTests` has each rule alone.
struct LeftOutCodeTests {
    /// A semicolon stays between what is left, and goes with what leaves nothing.
    @Test func aStatementIsCutFromALineOfSeveral() {
        #expect(repaired("func f() {\n    «bad.a(1); b(); c()\n}") == "func f() {\n() ; b(); c()\n}")
        #expect(repaired("func f() {\n    a(); «bad.b(); c()\n}") == "func f() {\na(); () ; c()\n}")
        #expect(repaired("func f() {\n    a(); b { «bad() }\n}") == "func f() {\na(); ()\n}")
        #expect(repaired("struct S { let a: «Bad; let b: Int }") == "struct S { let b: Int }")
    }

    /// The class may inherit the missing conformance from the new superclass.
    @Test func aClassKeepsItsHeadWhenTheSuperclassOfItsSuperclassIsReplaced() {
        let sources = ["class Base: MissingViewController {}\n", "class Feed: Base, UICollectionViewDelegate {}\n"].map { SourceText($0) }
        let errors = [
            0: [Diagnostic(line: 1, column: 13, message: "cannot find type 'MissingViewController' in scope")],
            1: [Diagnostic(line: 1, column: 7, message: "type 'Feed' does not conform to protocol 'NSObjectProtocol'")],
        ]
        var repair = ModuleRepair(errors, in: sources, drawing: 1)
        #expect(repair.edits().map(\.file) == [0])
    }

    @Test func theInnermostBlockOfSeveralLinesLosesAStatement() {
        #expect(repaired("func f() {\n    run {\n        «bad()\n        good()\n    }\n}") == "func f() {\nrun {\n()\ngood()\n}\n}")
        #expect(repaired("func f() {\n    let a = list.map { «bad($0) }\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    /// Members and labels of the same name stay, such as `other.view` and `part(view:)`.
    @Test func whatUsesALocalNameIsCutWithIt() {
        let cell = "func f() -> UICollectionViewCell? {\n    list.first { a in\n        guard let view = «bad(a) as? X else { return nil }\n"
            + "        view.tint = 1\n        let part = view.part(view: 2)\n        if part.isOpen { b(view: 3) }\n        other.view = 4\n        make(view: 5)\n"
            + "        list.map { c(view) }\n        return view\n    }\n}"
        #expect(repaired(cell)
            == "func f() -> UICollectionViewCell? {\nlist.first { a in\n()\n()\n()\n()\nother.view = 4\nmake(view: 5)\n()\nfatalError(\"code was left out "
            + "that does not compile here: cannot find 'view' in scope, as its declaration is left out\")\n}\n}")
        let cases = "func f() {\n    switch a {\n    case 1:\n        let cell = «bad\n        cell.b = 1\n    case 2:\n        let cell = c\n"
            + "        cell.b = 2\n    }\n    cell.b = 3\n}"
        #expect(repaired(cases) == "func f() {\nswitch a {\ncase 1:\n()\n()\ncase 2:\nlet cell = c\ncell.b = 2\n}\ncell.b = 3\n}")
    }

    @Test func anotherThingOfALocalNameStays() {
        let uses = ["[a].forEach { view in go(view) }", "for view in b { go(view) }", "if let view = b { go(view) }", "func g(view: Int) { go(view) }"]
        for use in uses {
            #expect(repaired("func f() {\n    let view = «bad()\n    \(use)\n}") == "func f() {\n()\n\(use)\n}", "\(use)")
        }
    }

    /// Each line is cut once.
    @Test func aChainOfLocalNamesIsCutOnce() {
        let lines = (1...60).map { "    let v\($0) = v\($0 - 1).go(«bad())" }
        #expect(repaired("func f() {\n\(lines.joined(separator: "\n"))\n}").split(separator: "\n").filter { $0 == "()" }.count == 60)
    }

    @Test func aMemberMayBeNamedAsAStatementBegins() {
        #expect(repaired("func f() {\n    «a.b = c.switch\n    go()\n}") == "func f() {\n()\ngo()\n}")
    }

    @Test func aTypeWithoutAnEndIsCutAsFarAsItGoes() {
        let message = "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'"
        #expect(!repaired("class A: UIView { init() { go() }\n«", message).contains("required init?"))
    }

    @Test func aStatementGoesOnBehindItsFirstWord() {
        #expect(repaired("func f() {\n    guard\n        let a = «bad()\n    else { return }\n    b()\n}") == "func f() {\n()\nb()\n}")
        #expect(repaired("func f() {\n    let a =\n        try\n        «bad()\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    @Test func aChainOfCallsIsOneStatement() {
        #expect(repaired("func f() {\n    list\n        .map { $0 }\n        .«bind(to: x)\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    @Test func aStreamThatAnInitializerHasToSetSendsNothing() {
        func initializer(_ type: String, _ value: String) -> String {
            "final class A {\n    let a: \(type)\n    init() {\n        \(value)\n    }\n}"
        }
        func cut(_ type: String, _ value: String) -> String {
            let text = repaired(initializer(type, value))
            return text.split(separator: "\n").dropFirst(3).first.map(String.init) ?? text
        }
        #expect(cut("Driver<[Int]>", "a = «realm.all.asDriver()") == "a = .never()")
        #expect(cut("Observable<Int>", "self.a = «realm.all") == "self.a = .never()")
        #expect(cut("AnyPublisher<Int, Never>", "a = «realm.all") == "a = Empty(completeImmediately: false).eraseToAnyPublisher()")
        #expect(repaired("func load() -> Single<Int> {\n    «api.load()\n}") == "func load() -> Single<Int> {\nreturn .never()\n}")
        // An app's own type lacks it.
        #expect(cut("Observable<Int>", "a = .«never()").hasPrefix("fatalError("))
        #expect(cut("Store", "a = «realm.all").hasPrefix("fatalError("))
        #expect(cut("[Int]", "a = «realm.all") == "a = []")
    }

    /// A length that lacks a part of its code would be wrong.
    @Test func aNumberDependsOnWhatMayReturnOrChangesAVariable() {
        let trap = "fatalError(\"code was left out that does not compile here: cannot find 'X' in scope\")"
        #expect(
            repaired("func f() -> CGFloat {\n    var a: CGFloat = 1\n    a += «b\n    return a\n}")
                == "func f() -> CGFloat {\nvar a: CGFloat = 1\n\(trap)\nreturn a\n}")
        #expect(repaired("var columns: Int {\n    if «isWide { return 4 }\n    return 2\n}") == "var columns: Int {\n\(trap)\nreturn 2\n}")
        #expect(repaired("func f() -> CGSize {\n    «log(1)\n    return size\n}") == "func f() -> CGSize {\n()\nreturn size\n}")
        #expect(
            repaired("func collectionView(_ a: A, numberOfItemsInSection b: Int) -> Int {\n    if «c { return 1 }\n    return 2\n}")
                == "func collectionView(_ a: A, numberOfItemsInSection b: Int) -> Int {\n()\nreturn 2\n}")
    }

    @Test func whatDecidesNoFrameIsCutFromALayout() {
        func layout(_ code: String) -> String { "func f() -> NSCollectionLayoutSection {\n    \(code)\n    return section\n}" }
        for code in ["header.pinToVisibleBounds = «store.pins", "cell.backgroundColor = «theme.a", "«Log.main.debug(\"a \\(b)\")"] {
            #expect(repaired(layout(code)) == "func f() -> NSCollectionLayoutSection {\n()\nreturn section\n}", "\(code)")
        }
        #expect(
            repaired(layout("section.visibleItemsInvalidationHandler = { items, _, _ in\n        «page(items)\n        hide()\n    }"))
                == "func f() -> NSCollectionLayoutSection {\nsection.visibleItemsInvalidationHandler = { items, _, _ in\n()\nhide()\n}\nreturn section\n}")
        #expect(
            repaired(layout("section.visibleItemsInvalidationHandler = { «page($0) }"))
                == "func f() -> NSCollectionLayoutSection {\n()\nreturn section\n}")
        let trap = "func f() -> NSCollectionLayoutSection { fatalError(\"code was left out that does not compile here: cannot find 'X' in scope\")\n}"
        for code in ["section.interGroupSpacing = «store.gap", "«Log.main.apply(section)", "let a = «Log.main.debug(1)", "run {\n        «a()\n    }"] {
            #expect(repaired(layout(code)) == trap, "\(code)")
        }
    }

    @Test func aTextOrAnOptionalIsReturnedPlain() {
        #expect(repaired("var text: String {\n    let a = «bad()\n    return «bad()\n}") == "var text: String {\n()\nreturn \"\"\n}")
        #expect(repaired("func f() -> Int? {\n    return «bad()\n}") == "func f() -> Int? {\nreturn nil\n}")
    }

    @Test func aBranchThatIsTheResultKeepsAValue() {
        let rest = "\n    case .b: return \"b\"\n    }\n}"
        #expect(repaired("var a: String {\n    switch self {\n    case .a: return «bad()" + rest)
            == "var a: String {\nswitch self {\ncase .a: return \"\"\ncase .b: return \"b\"\n}\n}")
        #expect(repaired("var a: String {\n    switch self {\n    case .a:\n        «bad()\n    case .b: \"b\"\n    }\n}")
            == "var a: String {\nswitch self {\ncase .a:\n\"\"\ncase .b: \"b\"\n}\n}")
        #expect(repaired("func f() -> Int {\n    if a {\n        «bad()\n    } else {\n        2\n    }\n}").contains("if a {\nfatalError("))
        // Its value is used by what follows.
        #expect(repaired("var a: String {\n    if b {\n        «log()\n    }\n    return c\n}") == "var a: String {\nif b {\n()\n}\nreturn c\n}")
        #expect(repaired("var a: Int? {\n    run {\n        if b {\n            return «c\n        }\n    }\n}").contains("fatalError("))
    }

    @Test func nobodyMakesTheCaseOfAnEnumWithAMissingType() {
        let words = "cannot find type 'Pet' in scope"
        #expect(repaired("enum A: Hashable {\n    case a(«Pet)\n    case b([«Pet], Int), c\n}", words)
            == "enum A: Hashable {\ncase a(Never)\ncase b([Never], Int), c\n}")
        #expect(repaired("enum A {\n    case a(«Pet.Kind)\n    case b\n}", words) == "enum A {\ncase b\n}")
    }

    /// The closure or the argument has the error itself.
    @Test func someErrorsFollowFromOthers() {
        for message in [
            "cannot infer return type for closure with multiple statements; add explicit type to disambiguate",
            "reference to member 'main' cannot be resolved without a contextual type", "'nil' requires a contextual type",
        ] {
            #expect(Diagnostic(line: 1, column: 1, message: message).isConsequence, "\(message)")
        }
    }

    @Test func aDerivedConformanceIsMissingForAnotherReason() {
        func words(_ name: String) -> String { "type 'Item' does not conform to protocol '\(name)'" }
        #expect(Diagnostic(line: 1, column: 1, message: words("Hashable")).isConsequence)
        #expect(Diagnostic(line: 1, column: 1, message: "extra argument 'cellProvider' in call").isConsequence)
        #expect(!Diagnostic(line: 1, column: 1, message: words("FeedDelegate")).isConsequence)
    }

    @Test func theParametersOfAClosureAreNoStatementOnAnotherLine() {
        #expect(repaired("func f() {\n    a = Kit { [weak b = self.b]\n        cell, path in\n        «bad(cell)\n        good()\n    }\n}")
            == "func f() {\na = Kit { [weak b = self.b]\ncell, path in\n()\ngood()\n}\n}")
        #expect(repaired("func f() {\n    run { [weak b]\n        cell, path in «bad(cell)\n        good()\n    }\n}")
            == "func f() {\nrun { [weak b]\ncell, path in ()\ngood()\n}\n}")
    }

    /// An override of a method that no superclass has. In the second case the override has moved from an extension into the class,
    /// so the compiler's message is at the class.
    @Test func anOverrideOfNothingIsAMemberOfItsOwn() {
        let words = "method does not override any method from its superclass"
        #expect(
            repaired("class A {\n    override func «layout() -> UICollectionViewLayout {\n        make()\n    }\n}", words)
                == "class A {\nfunc layout() -> UICollectionViewLayout {\nmake()\n}\n}")
        #expect(
            repaired("class A {« \n    func a() {}\n}\nextension A {\n    override func count() -> Int { 1 }\n}", words)
                == "class A {\nfunc a() {}\n}\nextension A {\nfunc count() -> Int { 1 }\n}")
    }

    @Test func aCaseGoesWithItsStatements() {
        #expect(
            repaired(
                "func f() {\n    switch a {\n    case .«x:\n        one()\n        two()\n    default:\n        three()\n    }\n}"
            )
                == "func f() {\nswitch a {\ndefault:\nthree()\n}\n}")
        #expect(
            repaired("func f() {\n    switch a {\n    case .x:\n        «one()\n    default:\n        three()\n    }\n}")
                == "func f() {\nswitch a {\ncase .x:\n()\ndefault:\nthree()\n}\n}")
        #expect(repaired("func f() {\n    switch a {\n    case .x: «one()\n    default: three()\n    }\n}")
            == "func f() {\nswitch a {\ncase .x: ()\ndefault: three()\n}\n}")
    }

    @Test func aProtocolThatNobodyDeclaresIsCutFromAType() {
        #expect(repaired("class A: UIView, «Missing {\n    let a = 1\n}") == "class A: UIView {\nlet a = 1\n}")
        #expect(repaired("class A: «Missing, Other {\n}") == "class A: Other {\n}")
        #expect(repaired("class A: «Missing {\n}") == "class A {\n}")
        #expect(
            repaired("struct «A: Decodable, Error {\n}", "type 'A' does not conform to protocol 'Decodable'") == "struct A: Error {\n}")
    }

    @Test func aConstraintThatNobodyDeclaresIsCutFromAGenericParameter() {
        #expect(repaired("class A<R: «Kit.Reactor>: UIView, B {\n}") == "class A<R >: UIView, B {\n}")
        #expect(repaired("class A<R: List<Int>, S: «Kit, T: U>: UIView {\n}") == "class A<R: List<Int>, S , T: U>: UIView {\n}")
        #expect(repaired("class A<R: B>: «Missing<Int> {\n}") == "class A<R: B> {\n}")
    }

    @Test func whatIsCutAlreadyIsCutFurtherOut() {
        #expect(repaired("func f() {\n    a {\n        «()\n    }\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    @Test func aGenericParentIsCutAsAWhole() {
        #expect(repaired("class A: «Missing<B, C>, D {\n}") == "class A: D {\n}")
        #expect(repaired("enum A<B: Hashable & «Missing>: Error {\n}") == "enum A<B >: Error {\n}")
    }

    /// The rest of it makes an instance.
    @Test func anInitializerLosesAParameter() {
        #expect(
            repaired("class A {\n    init(a: Int, b: «Missing, c: Int = 1) {\n        go()\n    }\n}")
                == "class A {\ninit(a: Int, c: Int = 1) {\ngo()\n}\n}")
        #expect(repaired("class A {\n    init(_ b: [«Missing]) {\n    }\n}") == "class A {\ninit( ) {\n}\n}")
        #expect(repaired("class A {\n    init?(a: Int, b: «Missing) {\n    }\n}") == "class A {\ninit?(a: Int ) {\n}\n}")
        #expect(
            repaired("class A: B {\n    «init() {\n    }\n}", "overriding declaration requires an 'override' keyword")
                == "class A: B {\noverride init() {\n}\n}")
    }

    @Test func anImplicitMemberGoesWithItsStatement() {
        let message = "type 'NSAttributedString?' has no member 'made'"
        #expect(
            repaired("func f() {\n    let a = make {\n        $0.text = .«made(1)\n        go()\n    }\n}", message)
                == "func f() {\nlet a = make {\n_ = $0\ngo()\n}\n}")
        #expect(repaired("func f() {\n    let a = b!.«made(1)\n}", "value of type 'B' has no member 'made'") == "func f() {\nlet a = b!\n}")
    }

    @Test func aStatementThatDecidesFramesBecomesATrap() {
        let text = repaired("func f() {\n    make {\n        section.interGroupSpacing = «Theme.gap\n        go()\n    }\n}")
        #expect(text.hasPrefix("func f() {\nmake {\nfatalError(") && text.hasSuffix("go()\n}\n}"))
    }

    @Test func anAccessorStaysOne() {
        #expect(
            repaired("class A {\n    var a: String? {\n        get { return «b.text }\n        set { «b.text = newValue }\n    }\n}")
                == "class A {\nvar a: String? {\nget { return nil }\nset { () }\n}\n}")
        #expect(repaired("class A {\n    var a = 1 {\n        didSet { «go() }\n    }\n}") == "class A {\nvar a = 1 {\ndidSet { () }\n}\n}")
    }
}
