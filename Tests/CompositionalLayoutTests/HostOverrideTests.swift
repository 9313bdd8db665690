import LinuxUIKit
import Testing

/// A collection view queries a layout subclass as in UIKit.
struct HostOverrideTests {
    @Test func attributesBeyondTheBoundsAreCut() {
        let layout = GenerousLayout(section: rows(.absolute(50)))
        let view = host(layout, items: [100])
        #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 100)
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<10))
        view.contentOffset.y = 50
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(1..<11))
    }

    @Test func whatIsMovedOutOfTheBoundsIsNotVisible() {
        let view = host(GenerousLayout(section: rows(.absolute(50))), items: [4])
        (view.collectionViewLayout as? GenerousLayout)?.distance = 480
        #expect(view.indexPathsForVisibleItems.isEmpty)
        (view.collectionViewLayout as? GenerousLayout)?.distance = 479
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0])
    }

    @Test func aTransformCountsInWhatIsVisible() {
        let layout = GenerousLayout(section: rows(.absolute(50)))
        let view = host(layout, items: [1])
        layout.distance = 490
        #expect(view.indexPathsForVisibleItems.isEmpty)
        layout.scale = 2
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0])
    }

    @Test func whatIsBeyondTheBoundsIsNotMeasured() {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let view = host(GenerousLayout(section: section), items: [100])
        view.content.fittingSize = { _, proposal in CGSize(width: proposal.width, height: 60) }
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 5080)
    }

    @Test func anotherSizeAsksWhereToScrollTo() {
        let layout = PagingLayout(section: rows(.absolute(50)))
        let view = host(layout, items: [100])
        view.layoutIfNeeded()
        view.contentOffset.y = 130
        #expect(view.contentOffset.y == 130)
        view.bounds.size.width = 300
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 150)
        #expect(layout.proposals == [130])
    }

    @Test func anyOtherLayoutIsAskedInTheNextPass() {
        let layout = ColumnLayout()
        let view = host(layout, items: [100])
        view.layoutIfNeeded()
        view.bounds.size.width = 300
        #expect(layout.proposals.isEmpty)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(layout.proposals == [0])
        #expect(view.contentOffset.y == 5)
    }
}

/// Returns all its cells for any rectangle.
private final class GenerousLayout: UICollectionViewCompositionalLayout {
    var distance: CGFloat = 0
    var scale: CGFloat = 1

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))?.map { attributes in
            attributes.center.y += distance
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            return attributes
        }
    }
}

/// Scrolls to whole rows.
private final class PagingLayout: UICollectionViewCompositionalLayout {
    private(set) var proposals: [CGFloat] = []

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposals.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
    }
}

private final class ColumnLayout: UICollectionViewLayout {
    private(set) var proposals: [CGFloat] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposals.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: 5)
    }
}
