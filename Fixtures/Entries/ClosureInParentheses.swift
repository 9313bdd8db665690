import UIKit

struct Model { let title: String }

struct Actions {
    var make: (Int) -> Model?
    let open: ((Model) -> Void)
    var done: ((Model) -> Void)?
}

final class ListLayouts {
    private let actions: Actions
    private let tap: (() -> Void)

    init(actions: Actions, tap: @escaping (() -> Void)) { (self.actions, self.tap) = (actions, tap) }

    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
