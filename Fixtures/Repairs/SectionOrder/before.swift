import UIKit

final class Screen: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ -> NSCollectionLayoutSection? in
            guard let self, let kind = Kind(rawValue: index) else { return nil }
            switch kind {
            case .trees: return self.section(100)
            case .leaves(_): return self.section(50)
            }
        }
    }

    func section(_ height: CGFloat) -> NSCollectionLayoutSection? { nil }
}
