import LayoutCatalog
import UIKit

/// A catalogue as in an app.
@main
struct AppLayouts: LayoutCatalog {
    var layouts: [CatalogLayout] {
        CatalogLayout("Photo grid", items: [9, 4]) { grid(columns: 3) }
        for columns in 1...2 {
            CatalogLayout("Section of \(columns)", items: [5]) { section(columns: columns) }
        }
        CatalogLayout("Settings") { SettingsViewController() }
    }

    private func grid(columns: Int) -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: section(columns: columns)) }

    private func section(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }
}

final class SettingsViewController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Setting \(indexPath.item)"
        cell.contentConfiguration = content
        return cell
    }
}
