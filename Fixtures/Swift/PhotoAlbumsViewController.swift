import UIKit

/// Albums with reuse identifiers, headers that stay at the top, and pulling to refresh.
@objcMembers
class PhotoAlbumsViewController: UICollectionViewController {
    private var albums: [(name: String, photoCount: Int)] = [("Spring", 7), ("Summer", 12), ("Autumn", 4)]

    convenience init() {
        self.init(collectionViewLayout: PhotoAlbumsViewController.generateLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(AlbumPhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            AlbumHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let refreshControl = UIRefreshControl()
        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
        collectionView.refreshControl = refreshControl
    }

    @objc func refresh() {
        collectionView.reloadData()
        collectionView.refreshControl?.endRefreshing()
    }

    private class func generateLayout() -> UICollectionViewCompositionalLayout {
        let fraction: CGFloat = 1 / 3
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    // MARK: UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums[section].photoCount
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "photo", for: indexPath) as? AlbumPhotoCell
        else { fatalError("Unexpected cell") }
        cell.imageView.image = UIImage(named: "\(albums[indexPath.section].name)-\(indexPath.item)")
        cell.accessibilityLabel = "\(albums[indexPath.section].name) \(indexPath.item + 1)"
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! AlbumHeaderView
        header.title.text = albums[indexPath.section].name
        return header
    }
}

final class AlbumPhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class AlbumHeaderView: UICollectionReusableView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError() }
}
