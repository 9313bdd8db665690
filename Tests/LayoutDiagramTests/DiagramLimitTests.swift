import LayoutDiagram
import LinuxUIKit
import VectorScene
import Testing

/// Limits of pictures: the last value that is accepted, and the first that is rejected.
struct DiagramLimitTests {
    /// Rows with the given item size, on a screen of 200 × 100 points.
    private func subject(items: Int, width: CGFloat = 1, height: CGFloat = 1) throws -> DrawableLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let solved = try layout.solve(
            in: LayoutViewport(width: 200, height: 100), content: LayoutContent(itemCounts: [items]))
        return DrawableLayout(layout: solved, title: "")
    }

    @Test func atMost20000ElementsAreDrawnWhole() throws {
        #expect(throws: Never.self) { try Diagram(subject(items: 20_000), style: .plain, content: .whole).picture() }
        #expect(throws: DiagramError.tooManyElements(count: 20_001, limit: 20_000)) {
            try Diagram(subject(items: 20_001), style: .plain, content: .whole).picture()
        }
        #expect(throws: DiagramError.tooManyElements(count: 20_001, limit: 20_000)) {
            try Diagram(subject(items: 20_001), style: .blueprint, content: .whole).picture()
        }
    }

    @Test func atMost20000ElementsAreDrawnOfAScreen() throws {
        // A hundred rows of 200, and one more cell in the first row.
        #expect(throws: Never.self) { try Diagram(subject(items: 30_000), style: .plain).picture() }
        #expect(throws: DiagramError.tooManyVisibleElements(limit: 20_000)) {
            try Diagram(subject(items: 30_000, width: 200 / 201), style: .plain).picture()
        }
    }

    /// Views anchored to items count, too, in the groups that a blueprint and an exploded picture show.
    @Test(arguments: [DiagramStyle.blueprint, .exploded])
    func theViewsOfGroupsAreCounted(style: DiagramStyle) throws {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9))
        let badges = (0..<30).map {
            NSCollectionLayoutSupplementaryItem(layoutSize: whole, elementKind: "k\($0)", containerAnchor: .init(edges: .top))
        }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0.25), heightDimension: .absolute(9))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
        let solved = try UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            .solve(in: LayoutViewport(width: 200, height: 100), content: LayoutContent(itemCounts: [800]))
        #expect(throws: DiagramError.tooManyElementsInGroups(limit: 20_000)) {
            try Diagram(DrawableLayout(layout: solved, title: ""), style: style).picture()
        }
    }

    @Test func aPicturesSideHasALastValue() throws {
        func height(_ length: CGFloat) throws -> Double {
            try Diagram(subject(items: 1, height: length), style: .plain, content: .whole).picture().size.height
        }
        #expect(try height(100_000) == DiagramLimits.side)
        #expect(throws: DiagramError.tooLarge(width: 200, height: 100_001, limit: 100_000)) { try height(100_001) }
    }
}
