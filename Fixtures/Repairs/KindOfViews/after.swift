import UIKit

func header(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "TreeHeader.kind", alignment: .top)
}

func footer(_ size: NSCollectionLayoutSize, elementKind: String = ".footer") -> NSCollectionLayoutBoundarySupplementaryItem {
    header(size)
}
