import Foundation
import TestSupport
import Testing

/// Sections, items and layouts that an app's code gives only with what galley does not have.
struct AssumedContentTests {
    private static let rows = """
        import UIKit

        func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }

        """

    private func app(_ text: String, _ body: (_ run: (String...) throws -> Tool.Result) throws -> Void) throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            try galley.write(Self.rows + text, to: "App/A.swift")
            try body { (words: String...) in
                try galley.run([words[0], "App/A.swift"] + words.dropFirst(), environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
            }
        }
    }

    /// The first sections end with a case, the second with the code.
    @Test func aSectionProviderHasTheSectionsThatItDescribes() throws {
        try app("""
            enum Part: CaseIterable { case hero, shelf }

            func byCase() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout { index, _ in
                    print("asked for \\(index)")
                    switch index {
                    case 0: return rows(100)
                    case 1: return rows(20)
                    default: return rows(10)
                    }
                }
            }
            func byElement() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout { index, _ in rows(Part.allCases[index] == .hero ? 100 : 20) }
            }
            func byData() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout { index, _ in index == 0 ? rows(30) : index == 1 ? realmRows() : nil }
            }
            func realmRows() -> NSCollectionLayoutSection { rows(Realm.height) }
            """) { run in
            let three = try run("frames", "--only", "byCase")
            #expect(three.outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }.count == 12, "\(three.outputText)")
            #expect(three.errorText.contains(
                "byCase: note: the numbers of items are unknown; 4 are shown in each of 3 sections, --items sets them"))
            #expect(!three.errorText.contains("asked for 3"), "\(three.errorText)")
            let two = try run("frames", "--only", "byElement")
            #expect(two.errorText.contains("4 are shown in each of 2 sections"), "\(two.errorText)")
            let one = try run("frames", "--only", "byData")
            #expect(one.errorText.contains("12 are shown, --items sets it"), "\(one.errorText)")
            #expect(
                one.errorText.contains("byData: drawn without section 1 and those after it: the code stopped:"), "\(one.errorText)")
            #expect(try run("frames", "--only", "byCase", "--items", "2").outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }.count == 2)
        }
    }

    @Test func aControllerWhoseDataIsLeftOutHasPlaceholders() throws {
        try app("""
            final class FeedController: UIViewController {
                private var source: UICollectionViewDiffableDataSource<Int, String>!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
                    view.addSubview(list)
                    source = .init(collectionView: list) { _, _, _ in UICollectionViewCell() }
                    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(Realm.titles)
                    source.apply(snapshot)
                }
                func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
            }
            """) { run in
            let frames = try run("frames", "--only", "FeedController")
            #expect(frames.outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }.count == 12, "\(frames.outputText)")
            #expect(frames.errorText.contains("the number of items is unknown; 12 are shown"), "\(frames.errorText)")
        }
    }

    /// The app makes the controller with titles, galley without.
    @Test func aControllerWithAnAssumedModelHasPlaceholders() throws {
        try app("""
            struct Model { var titles: [String] }

            final class FeedController: UICollectionViewController {
                let model: Model
                init(model: Model) {
                    self.model = model
                    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40)))
                }
                required init?(coder: NSCoder) { fatalError() }
                override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { model.titles.count }
                override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
            """) { run in
            let assumed = try run("frames", "--only", "FeedController")
            #expect(assumed.outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }.count == 8, "\(assumed.outputText)")
            #expect(assumed.errorText.contains("4 are shown in each of 2 sections, --items sets them"), "\(assumed.errorText)")
            let given = try run("frames", "--only", "FeedController", "--argument", #"model=Model(titles: ["a"])"#)
            #expect(given.outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }.count == 2, "\(given.errorText)")
        }
    }

    @Test func aContinuationThatLeftOutCodeResumesIsNotWarnedOf() throws {
        try app("""
            final class FeedController: UICollectionViewController {
                private var titles: [String] = []
                init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("loading")
                    Task { titles = await load() }
                }
                func load() async -> [String] {
                    await withCheckedContinuation { continuation in
                        Realm.load { continuation.resume(returning: $0) }
                    }
                }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }
            }
            """) { run in
            let frames = try run("frames", "--only", "FeedController")
            #expect(frames.errorText.contains("12 are shown"), "\(frames.errorText)")
            #expect(frames.errorText.contains("loading") && !frames.errorText.contains("CONTINUATION"), "\(frames.errorText)")
        }
    }

    /// The code that sets the layout is left out, and UIKit's default layout is not meant.
    @Test func aFlowLayoutThatNothingSetsIsNotDrawn() throws {
        try app("""
            final class GridController: UIViewController {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    Realm.open {
                        self.list.collectionViewLayout = self.layout()
                    }
                }
                func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
            }
            """) { run in
            let drawn = try run("render", "-o", "Pictures")
            #expect(drawn.status == 0 && drawn.errorText.contains("/GridController.layout.svg"), "\(drawn.errorText)")
            #expect(!drawn.errorText.contains("/GridController.svg"))
            #expect(
                drawn.errorText.contains("GridController: left out: nothing that is there sets its flow layout"),
                "\(drawn.errorText)")
            #expect(try run("render", "-o", "Pictures", "--strict").status == 65)
        }
        // Nor is one that a storyboard would set.
        try app("""
            final class GridController: UIViewController {
                @IBOutlet private weak var list: UICollectionView!
                func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
            }
            final class TagController: UIViewController, UICollectionViewDelegateFlowLayout {
                @IBOutlet private weak var list: UICollectionView! { didSet { list.delegate = self } }
                func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
                    CGSize(width: 80, height: 30)
                }
            }
            """) { run in
            let drawn = try run("render", "-o", "Pictures")
            #expect(drawn.status == 0 && drawn.errorText.contains("GridController: left out: nothing that is there sets"), "\(drawn.errorText)")
            #expect(drawn.errorText.contains("/TagController.svg") && !drawn.errorText.contains("/GridController.svg"))
        }
    }

    @Test func whatTheMainQueueHasIsDrawn() throws {
        try app("""
            class ListController: UICollectionViewController {
                var counts: [Int] { [] }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                }
                override func numberOfSections(in view: UICollectionView) -> Int { counts.count }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
                override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
                required init?(coder: NSCoder) { nil }
            }
            final class TrapController: ListController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    DispatchQueue.main.async { fatalError("no account") }
                }
            }
            final class QueueController: ListController {
                var found: [Int] = []
                override var counts: [Int] { found }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    DispatchQueue.main.async { DispatchQueue.main.async { self.found = [3] } }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 600) { self.found = [5] }
                }
            }
            final class TaskController: ListController {
                var found: [Int] = []
                override var counts: [Int] { found }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Task { found = await Store().load() }
                }
            }
            actor Store {
                func load() async -> [Int] { await Task.detached { [2] }.value }
            }
            final class ThreadController: ListController {
                var found: [Int] = []
                override var counts: [Int] { found }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    DispatchQueue(label: "loading").async {
                        let sum = (0..<2_000_000).reduce(0) { ($0 &+ $1) % 1_000 }
                        DispatchQueue.main.async { self.found = [sum < 0 ? 0 : 1] }
                    }
                }
            }
            """) { run in
            let names = ["QueueController", "TaskController", "ThreadController"]
            let results = try names.map { try run("frames", "--only", $0) }
            let cells = results.map { $0.outputText.split(separator: "\n").count { $0.hasPrefix("cell") } }
            #expect(cells == [3, 2, 1], "\(results.map(\.errorText))")
            // What a stopped one leaves in the queue stops no other.
            let all = try run("frames")
            let notes = all.errorText.split(separator: "\n").filter { $0.contains("placeholder items are drawn") }
            #expect(all.status == 0 && notes.count == 1 && notes[0].contains("TrapController"), "\(all.errorText)")
            // A stop there leaves the layout.
            let stopped = try run("frames", "--only", "TrapController")
            #expect(stopped.status == 0 && stopped.errorText.contains("placeholder items are drawn, as its own cannot be"), "\(stopped.errorText)")
        }
    }

    /// A server's answer is not awaited.
    @Test func dataThatComeLaterHavePlaceholders() throws {
        try app("""
            class LateController: UIViewController {
                enum Part: String, CaseIterable { case hero, shelf, more }
                lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
                lazy var source = UICollectionViewDiffableDataSource<Part, String>(collectionView: list) { _, _, _ in nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    source.apply(NSDiffableDataSourceSnapshot())
                }
                func section(_ part: Part) -> NSCollectionLayoutSection? { part == .more ? nil : rows(part == .hero ? 100 : 20) }
                func layout() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { [unowned self] index, _ in section(source.snapshot().sectionIdentifiers[index]) }
                }
            }
            final class NumberController: UIViewController {
                enum Part: Int { case hero, shelf }
                lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
                lazy var source = UICollectionViewDiffableDataSource<Part, String>(collectionView: list) { _, _, _ in nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    source.apply(NSDiffableDataSourceSnapshot())
                }
                func layout() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { [unowned self] index, _ in rows(source.sectionIdentifier(for: index) == .hero ? 100 : 20) }
                }
            }
            final class EmptyController: LateController {
                var height: CGFloat?
                override func section(_ part: Part) -> NSCollectionLayoutSection? { rows(height!) }
            }
            """) { run in
            // As many sections as the type has and the layout describes.
            let late = try run("frames", "--only", "LateController")
            let cells = late.outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }
            #expect(cells.count == 8 && cells.last?.contains("1–3") == true, "\(late.outputText)")
            #expect(late.errorText.contains("4 are shown in each of 2 sections, --items sets them"), "\(late.errorText)")
            #expect(late.errorText.contains("LateController: note: it has no items of its own, which may come later"), "\(late.errorText)")
            #expect(try run("frames", "--only", "LateController", "--strict").status == 65)
            let number = try run("frames", "--only", "NumberController")
            #expect(number.errorText.contains("4 are shown in each of 2 sections, --items sets them"), "\(number.errorText)")
            // Code that stops without its data is drawn without them.
            let empty = try run("frames", "--only", "EmptyController")
            #expect(empty.status == 0 && !empty.outputText.contains("cell"), "\(empty.outputText)")
            #expect(empty.errorText.contains("EmptyController: note: it has no items; if they come later"), "\(empty.errorText)")
        }
    }

    /// Code that takes its data for there stops where they are not. Lists have an element of each kind.
    @Test func dataThatCodeTakesForThereAreAssumed() throws {
        try app("""
            struct Part: Hashable { var kind: Kind; var titles: [String] }
            enum Kind: CaseIterable { case hero, shelf }
            final class FeedModel { private(set) var parts = [Part](); var kinds: [Kind] = [] }
            class PartsController: UICollectionViewController {
                private let model = FeedModel()
                init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.collectionViewLayout = layout()
                }
                func layout() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { [unowned self] index, _ in
                        rows(model.parts[index].kind == model.kinds[0] ? 70 : 20)
                    }
                }
                override func numberOfSections(in collectionView: UICollectionView) -> Int { model.parts.count }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    model.parts[section].titles.count
                }
                override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    UICollectionViewCell()
                }
            }
            final class StoppedController: PartsController {
                var kinds: [Kind]!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\\(kinds[1])"
                }
            }
            final class Shelf {
                var kinds: [Kind]?
                private var model: FeedModel?
                func shelves() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { [unowned self] index, _ in
                        model == nil ? nil : kinds.flatMap { $0.indices.contains(index) ? rows($0[index] == .hero ? 70 : 20) : nil }
                    }
                }
            }
            """) { run in
            let later = try run("frames", "--only", "PartsController")
            #expect(later.outputText.contains("content 393 × 90, 2 elements"), "\(later.outputText) \(later.errorText)")
            #expect(later.errorText.contains("PartsController: note: FeedModel.parts is empty, and has assumed elements"))
            let strict = try run("frames", "--only", "PartsController", "--strict")
            #expect(strict.status == 65 && strict.errorText.contains("FeedModel.kinds is empty"), "\(strict.errorText)")
            let stopped = try run("frames", "--only", "StoppedController")
            #expect(stopped.outputText.contains("content 393 × 90, 2 elements"), "\(stopped.outputText) \(stopped.errorText)")
            let shelf = try run("frames", "--only", "Shelf.shelves")
            #expect(shelf.errorText.contains("Shelf.model is not set, and has an assumed value"), "\(shelf.errorText)")
            #expect(shelf.errorText.contains("4 are shown in each of 2 sections"), "\(shelf.outputText) \(shelf.errorText)")
        }
    }

    @Test func whatIsNotDrawnIsToldOnceForEachReason() throws {
        try app("""
            final class LaterController: UIViewController {
                private var list: UICollectionView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
                }
                func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: rows(40)) }
            }
            final class PlainController: UIViewController {}
            final class Page {
                private let part: (Int) -> NSCollectionLayoutSection?
                init(part: @escaping (Int) -> NSCollectionLayoutSection?) { self.part = part }
                func upper() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { [part] index, _ in part(index) } }
                func lower() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { [part] index, _ in part(index) } }
            }
            """) { run in
            let drawn = try run("render", "-o", "Pictures")
            #expect(drawn.status == 0 && !drawn.errorText.contains("PlainController"), "\(drawn.errorText)")
            #expect(drawn.errorText.contains("LaterController: left out: has no collection view in its view"), "\(drawn.errorText)")
            let notes = drawn.errorText.split(separator: "\n").filter { $0.contains("Invalid section definition") }
            #expect(notes.count == 1 && notes[0].contains("Page.upper: left out: ") && notes[0].hasSuffix("(the same in Page.lower)"), "\(notes)")
        }
    }

    /// A server that refuses, too, gives no answer, and cancelled requests do not stop the code.
    @Test func requestsOfTheSharedSessionAreNotSent() throws {
        try app("""
            final class NetController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UICollectionView(
                        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))))
                    let url = URL(string: "http://127.0.0.1:9/trees")!
                    for _ in 0..<40 { Task { _ = try? await URLSession.shared.data(from: url) }.cancel() }
                    URLSession.shared.dataTask(with: url) { _, _, _ in print("answered") }.resume()
                }
            }
            """) { run in
            let frames = try run("frames", "--only", "NetController")
            #expect(frames.status == 0 && frames.errorText.contains("12 are shown"), "\(frames.errorText)")
            #expect(!frames.errorText.contains("answered") && !frames.errorText.contains("stopped"), "\(frames.errorText)")
        }
    }

    @Test func xcodesNamesOfAssetsAreThere() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            try galley.write("{}", to: "App/Media.xcassets/ic_row.imageset/Contents.json")
            try galley.write("{ \"properties\" : { \"provides-namespace\" : true } }", to: "App/Media.xcassets/Tints/Contents.json")
            try galley.write("{}", to: "App/Media.xcassets/Tints/rowColor.colorset/Contents.json")
            try galley.write(Self.rows + """
                func layout() -> UICollectionViewLayout {
                    let images = [UIImage.icRow, UIImage(resource: .icRow), .init(resource: .unknown)]
                    let colors: [UIColor] = [.Tints.row, UIColor(resource: .Tints.row)]
                    return UICollectionViewCompositionalLayout(section: rows(CGFloat(10 * images.count + colors.count)))
                }
                """, to: "App/A.swift")
            let options = ["frames", "App/A.swift", "--only", "layout", "--items", "1", "--strict"]
            let result = try galley.run(options, environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
            #expect(result.status == 0 && result.outputText.contains("content 393 × 32, 1 element"), "\(result.outputText) \(result.errorText)")
        }
    }

    @Test func aFontThatCodeReliesOnIsTheSystems() throws {
        try app("""
            func layout() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout(section: rows(UIFont(name: "Brand-Bold", size: 20)!.pointSize))
            }
            """) { run in
            let drawn = try run("frames", "--items", "1", "--only", "layout")
            #expect(drawn.outputText.contains("content 393 × 20, 1 element"), "\(drawn.outputText)")
            #expect(drawn.errorText.contains("layout: note: the font Brand-Bold is not given, and the system's is in its place"))
            #expect(try run("frames", "--items", "1", "--only", "layout", "--strict").status == 65)
        }
    }

    @Test func aStrictPictureHasNoAssumedPlace() throws {
        try app("""
            final class PlainController: UIViewController {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40)))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                }
            }
            """) { run in
            let words = "PlainController: nothing gives the collection view a size; it fills its superview"
            let drawn = try run("frames", "--items", "1", "--only", "PlainController")
            #expect(drawn.status == 0 && drawn.errorText.contains(words.replacing(": nothing", with: ": note: nothing")), "\(drawn.errorText)")
            let strict = try run("frames", "--items", "1", "--only", "PlainController", "--strict")
            #expect(strict.status == 65 && strict.errorText.contains("error: App/A.swift:7: \(words)\n"), "\(strict.errorText)")
        }
    }

    @Test func aGenericBaseIsLeftOutBesideItsSubclass() throws {
        try app("""
            class BaseController<View: UIView>: UIViewController {
                override func loadView() { view = View() }
            }
            class ListView: UIView {
                private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40)))
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(list)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class ListController: BaseController<ListView> {}
            """) { run in
            let result = try run("render", "--list")
            #expect(result.outputText.contains(": BaseController: left out: is the generic base class of ListController"), "\(result.outputText)")
            #expect(result.outputText.contains(": ListController: a view controller"))
        }
    }
}
