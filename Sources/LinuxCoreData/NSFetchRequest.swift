public import Foundation

/// A possible result of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A request for objects. It finds none.
open class NSFetchRequest<ResultType>: NSObject {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchBatchSize = 0
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
}

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
