import SwiftSource
import Testing

/// The one rule for code that decides frames.
struct FrameCodeTests {
    /// - Parameter marked: a file with the first byte of a statement at `«`, which reaches to the end of its line.
    private func decides(_ marked: String) throws -> Bool {
        let parts = marked.split(separator: "«").map(String.init)
        try #require(parts.count == 2)
        let statement = parts[1].prefix { $0 != "\n" }
        let start = parts[0].utf8.count
        return SourceText(parts[0] + parts[1]).decidesFrames(start..<(start + statement.utf8.count))
    }

    @Test(arguments: [
        "section.interGroupSpacing = Metric.gap", "let layout = UICollectionViewFlowLayout()", "snapshot.appendItems(store.items)",
        "titleLabel.text = model.title", "view.addSubview(banner)", "banner.isHidden = store.isEmpty",
    ])
    func layoutsItemsAndTextsDecideFrames(statement: String) throws {
        #expect(try decides("class A: UIViewController {\n  func viewDidLoad() {\n    «\(statement)\n  }\n}"))
    }

    @Test(arguments: [
        "imageView.kf.setImage(with: url)", "Analytics.shared.track(title.text)", "view.backgroundColor = Theme.background",
        "router.showDetails(of: item)", "section.visibleItemsInvalidationHandler = { items, _, _ in fade(items) }",
    ])
    func coloursImagesAnalyticsAndNavigationDecideNone(statement: String) throws {
        #expect(try !decides("class A: UIViewController {\n  func viewDidLoad() {\n    «\(statement)\n  }\n}"))
    }

    @Test(arguments: ["func make() -> NSCollectionLayoutSection", "var height: CGFloat", "func numberOfSections(in view: UICollectionView) -> Int"])
    func allCodeOfWhatGivesALayoutALengthOrACountDecidesFrames(head: String) throws {
        #expect(try decides("class A {\n  \(head) {\n    «let a = Tool.run()\n    return b\n  }\n}"))
    }
}
