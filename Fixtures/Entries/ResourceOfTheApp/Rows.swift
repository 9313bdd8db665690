import UIKit

func makeLayout() -> UICollectionViewLayout {
    let heights = try! JSONDecoder().decode([CGFloat].self, from: Data(contentsOf: Bundle.main.url(forResource: "heights", withExtension: "json")!))
    return UICollectionViewCompositionalLayout { index, _ in
        guard index < heights.count else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[index]))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
