import UIKit

struct CarouselLayout {
    var smallestScale: CGFloat = 0.7
    var largestScale: CGFloat = 1.1

    func callAsFunction() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let square = NSCollectionLayoutDimension.fractionalWidth(1 / 3)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: square, heightDimension: square), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(top: 100, leading: 2.5, bottom: 0, trailing: 2.5)
        section.visibleItemsInvalidationHandler = { (items, offset, environment) in
            items.forEach { item in
                let distanceFromCenter = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
                let scale = max(largestScale - (distanceFromCenter / environment.container.contentSize.width), smallestScale)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}
