// Asset, L10n, R, and types with the name of the app are generated when the app is built.
import UIKit

final class HomeViewController: UIViewController {
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Asset.Colors.background.color
        let label = UILabel()
        label.text = "Hello"
        label.textColor = R.color.accent()
        title = ShopStrings.Home.pageTitle + L10n.itemCount(6).uppercased()
        let picture = UIImageView(image: Asset.Images.logo.image)
        let other = UIImageView(image: R.image.icHeart())
        view.addSubview(list)
        [label, picture, other].forEach(view.addSubview)
        list.dataSource = self
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    private var bold: ShopFontConvertible { ShopFontFamily.Brand.bold }
    func font() -> UIFont { UIFont(font: bold, size: 20) ?? bold.font(size: 20) }
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
extension HomeViewController: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.backgroundColor = ShopAsset.card.color
        cell.layer.borderColor = Asset.line.color.cgColor
        return cell
    }
}
