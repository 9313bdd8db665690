import TestSupport
import Testing

/// Controllers without their data sources, counts or superclasses.
extension IncompleteAppTests {
    /// The provider describes section 0 and returns `nil` for section 1; its code would stop at section 2.
    @Test func aControllerWhoseCountsAreLeftOutHasPlaceholdersInTheSectionsThatItDescribes() throws {
        let run = EntryFile("IncompleteApp/LeftOutCounts.swift")
        let answer = try run("frames", "--only", "HomeController")
        #expect(
            answer.status == 0 && answer.outputText.contains("content 393 × 600, 12 elements"), "\(answer.outputText) \(answer.errorText)")
        #expect(
            answer.errorText.contains("the code stopped: IncompleteApp/LeftOutCounts.swift:17: Fatal error: code was left out"),
            "\(answer.errorText)")
        let given = try run("frames", "--only", "HomeController", "--items", "2")
        #expect(given.outputText.contains("content 393 × 100, 2 elements"), "\(given.errorText)")
    }

    @Test func aControllerWithoutItsDataSourceHasTheSectionsOfItsLayout() throws {
        let answer = try EntryFile("IncompleteApp/MissingDataSource.swift")("frames", "--only", "ShopController")
        #expect(answer.errorText.contains("4 are shown in each of 2 sections"), "\(answer.errorText)")
        #expect(answer.outputText.contains("content 393 × 410, 8 elements"), "\(answer.outputText)")
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
        #expect(
            answer.status == 0 && answer.outputText.contains("content 393 × 600, 12 elements"), "\(answer.outputText) \(answer.errorText)")
        #expect(answer.errorText.contains("the number of items is unknown; 12 are shown"), "\(answer.errorText)")
        let whole = try run("frames", ("App/List.swift", text + "\nenum Store { static let shared = S() }\nstruct S { func keep(_ one: Any) {} }\n"))
        #expect(whole.errorText.contains("ListController's data source is gone"), "\(whole.errorText)")
    }
}
