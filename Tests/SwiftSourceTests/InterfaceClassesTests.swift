import SwiftSource
import Testing

/// Classes that XIB and storyboard files name.
struct InterfaceClassesTests {
    private func declarations(_ text: String, _ interfaceClasses: Set<String> = []) -> DrawableDeclarations {
        DrawableDeclarations([SourceText(text)], interfaceClasses: interfaceClasses)
    }

    @Test func outletsAreFoundByTheirClass() {
        let text = """
            class A: UIView {
                @IBOutlet private weak var one: UILabel! { didSet { two = [] } }
                @IBOutlet var `class`: UILabel?, two: [UIView]!
                @IBInspectable var three = 1
                #if os(macOS)
                @IBOutlet var four: UILabel!
                #endif
                class C { @IBOutlet var five: UILabel! }
            }
            class B<T>: UIView { @IBOutlet var six: UILabel! }
            final class D: A { @IBOutlet weak public var seven: UILabel! }
            """
        let classes = declarations(text).outletClasses
        #expect(classes.map(\.name) == ["A", "D"] && classes.map(\.outlets) == [["one", "`class`", "two"], ["seven"]])
    }

    @Test(arguments: [
        ("class A: UICollectionViewCell { required init?(coder: NSCoder) {} }", true),
        ("class A: B {}; class B: UICollectionReusableView { init(a: Int) {}; required init?(coder: NSCoder) {} }", true),
        ("class A: UICollectionViewCell { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }", false),
        ("class A: UICollectionViewCell { convenience init(a: Int) {} }", false),
        ("class A: UICollectionViewCell { required init(dequeuedWith frame: CGRect) {} }", false),
        ("class A: UICollectionViewCell {}", false),
    ])
    func aCellWithoutAFrameGetsAnInitializer(text: String, isAdded: Bool) {
        let added = declarations(text).edits
        #expect(added.count == (isAdded ? 1 : 0))
        let copy = String(decoding: SourceText(text).linuxCode(edits: added), as: UTF8.self)
        #expect(copy.contains("{ required init(dequeuedWith frame: CGRect) { fatalError(") == isAdded)
    }

    /// The code of such a class names its XIB, as in `super.init(nibName: "A", bundle: nil)`, or a segue action passes a scene's
    /// coder to it.
    @Test(arguments: [
        ("init(title: String) {}; required init?(coder: NSCoder) { fatalError() }", #"A(title: "title")"#, String?.none),
        ("init(title: String) {}; required init?(coder: NSCoder) { super.init(coder: coder) }", nil, nil),
        ("init(title: Missing) {}; required init?(coder: NSCoder) { fatalError() }", nil, "needs arguments in its initializer"),
        ("init?(title: String, coder: NSCoder) {}; required init?(coder: NSCoder) { preconditionFailure() }", #"A(title: "title", coder: coder)"#, nil),
        ("init?(title: Missing, coder: NSCoder) {}; required init?(coder: NSCoder) { fatalError() }", nil, "needs arguments in its initializer"),
    ])
    func aFileMakesNoControllerWhoseCoderInitializerStops(initializers: String, instance: String?, refusal: String?) throws {
        let found = declarations("class A: UIViewController { \(initializers) }", ["A"]).declarations
        let controller = try #require(found.first)
        #expect(found.count == 1 && controller.instance == instance && controller.refusal == refusal, "\(controller)")
    }

    /// Generic code creates a view of a class known at run time as its class can be created; UIKit's words tell that it cannot.
    @Test(arguments: [
        ("class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }", "A(frame: frame)"),
        ("class A: UIView {}", "A(frame: frame)"),
        ("class A<T>: UILabel { convenience init(a: Int) {} }", "A(frame: frame)"),
        ("class A: UIView { init() {}; required init?(coder: NSCoder) {} }", "A()"),
        ("class A: UIView { init(a: Int) {}; required init?(coder: NSCoder) {} }", "fatalError("),
        ("class A: UIView { @available(*, unavailable) override init(frame: CGRect) {} }", "fatalError("),
        ("class A: UICollectionView { init() {} }", "A()"),
        (
            "class A: UICollectionView { override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {} }",
            "A(frame: frame, collectionViewLayout: UICollectionViewLayout())"
        ),
    ])
    func aViewIsCreatedAtRunTime(text: String, body: String) {
        let copy = String(decoding: SourceText(text).linuxCode(edits: declarations(text).edits), as: UTF8.self)
        #expect(copy.contains("{ override class func runtimeInstance(frame: CGRect) -> UIView { \(body)"), "\(copy)")
    }

    @Test func aSubclassOfItsViewIsCreatedLikeIt() {
        let text = "class A: B {}; class B: UIView { init() {}; required init?(coder: NSCoder) { nil } }; class C: NSObject {}"
        let edits = declarations(text).edits.map(\.text)
        #expect(edits.count == 2 && edits[0].contains("{ A() }") && edits[1].contains("{ B() }"))
    }

    @Test func whatIsAddedIsAsPublicAsTheClass() {
        let text = "open class A: UICollectionViewCell\n{\n    public required init?(coder: NSCoder) {}\n}"
        let copy = String(decoding: SourceText(text).linuxCode(edits: declarations(text).edits), as: UTF8.self)
        #expect(copy.hasPrefix("open class A: UICollectionViewCell\n{ public required init(dequeuedWith frame: CGRect)"))
        #expect(copy.contains("class 'A'\") };\n    public required"))
    }

    @Test func aControllerOfAFileNeedsNoOtherInitializer() {
        let text = """
            class A: UICollectionViewController { init(a: Missing) {}; func layout() -> UICollectionViewLayout {} }
            class B: A {}
            class C: UIViewController {}
            class D: UIView { let a: Int; func layout() -> UICollectionViewLayout {} }
            """
        #expect(declarations(text).declarations.filter(\.isDrawable).map(\.path) == ["C"])
        let found = declarations(text, ["A", "C", "D"]).declarations
        #expect(found.filter(\.isDrawable).map(\.path) == ["A", "C", "A.layout"])
        #expect(found.filter(\.isDrawable).map(\.creation) == [.file, .controller, .file])
        #expect(found.first { $0.path == "B" }?.refusal == "needs arguments in its initializer")
    }
}
