import UIKit

func header(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "TreeHeader.kind", alignment: .top)
}
