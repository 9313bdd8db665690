import UIKit

// galley: items 100 device "iPhone 8" offset 40
func phone() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
}

// galley: items 100 size 500x400
func window() -> UICollectionViewLayout { phone() }
