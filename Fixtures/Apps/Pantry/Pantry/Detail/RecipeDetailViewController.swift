import Kingfisher
import UIKit

final class RecipeDetailViewController: BaseViewController {

    private enum Section: Int, CaseIterable {
        case hero, ingredients, steps

        var title: String? {
            switch self {
            case .hero: return nil
            case .ingredients: return NSLocalizedString("detail.ingredients", comment: "")
            case .steps: return NSLocalizedString("detail.steps", comment: "")
            }
        }
    }

    private let recipe: Recipe
    private var collectionView: UICollectionView!

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init()
        hidesBottomBarWhenPushed = true
    }

    override func setupViews() {
        title = recipe.title
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(didTapShare))

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.register(RecipeCell.self)
        collectionView.registerHeader(DetailHeaderView.self)
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    @objc private func didTapShare(_ sender: UIBarButtonItem) {
        let controller = UIActivityViewController(activityItems: [recipe.title], applicationActivities: nil)
        controller.popoverPresentationController?.barButtonItem = sender
        present(controller, animated: true, completion: nil)
    }

    private func createLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self = self, let section = Section(rawValue: index) else { return nil }
            switch section {
            case .hero: return self.heroSection()
            case .ingredients: return self.ingredientsSection(columns: environment.container.effectiveContentSize.width > 500 ? 3 : 2)
            case .steps: return self.stepsSection()
            }
        }
    }

    private func heroSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.75))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    private func ingredientsSection(columns: Int) -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
        group.interItemSpacing = .fixed(Spacing.small)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Spacing.small
        section.contentInsets = .init(top: 0, leading: 16, bottom: 24, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private func stepsSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}

extension RecipeDetailViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .hero: return 1
        case .ingredients: return recipe.ingredients.count
        case .steps: return recipe.steps.count
        }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: RecipeCell = collectionView.dequeue(for: indexPath)
        cell.configure(with: recipe)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                        at indexPath: IndexPath) -> UICollectionReusableView {
        let view: DetailHeaderView = collectionView.dequeueHeader(for: indexPath)
        view.titleLabel.text = Section(rawValue: indexPath.section)?.title
        return view
    }
}
