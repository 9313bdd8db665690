import AppAnalytics
import DesignSystem
import Kingfisher
import UIKit

protocol PosterService { func posters() -> [URL] }
struct LivePosterService: PosterService { func posters() -> [URL] { [] } }
struct MockPosterService: PosterService { func posters() -> [URL] { [URL(string: "https://example.com/1")!, URL(string: "https://example.com/2")!] } }

/// Images from the network, colours, analytics and a mocked service: no frame depends on what is missing.
final class PostersController: UICollectionViewController {
    private let posters: [URL]

    init(service: PosterService) {
        posters = service.posters()
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section(.absolute(90))))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        Analytics.shared.track("posters")
        view.backgroundColor = Palette.background
        collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { posters.count }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "poster", for: path) as! PosterCell
        cell.poster.kf.setImage(with: posters[path.item])
        return cell
    }
}

final class PosterCell: UICollectionViewCell {
    let poster = UIImageView()
}

func section(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}
