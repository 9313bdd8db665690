import UIKit

extension UICollectionViewLayout {
    static let newBannerKind = "new-banner"

    static func photoWall() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: .photos(inset: 0))
    }

    static func photoGrid() -> UICollectionViewLayout {
        let section = NSCollectionLayoutSection.photos(inset: 2.5)
        section.contentInsets = .uniform(2.5)
        return UICollectionViewCompositionalLayout(section: section)
    }

    static func photoGridWithHeader() -> UICollectionViewLayout {
        let section = NSCollectionLayoutSection.photos(inset: 2.5)
        section.contentInsets = .uniform(2.5)
        section.boundarySupplementaryItems = [.estimatedHeader()]
        return UICollectionViewCompositionalLayout(section: section)
    }

    static func photoGridWithBanners() -> UICollectionViewLayout {
        let bannerAnchor = NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 10))
        let banner = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.1), heightDimension: .absolute(30)),
            elementKind: newBannerKind,
            containerAnchor: bannerAnchor)
        let section = NSCollectionLayoutSection.photos(inset: 8, supplementaryItems: [banner])
        section.contentInsets = .uniform(8)
        return UICollectionViewCompositionalLayout(section: section)
    }

    static func photoGridWithBackground() -> UICollectionViewLayout {
        let section = NSCollectionLayoutSection.photos(inset: 2.5)
        section.contentInsets = .uniform(16)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: RoundedBackgroundView.kind)
        background.contentInsets = .uniform(8)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(RoundedBackgroundView.self, forDecorationViewOfKind: RoundedBackgroundView.kind)
        return layout
    }
}

extension NSCollectionLayoutSection {
    fileprivate static func photos(
        inset: CGFloat, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: supplementaryItems)
        item.contentInsets = .uniform(inset)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: groupSize, subitems: [item]))
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    static func estimatedHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    }
}

extension NSDirectionalEdgeInsets {
    static func uniform(_ size: CGFloat) -> NSDirectionalEdgeInsets {
        .init(top: size, leading: size, bottom: size, trailing: size)
    }
}

final class RoundedBackgroundView: UICollectionReusableView {
    static var kind: String { String(describing: self) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.secondarySystemBackground.withAlphaComponent(0.5)
        layer.cornerRadius = 12
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
