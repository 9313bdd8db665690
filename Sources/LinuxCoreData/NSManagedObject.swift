public import Foundation

/// An object of a model. Its values are stored by name but never saved.
///
/// Part of a stand-in for Core Data: contexts are empty, requests find nothing, and saving has no effect.
open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID: NSManagedObjectID
    public private(set) var isDeleted = false
    private var values: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        managedObjectContext = context
        objectID = NSManagedObjectID(entity)
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    /// A description named after the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }

    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(self)")
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}

    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}

    public var hasChanges: Bool { !values.isEmpty }
    public var isInserted: Bool { managedObjectContext != nil && !isDeleted }
    public var isFault: Bool { false }

    func delete() { isDeleted = true }
}

/// The identity of a managed object.
public final class NSManagedObjectID: NSObject {
    public let entity: NSEntityDescription
    public var isTemporaryID: Bool { true }

    init(_ entity: NSEntityDescription) {
        self.entity = entity
    }
}

/// The name of an entity.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String!

    public override init() {}

    init(name: String) {
        self.name = name
        managedObjectClassName = name
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription(name: entityName)
    }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context)
    }
}

/// A possible result of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A request for objects, which finds none.
open class NSFetchRequest<ResultType>: NSObject {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var includesPropertyValues = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?

    public override init() {}

    public init(entityName: String) {
        self.entityName = entityName
    }
}
