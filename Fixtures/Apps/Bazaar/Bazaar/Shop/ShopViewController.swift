import UIKit

final class ShopViewController: ViewController<ShopView> {
    private let category: String?
    private var products: [Product] = []
    private var banners = ["Autumn sale", "New arrivals"]

    init(category: String? = nil) {
        self.category = category
        super.init()
        title = category ?? "Bazaar"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        rootView.collectionView.registering(ProductCell.self).registering(BannerCell.self)
        rootView.collectionView.dataSource = self
        rootView.collectionView.delegate = self
        rootView.filterButton.addTarget(self, action: #selector(filterTapped), for: .touchUpInside)
        APIClient.shared.products(category: category) { [weak self] result in
            self?.products = (try? result.get()) ?? []
            self?.rootView.collectionView.reloadData()
        }
    }

    @objc private func filterTapped() {
        let controller = UINavigationController(rootViewController: FiltersViewController(style: .insetGrouped))
        controller.modalPresentationStyle = .formSheet
        present(controller, animated: true)
    }
}

extension ShopViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? banners.count : products.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if indexPath.section == 0 {
            return collectionView.cell(BannerCell.self, at: indexPath, viewModel: banners[indexPath.item])
        }
        return collectionView.cell(ProductCell.self, at: indexPath, viewModel: ProductCellModel(product: products[indexPath.item]))
    }
}

extension ShopViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard indexPath.section == 1 else { return }
        show(ProductViewController(product: products[indexPath.item]), sender: self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        rootView.filterButton.alpha = scrollView.contentOffset.y > 100 ? 0.6 : 1
    }
}
