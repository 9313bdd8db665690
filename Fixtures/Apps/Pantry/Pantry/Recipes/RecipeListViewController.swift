import UIKit

final class RecipeListViewController: BaseViewController {

    private let viewModel: RecipeListViewModel

    private lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.backgroundColor = .cream
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(RecipeCell.self)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        return collectionView
    }()

    init(viewModel: RecipeListViewModel) {
        self.viewModel = viewModel
        super.init()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if viewModel.numberOfRecipes == 0 {
            setLoading(true)
            viewModel.load()
        }
    }

    override func setupViews() {
        title = viewModel.title
        view.addSubview(collectionView)
    }

    override func setupConstraints() {
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    override func bindViewModel() {
        viewModel.delegate = self
    }

    private func makeLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Spacing.small, leading: Spacing.small, bottom: Spacing.small, trailing: Spacing.small)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

// MARK: - UICollectionViewDataSource

extension RecipeListViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return viewModel.numberOfRecipes
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: RecipeCell = collectionView.dequeue(for: indexPath)
        cell.configure(with: viewModel.recipe(at: indexPath.item))
        return cell
    }
}

// MARK: - UICollectionViewDelegate

extension RecipeListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = RecipeDetailViewController(recipe: viewModel.recipe(at: indexPath.item))
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - RecipeListViewModelDelegate

extension RecipeListViewController: RecipeListViewModelDelegate {
    func viewModelDidUpdate(_ viewModel: RecipeListViewModel) {
        setLoading(false)
        collectionView.reloadData()
    }

    func viewModel(_ viewModel: RecipeListViewModel, didFailWith error: Error) {
        setLoading(false)
        showError(error.localizedDescription)
    }
}
