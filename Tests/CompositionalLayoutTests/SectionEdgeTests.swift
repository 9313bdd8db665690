import LinuxUIKit
import Testing
@testable import CompositionalLayout

/// Rules of a section that matter only with missing, protruding or differing elements.
struct SectionEdgeTests {
    // MARK: Runs

    /// Without a full group beside it, missing subitems do not count.
    @Test func aSingleGroupIsAsHighAsWhatItHolds() throws {
        let group = row(.estimated(99), [item(.absolute(50), .absolute(30)), item(.absolute(50), .absolute(80))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        #expect(try [1, 2, 3].map { try solve(section, items: [$0]).contentSize.height } == [30, 80, 80])
    }

    @Test func aViewIsFoundFarBelowItsGroup() throws {
        let flag = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "flag",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 230)))
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [flag])
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(50), [cell])), items: [12])
        for item in 0..<12 {
            let view = try #require(solved.view("flag", 0, item))
            #expect(view.frame.minY == CGFloat(item) * 50 + 260)
            #expect(solved.elements(in: view.frame).contains(view), "\(item)")
        }
    }

    /// Frames are compared after rounding to pixels.
    @Test func whatIsVisibleOfARowIsDecidedByItsRoundedFrames() throws {
        let group = row(.absolute(50), width: .absolute(99.6), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let solved = try solve(section, items: [3], in: LayoutViewport(width: 100, height: 100, scale: 1))
        // The second begins at 99.6, rounded to 100.
        #expect(solved.cell(0, 1)?.minX == 100)
        #expect(solved.visibleElements().map(\.item) == [0])
    }

    // MARK: Pinning and paging

    @Test func aPinnedHeaderStopsAtTheFirstOfSeveralFooters() throws {
        for footers in [[0.0, 30], [30, 0]] {
            let section = rows(.absolute(50))
            section.boundarySupplementaryItems = [boundary("header", .absolute(40), .top, pins: true)]
                + footers.enumerated().map { boundary("footer\($0)", .absolute(30), .bottom, offset: CGPoint(x: 0, y: $1)) }
            let solved = try solve(section, items: [20], in: .small.scrolled(y: 1020))
            // The first footer begins at 40 + 1000.
            #expect(solved.view("header")?.frame.maxY == 1040)
        }
    }

    @Test func aGroupIsCentredByItsOwnExtent() throws {
        let group = row(.absolute(50), width: .absolute(300), [item(.absolute(100), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let scrolling = try #require(try solve(section, items: [4]).orthogonalScrolling(ofSection: 0))
        // The last group holds one item of 100 points: its middle, at 350, comes to the screen's, at 160.
        #expect((0..<scrolling.restCount).map(scrolling.restOffset) == [-10, 190])
    }

    // MARK: Lists

    private func list(
        _ items: [Int], change: (inout UICollectionLayoutListConfiguration) -> Void
    ) throws -> SolvedLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.metrics = .iOS26
        change(&configuration)
        return try UICollectionViewCompositionalLayout.list(using: configuration).solve(
            in: LayoutViewport(width: 320, height: 480, scale: 2), content: LayoutContent(itemCounts: items))
    }

    private func separators(_ solved: SolvedLayout) -> [CGRect] {
        solved.elements().filter { $0.role == .separator }.map(\.frame)
    }

    @Test func separatorsAreCountedOnceHoweverFewTheRows() throws {
        for count in 0...3 {
            let solved = try list([count]) { configuration in
                configuration.separatorConfiguration.topSeparatorVisibility = .visible
                configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
            }
            #expect(separators(solved).count == 2 * count)
            #expect(solved.roleCounts[.separator, default: 0] == 2 * count && solved.elementCount == 3 * count)
        }
    }

    @Test func aSeparatorWithInsetsWiderThanItsRowHasNoWidth() throws {
        let solved = try list([2]) { configuration in
            configuration.separatorConfiguration.bottomSeparatorInsets =
                NSDirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 100)
        }
        // The row is 288 points wide.
        #expect(separators(solved).map(\.size.width) == [0] && separators(solved).map(\.origin.x) == [216])
    }

    /// 16 points at both sides of a row of 288, beside sides of 16.
    @Test func eachEdgeOfASeparatorIsAutomaticOnItsOwn() throws {
        func separator(_ change: (inout NSDirectionalEdgeInsets) -> Void) throws -> CGRect? {
            separators(try list([2]) { change(&$0.separatorConfiguration.bottomSeparatorInsets) }).first
        }
        func sides(_ rect: CGRect?) -> [CGFloat] { rect.map { [$0.minX - 16, 304 - $0.maxX] } ?? [] }
        #expect(sides(try separator { _ in }) == [16, 16])
        #expect(sides(try separator { $0.leading = 40 }) == [40, 16])
        #expect(sides(try separator { $0.trailing = 50 }) == [16, 50])
        #expect(sides(try separator { insets in (insets.leading, insets.trailing) = (40, 50) }) == [40, 50])
    }
}
