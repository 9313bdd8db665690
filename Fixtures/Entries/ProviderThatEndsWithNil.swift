import UIKit

private enum Part: Int { case hero, rows }

func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        guard let part = Part(rawValue: index) else { return nil }
        return rows(part == .hero ? 200 : 50)
    }
}

func makeEqual() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in index < 3 ? rows(50) : nil }
}

private func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}
