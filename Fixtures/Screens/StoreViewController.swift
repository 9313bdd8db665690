import UIKit

/// A shop: a banner with a gradient above cards in two columns.
final class StoreViewController: UIViewController {
    enum Section: Int, CaseIterable { case banner, products }

    struct Product: Hashable {
        let name: String
        let price: String
        let stars: Int
        var isOnSale = false
    }

    private let products = [
        Product(name: "Linen shirt", price: "39 €", stars: 4, isOnSale: true), Product(name: "Canvas backpack", price: "65 €", stars: 5),
        Product(name: "Enamel mug, set of four", price: "28 €", stars: 4), Product(name: "Wool blanket", price: "89 €", stars: 3, isOnSale: true),
        Product(name: "Rain jacket", price: "119 €", stars: 5), Product(name: "Notebook", price: "9 €", stars: 4),
    ]

    private var dataSource: UICollectionViewDiffableDataSource<Section, Product>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Store"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "cart"), style: .plain, target: nil, action: nil)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
        let banner = UICollectionView.CellRegistration<BannerCell, Product> { cell, _, product in cell.show(product) }
        let card = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in cell.show(product) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, product in
            path.section == 0
                ? view.dequeueConfiguredReusableCell(using: banner, for: path, item: product)
                : view.dequeueConfiguredReusableCell(using: card, for: path, item: product)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Product>()
        snapshot.appendSections([.banner, .products])
        snapshot.appendItems([Product(name: "Summer sale", price: "Up to 40 % off", stars: 0)], toSection: .banner)
        snapshot.appendItems(products, toSection: .products)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let isBanner = Section(rawValue: index) == .banner
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isBanner ? 1 : 0.5), heightDimension: isBanner ? .fractionalHeight(1) : .estimated(240)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: isBanner ? .absolute(140) : .estimated(240)),
                subitem: item, count: isBanner ? 1 : 2)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            return section
        }
    }
}

final class BannerCell: UICollectionViewCell {
    private let gradient = CAGradientLayer()
    private let headline = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        contentView.layer.addSublayer(gradient)
        contentView.layer.cornerRadius = 20
        contentView.clipsToBounds = true
        headline.font = .systemFont(ofSize: 28, weight: .bold)
        detail.font = .preferredFont(forTextStyle: .headline)
        let stack = UIStackView(arrangedSubviews: [headline, detail])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        ])
        for label in [headline, detail] { label.textColor = .white }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
    }

    func show(_ product: StoreViewController.Product) {
        headline.text = product.name
        detail.text = product.price
    }
}

final class ProductCell: UICollectionViewCell {
    private let photo = UIImageView(image: UIImage(named: "product"))
    private let badge = UILabel()
    private let name = UILabel()
    private let stars = UIStackView()
    private let price = UILabel()
    private let add = UIButton(configuration: .tinted())

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        photo.contentMode = .scaleAspectFill
        photo.backgroundColor = .tertiarySystemFill
        photo.clipsToBounds = true
        badge.text = " Sale "
        badge.font = .systemFont(ofSize: 12, weight: .semibold)
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 6
        badge.clipsToBounds = true
        name.font = .preferredFont(forTextStyle: .subheadline)
        name.numberOfLines = 2
        price.font = .preferredFont(forTextStyle: .headline)
        add.configuration?.title = "Add"
        add.configuration?.buttonSize = .small
        add.configuration?.cornerStyle = .capsule
        let foot = UIStackView(arrangedSubviews: [price, UIView(), add])
        foot.alignment = .center
        let texts = UIStackView(arrangedSubviews: [name, stars, foot])
        texts.axis = .vertical
        texts.spacing = 6
        texts.setCustomSpacing(10, after: stars)
        for part in [photo, texts, badge] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor),
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            photo.heightAnchor.constraint(equalToConstant: 120),
            texts.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 10),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            badge.heightAnchor.constraint(equalToConstant: 22),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ product: StoreViewController.Product) {
        name.text = product.name
        price.text = product.price
        badge.isHidden = !product.isOnSale
        for number in 0..<5 {
            let star = UIImageView(image: UIImage(systemName: number < product.stars ? "star.fill" : "star"))
            star.tintColor = .systemOrange
            star.widthAnchor.constraint(equalToConstant: 14).isActive = true
            star.heightAnchor.constraint(equalToConstant: 14).isActive = true
            stars.addArrangedSubview(star)
        }
        stars.spacing = 2
        stars.addArrangedSubview(UIView())
    }
}
