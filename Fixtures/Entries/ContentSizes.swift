import UIKit

func rows(_ height: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

func byFont() -> UICollectionViewLayout { rows(UIFont.preferredFont(forTextStyle: .title1).pointSize) }

// galley: contentSize accessibilityMedium
func byTraits() -> UICollectionViewLayout {
    rows(UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory ? 80 : 40)
}
