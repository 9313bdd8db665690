import SafariServices
import UIKit

final class ProductViewController: NiblessViewController {
    private let product: Product
    private let scrollView = UIScrollView()
    private lazy var gallery = UICollectionView(frame: .zero, collectionViewLayout: Layouts.gallery)

    init(product: Product) {
        self.product = product
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        gallery.registering(BannerCell.self)
        gallery.dataSource = self
        view.addSubview(scrollView)
        scrollView.pinEdges(to: view)
        scrollView.addSubview(gallery)
        gallery.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            gallery.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            gallery.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            gallery.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            gallery.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            gallery.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            gallery.heightAnchor.constraint(equalTo: gallery.widthAnchor, multiplier: 4 / 3),
        ])
    }

    @objc func openShop() {
        guard let url = URL(string: "https://bazaar.example/\(product.sku)") else { return }
        present(SFSafariViewController(url: url), animated: true)
    }
}

extension ProductViewController {
    enum Layouts {
        static var gallery: UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .paging
            return UICollectionViewCompositionalLayout(section: section)
        }
    }
}

extension ProductViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.cell(BannerCell.self, at: indexPath, viewModel: "\(indexPath.item + 1) / 3")
    }
}
