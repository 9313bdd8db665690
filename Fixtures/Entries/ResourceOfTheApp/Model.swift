import CoreData
import UIKit

func makeRowsOfAModel() -> UICollectionViewLayout {
    let url = Bundle.main.url(forResource: "Items", withExtension: "momd")!
    let container = NSPersistentContainer(name: "Items", managedObjectModel: NSManagedObjectModel(contentsOf: url)!)
    let height: CGFloat = container.viewContext.persistentStoreCoordinator == nil ? 40 : 60
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    return UICollectionViewCompositionalLayout(section: section)
}
