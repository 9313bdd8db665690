import CoreData
import Foundation
import Testing

private final class Recipe: NSManagedObject {
    var title: String {
        get { galleyManagedValue() }
        set { galleySetManagedValue(newValue) }
    }
    var servings: Int16 { galleyManagedValue() }
    var note: String? { galleyManagedValue() }
    var steps: NSSet { galleyManagedValue() }
    var tags: [String] { galleyManagedValue() }

    class func fetchRequest() -> NSFetchRequest<Recipe> { NSFetchRequest(entityName: "Recipe") }
}

struct ManagedObjectTests {
    private let container = NSPersistentContainer(name: "Recipes")

    @Test func aContextHasWhatIsInsertedUntilItIsSaved() throws {
        let context = container.viewContext
        let recipe = Recipe(context: context)
        #expect(recipe.managedObjectContext === context && recipe.entity.name == "Recipe")
        #expect(context.hasChanges && context.insertedObjects == [recipe])
        #expect(try context.existingObject(with: recipe.objectID) === recipe)
        try context.save()
        #expect(!context.hasChanges && context.insertedObjects == [])
    }

    @Test func aStackWithAModelAndAStoreOfItsOwnHasAContext() throws {
        let model = try #require(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/Recipes.momd")))
        let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/Recipes.sqlite"))
        description.setOption(true as NSNumber, forKey: NSMigratePersistentStoresAutomaticallyOption)
        let container = NSPersistentContainer(name: "Recipes", managedObjectModel: model)
        container.persistentStoreDescriptions = [description]
        var loaded: [URL?] = []
        container.loadPersistentStores { description, error in loaded.append(error == nil ? description.url : nil) }
        #expect(loaded == [description.url] && container.viewContext.persistentStoreCoordinator?.managedObjectModel === model)
    }

    @Test func anObjectCanBeMadeWithoutAContext() {
        let recipe = Recipe()
        #expect(recipe.managedObjectContext == nil && recipe.entity.name == "Recipe" && recipe.title == "")
    }

    @Test func identitiesHaveAddresses() {
        let ids = (0..<2).map { _ in Recipe(context: container.viewContext).objectID }
        #expect(ids.map { $0.uriRepresentation().absoluteString } == ["x-coredata:///Recipe/t1", "x-coredata:///Recipe/t2"])
    }

    @Test func anObjectThatIsDeletedIsInNoContext() {
        let recipe = Recipe(context: container.viewContext)
        container.viewContext.delete(recipe)
        #expect(!container.viewContext.hasChanges)
        #expect(throws: CocoaError.self) { try container.viewContext.existingObject(with: recipe.objectID) }
    }

    @Test func propertiesAreKeptByTheirNamesAndEmptyBefore() {
        let recipe = Recipe(context: container.viewContext)
        #expect(recipe.title == "" && recipe.servings == 0 && recipe.note == nil && recipe.steps == NSSet() && recipe.tags == [])
        recipe.title = "Bread"
        recipe.setValue(Int16(4), forKey: "servings")
        #expect(recipe.title == "Bread" && recipe.servings == 4)
        #expect(recipe.value(forKey: "title") as? String == "Bread")
    }

    /// Without a type, `fetchRequest()` is not the superclass's.
    @Test func aRequestOfAClassHasItsType() throws {
        let request = Recipe.fetchRequest()
        let found: [Recipe] = try container.viewContext.fetch(request)
        #expect(found == [])
    }

    @Test func requestsFindNothing() throws {
        let request = NSFetchRequest<Recipe>(entityName: "Recipe")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.predicate = NSPredicate(format: "servings > %d", 2)
        (request.returnsObjectsAsFaults, request.resultType) = (false, .managedObjectResultType)
        _ = Recipe(context: container.viewContext)
        let deletion = NSBatchDeleteRequest(fetchRequest: Recipe.fetchRequest())
        deletion.resultType = .resultTypeObjectIDs
        let deleted = try container.viewContext.execute(deletion) as? NSBatchDeleteResult
        #expect(deleted != nil && deleted?.result as? [NSManagedObjectID] == nil && container.viewContext.insertedObjects.count == 1)
        #expect(try container.viewContext.fetch(request) == [] && container.viewContext.count(for: request) == 0)
    }

    @Test func storesAreLoadedAtOnceAndBlocksRunAtOnce() {
        var log: [String] = []
        container.loadPersistentStores { _, error in log.append("loaded \(error == nil)") }
        container.performBackgroundTask { log.append("task \($0 !== container.viewContext)") }
        container.viewContext.perform { log.append("perform") }
        #expect(log + [container.viewContext.performAndWait { "wait" }] == ["loaded true", "task true", "perform", "wait"])
    }

    @Test func resultsHaveOneSectionWithoutObjectsOrNoneByName() throws {
        func controller(_ sectionName: String?) -> NSFetchedResultsController<Recipe> {
            NSFetchedResultsController(
                fetchRequest: NSFetchRequest(entityName: "Recipe"), managedObjectContext: container.viewContext,
                sectionNameKeyPath: sectionName, cacheName: nil)
        }
        let (one, named) = (controller(nil), controller("course"))
        #expect(one.fetchedObjects == nil && one.sections == nil)
        try one.performFetch()
        try named.performFetch()
        #expect(one.fetchedObjects == [] && one.sections?.map(\.numberOfObjects) == [0])
        #expect(named.sections?.count == 0)
    }
}
