public import Foundation

/// The results of a request in sections: a single empty section, or none if section names come from the objects.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    /// `nil` before `performFetch()`.
    open private(set) var fetchedObjects: [ResultType]?
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    open func performFetch() throws {
        fetchedObjects = []
        sections = sectionNameKeyPath == nil ? [EmptySection()] : []
    }

    /// - Precondition: never called, as there are no index paths.
    open func object(at indexPath: IndexPath) -> ResultType {
        fatalError("NSFetchedResultsController.object(at:): there are no objects: there is no Core Data on Linux.")
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
    open var sectionIndexTitles: [String] { [] }
    open class func deleteCache(withName name: String?) {}
}

/// A section of the results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

private struct EmptySection: NSFetchedResultsSectionInfo {
    let name = ""
    let indexTitle: String? = nil
    let numberOfObjects = 0
    let objects: [Any]? = []
}

/// The kind of a change to the results. Never reported: nothing changes.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// Responds to changes of the results. Never called.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
}
