import Foundation
import TestSupport
import Testing

/// Sections, items and layouts that an app's code gives only with what galley does not have.
struct AssumedContentTests {
    /// The first sections end with a case, the second with the code.
    @Test func aSectionProviderHasTheSectionsThatItDescribes() throws {
        try OneFileApp.running("""
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
            let result = try run("frames", "--only", "byCase", "--only", "byElement", "--only", "byData")
            let errors = result.errorText
            #expect(DrawnFrames(result).cells("byCase").count == 12, "\(result.outputText)")
            for words in [
                "byCase: note: item counts are unknown; 4 are shown in each of 3 sections, --items sets them",
                "byElement: note: item counts are unknown; 4 are shown in each of 2 sections",
                "byData: note: the number of items is unknown; 12 are shown, --items sets it",
                "byData: drawn without section 1 and those after it: the code stopped:",
            ] { #expect(errors.contains(words), "\(errors)") }
            #expect(!errors.contains("asked for 3"), "\(errors)")
            #expect(try DrawnFrames(run("frames", "--only", "byCase", "--items", "2")).cells("byCase").count == 2)
        }
    }

    /// Apps hide sections without data in this way.
    @Test func aSectionWithoutADescriptionHasNoPlaceholders() throws {
        try OneFileApp.running("""
            let news: [String] = []
            func page() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout { index, _ in index == 0 && news.isEmpty || index > 2 ? nil : rows(CGFloat(index) * 10) }
            }
            """) { run in
            let result = try run("frames", "--only", "page")
            #expect(DrawnFrames(result).cells("page").map { $0.hasSuffix(" 10 0") } == [true, true, true, true, false, false, false, false], "\(result.outputText)")
            #expect(result.errorText.contains("4 are shown in each of 2 sections"), "\(result.errorText)")
            #expect(result.errorText.contains("its layout does not describe section 0 without data"), "\(result.errorText)")
        }
    }

    /// No instance of the controller can be made, so its data source has no sections when the provider asks for them.
    @Test func aDataSourceWithoutSectionsHasThoseOfItsSectionType() throws {
        try OneFileApp.running("""
            protocol Store {}
            final class FeedController: UIViewController {
                enum Part: Hashable { case hero, shelf, more(Int) }
                lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout())
                lazy var source = UICollectionViewDiffableDataSource<Part, String>(collectionView: list) { _, _, _ in nil }
                init(store: any Store) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                func layout() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { [unowned self] index, _ in
                        switch source.sectionIdentifier(for: index) {
                        case .hero: rows(100)
                        case .shelf: rows(20)
                        default: rows(0)
                        }
                    }
                }
                func nothing() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in rows(0) } }
            }
            """) { run in
            let result = try run("frames", "--only", "FeedController.layout")
            let cells = DrawnFrames(result).cells("FeedController.layout")
            #expect([" 100 0", " 20 0", " 0 0"].map { height in cells.count { $0.hasSuffix(height) } } == [4, 4, 4], "\(result.outputText)")
            let words = "FeedController.layout: its own layout with 4 placeholder items in each of 3 sections; its sections depend on its data"
            #expect(result.errorText.contains(words), "\(result.errorText)")
            #expect(try run("frames", "--strict", "--only", "FeedController.layout").status == 65)
            #expect(try run("frames", "--only", "FeedController.nothing").errorText.contains("its sections have no size without its data"))
        }
    }

    @Test func aControllerWhoseDataIsLeftOutHasPlaceholders() throws {
        try OneFileApp.running("""
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
        try OneFileApp.running("""
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

    /// The code that sets the layout is left out, and UIKit's default layout is not meant.
    @Test func aFlowLayoutThatNothingSetsIsNotDrawn() throws {
        try OneFileApp.running("""
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
                drawn.errorText.contains("GridController: refused: the code that sets its layout is missing"),
                "\(drawn.errorText)")
            #expect(try run("render", "-o", "Pictures", "--strict").status == 65)
        }
        // Nor is one that a storyboard would set.
        try OneFileApp.running("""
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
            #expect(drawn.status == 0 && drawn.errorText.contains("GridController: refused: the code that sets its layout is missing"), "\(drawn.errorText)")
            #expect(drawn.errorText.contains("/TagController.svg") && !drawn.errorText.contains("/GridController.svg"))
        }
    }

    @Test func whatIsNotDrawnIsToldOnceForEachReason() throws {
        try OneFileApp.running("""
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
            #expect(drawn.errorText.contains("LaterController: refused: has no collection view in its view"), "\(drawn.errorText)")
            let notes = drawn.errorText.split(separator: "\n").filter { $0.contains("Invalid section definition") }
            #expect(notes.count == 1 && notes[0].contains("Page.upper: refused: ") && notes[0].hasSuffix("(the same in Page.lower)"), "\(notes)")
        }
    }

    @Test func xcodesNamesOfAssetsAreThere() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            try galley.write("{}", to: "App/Media.xcassets/ic_row.imageset/Contents.json")
            try galley.write("{ \"properties\" : { \"provides-namespace\" : true } }", to: "App/Media.xcassets/Tints/Contents.json")
            try galley.write("{}", to: "App/Media.xcassets/Tints/rowColor.colorset/Contents.json")
            try galley.write(OneFileApp.rows + """
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

    /// A name with an extension finds the asset, too; an image without an asset has an assumed size.
    @Test func imagesHaveTheSizesOfTheirAssets() throws {
        try Galley.inNewFolder { galley in
            try galley.write("", to: "App.xcodeproj/project.pbxproj")
            let image = #"{ "images" : [{ "idiom" : "universal", "filename" : "1.png" }] }"#
            try galley.write(image, to: "App/Media.xcassets/banner.imageset/Contents.json")
            // The beginning of a PNG file with 32 × 16 pixels.
            try galley.write("\0PNG............\0\0\0\u{20}\0\0\0\u{10}", to: "App/Media.xcassets/banner.imageset/1.png")
            try galley.write(OneFileApp.rows + """
                func layout() -> UICollectionViewLayout {
                    let other = UIImage(named: "other.png")!
                    return UICollectionViewCompositionalLayout(section: rows(UIImage(named: "banner.png")!.size.height + 3 * other.size.width / other.size.height))
                }
                """, to: "App/A.swift")
            let options = ["frames", "App/A.swift", "--only", "layout", "--items", "1"]
            let result = try galley.run(options, environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
            #expect(result.outputText.contains("content 393 × 19, 1 element"), "\(result.outputText) \(result.errorText)")
            #expect(result.errorText.contains("the size of the image other.png is assumed to be 100 × 100, as no picture is loaded"))
        }
    }

    @Test func aFontThatCodeReliesOnIsTheSystems() throws {
        try OneFileApp.running("""
            func layout() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout(section: rows(UIFont(name: "Brand-Bold", size: 20)!.pointSize))
            }
            """) { run in
            let drawn = try run("frames", "--items", "1", "--only", "layout")
            #expect(drawn.outputText.contains("content 393 × 20, 1 element"), "\(drawn.outputText)")
            #expect(drawn.errorText.contains("layout: note: the font Brand-Bold is missing, and the system font replaces it"))
            #expect(try run("frames", "--items", "1", "--only", "layout", "--strict").status == 65)
        }
    }

    @Test func aStrictPictureHasNoAssumedPlace() throws {
        try OneFileApp.running("""
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
        try OneFileApp.running("""
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
            #expect(result.outputText.contains(": BaseController: refused: is the generic base class of ListController"), "\(result.outputText)")
            #expect(result.outputText.contains(": ListController: a view controller"))
        }
    }

    /// Lengths of a module that is not there.
    @Test func whatDecidesFramesIsToldFirst() throws {
        try OneFileApp.running("""
            final class GridController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Analytics.track("grid")
                }
                func makeSection() -> NSCollectionLayoutSection {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metric.rowHeight))
                    let section = NSCollectionLayoutSection(
                        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                    section.interGroupSpacing = Metric.gap
                    return section
                }
            }
            """) { run in
            let drawn = try run("frames", "--only", "GridController.makeSection")
            #expect(drawn.outputText.contains("content 393 × 1288, 12 elements"), "\(drawn.outputText) \(drawn.errorText)")
            let listed = try run("render", "--list")
            let length = ": GridController.makeSection: Metric.gap is assumed to be 8: cannot find 'Metric' in scope"
            #expect(listed.outputText.contains(length + "\n"), "\(listed.outputText)")
            #expect(drawn.errorText.contains(" is assumed to be "), "\(drawn.errorText)")
            let strict = try run("render", "-o", "Pictures", "--strict")
            #expect(strict.status == 65 && strict.errorText.contains(": Metric.gap is assumed to be 8: "), "\(strict.errorText)")
        }
    }

    /// No property is found by its name.
    @Test func aValueThatIsSetByItsKeyIsTold() throws {
        try OneFileApp.running("""
            final class KeyController: UICollectionViewController {
                init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.setValue(UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0), forKey: "contentInset")
                }
            }
            """) { run in
            let drawn = try run("frames", "--items", "1")
            #expect(drawn.status == 0 && drawn.errorText.contains("KeyController: note: setValue(forKey: \"contentInset\") has no effect"), "\(drawn.errorText)")
            #expect(try run("frames", "--items", "1", "--strict").status == 65)
        }
    }
}
