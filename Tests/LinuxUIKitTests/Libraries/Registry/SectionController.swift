import UIKit

/// The content of a section, for any type of item.
@MainActor
protocol SectionController {
    associatedtype Item: Hashable
    associatedtype Cell: UICollectionViewCell

    var items: [Item] { get }
    func layout(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    func configure(_ cell: Cell, with item: Item)
}

/// A type-erased section controller.
@MainActor
struct AnySectionController {
    let count: Int
    let layout: (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    let register: (UICollectionView) -> Void

    init<Controller: SectionController>(_ controller: Controller) {
        count = controller.items.count
        layout = { environment in controller.layout(environment) }
        cell = { view, indexPath in
            let cell = view.dequeue(Controller.Cell.self, for: indexPath)
            controller.configure(cell, with: controller.items[indexPath.item])
            return cell
        }
        register = { view in view.register(Controller.Cell.self) }
    }
}

/// A data source of sections with different item types.
final class SectionsDataSource: NSObject, UICollectionViewDataSource {
    let sections: [AnySectionController]

    init(_ sections: [AnySectionController]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        sections[indexPath.section].cell(collectionView, indexPath)
    }
}
