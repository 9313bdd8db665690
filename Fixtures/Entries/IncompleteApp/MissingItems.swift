import Models
import UIKit

final class PetsController: UIViewController {
    enum Section { case hero, pets }
    enum Item: Hashable { case pet(Pet), more([Pet]) }

    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        .then { $0.backgroundColor = .red }
    private var source: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.attach(list)
        list.collectionViewLayout = makeList()
        source = .init(collectionView: list) { list, path, item in
            switch item {
            case .pet(let pet):
                let cell = list.dequeueReusableCell(withReuseIdentifier: "pet", for: path) as! PetCell
                cell.show(pet)
                return cell
            case .more: return MoreCell()
            }
        }
        source.apply(NSDiffableDataSourceSnapshot())
    }

    private func makeList() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            switch self?.source.snapshot().sectionIdentifiers.dropFirst(index).first {
            case .hero: section.contentInsets.top = 7
            case .pets: section.contentInsets.top = 9
            case nil: return nil
            }
            return section
        }
    }
}
