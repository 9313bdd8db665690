import LinuxUIKit
import Testing

struct HostTests {
    private func feed(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: row(.estimated(height), [item(.fractionalWidth(1), .estimated(height))]))
    }

    @Test func elementsKeepTheirEstimatesUntilTheViewLaysOut() {
        let layout = UICollectionViewCompositionalLayout(section: feed())
        let view = host(layout, items: [100], fitting: { _, proposal in CGSize(width: proposal.width, height: 120) })
        #expect(view.contentSize.height == 5000)
        view.layoutIfNeeded()
        // Four rows of 120 fill the view; others are not measured (B-E3).
        #expect(view.contentSize.height == 5280)
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
        view.contentOffset.y = 480
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 5560)
    }

    @Test func aReloadOrAnotherSizeDropsMeasuredSizes() {
        let layout = UICollectionViewCompositionalLayout(section: feed())
        let view = host(layout, items: [10], size: CGSize(width: 320, height: 100), fitting: { _, proposal in CGSize(width: proposal.width, height: 70) })
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 540)
        view.reloadData()
        #expect(view.contentSize.height == 500)
        view.layoutIfNeeded()
        view.bounds.size.width = 300
        #expect(view.contentSize == CGSize(width: 300, height: 500))
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 540)
    }

    @Test func aSubclassMayRefuseSelfSizing() {
        let layout = AdjustedLayout(feed())
        var wasAsked = false
        layout.accepts = { _, _ in
            wasAsked = true
            return false
        }
        let view = host(layout, items: [10], fitting: { _, proposal in CGSize(width: proposal.width, height: 70) })
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 500)
        #expect(wasAsked)
    }

    @Test func onlyEstimatedSidesInvalidate() throws {
        let layout = UICollectionViewCompositionalLayout(section: feed())
        let view = host(layout, items: [10])
        view.content.fittingSize = { _, proposal in proposal }
        let original = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        preferred.size = CGSize(width: 10, height: 50)
        #expect(!layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        preferred.size = CGSize(width: 10, height: 51)
        #expect(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        let context = layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)])
        #expect(!context.invalidateEverything)
        layout.invalidateLayout(with: context)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 51)
    }

    @Test func headersAreMeasuredToo() {
        let section = feed()
        section.boundarySupplementaryItems = [boundary("header", .estimated(30), .top)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = host(layout, items: [1], fitting: { element, proposal in
            CGSize(width: proposal.width, height: element.kind == "header" ? 44.5 : 60)
        })
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == rect(0, 44.5, 320, 60))
        #expect(view.contentSize.height == 104.5)
    }

    @Test func scrollingInvalidatesWhereSomethingIsPinned() {
        let plain = UICollectionViewCompositionalLayout(section: rows(.absolute(50)))
        let plainView = host(plain, items: [100])
        plainView.layoutIfNeeded()
        #expect(!plain.shouldInvalidateLayout(forBoundsChange: rect(0, 10, 320, 480)))
        #expect(plain.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 300, 480)))
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top, pins: true)]
        let pinned = UICollectionViewCompositionalLayout(section: section)
        let pinnedView = host(pinned, items: [100])
        pinnedView.layoutIfNeeded()
        #expect(pinned.shouldInvalidateLayout(forBoundsChange: rect(0, 10, 320, 480)))
        pinnedView.contentOffset.y = 77
        #expect(pinned.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minY == 77)
    }

    @Test func aBoundsChangeAsksWhileTheOldBoundsStand() {
        let layout = CuriousLayout(section: rows(.absolute(50)))
        let view = host(layout, items: [10])
        view.layoutIfNeeded()
        layout.log = []
        view.contentOffset.y = 10
        #expect(layout.log == ["should 0.0 → 10.0"])
        view.bounds.size.height = 300
        view.layoutIfNeeded()
        #expect(layout.log == ["should 0.0 → 10.0", "should 10.0 → 10.0", "context", "invalidate everything", "prepare"])
    }

    @Test func preparingHappensOnceAfterEachInvalidation() {
        let layout = AdjustedLayout(rows(.absolute(50)))
        var preparations = 0
        layout.onPreparing = { _ in preparations += 1 }
        let view = host(layout, items: [3])
        view.layoutIfNeeded()
        _ = (view.contentSize, view.indexPathsForVisibleItems, layout.layoutAttributesForElements(in: view.bounds))
        #expect(preparations == 1)
        view.reloadData()
        layout.invalidateLayout()
        #expect(preparations == 1)
        view.layoutIfNeeded()
        #expect(preparations == 2)
    }

    @Test func aSubclassMayAskForFramesWhileItPrepares() {
        let layout = AdjustedLayout(rows(.absolute(50)))
        var frames: [CGRect] = []
        layout.onPreparing = { layout in
            frames = (0..<3).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }
        let view = host(layout, items: [3])
        #expect(view.contentSize.height == 150)
        #expect(frames == [rect(0, 0, 320, 50), rect(0, 50, 320, 50), rect(0, 100, 320, 50)])
    }

    @Test func aSubclassMayChangeWhatItAnswers() throws {
        let layout = AdjustedLayout(rows(.absolute(50))) { $0.alpha = 1 - CGFloat($0.indexPath.item) / 4 }
        let view = host(layout, items: [4])
        view.layoutIfNeeded()
        let attributes = try #require(layout.layoutAttributesForElements(in: view.bounds))
        #expect(attributes.map(\.alpha) == [1, 0.75, 0.5, 0.25])
    }

    @Test func attributesAreOfTheLayoutsOwnClass() throws {
        let layout = TintedLayout(section: rows(.absolute(50)))
        let view = host(layout, items: [2])
        let attributes = try #require(layout.layoutAttributesForElements(in: view.bounds))
        #expect(attributes.allSatisfy { $0 is TintedAttributes })
        #expect(attributes.map(\.indexPath.item) == [0, 1])
    }

    @Test func invalidatedItemsAreMeasuredAgain() {
        let heights = Changing()
        let layout = UICollectionViewCompositionalLayout(section: feed())
        let view = host(layout, items: [3], fitting: { _, proposal in CGSize(width: proposal.width, height: heights.value) })
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 120)
        heights.value = 90
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 120)
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 170)
    }

    @Test func anotherLayoutTakesTheViewOver() {
        let first = UICollectionViewCompositionalLayout(section: rows(.absolute(50)))
        let second = UICollectionViewCompositionalLayout(section: rows(.absolute(60)))
        let view = host(first, items: [2])
        #expect(view.contentSize.height == 100)
        view.collectionViewLayout = second
        #expect(first.collectionView == nil && second.collectionView === view)
        #expect(view.contentSize.height == 120)
        #expect(first.collectionViewContentSize == .zero)
    }
}

private final class Changing: @unchecked Sendable {
    var value: CGFloat = 40
}

private final class CuriousLayout: UICollectionViewCompositionalLayout {
    var log: [String] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.append("should \(collectionView?.bounds.minY ?? -1) → \(newBounds.minY)")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        log.append("context")
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append(context.invalidateEverything ? "invalidate everything" : "invalidate")
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        if log.last != "prepare" { log.append("prepare") }
        super.prepare()
    }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = "none"
}

private final class TintedLayout: UICollectionViewCompositionalLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}
