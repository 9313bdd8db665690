import CompositionalLayout
import Foundation
import LayoutDiagram
public import LinuxUIKit
public import VectorScene

/// A row of photos, larger near the centre, as an app would write it (worked example D15).
public enum ScalingCarousel {
    public static func layout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(200)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 0, bottom: 24, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items {
                let distance = abs(item.frame.midX - offset.x - width / 2)
                let scale = max(0.6, 1.1 - distance / width)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = max(0.4, 1 - distance / width)
            }
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    public static func picture() throws -> Picture {
        var viewport = LayoutViewport(width: 390, height: 248, scale: 3)
        viewport.orthogonalContentOffsets = [0: 351]
        let solved = try layout().solve(in: viewport, content: LayoutContent(itemCounts: [7]))
        return try Diagram(DrawableLayout(layout: solved, title: "Scaling carousel")).picture()
    }
}
