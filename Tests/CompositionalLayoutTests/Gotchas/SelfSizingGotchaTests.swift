import LinuxUIKit
import Testing

/// Surprising behaviour of self-sizing layouts.
struct SelfSizingGotchaTests {
    private func heights(_ heights: [CGFloat]) -> LayoutContent.FittingSize {
        { element, proposal in CGSize(width: proposal.width, height: heights[element.item]) }
    }

    // C1
    @Test func edgeSpacingWorksWhereInsetsDoNot() throws {
        let cell = item(.fractionalWidth(1), .estimated(40), insets: 9)
        cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(5), trailing: nil, bottom: .fixed(7))
        let solved = try solve(
            NSCollectionLayoutSection(group: column(.estimated(100), [cell, cell])), items: [2], fitting: heights([30, 60]))
        #expect(solved.cells() == [rect(9, 5, 302, 30), rect(9, 47, 302, 60)])
        #expect(solved.contentSize.height == 114)
    }

    // C4
    @Test func aFixedGroupDoesNotGrowWithItsUniformSiblings() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)), count: 2)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [4], fitting: heights([31, 88, 20, 10]))
        #expect(solved.cells().map(\.minY) == [0, 0, 60, 60])
        #expect(solved.contentSize.height == 120)
    }

    // C15
    @Test func aSidewaysSectionGrowsWhenTallerGroupsScrollIntoView() throws {
        let group = row(.estimated(50), width: .absolute(200), [item(.fractionalWidth(1), .estimated(50))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let content = LayoutContent(itemCounts: [5, 1], fittingSize: heights([60, 80, 70, 120, 90]), measuring: .visible)
        var solved = try UICollectionViewCompositionalLayout(section: section).solve(in: .small, content: content)
        #expect(solved.cell(1, 0)?.minY == 80)
        try solved.scroll(section: 0, to: 400)
        #expect(solved.cell(1, 0)?.minY == 120)
        #expect(solved.cells().map(\.height) == [60, 80, 70, 120, 50])
        // Measured sizes are kept.
        try solved.scroll(section: 0, to: 0)
        #expect(solved.cell(1, 0)?.minY == 120)
    }

    // C27
    @Test func rowsMeasuredAboveTheViewMoveWhatItShowed() throws {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let content = LayoutContent(itemCounts: [100], fittingSize: { _, proposal in
            CGSize(width: proposal.width, height: 80)
        }, measuring: .visible)
        var solved = try UICollectionViewCompositionalLayout(section: section).solve(in: .small.scrolled(y: 2010), content: content)
        #expect(solved.cell(0, 40)?.minY == 2000)
        #expect(solved.contentSize.height == 5210)
        try solved.scroll(to: CGPoint(x: 0, y: 1810))
        // Four rows above it are 30 taller each: a host that keeps it in place scrolls by that amount.
        #expect(solved.cell(0, 40)?.minY == 2120)
        #expect(solved.contentSize.height == 5330)
    }

    // C30
    @Test(arguments: [LayoutContent.Measuring.everything, .visible])
    func sizesThatNeverAgreeEndTheSolvingAllTheSame(measuring: LayoutContent.Measuring) throws {
        // In a full row an item asks for a row of its own, and alone for a place in a full row.
        let group = row(.absolute(30), spacing: .fixed(10), [item(.estimated(40), .fractionalWidth(0.1))])
        let asked = Counter()
        let content = LayoutContent(itemCounts: [40], fittingSize: { _, proposal in
            asked.increment()
            return CGSize(width: proposal.height < 30 ? 300 : 10, height: 0)
        }, measuring: measuring)
        let solved = try UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            .solve(in: .small, content: content)
        #expect(solved.cells().count == 40)
        // An item is measured once for each proposed height: in rows of 6, of 1, of 16, and at the section's end.
        #expect(asked.value < 40 * 5)
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increment() { lock.withLock { count += 1 } }
}
