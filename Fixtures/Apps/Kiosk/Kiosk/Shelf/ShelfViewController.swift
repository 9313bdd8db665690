import UIKit

/// Rows of one kind of thing; the view model says of what.
final class ShelfViewController<ViewModel: ShelfViewModel, Cell: UICollectionViewCell & Configurable>: UIViewController,
    UICollectionViewDataSource
where Cell.Model == ViewModel.Item {
    private let viewModel: ViewModel
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(Cell.self, forCellWithReuseIdentifier: String(describing: Cell.self))
        collectionView.dataSource = self
        view.addSubview(collectionView)
        viewModel.load()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, _ in
            let section = shelf(of: self.viewModel.items, columns: self.viewModel.columns)
            section.interGroupSpacing = 8
            return section
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { viewModel.items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let identifier = String(describing: Cell.self)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        cell.configure(with: viewModel.items[indexPath.item])
        return cell
    }
}

func shelf<Item>(of items: [Item], columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(items.count > 4 ? 120 : 160)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    return section
}
