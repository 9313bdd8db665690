import Testing
import UIKit

extension UICollectionViewCompositionalLayout {
    fileprivate static func list(_ section: NSCollectionLayoutSection) -> Self { Self(section: section) }
    fileprivate static func provided(_ section: NSCollectionLayoutSection) -> Self { .init { _, _ in section } }
}

/// Layouts that an extension creates by `Self`.
@MainActor
struct RuntimeCreatedLayoutTests {
    @Test func anExtensionsSelfIsALayout() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        for layout in [UICollectionViewCompositionalLayout.list(section), .provided(section)] {
            let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
            let source = Rows()
            view.dataSource = source
            #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 150))
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }
    }
}
