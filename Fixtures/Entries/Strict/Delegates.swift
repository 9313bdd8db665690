import UIKit

/// Here, all requirements of protocols are implemented, so that no call is optional.
func makeDelegates() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height(nil)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

private func height(_ delegate: (any UIScrollViewDelegate)?) -> CGFloat {
    delegate?.scrollViewDidScroll?(UIScrollView())
    return 70
}
