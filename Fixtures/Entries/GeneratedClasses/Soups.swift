import CoreData
import UIKit

final class Cook: NSManagedObject {}

final class Step: NSManagedObject {
    @NSManaged var text: String
}

final class SoupsController: UICollectionViewController {
    private let context = NSPersistentContainer(name: "Kitchen").viewContext
    private var soups: [Soup] = []

    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.rows)) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let request: NSFetchRequest<Soup> = Soup.fetchRequest()
        let found = try? context.fetch(request)
        precondition(found == [] && Cook.fetchRequest().entityName == "Person")
        soups = [makeSoup()]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "soup")
    }

    private func makeSoup() -> Soup {
        let soup = Soup(context: context)
        let (servings, rating, isVegan): (Int16, Double, Bool) = (soup.servings, soup.rating, soup.isVegan)
        let (calories, price): (NSNumber?, NSDecimalNumber?) = (soup.calories, soup.price)
        let (cooked, page, photo): (Date?, URL?, Data?) = (soup.cooked, soup.page, soup.photo)
        let (tags, id, dish): ([String: Int]?, UUID?, Dish) = (soup.tags, soup.id, soup)
        precondition(servings == 0 && rating == 0 && !isVegan && calories == nil && price == nil && dish.title == nil)
        precondition(cooked == nil && page == nil && photo == nil && tags == nil && id == nil)
        let cook = Cook(context: context)
        (soup.title, soup.servings, soup.cook, cook.name) = ("Leek", 4, cook, "Ada")
        precondition(soup.title == "Leek" && soup.servings == 4 && soup.cook?.name == "Ada" && soup.herbs == nil)
        soup.addToHerbs(Herb(context: context))
        soup.removeFromHerbs(NSSet())
        let step = Step(context: context)
        soup.insertIntoSteps(step, at: 0)
        soup.replaceSteps(at: 0, with: step)
        soup.addToSteps(NSOrderedSet())
        return soup
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        soups.map { Int($0.servings) }.reduce(0, +)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "soup", for: indexPath)
    }

    private static var rows: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
