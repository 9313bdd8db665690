import CompositionalLayout
import Foundation
import LayoutDiagram
public import LinuxUIKit
public import VectorScene

/// The layout that the README builds in Swift, and its picture there.
public enum ReadmeGrid {
    public static func layout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    public static func picture() throws -> Picture {
        try layout().diagram(items: [9, 4], on: .iPhone15, title: "Photo grid")
    }
}
