public import Foundation

/// A possible result of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A request to a context's store.
open class NSPersistentStoreRequest: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
    public static let managedObjectResultType = Self([])
}

/// A request for objects. It finds none.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchBatchSize = 0
    open var fetchOffset = 0
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var (returnsObjectsAsFaults, returnsDistinctResults) = (true, false)
    open var (includesPropertyValues, includesSubentities, includesPendingChanges) = (true, true, true)

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
}

/// Deletes nothing, as no request finds anything.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public enum ResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

    open var resultType = ResultType.resultTypeStatusOnly

    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
    public convenience init(objectIDs: [NSManagedObjectID]) { self.init(fetchRequest: NSFetchRequest()) }
}

/// The answer to a request that is executed: none.
open class NSPersistentStoreResult: NSObject {}
open class NSBatchDeleteResult: NSPersistentStoreResult { open var result: Any? { nil } }

extension NSSortDescriptor {
    /// A sort descriptor without effect: outside Apple's platforms there is no key-value coding, and no request finds anything.
    public convenience init(key: String?, ascending: Bool, selector: Any? = nil) {
        self.init(keyPath: \NSObject.description, ascending: ascending)
    }
}

extension NSPredicate {
    /// A predicate that is always true. Its format is ignored, as no request finds anything.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) { self.init(value: true) }
}

/// The results of a request: a single empty section, or none if section names come from the objects.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects found, always none; `nil` before `performFetch()`.
    open private(set) var fetchedObjects: [ResultType]?
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?
    private let hasSections: Bool

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, hasSections) = (fetchRequest, context, sectionNameKeyPath != nil)
    }

    open func performFetch() throws { (fetchedObjects, sections) = ([], hasSections ? [] : [EmptySection()]) }

    /// - Precondition: never met, as the results contain no objects.
    open func object(at indexPath: IndexPath) -> ResultType {
        fatalError("NSFetchedResultsController.object(at:): there are no objects: there is no Core Data on Linux.")
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}

/// A section of the results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

private struct EmptySection: NSFetchedResultsSectionInfo {
    let name = ""
    let numberOfObjects = 0
    let objects: [Any]? = []
}

/// The kind of a change to the results. The results never change.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Responds to changes of the results. Never called, as the results do not change.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
