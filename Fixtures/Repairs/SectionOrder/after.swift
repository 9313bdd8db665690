import UIKit

final class Screen: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ -> NSCollectionLayoutSection? in
            ()
            switch index {
            case 0:      return self.section(100)
            default:         return self.section(50)
            }
        }
    }

    func section(_ height: CGFloat) -> NSCollectionLayoutSection? { nil }
}
