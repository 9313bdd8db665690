import TestSupport
import Testing

/// Controllers without their data sources, counts or superclasses.
extension IncompleteAppTests {
    /// The provider describes section 0 and returns `nil` for section 1; its code would stop at section 2.
    @Test func aControllerWhoseCountsAreLeftOutHasPlaceholdersInTheSectionsThatItDescribes() throws {
        let text = """
            import UIKit
            import DifferenceKit

            final class HomeController: UICollectionViewController {
                enum Part: CaseIterable { case top, files }
                private var files: [ArraySection<Part>] = []
                init() { super.init(collectionViewLayout: UICollectionViewLayout()) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
                        Part.allCases[index] == .top ? Self.rows() : nil
                    }
                    for header in collectionView.visibleSupplementaryViews(ofKind: "header") { header.isHidden = true }
                }
                override func numberOfSections(in view: UICollectionView) -> Int {
                    return files.count
                }
                private static func rows() -> NSCollectionLayoutSection {
                    \(Self.section)
                    return section
                }
            }
            """
        let answer = try run("frames", ("App/Home.swift", text), options: ["--only", "HomeController"])
        #expect(answer.status == 0 && answer.output.contains("content 393 × 600, 12 elements"), "\(answer.output) \(answer.errors)")
        #expect(
            answer.errors.contains("the code stopped: App/Home.swift:17: Fatal error: code was left out"), "\(answer.errors)")
        let given = try run("frames", ("App/Home.swift", text), options: ["--only", "HomeController", "--items", "2"])
        #expect(given.output.contains("content 393 × 100, 2 elements"), "\(given.errors)")
    }

    @Test func aControllerWithoutItsDataSourceHasTheSectionsOfItsLayout() throws {
        let answer = try run("frames", ("App/Shop.swift", """
            import UIKit

            final class ShopController: UICollectionViewController {
                private lazy var source = ShopSource()
                init() {
                    super.init(collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
                        \(Self.section)
                        if index == 0 { section.contentInsets.top = 10 }
                        return section
                    })
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.dataSource = source
                }
            }
            """), options: ["--only", "ShopController"])
        #expect(answer.errors.contains("4 are shown in each of 2 sections"), "\(answer.errors)")
        #expect(answer.output.contains("content 393 × 410, 8 elements"), "\(answer.output)")
    }

    /// The errors in the rest of its code follow from the missing superclass.
    @Test func aMissingSuperclassIsReplacedByOneOfUIKit() throws {
        let answer = try run("frames", ("App/Feed.swift", """
            import UIKit

            final class FeedController: BaseController {
                override func build() {
                    super.build()
                    \(Self.section)
                    add(UICollectionViewCompositionalLayout(section: section))
                }
            }
            """), ("App/Base.swift", """
            import AsyncDisplayKit
            import UIKit

            class BaseController: ASDKViewController<ASDisplayNode>, UICollectionViewDelegate {
                override init() { super.init(node: ASDisplayNode()) }
                override init(node: ASDisplayNode) { super.init(node: node) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    build()
                }
                func build() {}
                func add(_ layout: UICollectionViewLayout) {
                    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                    list.delegate = self
                    view.addSubview(list)
                }
            }
            """), options: ["--only", "FeedController"])
        #expect(answer.output.contains("content 393 × 600, 12 elements"), "\(answer.output) \(answer.errors)")
        #expect(answer.errors.contains("BaseController: left out: cannot find type 'AS"), "\(answer.errors)")
    }

    @Test func aDataSourceThatIsLostThroughLeftOutCodeGivesPlaceholders() throws {
        let text = """
            import UIKit

            final class ListController: UICollectionViewController {
                private let subsystem = Bundle.main.bundleIdentifier! + (Bundle.main.infoDictionary!["CFBundleName"] as! String)
                init() {
                    \(Self.section)
                    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let source = Source()
                    collectionView.dataSource = source
                    Store.shared.keep(source)
                }
            }
            final class Source: NSObject, UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
            }
            """
        let answer = try run("frames", ("App/List.swift", text))
        #expect(answer.status == 0 && answer.output.contains("content 393 × 600, 12 elements"), "\(answer.output) \(answer.errors)")
        #expect(answer.errors.contains("the number of items is unknown; 12 are shown"), "\(answer.errors)")
        let whole = try run("frames", ("App/List.swift", text + "\nenum Store { static let shared = S() }\nstruct S { func keep(_ one: Any) {} }\n"))
        #expect(whole.errors.contains("ListController's data source is gone"), "\(whole.errors)")
    }
}
