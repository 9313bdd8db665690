import UIKit
enum SectionKind: Int, CaseIterable { case first, second }
struct KindLayout {
    var sectionAt: (Int) -> SectionKind?
    func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
            guard sectionAt(index) != nil else { return nil }
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item]))
        })
    }
}
