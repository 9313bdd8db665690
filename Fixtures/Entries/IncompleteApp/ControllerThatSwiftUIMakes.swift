import SwiftUI
import UIKit

struct Shelf: UIViewControllerRepresentable {
    let title: String
    func makeUIViewController(context: Context) -> UICollectionViewController {
        context.coordinator.list = UICollectionViewController(collectionViewLayout: Grid.layout())
        return context.coordinator.list!
    }
    func updateUIViewController(_ controller: UICollectionViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator { var list: UICollectionViewController? }
}
final class Grid: UICollectionView {
    init(columns: Int) { super.init(frame: .zero, collectionViewLayout: Self.layout()) }
    required init?(coder: NSCoder) { nil }
    static func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        return UICollectionViewCompositionalLayout(section: section)
    }
}
