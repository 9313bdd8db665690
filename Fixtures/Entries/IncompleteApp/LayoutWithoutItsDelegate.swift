import UIKit

protocol HomeLayoutDelegate: AnyObject { func kind(of section: Int) -> Int? }
final class HomeLayout {
    weak var delegate: HomeLayoutDelegate?

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            self.delegate?.kind(of: index).map { _ in self.cards() }
        }
    }
    private func cards() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        return section
    }
}
