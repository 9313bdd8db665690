import UIKit

/// An album in a storyboard: its layout, prototypes and outlets are there.
class AlbumViewController: UICollectionViewController {
    @IBOutlet private weak var addButton: UIBarButtonItem!
    @IBOutlet var emptyView: UIView!
    private let places = ["Beach", "Harbour", "Old town", "Lighthouse", "Market", "Island"]

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.isEnabled = places.count < 10
        collectionView.backgroundView = places.isEmpty ? emptyView : nil
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count + 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.item < places.count else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "map", for: indexPath)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath) as! PlaceCell
        cell.show(places[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "year", for: indexPath)
        (header as! YearHeader).label.text = "2026"
        return header
    }

    @IBAction func add(_ sender: Any) {}
}

class PlaceCell: UICollectionViewCell {
    @IBOutlet private weak var nameLabel: UILabel! {
        didSet { nameLabel.textAlignment = .left }
    }

    func show(_ name: String) { nameLabel.text = name }
}

class YearHeader: UICollectionReusableView {
    @IBOutlet var label: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    }
}

/// A detail of a place: the collection view is in the storyboard, its layout in code, its cells in a XIB.
class DetailViewController: UIViewController, UICollectionViewDataSource {
    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var stackHeight: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        stackHeight.constant = 60
        collectionView.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
        collectionView.collectionViewLayout = makeLayout()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.titleLabel.text = "Photo \(indexPath.item + 1)"
        return cell
    }
}

final class PhotoCell: UICollectionViewCell {
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet private(set) weak var titleLabel: UILabel!
    @IBOutlet var gap: NSLayoutConstraint!
    @IBOutlet var labels: [UILabel]!

    override func awakeFromNib() {
        super.awakeFromNib()
        gap.constant = CGFloat(2 * labels.count)
    }
}
