import UIKit

/// Stops where an item begins.
final class SnappingCompositionalLayout: UICollectionViewCompositionalLayout {
    var snapsToItems = true

    override init(section: NSCollectionLayoutSection) {
        super.init(section: section)
        register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
    }

    override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
                  configuration: UICollectionViewCompositionalLayoutConfiguration) {
        super.init(sectionProvider: sectionProvider, configuration: configuration)
        register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard snapsToItems, let collectionView = collectionView else { return proposed }
        let target = CGRect(origin: proposed, size: collectionView.bounds.size)
        guard let attributes = layoutAttributesForElements(in: target)?.filter({ $0.representedElementCategory == .cell }),
              let nearest = attributes.min(by: { abs($0.frame.minY - proposed.y) < abs($1.frame.minY - proposed.y) })
        else { return proposed }
        return CGPoint(x: proposed.x, y: nearest.frame.minY)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}

final class SectionBackgroundView: UICollectionReusableView {
    static let kind = "section-background"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { fatalError("not used") }
}
