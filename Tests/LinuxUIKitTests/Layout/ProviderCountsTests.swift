import Testing
import UIKit

/// A section provider that asks a collection view for its counts gets those of the items that are laid out.
struct ProviderCountsTests {
    private let layout: UICollectionViewCompositionalLayout
    private let view: UICollectionView

    /// Rows as high as their section's item count; 1 point for an empty section.
    init() {
        weak var asked: UICollectionView?
        let made = UICollectionViewCompositionalLayout { section, _ in
            rows(height: CGFloat(max(1, asked?.numberOfItems(inSection: section) ?? 0)))
        }
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: UICollectionViewLayout())
        (layout, asked) = (made, view)
    }

    private func heights(_ layout: UICollectionViewLayout, _ counts: [Int]) throws -> [CGFloat?] {
        let solved = try layout.solve(in: Device.iPhoneSE.viewport, content: LayoutContent(itemCounts: counts))
        return counts.indices.map { section in solved.elements().first { $0.section == section }?.frame.height }
    }

    @Test func aProviderSeesTheCountsThatItsLayoutIsSolvedFor() throws {
        view.collectionViewLayout = layout
        for own in [[], [0], [9], [9, 9, 9, 9]] {
            view.content = LayoutContent(itemCounts: own)
            #expect(try heights(layout, [3, 12, 5]) == [3, 12, 5], "its own counts are \(own)")
        }
    }

    @Test func aViewOfAnotherLayoutHasTheSolvedCountsOnlyWithoutItemsOfItsOwn() throws {
        #expect(try heights(layout, [3, 12]) == [3, 12])
        view.content = LayoutContent(itemCounts: [0, 0])
        #expect(try heights(layout, [3, 12]) == [3, 12])
        view.content = LayoutContent(itemCounts: [7])
        #expect(try heights(layout, [3, 12]) == [7, 1])
    }

    @Test func theViewHasItsOwnCountsAfterSolving() throws {
        view.collectionViewLayout = layout
        view.content = LayoutContent(itemCounts: [2, 4])
        _ = try heights(layout, [3, 12, 5])
        #expect(view.numberOfSections == 2 && (0..<2).map(view.numberOfItems) == [2, 4])
    }

    @Test func aSectionThatDoesNotExistHasNoItems() {
        view.content = LayoutContent(itemCounts: [2])
        #expect([-1, 1, 5].map(view.numberOfItems) == [0, 0, 0])
    }
}
