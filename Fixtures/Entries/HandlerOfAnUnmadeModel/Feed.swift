import UIKit

/// Its initializer needs a model that nothing can make, so that its layout is drawn without it.
final class FeedViewController: UIViewController {
    private let model: FeedModel

    init(model: FeedModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.visibleItemsInvalidationHandler = { [weak self] _, offset, _ in self?.model.show(offset) }
            return section
        }
    }
}
