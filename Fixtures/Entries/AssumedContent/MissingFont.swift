import UIKit

func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: rows(UIFont(name: "Brand-Bold", size: 20)!.pointSize))
}
