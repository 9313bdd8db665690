import SwiftSource
import Testing

/// The code that is left out for an error of the compiler.
struct SourceCutTests {
    /// The text without what is rejected at `«`, which is removed, on one line for each line.
    private func cut(_ marked: String, _ message: String = "cannot find 'X' in scope") -> String {
        var rejected: [SourceCut.Rejection] = []
        var text = ""
        for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var line = String(line)
            while let mark = line.firstIndex(of: "«") {
                rejected.append(.init(line: number + 1, column: line[..<mark].utf8.count + 1, message: message))
                line.remove(at: mark)
            }
            text += line + "\n"
        }
        var bytes = Array(text.utf8)
        for cut in SourceCut.cuts(in: SourceText(text), rejected: rejected) { bytes = cut.applied(to: bytes) }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    @Test func aStatementIsCutFromAFunction() {
        #expect(
            cut("func f() {\n    a()\n    view.«snp.make { one in\n        one.go()\n    }\n    b()\n}")
                == "func f() {\na()\n()\nb()\n}")
    }

    @Test func theInnermostBlockOfSeveralLinesLosesAStatement() {
        #expect(cut("func f() {\n    run {\n        «bad()\n        good()\n    }\n}") == "func f() {\nrun {\n()\ngood()\n}\n}")
        #expect(cut("func f() {\n    let a = list.map { «bad($0) }\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    /// What else has a name is not meant, such as a controller's `view`.
    @Test func whatUsesALocalNameIsCutWithIt() {
        let cell = "func f() -> UICollectionViewCell? {\n    list.first { a in\n        guard let view = «bad(a) as? X else { return nil }\n"
            + "        view.tint = 1\n        let part = view.part(view: 2)\n        if part.isOpen { b(view: 3) }\n        other.view = 4\n"
            + "        list.map { c(view) }\n        return view\n    }\n}"
        #expect(cut(cell)
            == "func f() -> UICollectionViewCell? {\nlist.first { a in\n()\n()\n()\n()\nother.view = 4\n()\nfatalError(\"code was left out "
            + "that does not compile here: cannot find 'view' in scope\")\n}\n}")
        let cases = "func f() {\n    switch a {\n    case 1:\n        let cell = «bad\n        cell.b = 1\n    case 2:\n        let cell = c\n"
            + "        cell.b = 2\n    }\n    cell.b = 3\n}"
        #expect(cut(cases) == "func f() {\nswitch a {\ncase 1:\n()\n()\ncase 2:\nlet cell = c\ncell.b = 2\n}\ncell.b = 3\n}")
    }

    /// A data source keeps its counts without its cells, and a view controller its view without its data source.
    @Test func aDataSourceStays() {
        let heads = [
            "let a = DataSource<Int, Item>(collectionView: list) { list, path, item in", "dataSource = .init(collectionView: list, cellProvider: { a in",
            "list = List(collectionView: list) { a in",
        ]
        for head in heads {
            let tail = head.contains("Provider") ? "    })\n" : "    }\n"
            let text = "func f() {\n    \(head)\n        log()\n        switch «item.kind {\n        case .a: return b()\n        }\n\(tail)}"
            let isSource = head.lowercased().contains("datasource")
            #expect(cut(text).contains("return UICollectionViewCell()") == isSource, "\(head)")
        }
        #expect(cut("func f() {\n    let a = DataSource(collectionView: list) { b in\n        «c()\n        return d\n    }\n}").contains("()\nreturn d"))
        let made = "func f() -> UICollectionViewDiffableDataSource<Int, Item> {\n    let a = «b()\n    return a\n}"
        #expect(cut(made).contains("()\nreturn .init(collectionView: .init(frame: .zero, collectionViewLayout: .init())) { _, _, _ in nil }\n}"))
    }

    @Test func aStatementGoesOnBehindItsFirstWord() {
        #expect(cut("func f() {\n    guard\n        let a = «bad()\n    else { return }\n    b()\n}") == "func f() {\n()\nb()\n}")
        #expect(cut("func f() {\n    let a =\n        try\n        «bad()\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    @Test func sectionsOfAMissingEnumAreInTheOrderOfItsCases() {
        func provider(_ body: String, head: String = "{ [weak self] index, _ in") -> String {
            "func f() -> UICollectionViewLayout {\n    UICollectionViewCompositionalLayout \(head)\n\(body)    }\n}"
        }
        func switched(_ subject: String, _ last: String = "default:") -> String {
            "switch \(subject) {\ncase 0: return a()\ncase 1:\nreturn b()\n\(last)\nreturn c()\n}\n"
        }
        func kinds(_ subject: String) -> String {
            "        switch \(subject) {\n        case .a: return a()\n        case .b(_), .d:\n            return b()\n"
                + "        case .c:\n            return c()\n        }\n"
        }
        let guarded = "        guard let self, let part = «Part(rawValue: index) else { return nil }\n"
        #expect(cut(provider(guarded + kinds("part"))) == provider("()\n" + switched("index")).trimmed)
        let listed = "        guard let list = self.«source else { return nil }\n        let parts = list.parts\n        let part = parts[index]\n"
        #expect(cut(provider(listed + kinds("part.kind"))) == provider("()\n()\n()\n" + switched("index")).trimmed)
        let head = "{ (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in"
        #expect(cut(provider(kinds("self.«parts[index]"), head: head)) == provider(switched("index"), head: head).trimmed)
        let method = "func f(forSection section: Int) -> NSCollectionLayoutSection? {\n"
        #expect(cut(method + kinds("self.«parts[section]") + "}") == method + switched("section") + "}")
        // Not a choice by the section's index, or one that the sections use.
        #expect(cut(provider(kinds("self.«part"))).contains("fatalError("))
        #expect(cut(provider("        let part = «parts[index]\n" + kinds("part").replacing("b()", with: "b(part)"))).contains("fatalError("))
        #expect(cut(provider(kinds("«parts[index]").replacing("_", with: "let e"))).contains("fatalError("))
    }

    @Test func aChainOfCallsIsOneStatement() {
        #expect(cut("func f() {\n    list\n        .map { $0 }\n        .«bind(to: x)\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    @Test func aValueThatIsReturnedBecomesATrap() {
        #expect(
            cut("func f() -> Int {\n    return «bad()\n}").contains(
                "fatalError(\"code was left out that does not compile here: cannot find 'X'"))
    }

    /// A length that lacks a part of its code would be wrong.
    @Test func aNumberDependsOnWhatMayReturnOrChangesAVariable() {
        let trap = "fatalError(\"code was left out that does not compile here: cannot find 'X' in scope\")"
        #expect(
            cut("func f() -> CGFloat {\n    var a: CGFloat = 1\n    a += «b\n    return a\n}")
                == "func f() -> CGFloat {\nvar a: CGFloat = 1\n\(trap)\nreturn a\n}")
        #expect(cut("var columns: Int {\n    if «isWide { return 4 }\n    return 2\n}") == "var columns: Int {\n\(trap)\nreturn 2\n}")
        #expect(cut("func f() -> CGSize {\n    «log(1)\n    return size\n}") == "func f() -> CGSize {\n()\nreturn size\n}")
        #expect(
            cut("func collectionView(_ a: A, numberOfItemsInSection b: Int) -> Int {\n    if «c { return 1 }\n    return 2\n}")
                == "func collectionView(_ a: A, numberOfItemsInSection b: Int) -> Int {\n()\nreturn 2\n}")
    }

    @Test func whatDecidesNoFrameIsCutFromALayout() {
        func layout(_ code: String) -> String { "func f() -> NSCollectionLayoutSection {\n    \(code)\n    return section\n}" }
        for code in ["header.pinToVisibleBounds = «store.pins", "cell.backgroundColor = «theme.a", "«Log.main.debug(\"a \\(b)\")"] {
            #expect(cut(layout(code)) == "func f() -> NSCollectionLayoutSection {\n()\nreturn section\n}", "\(code)")
        }
        #expect(
            cut(layout("section.visibleItemsInvalidationHandler = { items, _, _ in\n        «page(items)\n        hide()\n    }"))
                == "func f() -> NSCollectionLayoutSection {\nsection.visibleItemsInvalidationHandler = { items, _, _ in\n()\nhide()\n}\nreturn section\n}")
        #expect(
            cut(layout("section.visibleItemsInvalidationHandler = { «page($0) }"))
                == "func f() -> NSCollectionLayoutSection {\n()\nreturn section\n}")
        let trap = "func f() -> NSCollectionLayoutSection { fatalError(\"code was left out that does not compile here: cannot find 'X' in scope\")\n}"
        for code in ["section.interGroupSpacing = «store.gap", "«Log.main.apply(section)", "let a = «Log.main.debug(1)", "run {\n        «a()\n    }"] {
            #expect(cut(layout(code)) == trap, "\(code)")
        }
    }

    @Test func aTextOrAnOptionalIsReturnedPlain() {
        #expect(cut("var text: String {\n    let a = «bad()\n    return «bad()\n}") == "var text: String {\n()\nreturn \"\"\n}")
        #expect(cut("func f() -> Int? {\n    return «bad()\n}") == "func f() -> Int? {\nreturn nil\n}")
        #expect(cut("func f() -> [UIView.Type] {\n    [«Bad.self]\n}") == "func f() -> [UIView.Type] {\nreturn []\n}")
    }

    @Test func aBranchThatIsTheResultKeepsAValue() {
        let rest = "\n    case .b: return \"b\"\n    }\n}"
        #expect(cut("var a: String {\n    switch self {\n    case .a: return «bad()" + rest)
            == "var a: String {\nswitch self {\ncase .a: return \"\"\ncase .b: return \"b\"\n}\n}")
        #expect(cut("var a: String {\n    switch self {\n    case .a:\n        «bad()\n    case .b: \"b\"\n    }\n}")
            == "var a: String {\nswitch self {\ncase .a:\n\"\"\ncase .b: \"b\"\n}\n}")
        #expect(cut("func f() -> Int {\n    if a {\n        «bad()\n    } else {\n        2\n    }\n}").contains("if a {\nfatalError("))
        // Its value is used by what follows.
        #expect(cut("var a: String {\n    if b {\n        «log()\n    }\n    return c\n}") == "var a: String {\nif b {\n()\n}\nreturn c\n}")
        #expect(cut("var a: Int? {\n    run {\n        if b {\n            return «c\n        }\n    }\n}").contains("fatalError("))
    }

    @Test func aRegistrationOfMissingCellsHasPlainOnes() {
        let head = "func f() -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {\n"
        #expect(cut(head + "    .init(cellNib: «Bad.nib) { _, _, _ in }\n}") == head + "return .init { _, _, _ in }\n}")
    }

    @Test func aClassOfCollectionViewsThatNobodyHasBecomesUIKits() {
        #expect(cut("class A {\n    let list = «KitList(frame: .zero, collectionViewLayout: b())\n}")
            == "class A {\nlet list = UICollectionView(frame: .zero, collectionViewLayout: b())\n}")
        let words = "cannot find type 'KitCollectionView' in scope"
        #expect(cut("class A {\n    @IBOutlet weak var a: «KitCollectionView!\n}", words)
            == "class A {\n@IBOutlet weak var a: UICollectionView!\n}")
        #expect(cut("class A {\n    let b = 1\n    let a: «KitList\n}", "cannot find type 'KitList' in scope") == "class A {\nlet b = 1\n}")
        #expect(cut("class A {\n    let b = 1\n    let a = «KitList(layout: b())\n}") == "class A {\nlet b = 1\n}")
    }

    @Test func nobodyMakesTheCaseOfAnEnumWithAMissingType() {
        let words = "cannot find type 'Pet' in scope"
        #expect(cut("enum A: Hashable {\n    case a(«Pet)\n    case b([«Pet], Int), c\n}", words)
            == "enum A: Hashable {\ncase a(Never)\ncase b([Never], Int), c\n}")
        #expect(cut("enum A {\n    case a(«Pet.Kind)\n    case b\n}", words) == "enum A {\ncase b\n}")
    }

    @Test func theOtherViewsAreAdded() {
        #expect(cut("func f() {\n    addSubviews(a, «b)\n    go(a, «b)\n}") == "func f() {\naddSubviews(a )\n()\n}")
        #expect(cut("func f() {\n    view.addSubViews([«self.a, c])\n}") == "func f() {\nview.addSubViews([ c])\n}")
        #expect(cut("func f() {\n    [a, «b, c].forEach { view.addSubview($0) }\n}")
            == "func f() {\n[a, c].forEach { view.addSubview($0) }\n}")
        #expect(cut("func f() {\n    [a, «b].forEach(go)\n    addSubview(«b)\n}") == "func f() {\n()\n()\n}")
    }

    @Test func registrationsAndDataSourcesKeepTheirPlaces() {
        let words = "cannot find type 'Pet' in scope"
        #expect(cut("class A {\n    let a = UICollectionView.CellRegistration<«Pet, «Pet.M> { _, _, _ in }\n}", words)
            == "class A {\nlet a = UICollectionView.CellRegistration<UICollectionViewCell, Never> { _, _, _ in }\n}")
        #expect(cut("class A {\n    var a: UICollectionViewDiffableDataSource<Section, «Pet>!\n}", words)
            == "class A {\nvar a: UICollectionViewDiffableDataSource<Section, Never>!\n}")
        #expect(cut("class A {\n    typealias B = UICollectionView.SupplementaryRegistration<«Pet>\n}", words)
            == "class A {\ntypealias B = UICollectionView.SupplementaryRegistration<UICollectionReusableView>\n}")
        #expect(cut("class A {\n    let b = 1\n    var a: UICollectionViewDiffableDataSource<«Pet, Int>!\n}", words)
            == "class A {\nlet b = 1\n}")
        #expect(cut("class A {\n    let b = 1\n    var a: Array<«Pet>\n}", words) == "class A {\nlet b = 1\n}")
    }

    /// A type without its members of missing types conforms by itself.
    /// The closure or the argument has the error itself.
    @Test func someErrorsFollowFromOthers() {
        for message in [
            "cannot infer return type for closure with multiple statements; add explicit type to disambiguate",
            "reference to member 'main' cannot be resolved without a contextual type", "'nil' requires a contextual type",
        ] {
            #expect(SourceCut.Rejection(line: 1, column: 1, message: message).isConsequence, "\(message)")
        }
    }

    @Test func aDerivedConformanceIsMissingForAnotherReason() {
        func words(_ name: String) -> String { "type 'Item' does not conform to protocol '\(name)'" }
        #expect(SourceCut.Rejection(line: 1, column: 1, message: words("Hashable")).isConsequence)
        #expect(SourceCut.Rejection(line: 1, column: 1, message: "extra argument 'cellProvider' in call").isConsequence)
        #expect(!SourceCut.Rejection(line: 1, column: 1, message: words("FeedDelegate")).isConsequence)
    }

    @Test func theParametersOfAClosureAreNoStatementOnAnotherLine() {
        #expect(cut("func f() {\n    a = Kit { [weak b = self.b]\n        cell, path in\n        «bad(cell)\n        good()\n    }\n}")
            == "func f() {\na = Kit { [weak b = self.b]\ncell, path in\n()\ngood()\n}\n}")
        #expect(cut("func f() {\n    run { [weak b]\n        cell, path in «bad(cell)\n        good()\n    }\n}")
            == "func f() {\nrun { [weak b]\ncell, path in ()\ngood()\n}\n}")
    }

    @Test func aSuperclassThatNobodyHasBecomesThatOfUIKit() {
        #expect(
            cut("class A: Kit.«ASDKViewController<Node>, P {\n    func a() {}\n}", "no type named 'ASDKViewController' in module 'Kit'")
                == "class A: UIViewController , P {\nfunc a() {}\n}")
        #expect(cut("class A: «BaseCell {}", "cannot find type 'BaseCell' in scope") == "class A {}")
        #expect(cut("class A: «UIFooView {}", "cannot find type 'UIFooView' in scope") == "class A {}")
        #expect(cut("struct A: «HomeView {}", "cannot find type 'HomeView' in scope") == "struct A {}")
        let words = "incorrect argument label in call (have 'node:', expected 'coder:')"
        #expect(
            cut("class A: UIViewController {\n    init() {\n        super.«init(node: Node())\n    }\n}", words)
                == "class A: UIViewController {\ninit() {\nsuper.init(nibName: nil, bundle: nil)\n}\n}")
        #expect(
            cut("class A: UIView {\n    init() {\n        super.«init(frame: .zero)\n    }\n}", "property 'self.a' not initialized at super.init call")
                == "class A: UIView {\ninit() {\n()\n}\n}")
        #expect(
            cut("class A: UIViewController {\n    override «init() {}\n}", "initializer does not override a designated initializer from its superclass")
                == "class A: UIViewController {\ninit() {}\n}")
    }

    /// Of a superclass that nobody has; the compiler's second words are about the class, into which the override has moved.
    @Test func anOverrideOfNothingIsAMemberOfItsOwn() {
        let words = "method does not override any method from its superclass"
        #expect(
            cut("class A {\n    override func «layout() -> UICollectionViewLayout {\n        make()\n    }\n}", words)
                == "class A {\nfunc layout() -> UICollectionViewLayout {\nmake()\n}\n}")
        #expect(
            cut("class A {« \n    func a() {}\n}\nextension A {\n    override func count() -> Int { 1 }\n}", words)
                == "class A {\nfunc a() {}\n}\nextension A {\nfunc count() -> Int { 1 }\n}")
    }

    @Test func aCaseGoesWithItsStatements() {
        #expect(
            cut(
                "func f() {\n    switch a {\n    case .«x:\n        one()\n        two()\n    default:\n        three()\n    }\n}"
            )
                == "func f() {\nswitch a {\ndefault:\nthree()\n}\n}")
        #expect(
            cut("func f() {\n    switch a {\n    case .x:\n        «one()\n    default:\n        three()\n    }\n}")
                == "func f() {\nswitch a {\ncase .x:\n()\ndefault:\nthree()\n}\n}")
        #expect(cut("func f() {\n    switch a {\n    case .x: «one()\n    default: three()\n    }\n}")
            == "func f() {\nswitch a {\ncase .x: ()\ndefault: three()\n}\n}")
    }

    @Test func aMemberWithAWrongSignatureIsCut() {
        #expect(
            cut("class A {\n    let a = 1\n    var b: «Realm\n    func c(_ d: «Realm) {\n        go()\n    }\n}")
                == "class A {\nlet a = 1\n}")
    }

    @Test func aProtocolThatNobodyDeclaresIsCutFromAType() {
        #expect(cut("class A: UIView, «Missing {\n    let a = 1\n}") == "class A: UIView {\nlet a = 1\n}")
        #expect(cut("class A: «Missing, Other {\n}") == "class A: Other {\n}")
        #expect(cut("class A: «Missing {\n}") == "class A {\n}")
        #expect(
            cut("struct «A: Hashable, Error {\n}", "type 'A' does not conform to protocol 'Hashable'") == "struct A: Error {\n}")
    }

    @Test func aConstraintThatNobodyDeclaresIsCutFromAGenericParameter() {
        #expect(cut("class A<R: «Kit.Reactor>: UIView, B {\n}") == "class A<R >: UIView, B {\n}")
        #expect(cut("class A<R: List<Int>, S: «Kit, T: U>: UIView {\n}") == "class A<R: List<Int>, S , T: U>: UIView {\n}")
        #expect(cut("class A<R: B>: «Missing<Int> {\n}") == "class A<R: B> {\n}")
    }

    @Test func anAttributeThatNobodyDeclaresIsCut() {
        #expect(cut("class A {\n    «@Persisted(primaryKey: true) var a = 1\n}") == "class A {\nvar a = 1\n}")
    }

    @Test func anExtensionOfAMissingTypeIsCut() {
        #expect(cut("extension «Reactive {\n    func f() {}\n}\nlet a = 1") == "let a = 1")
    }

    @Test func aLayoutIsNotCutInPart() {
        let text = cut("func f() -> NSCollectionLayoutSection {\n    section.spacing = «Theme.spacing\n    return section\n}")
        #expect(text.hasPrefix("func f() -> NSCollectionLayoutSection { fatalError(") && !text.contains("return section"))
    }

    @Test func whatIsCutAlreadyIsCutFurtherOut() {
        #expect(cut("func f() {\n    a {\n        «()\n    }\n    b()\n}") == "func f() {\n()\nb()\n}")
    }

    @Test func aMissingReturnBecomesATrap() {
        #expect(
            cut("func f() -> Int {\n    ()\n«}", "missing return in global function expected to return 'Int'").hasSuffix(
                "in global function expected to return 'Int'\") }"))
    }

    @Test func propertiesWithoutAValueGoWhereAClassHasNoInitializer() {
        #expect(
            cut("class «A {\n    var service: Service\n    var name = 1\n}", "class 'A' has no initializers")
                == "class A {\nvar name = 1\n}")
    }

    @Test func aGenericParentIsCutAsAWhole() {
        #expect(cut("class A: «Missing<B, C>, D {\n}") == "class A: D {\n}")
        #expect(cut("enum A<B: Hashable & «Missing>: Error {\n}") == "enum A<B >: Error {\n}")
    }

    /// The rest of it makes an instance.
    @Test func anInitializerLosesAParameter() {
        #expect(
            cut("class A {\n    init(a: Int, b: «Missing, c: Int = 1) {\n        go()\n    }\n}")
                == "class A {\ninit(a: Int, c: Int = 1) {\ngo()\n}\n}")
        #expect(cut("class A {\n    init(_ b: [«Missing]) {\n    }\n}") == "class A {\ninit( ) {\n}\n}")
        #expect(cut("class A {\n    init?(a: Int, b: «Missing) {\n    }\n}") == "class A {\ninit?(a: Int ) {\n}\n}")
        #expect(
            cut("class A: B {\n    «init() {\n    }\n}", "overriding declaration requires an 'override' keyword")
                == "class A: B {\noverride init() {\n}\n}")
    }

    @Test func aKindOfViewsIsReplacedByItsText() {
        #expect(
            cut("func f() -> NSCollectionLayoutSection {\n    let a = Item(size: b, elementKind: «Header.kind, alignment: .top)\n}")
                == "func f() -> NSCollectionLayoutSection {\nlet a = Item(size: b, elementKind: \"Header.kind\", alignment: .top)\n}")
        #expect(
            cut("func f() -> NSCollectionLayoutSection {\n    let a = Item(elementKind: String(describing: «Header.self))\n}")
                == "func f() -> NSCollectionLayoutSection {\nlet a = Item(elementKind: \"String(describing: Header.self)\")\n}")
    }

    @Test func aValueStaysWithoutTheCallsThatItLacks() {
        let message = "value of type 'UILabel' has no member 'then'"
        #expect(cut("class A {\n    let a = UILabel().«then {\n        $0.go()\n    }\n}", message) == "class A {\nlet a = UILabel()\n}")
        #expect(cut("func f() {\n    let a = make(1).«then { $0.go() }.with(2)\n    b()\n}", message) == "func f() {\nlet a = make(1)\nb()\n}")
        // A call for its own sake.
        #expect(cut("func f() {\n    a.«then { $0.go() }\n    b()\n}", message) == "func f() {\n()\nb()\n}")
        // The rest would be another value, or none, and the braces are those of the `if`.
        #expect(cut("func f() {\n    let a = b.«then(1) != nil\n}", message) == "func f() {\n()\n}")
        #expect(cut("func f() {\n    let a = b?.«then(1)\n}", message) == "func f() {\n()\n}")
        #expect(cut("func f() {\n    if let a = b.«then(1) {\n        c()\n    }\n}", message) == "func f() {\n()\n}")
        // What a class makes is an instance of it, if it is a view.
        let made = "class A {\n    let a = UILabel.«title(1).with { $0.go() }\n    let b = UIFont.«title(1)\n}"
        #expect(cut(made, "type 'UILabel' has no member 'title'") == "class A {\nlet a = UILabel()\n}")
        // Of a section, the rest would have other frames.
        #expect(
            cut("let a = NSCollectionLayoutSection(group: b)\nfunc f() {\n    return NSCollectionLayoutSection(group: b).«then { go() }\n}", message)
                .contains("fatalError("))
    }

    @Test func anImplicitMemberGoesWithItsStatement() {
        let message = "type 'NSAttributedString?' has no member 'made'"
        #expect(
            cut("func f() {\n    let a = make {\n        $0.text = .«made(1)\n        go()\n    }\n}", message)
                == "func f() {\nlet a = make {\n()\ngo()\n}\n}")
        #expect(cut("func f() {\n    let a = b!.«made(1)\n}", "value of type 'B' has no member 'made'") == "func f() {\nlet a = b!\n}")
    }

    @Test func aClosureThatDequeuesIsNoDequeuedView() {
        let view = "    source.«provider = { view, _, path in\n        return view.dequeueSupplementary(path)\n    }\n"
        #expect(cut("func f() -> Source {\n\(view)    return source\n}") == "func f() -> Source {\n()\nreturn source\n}")
        let cell = "func f() {\n    a = { view in\n        view.«dequeueCell(1)\n    }\n}"
        #expect(cut(cell) == "func f() {\na = { view in\nreturn UICollectionViewCell()\n}\n}")
    }

    @Test func aStatementThatDecidesFramesBecomesATrap() {
        let text = cut("func f() {\n    make {\n        section.interGroupSpacing = «Theme.gap\n        go()\n    }\n}")
        #expect(text.hasPrefix("func f() {\nmake {\nfatalError(") && text.hasSuffix("go()\n}\n}"))
    }

    @Test func aColourAndARegistrationDecideNoFrames() {
        let head = "func f() -> UICollectionViewLayout {\n"
        #expect(cut(head + "    list.separator.color = «Theme.line\n    return a\n}") == head + "()\nreturn a\n}")
        #expect(cut(head + "    layout.register(«Back.self, kind: a)\n    return a\n}") == head + "()\nreturn a\n}")
    }

    @Test func aViewIsReturnedAsItsClassMakesIt() {
        #expect(
            cut("let a: UILabel = {\n    let b = UILabel()\n    return «c\n}()") == "let a: UILabel = {\nlet b = UILabel()\nreturn UILabel()\n}()")
        #expect(cut("func f() {\n    a = { b in\n        return «header\n    }\n}")
            == "func f() {\na = { b in\nreturn UICollectionReusableView()\n}\n}")
        #expect(cut("func f() -> UICollectionViewCell {\n    return «c\n}") == "func f() -> UICollectionViewCell {\nreturn UICollectionViewCell()\n}")
        #expect(cut("let a: UILabel = {\n    return «UILabel()\n}()").contains("fatalError("))
        #expect(cut("var a: Bool {\n    return «c\n}") == "var a: Bool {\nreturn false\n}")
    }

    /// `UIFont` alone would be a type in place of a value.
    @Test func nothingStaysOfWhatIsCalledOnAType() {
        let font = "type 'UIFont' has no member 'brand'"
        #expect(cut("func f() {\n    label.font = UIFont.«brand(.bold, size: 3)\n    b()\n}", font) == "func f() {\n()\nb()\n}")
        let label = "type 'UILabel' has no member 'title'"
        #expect(cut("class A {\n    let a = UILabel.«title(\n        \"A\")\n}", label) == "class A {\nlet a = UILabel()\n}")
        #expect(
            cut("class A {\n    let a = UICollectionView.«make(1)\n    let b = 1\n}", "type 'UICollectionView' has no member 'make'")
                == "class A {\nlet b = 1\n}")
    }

    @Test func aClosureThatLosesItsStatementsStillTakesItsParameters() {
        let message = "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
        #expect(cut("func f() {\n    a.do «{\n        ()\n    }\n}", message) == "func f() {\na.do { _ in\n()\n}\n}")
        #expect(
            cut("func f() {\n    a.do «{ () }\n}", message.replacing("1 argument,", with: "2 arguments,"))
                == "func f() {\na.do { _, _ in () }\n}")
    }

    @Test func anInitializerThatASuperclassHadIsAdded() {
        let message = "'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'"
        let added = "required init?(coder: NSCoder) { fatalError(\"no init(coder:)\") }"
        #expect(
            cut("class A: UIViewController {\n    init() {\n        go()\n    }\n«    let b = 1\n}", message)
                == "class A: UIViewController {\ninit() {\ngo()\n}\nlet b = 1\n\(added) }")
        #expect(cut("class A: UIView { init() { go() } }\n«let b = 1", message) == "class A: UIView { init() { go() } ; \(added) }\nlet b = 1")
    }

    @Test func anInitializerThatMayFailFails() {
        let message = "'self.init' isn't called on all paths before returning from initializer"
        #expect(cut("enum A {\n    init?(b: B) {\n        ()\n    «}\n}", message) == "enum A {\ninit?(b: B) {\n()\nreturn nil }\n}")
    }

    @Test func anAccessorStaysOne() {
        #expect(
            cut("class A {\n    var a: String? {\n        get { return «b.text }\n        set { «b.text = newValue }\n    }\n}")
                == "class A {\nvar a: String? {\nget { return nil }\nset { () }\n}\n}")
        #expect(cut("class A {\n    var a = 1 {\n        didSet { «go() }\n    }\n}") == "class A {\nvar a = 1 {\ndidSet { () }\n}\n}")
    }

    /// It never returns, which code behind it relies on.
    @Test func aMessageOfAFatalErrorIsReplaced() {
        #expect(
            cut("class A {\n    required init?(coder: NSCoder) {\n        fatalError(«Self.text)\n    }\n}")
                == "class A {\nrequired init?(coder: NSCoder) {\n"
                + "fatalError(\"code was left out that does not compile here: cannot find 'X' in scope\")\n}\n}")
    }

    @Test func aViewOfSwiftUIInACellIsCutAsAWhole() {
        for opening in ["UIHostingConfiguration {", "UIHostingConfiguration(content: {"] {
            let end = opening.contains("(") ? "})" : "}"
            let code = "        cell.contentConfiguration = \(opening)\n            VStack {\n                «Card()\n            }\n        \(end)\n"
            #expect(cut("func f() {\n    run {\n\(code)        go()\n    }\n}") == "func f() {\nrun {\n()\ngo()\n}\n}")
        }
    }

    @Test func aTableHasCellsOfItsOwn() {
        #expect(
            cut("func tableView(_ a: T) -> UITableViewCell {\n    go()\n    return «cell\n}")
                == "func tableView(_ a: T) -> UITableViewCell {\ngo()\nreturn UITableViewCell()\n}")
    }

    // MARK: Assumed values

    private func cutInLayout(_ code: String, _ message: String = "cannot find 'Metric' in scope") -> String {
        let text = cut("func f() -> NSCollectionLayoutSection {\n    \(code)\n    return section\n}", message)
        return String(text.split(separator: "\n")[1]).replacing(" )", with: ")").replacing(" ,", with: ",")
    }

    @Test(arguments: [
        ("a.height = .absolute(«Metric.row)", "a.height = .absolute(100)"), ("a = .estimated(«Metric.Spacing.row)", "a = .estimated(8)"),
        ("a = .fractionalWidth(«Metric.half)", "a = .fractionalWidth(1)"), ("a = .fixed(«Metric.screenWidth)", "a = .fixed(8)"),
        ("a = .absolute(«Metric.screenWidth)", "a = .absolute(UIScreen.main.bounds.width)"),
        ("a = .init(top: «Metric.none, left: «Metric.x)", "a = .init(top: 0, left: 8)"),
        ("a = .horizontal(layoutSize: b, subitem: c, count: «Metric.x)", "a = .horizontal(layoutSize: b, subitem: c, count: 2)"),
        ("a = .init(widthDimension: «Metric.x, heightDimension: «Metric.x)",
            "a = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))"),
        ("a.interGroupSpacing = «Metric.x", "a.interGroupSpacing = 8"), ("a.interItemSpacing = «Metric.x", "a.interItemSpacing = .fixed(8)"),
        ("a.contentInsets = «Metric.x", "a.contentInsets = .zero"), ("a.contentInsets.top = «Metric.x", "a.contentInsets.top = 8"),
        ("let a = make(height: «Metric.x, spacing: «Metric.x)", "let a = make(height: 100, spacing: 8)"),
        ("let a: CGFloat = «Metric.padding", "let a: CGFloat = 8"), ("let columns = «Metric.x", "let columns = 2"),
        ("let gap = «Metric.x", "let gap = 8.0"),
    ])
    func whatDecidesFramesIsAssumedByItsPlace(code: String, result: String) {
        #expect(cutInLayout(code) == result)
    }

    @Test(arguments: [
        ("a = .absolute(b - «Metric.gap * 2)", "a = .absolute(b - 8 * 2)"),
        ("let a = (b - (2 * «Metric.padding + 1)) / CGFloat(«Metric.columns)", "let a = (b - (2 * 8.0 + 1)) / CGFloat(2)"),
        ("a = .absolute(max(b * «Metric.ratio, «Metric.height).rounded() + 1)", "a = .absolute(max(b * 1, 100).rounded() + 1)"),
        ("a = .absolute(b ? «Metric.x : c ? 1 : «Metric.x)", "a = .absolute(b ? 100 : c ? 1 : 100)"),
        ("a = .init(top: -«Metric.x, bottom: 0)", "a = .init(top: -8, bottom: 0)"),
    ])
    func anOperandIsAssumedByItsName(code: String, result: String) {
        #expect(cutInLayout(code) == result)
    }

    @Test(arguments: [
        "a = .absolute(«Metric.height(1))", "a = .absolute(«Metric.heights[0])", "a = .absolute(b - «Metric.x)", "a = .absolute(«Metric.x ? 1 : 2)",
        "a = .init(top: b > «Metric.x, left: 1)", "a.layout = «Metric.height", "let a = «Metric.x", "let a: Kind = «Metric.height",
        "if «Metric.height > 1 { b() }", "make(1, «Metric.height)", "a = (1, «Metric.height)",
    ])
    func whatIsNoLengthForCertainStopsTheLayout(code: String) {
        #expect(cut("func f() -> NSCollectionLayoutSection {\n    \(code)\n    return section\n}", "cannot find 'Metric' in scope")
            .hasPrefix("func f() -> NSCollectionLayoutSection { fatalError("))
    }

    @Test func aMissingMemberIsAssumed() {
        let words = "type 'CGFloat' has no member 'large'"
        #expect(cutInLayout("a = .fixed(.«large)", words) == "a = .fixed(8)")
        #expect(cutInLayout("a.interGroupSpacing = CGFloat.«large", words) == "a.interGroupSpacing = 8")
        #expect(cutInLayout("a = .fixed(self?.«gap ?? 0)", "value of type 'A' has no member 'gap'") == "a = .fixed(8 ?? 0)")
        #expect(cutInLayout("a = .fixed(b.«gap)", "value of type 'A' has no member 'gap'") == "}")
    }

    @Test func aNumberFromElsewhereIsAssumed() {
        #expect(cut("var a: CGFloat {\n    «Metric.height\n}", "cannot find 'Metric' in scope") == "var a: CGFloat {\n100\n}")
        #expect(cut("func f() -> CGSize {\n    return «Metric.cell\n}", "cannot find 'Metric' in scope")
            == "func f() -> CGSize {\nreturn CGSize(width: 100, height: 100)\n}")
        #expect(cut("func f(a: CGFloat = «Metric.gap) -> NSCollectionLayoutSection {\n    b()\n}", "cannot find 'Metric' in scope")
            == "func f(a: CGFloat = 8 ) -> NSCollectionLayoutSection {\nb()\n}")
        // Code of a view.
        #expect(cut("func f() {\n    a.insets = UIEdgeInsets(top: «Metric.gap)\n}", "cannot find 'Metric' in scope") == "func f() {\n()\n}")
    }

    /// Of a closure, the compiler reports only the first one.
    @Test func aMissingMemberIsAssumedInTheWholeFile() {
        let text = "func f() {\n    a.interGroupSpacing = .«large\n}\nfunc g() {\n    a.interGroupSpacing = .large\n    b.kind = .large\n}"
        let result = "func f() {\na.interGroupSpacing = 8\n}\nfunc g() {\na.interGroupSpacing = 8\nb.kind = .large\n}"
        #expect(cut(text, "type 'CGFloat' has no member 'large'") == result)
        #expect(cut(text, "type 'Kind' has no member 'large'").contains("a.interGroupSpacing = .large"))
    }

    @Test func aCutTakesItsValuesAlong() {
        let words = "cannot find 'Metric' in scope"
        let layout = cut("func f() -> UICollectionViewLayout {\n    a(c: .absolute(«Metric.x), «Metric.b)\n    go()\n}", words)
        #expect(layout.hasPrefix("func f() -> UICollectionViewLayout { fatalError(") && !layout.contains("100"))
    }
}

extension String {
    /// Without the indentation of its lines.
    fileprivate var trimmed: String { split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n") }
}
