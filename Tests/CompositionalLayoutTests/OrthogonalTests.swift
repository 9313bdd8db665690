import LinuxUIKit
import Testing

struct OrthogonalTests {
    private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The section of worked example D25.
    private func section(_ behavior: Behavior) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.8), .absolute(120)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func scrolling(
        _ behavior: Behavior, items: Int = 6, in viewport: LayoutViewport = LayoutViewport(width: 375, height: 812, scale: 3)
    ) throws -> OrthogonalScrolling {
        try #require(try solve(section(behavior), items: [items], in: viewport).orthogonalScrolling(ofSection: 0))
    }

    private func rests(_ scrolling: OrthogonalScrolling) -> [CGFloat] {
        (0..<scrolling.restCount).map(scrolling.restOffset)
    }

    @Test func aRowScrollsUntilItsLastGroupEnds() throws {
        let scrolling = try scrolling(.continuous)
        #expect(scrolling.contentExtent == 1850)
        #expect(scrolling.viewportExtent == 343)
        #expect(scrolling.offsetRange == 0...1507)
        #expect(rests(scrolling) == [0, 1507])
    }

    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging])
    func groupsRestAtTheirLeadingEdges(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        #expect(rests(try scrolling(behavior)) == [0, 310, 620, 930, 1240, 1507])
        let wide = LayoutViewport(width: 1024, height: 1366, scale: 2)
        #expect(rests(try scrolling(behavior, in: wide)) == [0, 829, 1658, 2487, 3316, 3972])
    }

    @Test func ofTwoRestPositionsEquallyNearTheLeadingOneIsTaken() throws {
        let scrolling = try scrolling(.continuousGroupLeadingBoundary)
        for (offset, index) in [(155, 0), (465, 1), (1085, 3)] as [(CGFloat, Int)] {
            #expect(scrolling.restIndex(nearest: offset) == index)
            #expect(scrolling.restIndex(nearest: offset + 0.25) == index + 1)
            #expect(scrolling.targetOffset(forProposed: offset) == CGFloat(index) * 310)
        }
    }

    @Test func pagesAreAsWideAsWhatCanBeSeen() throws {
        #expect(rests(try scrolling(.paging)) == [0, 343, 686, 1029, 1372, 1507])
        let wide = LayoutViewport(width: 1024, height: 1366, scale: 2)
        #expect(rests(try scrolling(.paging, in: wide)) == [0, 992, 1984, 2976, 3968, 3972])
    }

    /// Three groups as wide as the view: half a point of space makes the row end a point before a page, with it, or after it.
    @Test(arguments: [
        (-0.5, [0, 300, 599], [0, 299.5, 599]), (0, [0, 300, 600], [0, 300, 600]), (0.5, [0, 300, 600, 601], [0, 300.5, 601]),
    ] as [(CGFloat, [CGFloat], [CGFloat])])
    func aRowThatEndsWithAPageHasNoRestBeyondIt(spacing: CGFloat, pages: [CGFloat], groups: [CGFloat]) throws {
        for (behavior, expected) in [
            (Behavior.paging, pages), (.groupPaging, groups), (.continuousGroupLeadingBoundary, groups), (.groupPagingCentered, groups),
            (.continuous, [0, groups[2]]),
        ] {
            let section = NSCollectionLayoutSection(
                group: row(.absolute(50), width: .absolute(300), [item(.fractionalWidth(1), .fractionalHeight(1))]))
            section.interGroupSpacing = spacing
            section.orthogonalScrollingBehavior = behavior
            let solved = try solve(section, items: [3], in: LayoutViewport(width: 300, height: 480, scale: 2))
            #expect(rests(try #require(solved.orthogonalScrolling(ofSection: 0))) == expected, "\(behavior)")
            // One page has one rest.
            let one = try solve(section, items: [1], in: LayoutViewport(width: 300, height: 480, scale: 2))
            #expect(rests(try #require(one.orthogonalScrolling(ofSection: 0))) == [0], "\(behavior)")
        }
    }

    @Test func theSafeAreaIsNoPartOfAPage() throws {
        func section(_ behavior: Behavior) -> NSCollectionLayoutSection {
            let section = NSCollectionLayoutSection(
                group: row(.absolute(50), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
            section.orthogonalScrollingBehavior = behavior
            return section
        }
        var viewport = LayoutViewport.small
        viewport.safeAreaInsets.leading = 30
        viewport.safeAreaInsets.trailing = 10
        let paging = try #require(try solve(section(.paging), items: [10], in: viewport).orthogonalScrolling(ofSection: 0))
        #expect(paging.viewportExtent == 280)
        #expect(rests(paging) == [0, 280, 560, 720])
        let centred = try solve(section(.groupPagingCentered), items: [10], in: viewport)
        #expect(centred.orthogonalScrolling(ofSection: 0)?.initialOffset == -90)
    }

    @Test func centredGroupsRestInTheMiddle() throws {
        let scrolling = try scrolling(.groupPagingCentered)
        #expect(rests(scrolling) == [-21.5, 288.5, 598.5, 908.5, 1218.5, 1528.5])
        #expect(scrolling.offsetRange == -21.5...1528.5)
    }

    @Test func aCentredSectionOpensWithItsFirstGroupInTheMiddle() throws {
        let solved = try solve(section(.groupPagingCentered), items: [6], in: LayoutViewport(width: 375, height: 812, scale: 3))
        let first = try #require(solved.element(.init(category: .cell, kind: nil, section: 0, item: 0)))
        #expect(first.frame == rect(16, 10, 300, 120))
        #expect(solved.presentationFrame(of: first).midX == 187.5)
    }

    @Test func aRowThatFitsDoesNotScroll() throws {
        for behavior in [Behavior.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging] {
            let scrolling = try scrolling(behavior, items: 1)
            #expect(scrolling.offsetRange == 0...0)
            #expect(rests(scrolling) == [0])
            #expect(scrolling.targetOffset(forProposed: 500, velocity: 1) == 0)
        }
        #expect(try scrolling(.groupPaging, items: 0).restCount == 1)
        #expect(try scrolling(.groupPagingCentered, items: 0).offsetRange == 0...0)
    }

    @Test func continuousScrollingEndsAnywhereInItsRange() throws {
        let free = try scrolling(.continuous)
        #expect(free.targetOffset(forProposed: 123.4, velocity: 3) == 123.4)
        #expect(free.targetOffset(forProposed: 9000) == 1507)
        #expect(free.targetOffset(forProposed: -40) == 0 && free.targetOffset(forProposed: -40, velocity: -3) == 0)
    }

    @Test func scrollingToABoundaryEndsAtTheNearestGroup() throws {
        let boundary = try scrolling(.continuousGroupLeadingBoundary)
        #expect(boundary.targetOffset(forProposed: 700, velocity: 2, from: 0) == 620)
        #expect(boundary.targetOffset(forProposed: 1400) == 1507)
    }

    @Test func pagingByGroupsGoesOneGroupAtMost() throws {
        let pages = try scrolling(.groupPaging)
        #expect(pages.targetOffset(forProposed: 1000, velocity: 2, from: 0) == 310)
        #expect(pages.targetOffset(forProposed: 1000, velocity: 0, from: 0) == 310)
        #expect(pages.targetOffset(forProposed: 100, velocity: 0, from: 0) == 0)
        #expect(pages.targetOffset(forProposed: 250, velocity: -1, from: 320) == 0)
        #expect(pages.targetOffset(forProposed: 1600, velocity: 1, from: 1507) == 1507)
    }

    @Test func groupsOfDifferentWidthsRestAtTheirOwnEdges() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .absolute(50)), subitems: [item(.estimated(100), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPaging
        let widths: [CGFloat] = [200, 50, 300, 120, 80]
        let solved = try solve(section, items: [5], fitting: { element, _ in CGSize(width: widths[element.item], height: 1) })
        let scrolling = try #require(solved.orthogonalScrolling(ofSection: 0))
        #expect(rests(scrolling) == [0, 210, 270, 470])
    }

    @Test func sectionsOfAHorizontalLayoutScrollVertically() throws {
        let group = column(.absolute(100), width: .absolute(80), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.contentInsets.top = 20
        let solved = try solve(section, items: [10], direction: .horizontal)
        let scrolling = try #require(solved.orthogonalScrolling(ofSection: 0))
        #expect(scrolling.offsetRange == 0...540)
        #expect(rests(scrolling) == [0, 100, 200, 300, 400, 500, 540])
        #expect(solved.contentSize == CGSize(width: 80, height: 480))
    }

    @Test func restPositionsOfAHundredMillionGroupsAreFoundAtOnce() throws {
        let scrolling = try scrolling(.groupPaging, items: 100_000_000)
        #expect(scrolling.restCount == 100_000_000)
        #expect(scrolling.restOffset(50_000_000) == 15_500_000_000)
        #expect(scrolling.targetOffset(forProposed: 15_500_000_100) == 15_500_000_000)
    }

    @Test func scrollingSidewaysShowsOtherElements() throws {
        var solved = try solve(section(.groupPaging), items: [6], in: LayoutViewport(width: 375, height: 812, scale: 3))
        #expect(solved.visibleElements().map(\.item) == [0, 1])
        try solved.scroll(section: 0, to: 620)
        #expect(solved.visibleElements().map(\.item) == [1, 2, 3])
    }

    @Test func sectionsThatDoNotScrollHaveNoRests() throws {
        #expect(try solve(section(.none), items: [3]).orthogonalScrolling(ofSection: 0)?.restCount == nil)
    }

    /// With edge spacing before the first group, gaps and insets: resting at a position puts its group where the behaviour says.
    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered])
    func aGroupRestsAtItsLeadingEdgeOrCentred(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        for (edge, gap, inset) in [(0, 0, 0), (17, 0, 0), (5, 10, 16), (23, 7, 31)] as [(CGFloat, CGFloat, CGFloat)] {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(80))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(edge), top: nil, trailing: nil, bottom: nil)
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = gap
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
            let layout = try solve(section, items: [6], in: LayoutViewport(width: 375, height: 812, scale: 3))
            let scrolling = try #require(layout.orthogonalScrolling(ofSection: 0))
            for index in 0..<scrolling.restCount {
                let rest = scrolling.restOffset(index)
                let group = try #require(layout.elements().first { $0.indexPath == IndexPath(item: index, section: 0) }).frame
                let isCentred = behavior == .groupPagingCentered
                let place = (isCentred ? group.midX : group.minX) - rest
                if isCentred || rest < scrolling.offsetRange.upperBound {
                    #expect(abs(place - (isCentred ? 375 / 2 : inset + edge)) < 0.34, "\(edge) \(gap) \(inset) \(index)")
                }
            }
        }
    }
}
