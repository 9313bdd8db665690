import Testing
import UIKit

/// Layouts that an app writes from scratch.
struct OwnLayoutTests {
    /// Two columns, each item in the shorter one, which has a decoration behind it.
    private final class Waterfall: UICollectionViewLayout {
        private var cells: [UICollectionViewLayoutAttributes] = []
        private var heights: [CGFloat] = [0, 0]

        override func prepare() {
            guard let view = collectionView else { return }
            (cells, heights) = ([], [0, 0])
            for section in 0..<view.numberOfSections {
                for item in 0..<view.numberOfItems(inSection: section) {
                    let column = heights[0] <= heights[1] ? 0 : 1
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                    attributes.frame = CGRect(x: CGFloat(column) * 50, y: heights[column], width: 50, height: CGFloat(20 + item * 10))
                    attributes.alpha = item == 1 ? 0.5 : 1
                    heights[column] = attributes.frame.maxY
                    cells.append(attributes)
                }
            }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.max() ?? 0) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let column = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "column", with: IndexPath(item: 0, section: 0))
            column.frame = CGRect(x: 50, y: 0, width: 50, height: heights[1])
            column.zIndex = -1
            return cells.filter { $0.frame.intersects(rect) } + [column]
        }
    }

    private func solved(_ items: [Int]) throws -> SolvedLayout {
        try Waterfall().solve(in: LayoutViewport(width: 100, height: 60, scale: 1), content: LayoutContent(itemCounts: items))
    }

    @Test func frameIsTheLayoutsOwn() throws {
        let solved = try solved([4])
        #expect(solved.cellFrames(inSection: 0) == [
            CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 50, y: 0, width: 50, height: 30),
            CGRect(x: 0, y: 20, width: 50, height: 40), CGRect(x: 50, y: 30, width: 50, height: 50),
        ])
        #expect(solved.contentSize == CGSize(width: 100, height: 80))
        #expect(solved.elements().map(\.alpha) == [1, 1, 0.5, 1, 1])
        #expect(solved.elements().first?.category == .decoration)
    }

    @Test func sectionsMayOverlap() throws {
        let solved = try solved([2, 2])
        #expect(solved.cellFrames(inSection: 1) == [
            CGRect(x: 0, y: 20, width: 50, height: 20), CGRect(x: 50, y: 30, width: 50, height: 30),
        ])
    }

    @Test func visibleElementsAreThoseOnTheScreen() throws {
        var solved = try solved([8])
        #expect(solved.visibleElements().filter { $0.category == .cell }.map(\.item) == [0, 1, 2, 3])
        try solved.scroll(fromStartBy: 60)
        #expect(solved.visibleElements().filter { $0.category == .cell }.map(\.item) == [3, 4, 5])
    }

    @Test func elementOfNoItemIsAnError() {
        final class Strange: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))]
            }
        }
        #expect(throws: LayoutError.self) {
            try Strange().solve(in: LayoutViewport(width: 100, height: 60, scale: 1), content: LayoutContent(itemCounts: [1]))
        }
    }
}
