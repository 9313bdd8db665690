import UIKit

class ShelfViewController: UIViewController {

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private var sortControl: UISegmentedControl!

    private var records: [Record] { RecordStore.shared.shelf }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("shelf.title", comment: "")
        collectionView.collectionViewLayout = shelfLayout()
        collectionView.register(ShelfHeaderView.self, forSupplementaryViewOfKind: ShelfHeaderView.kind,
                                withReuseIdentifier: ShelfHeaderView.kind)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .recordsDidChange, object: nil)
        reload()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let cell = sender as? RecordCell, let indexPath = collectionView.indexPath(for: cell) else { return }
        (segue.destination as? RecordViewController)?.record = records[indexPath.item]
    }

    @IBAction func sortChanged(_ sender: UISegmentedControl) {
        reload()
    }

    @objc private func reload() {
        countLabel.text = String.localizedStringWithFormat(NSLocalizedString("record.count", comment: ""), records.count)
        collectionView.reloadData()
    }

    private func shelfLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.contentSize.width > 600 ? 5 : 3
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
                subitems: [item])
            group.interItemSpacing = nil
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
            section.interGroupSpacing = 12
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
                elementKind: ShelfHeaderView.kind, alignment: .topLeading)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

extension ShelfViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        records.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "RecordCell", for: indexPath) as! RecordCell
        cell.record = records[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        (view as? ShelfHeaderView)?.label.text = "A–Z"
        return view
    }
}
