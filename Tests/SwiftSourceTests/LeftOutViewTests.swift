import SwiftSource
import Testing

/// Views, cells and data sources of which a part is left out.
struct LeftOutViewTests {
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
            #expect(repaired(text).contains("return UICollectionViewCell()") == isSource, "\(head)")
        }
        #expect(repaired("func f() {\n    let a = DataSource(collectionView: list) { b in\n        «c()\n        return d\n    }\n}").contains("()\nreturn d"))
        let made = "func f() -> UICollectionViewDiffableDataSource<Int, Item> {\n    let a = «b()\n    return a\n}"
        #expect(repaired(made).contains("()\nreturn .init(collectionView: .init(frame: .zero, collectionViewLayout: .init())) { _, _, _ in nil }\n}"))
    }

    @Test func aRegistrationOfMissingCellsHasPlainOnes() {
        let head = "func f() -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {\n"
        #expect(repaired(head + "    .init(cellNib: «Bad.nib) { _, _, _ in }\n}") == head + "return .init { _, _, _ in }\n}")
    }

    @Test func theOtherViewsAreAdded() {
        #expect(repaired("func f() {\n    addSubviews(a, «b)\n    go(a, «b)\n}") == "func f() {\naddSubviews(a )\n()\n}")
        #expect(repaired("func f() {\n    view.addSubViews([«self.a, c])\n}") == "func f() {\nview.addSubViews([ c])\n}")
        #expect(repaired("func f() {\n    [a, «b, c].forEach { view.addSubview($0) }\n}")
            == "func f() {\n[a, c].forEach { view.addSubview($0) }\n}")
        #expect(repaired("func f() {\n    [a, «b].forEach(go)\n    addSubview(«b)\n}") == "func f() {\n()\n()\n}")
    }

    @Test func registrationsAndDataSourcesKeepTheirPlaces() {
        let words = "cannot find type 'Pet' in scope"
        #expect(repaired("class A {\n    let a = UICollectionView.CellRegistration<«Pet, «Pet.M> { _, _, _ in }\n}", words)
            == "class A {\nlet a = UICollectionView.CellRegistration<UICollectionViewCell, Never> { _, _, _ in }\n}")
        #expect(repaired("class A {\n    var a: UICollectionViewDiffableDataSource<Section, «Pet>!\n}", words)
            == "class A {\nvar a: UICollectionViewDiffableDataSource<Section, Never>!\n}")
        #expect(repaired("class A {\n    typealias B = UICollectionView.SupplementaryRegistration<«Pet>\n}", words)
            == "class A {\ntypealias B = UICollectionView.SupplementaryRegistration<UICollectionReusableView>\n}")
        #expect(repaired("class A {\n    let b = 1\n    var a: UICollectionViewDiffableDataSource<«Pet, Int>!\n}", words)
            == "class A {\nlet b = 1\n}")
        #expect(repaired("class A {\n    let b = 1\n    var a: Array<«Pet>\n}", words) == "class A {\nlet b = 1\n}")
    }

    @Test func aSuperclassThatNobodyHasBecomesThatOfUIKit() {
        #expect(
            repaired("class A: Kit.«ASDKViewController<Node>, P {\n    func a() {}\n}", "no type named 'ASDKViewController' in module 'Kit'")
                == "class A: UIViewController , P {\nfunc a() {}\n}")
        #expect(repaired("class A: «BaseCell {}", "cannot find type 'BaseCell' in scope") == "class A {}")
        #expect(repaired("class A: «UIFooView {}", "cannot find type 'UIFooView' in scope") == "class A {}")
        #expect(repaired("struct A: «HomeView {}", "cannot find type 'HomeView' in scope") == "struct A {}")
        let words = "incorrect argument label in call (have 'node:', expected 'coder:')"
        #expect(
            repaired("class A: UIViewController {\n    init() {\n        super.«init(node: Node())\n    }\n}", words)
                == "class A: UIViewController {\ninit() {\nsuper.init(nibName: nil, bundle: nil)\n}\n}")
        #expect(
            repaired("class A: UIView {\n    init() {\n        super.«init(frame: .zero)\n    }\n}", "property 'self.a' not initialized at super.init call")
                == "class A: UIView {\ninit() {\n()\n}\n}")
        #expect(
            repaired("class A: UIViewController {\n    override «init() {}\n}", "initializer does not override a designated initializer from its superclass")
                == "class A: UIViewController {\ninit() {}\n}")
    }

    @Test func aValueStaysWithoutTheCallsThatItLacks() {
        let message = "value of type 'UILabel' has no member 'then'"
        #expect(repaired("class A {\n    let a = UILabel().«then {\n        $0.go()\n    }\n}", message) == "class A {\nlet a = UILabel()\n}")
        #expect(repaired("func f() {\n    let a = make(1).«then { $0.go() }.with(2)\n    b()\n}", message) == "func f() {\nlet a = make(1)\nb()\n}")
        // A statement that is only the call.
        #expect(repaired("func f() {\n    a.«then { $0.go() }\n    b()\n}", message) == "func f() {\n()\nb()\n}")
        // The rest would be another value, or none, and the braces are those of the `if`.
        #expect(repaired("func f() {\n    let a = b.«then(1) != nil\n}", message) == "func f() {\n()\n}")
        #expect(repaired("func f() {\n    let a = b?.«then(1)\n}", message) == "func f() {\n()\n}")
        #expect(repaired("func f() {\n    if let a = b.«then(1) {\n        c()\n    }\n}", message) == "func f() {\n()\n}")
        // If the class is a view, a value that its static function makes is replaced by an instance of it.
        let made = "class A {\n    let a = UILabel.«title(1).with { $0.go() }\n    let b = UIFont.«title(1)\n}"
        #expect(repaired(made, "type 'UILabel' has no member 'title'") == "class A {\nlet a = UILabel()\n}")
        // A section without the call could have other frames.
        #expect(
            repaired("let a = NSCollectionLayoutSection(group: b)\nfunc f() {\n    return NSCollectionLayoutSection(group: b).«then { go() }\n}", message)
                .contains("fatalError("))
    }

    @Test func aClosureThatDequeuesIsNoDequeuedView() {
        let view = "    source.«provider = { view, _, path in\n        return view.dequeueSupplementary(path)\n    }\n"
        #expect(repaired("func f() -> Source {\n\(view)    return source\n}") == "func f() -> Source {\n()\nreturn source\n}")
        let cell = "func f() {\n    a = { view in\n        view.«dequeueCell(1)\n    }\n}"
        #expect(repaired(cell) == "func f() {\na = { view in\nreturn UICollectionViewCell()\n}\n}")
    }

    @Test func aColourARegistrationAndAccessibilityDecideNoFrames() {
        let head = "func f() -> UICollectionViewLayout {\n"
        #expect(repaired(head + "    list.separator.color = «Theme.line\n    return a\n}") == head + "()\nreturn a\n}")
        #expect(repaired(head + "    layout.register(«Back.self, kind: a)\n    return a\n}") == head + "()\nreturn a\n}")
        #expect(repaired(head + "    item.«accessibilityScroll(.right)\n    return a\n}") == head + "()\nreturn a\n}")
    }

    @Test func aViewIsReturnedAsItsClassMakesIt() {
        #expect(
            repaired("let a: UILabel = {\n    let b = UILabel()\n    return «c\n}()") == "let a: UILabel = {\nlet b = UILabel()\nreturn UILabel()\n}()")
        #expect(repaired("func f() {\n    a = { b in\n        return «header\n    }\n}")
            == "func f() {\na = { b in\nreturn UICollectionReusableView()\n}\n}")
        #expect(repaired("func f() -> UICollectionViewCell {\n    return «c\n}") == "func f() -> UICollectionViewCell {\nreturn UICollectionViewCell()\n}")
        #expect(repaired("let a: UILabel = {\n    return «UILabel()\n}()").contains("fatalError("))
        #expect(repaired("var a: Bool {\n    return «c\n}") == "var a: Bool {\nreturn false\n}")
        #expect(repaired("func f() -> UIColor {\n    return «c\n}") == "func f() -> UIColor {\nreturn UIColor.systemBlue\n}")
        #expect(repaired("let a: UICollectionViewCompositionalLayout = {\n    return «c\n}()").contains("fatalError("))
    }

    /// `UIImage` alone would be a type in place of a value.
    @Test func nothingStaysOfWhatIsCalledOnAType() {
        let image = "type 'UIImage' has no member 'brand'"
        #expect(repaired("func f() {\n    view.image = UIImage.«brand(.bold, size: 3)\n    b()\n}", image) == "func f() {\n()\nb()\n}")
        let label = "type 'UILabel' has no member 'title'"
        #expect(repaired("class A {\n    let a = UILabel.«title(\n        \"A\")\n}", label) == "class A {\nlet a = UILabel()\n}")
        #expect(
            repaired("class A {\n    let a = UICollectionView.«make(1)\n    let b = 1\n}", "type 'UICollectionView' has no member 'make'")
                == "class A {\nlet b = 1\n}")
    }

    @Test func anInitializerThatASuperclassHadIsAdded() {
        let message = "'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'"
        let added = "required init?(coder: NSCoder) { fatalError(\"no init(coder:)\") }"
        #expect(
            repaired("class A: UIViewController {\n    init() {\n        go()\n    }\n«    let b = 1\n}", message)
                == "class A: UIViewController {\ninit() {\ngo()\n}\nlet b = 1\n\(added) }")
        #expect(repaired("class A: UIView { init() { go() } }\n«let b = 1", message) == "class A: UIView { init() { go() } ; \(added) }\nlet b = 1")
    }

    @Test func aViewOfSwiftUIInACellIsCutAsAWhole() {
        for opening in ["UIHostingConfiguration {", "UIHostingConfiguration(content: {"] {
            let end = opening.contains("(") ? "})" : "}"
            let code = "        cell.contentConfiguration = \(opening)\n            VStack {\n                «Card()\n            }\n        \(end)\n"
            #expect(repaired("func f() {\n    run {\n\(code)        go()\n    }\n}") == "func f() {\nrun {\n()\ngo()\n}\n}")
        }
    }

    @Test func aTableHasCellsOfItsOwn() {
        #expect(
            repaired("func tableView(_ a: T) -> UITableViewCell {\n    go()\n    return «cell\n}")
                == "func tableView(_ a: T) -> UITableViewCell {\ngo()\nreturn UITableViewCell()\n}")
    }
}
