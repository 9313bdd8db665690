import CoreData
import UIKit

class Recipe: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var addedAt: Date?
}

/// What a database has, under a button that is always there.
class SavedRecipesViewController: UIViewController, NSFetchedResultsControllerDelegate {
    enum Section: Int, CaseIterable { case actions, recipes }
    enum Item: Hashable {
        case add
        case recipe(NSManagedObjectID)
    }

    private lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Recipes")
        container.loadPersistentStores { _, error in
            if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        return container
    }()

    private lazy var fetchedResultsController: NSFetchedResultsController<Recipe> = {
        let request = NSFetchRequest<Recipe>(entityName: "Recipe")
        request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Recipe.name), ascending: true)]
        request.predicate = NSPredicate(format: "name != nil AND addedAt > %@", Date() as NSDate)
        request.fetchBatchSize = 20
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
        controller.delegate = self
        return controller
    }()

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureDataSource()
        do {
            try fetchedResultsController.performFetch()
        } catch {
            assertionFailure("Cannot fetch: \(error)")
        }
        applySnapshot()
    }

    private func createLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.deleteRecipe(at: indexPath)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            switch item {
            case .add: content.text = "Add a recipe"
            case .recipe(let id): content.text = (self?.container.viewContext.object(with: id) as? Recipe)?.name
            }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.actions])
        snapshot.appendItems([.add])
        let recipes = fetchedResultsController.fetchedObjects ?? []
        if !recipes.isEmpty {
            snapshot.appendSections([.recipes])
            snapshot.appendItems(recipes.map { .recipe($0.objectID) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func deleteRecipe(at indexPath: IndexPath) {
        let context = container.viewContext
        context.delete(fetchedResultsController.object(at: indexPath))
        try? context.save()
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        applySnapshot()
    }
}
