import UIKit

/// An outline in a list that expands and collapses.
final class OutlineController: UIViewController {
    final class Entry: Hashable {
        let title: String
        let children: [Entry]

        init(_ title: String, _ children: [Entry] = []) {
            self.title = title
            self.children = children
        }

        static func == (left: Entry, right: Entry) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let entries = [
        Entry("Layouts", [Entry("Grid"), Entry("List", [Entry("Plain"), Entry("Grouped")])]), Entry("Outlines"),
    ]
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Entry>!

    override func loadView() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.showsSeparators = false
        collectionView = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let containers = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.imageProperties.tintColor = content.imageProperties.resolvedTintColor(for: .systemBlue)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            var background = UIBackgroundConfiguration.listSidebarCell()
            background.strokeColor = background.resolvedStrokeColor(for: .separator)
            cell.backgroundConfiguration = background
        }
        dataSource = .init(collectionView: collectionView) { view, path, entry in
            view.dequeueConfiguredReusableCell(using: containers, for: path, item: entry)
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
        func add(_ entries: [Entry], to parent: Entry?) {
            snapshot.append(entries, to: parent)
            for entry in entries where !entry.children.isEmpty { add(entry.children, to: entry) }
        }
        add(entries, to: nil)
        dataSource.apply(snapshot, to: 0, animatingDifferences: false)
    }

    func toggle(_ entry: Entry) {
        var snapshot = dataSource.snapshot(for: 0)
        if snapshot.isExpanded(entry) { snapshot.collapse([entry]) } else { snapshot.expand([entry]) }
        dataSource.apply(snapshot, to: 0)
    }
}
