import LinuxUIKit
import Testing

struct QueryTests {
    private func badgedGrid() -> NSCollectionLayoutSection {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
            supplementaryItems: [badge("dot", [.top, .trailing], width: .absolute(30), height: .absolute(30))])
        cell.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let section = NSCollectionLayoutSection(group: row(.fractionalWidth(1 / 3), [cell]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.interGroupSpacing = 4
        section.boundarySupplementaryItems = [boundary("header", .absolute(40), .top), boundary("footer", .absolute(20), .bottom)]
        section.decorationItems = [.background(elementKind: "background")]
        return section
    }

    /// Low rows, which begin far below their section's start.
    private func lowRows() -> NSCollectionLayoutSection {
        let section = rows(.absolute(12))
        section.boundarySupplementaryItems = [boundary("header", .absolute(90), .top), boundary("footer", .absolute(70), .bottom)]
        return section
    }

    @Test(arguments: [false, true]) func aRectangleFindsWhatTheWholeHoldsThere(isLow: Bool) throws {
        let section = isLow ? lowRows() : badgedGrid()
        let solved = try solve(section, items: [10, 0, 7, 50, 1], configure: { $0.interSectionSpacing = 9 })
        let all = solved.elements()
        #expect(all.count == solved.elementCount)
        for top in stride(from: CGFloat(-100), through: solved.contentSize.height + 100, by: 53) {
            for height in [1.0, 37, 480] {
                let region = rect(20, top, 200, height)
                let expected = all.filter { $0.frame.minX < region.maxX && $0.frame.maxX > region.minX && $0.frame.minY < region.maxY && $0.frame.maxY > region.minY }
                #expect(solved.elements(in: region) == expected, "\(region)")
            }
        }
    }

    @Test func scrollingFromTheStartIsToTheLeftInAHorizontalRightToLeftLayout() throws {
        let section = NSCollectionLayoutSection(
            group: column(.fractionalHeight(1), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        for (viewport, offset) in [(LayoutViewport.small, 70), (.small.rightToLeft, 510)] as [(LayoutViewport, CGFloat)] {
            var solved = try solve(section, items: [9], in: viewport, direction: .horizontal)
            try solved.scroll(fromStartBy: 70)
            #expect(solved.contentOffset == CGPoint(x: offset, y: 0))
        }
    }

    @Test func contentWiderThanTheViewBeginsAtTheRightFromRightToLeft() throws {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(50), width: .absolute(500), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        let solved = try solve(section, items: [3], in: .small.rightToLeft)
        #expect(solved.contentOffset == CGPoint(x: 180, y: 0))
        #expect(solved.visibleBounds.maxX == 500)
    }

    @Test func unknownIdentitiesFindNothing() throws {
        let solved = try solve(badgedGrid(), items: [10, 0, 7], configure: {
            $0.boundarySupplementaryItems = [boundary("title", .absolute(40), .top)]
        })
        for id in [
            LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 10), .init(category: .cell, kind: nil, section: 1, item: 0),
            .init(category: .cell, kind: nil, section: 3, item: 0), .init(category: .cell, kind: nil, section: 0, item: -1),
            .init(category: .supplementary, kind: "dot", section: 0, item: 10),
            .init(category: .supplementary, kind: "header", section: 0, item: 1),
            .init(category: .supplementary, kind: "nothing", section: 0, item: 0),
            .init(category: .decoration, kind: "background", section: 0, item: 1),
            .init(category: .decoration, kind: "other", section: 0, item: 0),
        ] { #expect(solved.element(id) == nil) }
    }

    @Test func anAnchoredViewOnePastTheLastIsNone() throws {
        let badged = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .estimated(50)), supplementaryItems: [badge("dot", .top)])
        let grid = NSCollectionLayoutSection(group: row(.estimated(50), [badged]))
        let flowing = NSCollectionLayoutItem(
            layoutSize: size(.estimated(160), .absolute(50)), supplementaryItems: [badge("dot", .top)])
        let flow = NSCollectionLayoutSection(group: row(.absolute(50), [flowing]))
        let keep: LayoutContent.FittingSize = { _, proposal in proposal }
        // Rows of two, the last full or half full: by arithmetic, measured, and measured one by one.
        for count in [3, 4] {
            for solved in [
                try solve(grid, items: [count]), try solve(grid, items: [count], fitting: keep),
                try solve(flow, items: [count], fitting: keep),
            ] {
                #expect(solved.view("dot", 0, count - 1) != nil)
                for past in [count, count + 1, count + 2] { #expect(solved.view("dot", 0, past) == nil) }
            }
        }
    }

    /// Rows 10 points high, 20.4 apart, at scale 1: the second begins at 20.4, rounded to 20; the third ends at 50.8, rounded to
    /// 51.
    @Test func aQueryThatEndsWithinTheRoundingOfAnEdgeFindsTheElement() throws {
        let pixels = LayoutViewport(width: 320, height: 480, scale: 1)
        func section(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
            let section = NSCollectionLayoutSection(group: row(height, [item(.fractionalWidth(1), height)]))
            section.interGroupSpacing = 10.4
            return section
        }
        for solved in [
            try solve(section(.absolute(10)), items: [9], in: pixels),
            try solve(section(.estimated(10)), items: [9], in: pixels, fitting: { _, proposal in proposal }),
        ] {
            #expect(solved.cell(0, 1) == rect(0, 20, 320, 10) && solved.cell(0, 2) == rect(0, 41, 320, 10))
            #expect(solved.elements(in: rect(0, 15, 9, 5.2)).map(\.item) == [1])
            #expect(solved.elements(in: rect(0, 50.9, 9, 5)).map(\.item) == [2])
        }
        // The same for whole sections.
        let sections = try solve(rows(.absolute(10)), items: [1, 1, 1], in: pixels, configure: { $0.interSectionSpacing = 10.4 })
        #expect(sections.elements(in: rect(0, 15, 9, 5.2)).map(\.id.section) == [1])
        #expect(sections.elements(in: rect(0, 50.9, 9, 5)).map(\.id.section) == [2])
    }

    /// Columns of three items of 100 that begin 20 below each other; the last contains one item and is 100 long.
    @Test func aFullGroupThatEndsBeyondATrimmedLastOneIsFound() throws {
        let section = NSCollectionLayoutSection(group: column(.absolute(300), [item(.fractionalWidth(1), .absolute(100))]))
        section.interGroupSpacing = -280
        let solved = try solve(section, items: [7, 1])
        #expect(solved.sectionFrame(0) == rect(0, 0, 320, 140) && solved.cell(0, 5) == rect(0, 220, 320, 100))
        #expect(solved.elements(in: rect(0, 310, 9, 5)).map(\.item) == [5])
        #expect(solved.elements(in: rect(0, 321, 9, 5)).isEmpty)
    }

    /// A group trimmed from 300 to 100, whose view stays at the end of the whole group, over the next section.
    @Test func aViewOfATrimmedGroupIsFoundWhereTheWholeGroupEnds() throws {
        let group = column(.absolute(300), [item(.fractionalWidth(1), .absolute(100))])
        group.supplementaryItems = [badge("mark", .bottom)]
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [1, 1])
        #expect(solved.sectionFrame(0) == rect(0, 0, 320, 100) && solved.view("mark")?.frame == rect(150, 280, 20, 20))
        #expect(solved.elements(in: rect(150, 285, 9, 9)).map(\.kind) == ["mark"])
    }

    @Test func aTrimmedGroupIsNotLookedForBeyondItsEnd() throws {
        let trimmed = NSCollectionLayoutSection(group: column(.absolute(300), [item(.fractionalWidth(1), .absolute(100))]))
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? trimmed : rows(.absolute(50)) }
        let solved = try layout.solve(
            in: LayoutViewport.small.scrolled(y: 450), content: LayoutContent(itemCounts: [4, 30]))
        #expect(solved.sectionFrame(1).minY == 400 && solved.visibleElements().count == 10)
        // A row before and a row after, which rounding could bring into view, and none of the first section's.
        #expect(solved.visibleElementBound <= 12)
    }

    /// Rows of zero height whose items of 30 overlap.
    @Test func groupsOfNoExtentAreFoundWhereTheirItemsAre() throws {
        let section = NSCollectionLayoutSection(group: row(.absolute(0), [item(.fractionalWidth(0.5), .absolute(30))]))
        let solved = try solve(section, items: [5, 2])
        #expect(solved.contentSize.height == 0 && solved.cells() == [0, 160, 0, 160, 0].map { rect($0, 0, 160, 30) })
        #expect(solved.elements(in: rect(0, 10, 9, 9)).count == 4 && solved.elements(in: rect(0, 31, 9, 9)).isEmpty)
    }

    /// Measured rows of 30 that all begin at the same position.
    @Test func groupsThatAllBeginAtOnePlaceAreFoundThere() throws {
        let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9)
        let section = NSCollectionLayoutSection(group: row(height, [item(.fractionalWidth(0.5), .estimated(9))]))
        section.interGroupSpacing = -30
        let solved = try solve(section, items: [5], fitting: { _, proposal in CGSize(width: proposal.width, height: 30) })
        #expect(solved.contentSize.height == 30 && solved.cells().allSatisfy { $0.minY == 0 })
        #expect(solved.elements(in: rect(0, 10, 9, 9)).map(\.item) == [0, 2, 4])
    }

    @Test func aQueryWithoutLimitsFindsEverything() throws {
        let phone = LayoutViewport(width: 375, height: 812, scale: 3)
        for viewport in [phone, phone.rightToLeft] {
            let solved = try solve(badgedGrid(), items: [10, 0, 7], in: viewport)
            #expect(solved.elements(in: .infinite) == solved.elements())
            let half = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 9)
            for nowhere in [CGRect.null, rect(.nan, 0, 9, 9), rect(0, .nan, 9, 9), rect(0, 0, 9, .nan), half] {
                #expect(solved.elements(in: nowhere).isEmpty)
            }
        }
    }

    @Test func theBoundIsNoLessThanWhatIsVisible() throws {
        for offset in stride(from: CGFloat(0), to: 3000, by: 137) {
            let solved = try solve(badgedGrid(), items: [40, 40, 40], in: .small.scrolled(y: offset))
            let count = solved.visibleElements().count
            #expect(solved.visibleElementBound >= count)
            #expect(solved.visibleElementBound <= count + 40)
        }
    }

    @Test func elementsComeInDrawingOrder() throws {
        let solved = try solve(badgedGrid(), items: [3, 3])
        let order = solved.elements().map(\.zIndex)
        #expect(order == order.sorted())
    }

    @Test func rolesAreCountedWithoutFindingThem() throws {
        let solved = try solve(badgedGrid(), items: [4, 5])
        #expect(solved.roleCounts == [
            .cell: 9, .anchored: 9, .decoration: 2, .boundary(.top, isLayoutWide: false): 2,
            .boundary(.bottom, isLayoutWide: false): 2,
        ])
    }

    @Test func negativeSpacingsHideNothing() throws {
        let section = rows(.absolute(50))
        section.interGroupSpacing = -70
        let solved = try solve(section, items: [30, 30], configure: { $0.interSectionSpacing = -3000 })
        for element in solved.elements() { #expect(solved.elements(in: element.frame).contains(element)) }
        let overlapping = try solve(rows(.absolute(50)), items: Array(repeating: 1, count: 9), configure: { $0.interSectionSpacing = -130 })
        for element in overlapping.elements() { #expect(overlapping.elements(in: element.frame).contains(element)) }
    }

    // MARK: Any number of items

    @Test(arguments: [10, 100_000_000, 1_000_000_000_000])
    func theNumberOfItemsTakesNoTimeAndNoMemory(count: Int) throws {
        let viewport = LayoutViewport(width: 300, height: 600, scale: 3)
        let section = badgedGrid()
        let height = try solve(section, items: [count], in: viewport).contentSize.height
        let solved = try solve(section, items: [count], in: viewport.scrolled(y: max(0, height / 2)))
        #expect(solved.visibleElements().count < 60)
        let last = try #require(solved.cell(0, count - 1))
        // Groups of 96.667 with 4 between: (300 − 10) / 3 floored to thirds.
        let rowCount = (count + 2) / 3
        let expected = 45 + Double(rowCount - 1) * (290.0 / 3 + 4) + 3
        #expect(abs(Double(last.minY) - expected) < max(0.2, expected * 1e-12))
        #expect(solved.elementCount == count * 2 + 3)
    }

    // MARK: UIKit's results (B-Q2)

    private func attached(_ section: NSCollectionLayoutSection, items: [Int]) -> (UICollectionView, UICollectionViewCompositionalLayout) {
        let layout = UICollectionViewCompositionalLayout(section: section)
        return (host(layout, items: items), layout)
    }

    @Test func cellsAreFoundThroughTheirGroupsRect() throws {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
            [rect(0, 0, 10, 10), rect(0, 150, 10, 10)].map(NSCollectionLayoutGroupCustomItem.init(frame:))
        }
        let (view, layout) = attached(NSCollectionLayoutSection(group: group), items: [2])
        // The second cell is outside its group: it is found with the group, not at its own position.
        #expect(layout.layoutAttributesForElements(in: rect(0, 0, 320, 20))?.count == 2)
        #expect(layout.layoutAttributesForElements(in: rect(0, 140, 320, 40))?.isEmpty == true)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(0, 150, 10, 10))
        #expect(view.numberOfItems(inSection: 0) == 2)
    }

    @Test func touchingFindsDecorationsOnly() throws {
        let section = rows(.absolute(50))
        section.decorationItems = [.background(elementKind: "background")]
        let (view, layout) = attached(section, items: [1, 1])
        let found = try #require(layout.layoutAttributesForElements(in: rect(0, 50, 320, 0)))
        #expect(found.map(\.representedElementCategory) == [.decorationView, .decorationView])
        #expect(layout.layoutAttributesForElements(in: rect(0, 50, 320, 10))?.filter { $0.representedElementCategory == .cell }.map(\.indexPath) == [IndexPath(item: 0, section: 1)])
        #expect(view.collectionViewLayout === layout)
    }

    @Test func theHostsQuestionsAreAnsweredForItsBounds() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top, pins: true)]
        let (view, layout) = attached(section, items: [100])
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 5030))
        let path = IndexPath(item: 0, section: 0)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.frame.minY == 0)
        #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 100, 320, 480)))
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.frame.minY == 100)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.zIndex == 1_000_000_001)
        view.bounds.size.width = 200
        #expect(layout.layoutAttributesForItem(at: path)?.frame.width == 200)
        view.content.itemCounts = [3]
        #expect(layout.collectionViewContentSize.height == 180)
    }

    @Test func withoutPinnedItemsScrollingKeepsTheLayout() throws {
        let (view, layout) = attached(rows(.absolute(50)), items: [100])
        layout.prepare()
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 100, 320, 480)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 321, 480)))
        #expect(view.numberOfSections == 1)
    }

    @Test func configurationIsCopied() throws {
        let (view, layout) = attached(rows(.absolute(50)), items: [1, 1])
        let configuration = layout.configuration
        configuration.interSectionSpacing = 10
        #expect(layout.collectionViewContentSize.height == 100)
        layout.configuration = configuration
        #expect(layout.collectionViewContentSize.height == 110)
        configuration.interSectionSpacing = 99
        #expect(layout.collectionViewContentSize.height == 110)
        #expect(view.numberOfSections == 2)
    }

    // MARK: Right to left (B-H1, B-H2)

    @Test func rightToLeftIsAMirror() throws {
        let section = badgedGrid()
        section.contentInsets.leading = 40
        let left = try solve(section, items: [10, 3])
        let right = try solve(section, items: [10, 3], in: .small.rightToLeft)
        for (one, other) in zip(left.elements(), right.elements()) {
            #expect(one.id == other.id)
            #expect(other.frame.minX == 320 - one.frame.maxX && other.frame.minY == one.frame.minY)
        }
        let region = rect(0, 100, 60, 300)
        #expect(right.elements(in: region).map(\.id) == left.elements(in: rect(260, 100, 60, 300)).map(\.id))
    }

    @Test func aHorizontalLayoutStartsAtTheRight() throws {
        let section = NSCollectionLayoutSection(
            group: column(.fractionalHeight(1), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = [boundary("side", .fractionalHeight(1), width: .absolute(30), .leading, pins: true)]
        var mirrored = LayoutViewport.small.rightToLeft
        let solved = try solve(section, items: [9], in: mirrored, direction: .horizontal)
        #expect(solved.contentOffset == CGPoint(x: 610, y: 0))
        #expect(solved.cell(0, 0) == rect(800, 0, 100, 480))
        mirrored.safeAreaInsets = NSDirectionalEdgeInsets(top: 0, leading: 44, bottom: 0, trailing: 20)
        let beside = try solve(section, items: [9], in: mirrored, direction: .horizontal)
        // The leading safe area is free at the right of the side view, which is the content's end.
        #expect(beside.contentOffset == CGPoint(x: 654, y: 0) && beside.visibleBounds.maxX - 44 == beside.contentSize.width)
        mirrored.safeAreaInsets = .zero
        mirrored.contentOffset = CGPoint(x: 400, y: 0)
        #expect(try solve(section, items: [9], in: mirrored, direction: .horizontal).view("side")?.frame.maxX == 720)
    }
}
