import Goldens
import LinuxUIKit
import Testing

/// Oddities of a recorded layout: a line for each kind.
struct LayoutOdditiesTests {
    private func lines(
        _ frames: [CGRect], height: CGFloat = 100, scrolls: Bool = false, hides: Int? = nil, scale: CGFloat = 1
    ) throws -> [String] {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
        let section = NSCollectionLayoutSection(group: group)
        if scrolls { section.orthogonalScrollingBehavior = .continuous }
        let layout = try UICollectionViewCompositionalLayout(section: section).solve(
            in: LayoutViewport(width: 100, height: 200, scale: scale), content: LayoutContent(itemCounts: [2 * frames.count]))
        return LayoutOddities(layout) { $0.item == hides }.lines
    }

    @Test func cellsSideBySideAreNotOdd() throws {
        #expect(try lines([CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 50, y: 0, width: 50, height: 100)]) == [])
    }

    @Test func aLayoutWithoutElementsIsOdd() throws {
        #expect(try lines([]) == ["the layout has no elements"])
    }

    @Test func cellsWithoutAreaAreCounted() throws {
        let found = try lines([CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 50, y: 0, width: 0, height: 44)])
        #expect(found == ["2 elements have no area: first cell [0, 1], 0 × 44"])
    }

    @Test func cellsThatOverlapAreCountedInPairs() throws {
        let overlapping = [CGRect(x: 0, y: 0, width: 54, height: 100), CGRect(x: 50, y: 92, width: 50, height: 8)]
        #expect(try lines(overlapping) == ["2 pairs of cells overlap: first cell [0, 0] and cell [0, 1], by 4 × 8"])
        #expect(try lines(overlapping, hides: 1) == ["1 pair of cells overlaps: cell [0, 2] and cell [0, 3], by 4 × 8"])
        // The next group overlaps the previous one.
        let tall = try lines([CGRect(x: 0, y: 0, width: 100, height: 150)])
        #expect(tall.first == "1 pair of cells overlaps: cell [0, 0] and cell [0, 1], by 100 × 50")
    }

    @Test func rowsTooShortForTheirFirstItemAreCounted() throws {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .absolute(32))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        let widths: [CGFloat] = [80, 120, 343, 500, 90, 400]
        func lines(_ count: Int) throws -> [String] {
            LayoutOddities(try UICollectionViewCompositionalLayout(section: section).solve(
                in: LayoutViewport(width: 375, height: 400),
                content: LayoutContent(itemCounts: [count]) { CGSize(width: widths[$0.item], height: $1.height) })).lines
        }
        #expect(try lines(3) == [])
        #expect(try lines(5).first == "1 row is too short for the first item; UIKit may raise "
            + "\"cannot fit even a single item\": cell [0, 3], 500 wide in 343")
        #expect(try lines(6).first?.hasPrefix("2 rows are too short for the first item") == true)
    }

    @Test func cellsBeyondTheContentAreCounted() throws {
        #expect(try lines([CGRect(x: -20, y: 0, width: 50, height: 100)])
            == ["2 cells stick out of the content: first cell [0, 0], by 20 at the left"])
        #expect(try lines([CGRect(x: 0, y: 0, width: 50, height: 32)], height: 30)
            == ["1 pair of cells overlaps: cell [0, 0] and cell [0, 1], by 50 × 2",
                "1 cell sticks out of the content: cell [0, 1], by 2 at the bottom"])
    }

    @Test func cellsWhollyOutsideOfTheContentAreCounted() throws {
        let beside = [CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 150, y: 0, width: 50, height: 100)]
        #expect(try lines(beside) == ["2 elements are outside of the content, and never on the screen: first cell [0, 1], at (150, 0)"])
        #expect(try lines(beside, scrolls: true) == [])
        let above = [CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 0, y: -300, width: 50, height: 100)]
        #expect(try lines(above, scrolls: true).first?.hasPrefix("2 elements are outside") == true)
    }

    /// Edges are rounded to whole pixels.
    @Test(arguments: [2, 3] as [CGFloat]) func differencesOfAPixelAreNotOdd(scale: CGFloat) throws {
        let (pixel, full) = (1 / scale, CGRect(x: 0, y: 0, width: 50, height: 100))
        for (pixels, count) in [(1, 0), (2, 1)] as [(CGFloat, Int)] {
            let overlapping = [full, CGRect(x: 50 - pixels * pixel, y: 0, width: 40, height: 100)]
            #expect(try lines(overlapping, scale: scale).count == count)
            #expect(try lines([CGRect(x: 50, y: 0, width: 50 + pixels * pixel, height: 100)], scale: scale).count == count)
        }
    }

    /// A section that scrolls sideways may extend beyond the content along its row, but not across it.
    @Test func aSectionThatScrollsSidewaysIsNotOdd() throws {
        let full = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(try lines([full], scrolls: true) == [])
        #expect(try lines([CGRect(x: 0, y: 0, width: 100, height: 101)], scrolls: true).count == 1)
    }

    /// Rows of 100 × 40 points in sections with headers.
    private func layout(
        sections: [Int], spacing: CGFloat = 0, header: NSCollectionLayoutBoundarySupplementaryItem? = nil, badge: CGPoint? = nil
    ) throws -> SolvedLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
        let badges = badge.map { offset in
            [NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: offset))]
        }
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges ?? [])
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.boundarySupplementaryItems = [header].compactMap { $0 }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        return try UICollectionViewCompositionalLayout(section: section, configuration: configuration).solve(
            in: LayoutViewport(width: 100, height: 200), content: LayoutContent(itemCounts: sections))
    }

    @Test func cellsOfDifferentSectionsThatOverlapAreCounted() throws {
        #expect(try LayoutOddities(layout(sections: [2, 2])).lines == [])
        #expect(try LayoutOddities(layout(sections: [2, 2], spacing: -60)).lines
            == ["3 pairs of cells overlap: first cell [0, 0] and cell [1, 0], by 100 × 20"])
    }

    @Test func headersBeyondTheContentAreCountedAndBadgesAreNot() throws {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(130), heightDimension: .absolute(30)), elementKind: "header",
            alignment: .topLeading)
        #expect(try LayoutOddities(layout(sections: [1, 1], header: header)).lines
            == ["2 boundary items stick out of the content: first header [0, 0], by 30 at the right"])
        #expect(try LayoutOddities(layout(sections: [1, 1], badge: CGPoint(x: 10, y: -10))).lines == [])
    }

    /// In the middle of content that is scrolled past it; one at a side follows.
    @Test func aPinnedItemScrolledOffTheScreenIsOdd() throws {
        func lines(_ alignment: NSRectAlignment, pins: Bool = true, hides: Bool = false) throws -> [String] {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(400), heightDimension: .absolute(40))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)), elementKind: "header",
                alignment: alignment)
            header.pinToVisibleBounds = pins
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            section.boundarySupplementaryItems = [header]
            var viewport = LayoutViewport(width: 100, height: 200)
            viewport.contentOffset = CGPoint(x: 150, y: 0)
            let solved = try UICollectionViewCompositionalLayout(section: section)
                .solve(in: viewport, content: LayoutContent(itemCounts: [3, 3, 3]))
            return LayoutOddities(solved) { $0.category != .cell && hides }.lines
        }
        #expect(try lines(.top) == ["2 pinned items are outside the screen: first header [0, 0]"])
        #expect(try lines(.top, pins: false) == [] && lines(.topLeading) == [] && lines(.top, hides: true) == [])
    }

    /// Layers of cells, each of which overlaps the previous one and all of the layer below.
    @Test func manyPairsAreCounted() throws {
        let frames = (0..<600).map { CGRect(x: Double($0 % 300) * 2, y: 0, width: 4, height: $0 < 300 ? 100 : 50) }
        // 299 in each layer; 300 and twice 299 between them.
        #expect(try lines(frames, height: 100)[1] == "2992 pairs of cells overlap: first cell [0, 0] and cell [0, 1], by 2 × 100")
    }

    /// A note says that some elements were not examined; it is not an oddity.
    @Test func ofALargeLayoutTheScreenIsLookedAt() throws {
        let large = LayoutOddities(try layout(sections: [2, 300_000], spacing: -60))
        #expect(large.lines == ["3 pairs of cells overlap: first cell [0, 0] and cell [1, 0], by 100 × 20"])
        #expect(large.omission == "of 300002 elements, only those on the screen were checked for oddities")
        #expect(LayoutOddities(try layout(sections: [2])).omission == nil)
    }
}
