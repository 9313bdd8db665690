import LayoutComparison
import LayoutDocument
import LinuxUIKit
import Testing

/// Estimated sizes that nothing decides.
struct UndecidedSizeTests {
    private func group(_ width: String, _ height: String, more: String = "") -> String {
        """
        group:
          vertical: [{item: {width: \(width), height: \(height)\(more)}}]
          width: fractionalWidth(1)
          height: estimated(30)
        """
    }

    private func lines(_ solved: SolvedLayout) -> [String] { solved.undecidedSizes.map(\.description) }

    @Test(arguments: [
        ("fractionalWidth(1)", "estimated(30)", "height, and the estimate 30 is"), ("estimated(50)", "30", "width, and the estimate 50 is"),
        ("estimated(50)", "estimated(30.5)", "size, and the estimate 50 × 30.5 is"),
    ])
    func anEstimateThatNothingReplacesIsUndecided(width: String, height: String, words: String) throws {
        for items in ["3", "{count: 3, title: Row}"] {
            let solved = try section("items: \(items)\n\(group(width, height))")
            #expect(lines(solved) == ["cell [0, 0]: nothing decides its \(words) kept (and 2 more like it)"])
            #expect(solved.elements().allSatisfy { !solved.doubt(of: $0.id).isEmpty })
        }
    }

    /// The layout itself decides these lengths (B-E7, B-E9, B-T1).
    @Test(arguments: [
        "group: {vertical: [{item: {width: 9, height: fractionalHeight(1)}}], width: 9, height: estimated(30)}",
        "group: {vertical: [{item: {width: 9, height: estimated(9)}}], count: 2, width: 9, height: estimated(30)}",
        "list: {appearance: plain, headerMode: supplementary, header: {title: Head}}",
    ])
    func fractionsOfEstimatesAndRowsOfListsAreDecided(layout: String) throws {
        #expect(lines(try section("items: 2\n\(layout)")).isEmpty)
        #expect(lines(try section("items: [{text: i}, Two]\n\(layout)")).isEmpty)
    }

    @Test func onlyItemsWithoutTextAndGivenSizeAreUndecided() throws {
        let items = "[{text: i}, {fitting: {width: 9, height: 9}}, {fitting: {width: 9}}, {fitting: {height: 9}}, Title]"
        let solved = try section("items: \(items)\n\(group("estimated(50)", "estimated(30)"))")
        #expect(solved.elements().map { solved.doubt(of: $0.id).intersection(.undecided) }
            == [[], [], .undecidedHeight, .undecidedWidth, .undecided])
    }

    @Test func viewsAreCountedByKind() throws {
        let badge = ", supplementaryItems: [{kind: badge, width: estimated(9), height: 9, containerAnchor: [top]}]"
        let views = "header: {kind: head, height: estimated(9)}\nfooter: {kind: foot, height: estimated(9), text: i}"
        let solved = try section("items: 3\nrepeat: 2\n\(views)\n\(group("9", "9", more: badge))")
        #expect(lines(solved) == [
            "badge [0, 0]: nothing decides its width, and the estimate 9 is kept (and 5 more like it)",
            "head [0, 0]: nothing decides its height, and the estimate 9 is kept (and 1 more like it)",
        ])
        #expect(try section("items: 5\n" + group("9", "9").replacing("height: estimated(30)", with: "height: 30")).undecidedSizes.isEmpty)
    }

    @Test func theLastGroupMayHoldFewer() throws {
        let pair = """
            group:
              horizontal: [{item: {width: fractionalWidth(0.5), height: 9}}, {item: {width: fractionalWidth(0.5), height: estimated(9)}}]
              width: fractionalWidth(1)
              height: 20
            """
        #expect(lines(try section("items: 5\n\(pair)")) == ["cell [0, 1]: nothing decides its height, and the estimate 9 is kept (and 1 more like it)"])
        #expect(lines(try section("items: 1\n\(pair)")).isEmpty)
    }

    @Test(arguments: 0...3) func anEstimateIsUndecidedAtEveryDepthOfNestedGroups(depth: Int) throws {
        let item = "{item: {width: fractionalWidth(1), height: estimated(30)}}"
        let nested = (0..<depth).reduce(item) { inner, _ in
            "{group: {horizontal: [\(inner)], width: fractionalWidth(1), height: estimated(30)}}"
        }
        let solved = try section("items: 3\ngroup: {vertical: [\(nested)], width: fractionalWidth(1), height: estimated(30)}")
        #expect(lines(solved) == ["cell [0, 0]: nothing decides its height, and the estimate 30 is kept (and 2 more like it)"])
        #expect(solved.elements().allSatisfy { solved.doubt(of: $0.id) == .undecidedHeight })
    }

    /// As in UIKit, elements outside of the view have not been asked.
    @Test func contentMeasuredOnDemandIsUndecidedWhereItWasAsked() throws {
        let built = try document("galley: 1\nviewport: {width: 320, height: 100}\nsections:\n  - items: 100\n    "
            + group("9", "estimated(30)").replacing("\n", with: "\n    ")).build()
        let content = LayoutContent(itemCounts: [100], fittingSize: { element, size in element.item == 1 ? size : nil }, measuring: .visible)
        var solved = try built.layout.solve(in: built.viewport, content: content)
        #expect(solved.undecidedSizes.map(\.count) == [3])
        try solved.scroll(fromStartBy: 100)
        #expect(solved.undecidedSizes.map(\.count) == [6] && solved.doubt(of: solved.elements()[50].id).isEmpty)
    }

    @Test func aSubclassOfTheLayoutDecidesWhatItResizes() throws {
        final class Rows: UICollectionViewCompositionalLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    if attributes.indexPath.item > 0 { attributes.size.height = 40 } else { attributes.alpha = 0.5 }
                    return attributes
                }
            }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let layout = Rows(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
        let solved = try layout.solve(in: LayoutViewport(width: 320, height: 480), content: LayoutContent(itemCounts: [3]))
        #expect(lines(solved) == ["cell [0, 0]: nothing decides its height, and the estimate 30 is kept"])
        #expect((0..<3).map { solved.doubt(of: .init(category: .cell, kind: nil, section: 0, item: $0)) } == [.undecidedHeight, [], []])
    }
}
