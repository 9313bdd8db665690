import UIKit

final class SessionsViewController: UIViewController {
    private var sessions = (1...8).map { Session(name: "Session \($0)", bpm: 60 + $0 * 8) }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: SessionsLayout.grid(columns: 2))

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(SessionCell.self, forCellWithReuseIdentifier: SessionCell.reuseID)
        collectionView.dataSource = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }
}

struct Session: Hashable {
    var name: String
    var bpm: Int
}

enum SessionsLayout {
    static func grid(columns: Int, spacing: CGFloat = 12) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let count = environment.traitCollection.horizontalSizeClass == .regular ? columns * 2 : columns
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)), subitem: item, count: count)
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            section.contentInsets = .init(top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
            return section
        }
    }
}

extension SessionsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sessions.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SessionCell.reuseID, for: indexPath) as! SessionCell
        cell.session = sessions[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        sessions.insert(sessions.remove(at: source.item), at: destination.item)
    }
}

extension SessionsViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let provider = NSItemProvider(object: sessions[indexPath.item].name as NSString)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = sessions[indexPath.item]
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first, let source = item.sourceIndexPath else { return }
        collectionView.performBatchUpdates {
            self.sessions.insert(self.sessions.remove(at: source.item), at: destination.item)
            collectionView.moveItem(at: source, to: destination)
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}
