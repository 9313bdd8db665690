import LinuxUIKit
import Testing

/// Surprising behaviour of a layout in a collection view.
struct HostGotchaTests {
    // C12
    @Test func aViewLaidOutBeforeItHasASizeIsSolvedOnceItHas() {
        let group = row(.fractionalHeight(0.5), [item(.absolute(100), .fractionalHeight(1))])
        let view = host(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [4], size: .zero)
        view.layoutIfNeeded()
        #expect(view.contentSize == .zero && view.indexPathsForVisibleItems.isEmpty)
        view.bounds.size = CGSize(width: 320, height: 480)
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 320, height: 480))
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    }

    // C16
    @Test func sidewaysScrollingAndTheViewsScrollingAreTwoOffsets() throws {
        let told = Offsets()
        let group = row(.absolute(100), width: .absolute(200), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { _, offset, _ in told.offsets.append(offset.x) }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = host(layout, items: [5])
        view.contentOffset.y = 30
        view.layoutIfNeeded()
        view.orthogonalContentOffsets = [0: 140]
        view.layoutIfNeeded()
        // The first group begins in the middle, (320 − 200) / 2 from the edge.
        #expect(told.offsets == [-60, 140])
        #expect(view.contentOffset == CGPoint(x: 0, y: 30))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(200, 0, 200, 100))
    }

    // C24, C42
    @Test func aSectionThatIsGoneIsNotAskedAboutOnRotation() {
        let store = Store()
        store.rowHeights = [50, 70]
        let layout = UICollectionViewCompositionalLayout { index, _ in
            store.asked.append(index)
            return store.rowHeights.indices.contains(index) ? rows(.absolute(store.rowHeights[index])) : nil
        }
        let view = host(layout, items: [2, 3])
        #expect(view.contentSize.height == 310)
        store.rowHeights.removeLast()
        view.content.itemCounts = [2]
        #expect(view.contentSize == CGSize(width: 320, height: 100))
        view.bounds.size = CGSize(width: 480, height: 320)
        #expect(view.contentSize == CGSize(width: 480, height: 100))
        #expect(store.asked == [0, 1, 0, 0])
    }

    // C28
    @Test func enlargedAttributesAreNotFedBack() {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let layout = EnlargingLayout(section: section)
        let view = host(layout, items: [4], fitting: { _, proposal in proposal })
        let path = IndexPath(item: 1, section: 0)
        for _ in 0..<3 {
            view.layoutIfNeeded()
            #expect(view.contentSize.height == 200)
            #expect(layout.layoutAttributesForItem(at: path)?.frame == rect(0, 50, 320, 60))
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [path])
            layout.invalidateLayout(with: context)
        }
    }

    #if compiler(>=6.2)
    // C30
    @Test func aViewThatNeverSettlesGivesUp() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
            let layout = RestlessLayout(section: section)
            host(layout, items: [4], fitting: { _, proposal in CGSize(width: proposal.width, height: 70) }).layoutIfNeeded()
        }
        let complaint = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(complaint?.contains("UICollectionView is stuck in its update/layout loop.") == true)
    }
    #endif

    // C33
    @Test func cellsThatASubclassMovesAreFoundWhereTheirGroupsAre() {
        let layout = AdjustedLayout(rows(.absolute(50))) { if $0.indexPath.item == 0 { $0.frame.origin.y += 500 } }
        let view = host(layout, items: [20])
        let moved = layout.layoutAttributesForElements(in: rect(0, 0, 320, 50)) ?? []
        #expect(moved.map(\.frame) == [rect(0, 500, 320, 50)])
        let there = layout.layoutAttributesForElements(in: rect(0, 500, 320, 50)) ?? []
        #expect(there.map(\.indexPath.item) == [10])
        #expect(view.contentSize.height == 1000)
    }

    // C33
    @Test func aCellIsFoundWhereItStandsIfItsGroupReachesThere() {
        for (height, found) in [(100, []), (200, [0, 1])] as [(CGFloat, [Int])] {
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(height))) { _ in
                [rect(0, 0, 10, 10), rect(0, 150, 10, 10)].map(NSCollectionLayoutGroupCustomItem.init(frame:))
            }
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let view = host(layout, items: [2])
            let attributes = layout.layoutAttributesForElements(in: rect(0, 140, 320, 40)) ?? []
            #expect(attributes.map(\.indexPath.item) == found)
            #expect(view.contentSize.height == height)
        }
    }
}

/// The state and calls of an app's provider.
private final class Store {
    var rowHeights: [CGFloat] = []
    var asked: [Int] = []
}

private final class Offsets {
    var offsets: [CGFloat] = []
}

/// Returns cells 10 points taller than they are.
private final class EnlargingLayout: UICollectionViewCompositionalLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(enlarged)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(enlarged)
    }

    private func enlarged(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.frame.size.height += 10
        return attributes
    }
}

/// Invalidates everything whenever an element takes a size.
private final class RestlessLayout: UICollectionViewCompositionalLayout {
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        invalidateLayout()
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}
