public import Foundation

/// A context that holds the objects inserted by code, and finds no others.
open class NSManagedObjectContext: NSObject {
    /// The queue of a context. Blocks run immediately, on the caller's thread.
    public enum ConcurrencyType: Int, Sendable {
        case privateQueue = 1
        case mainQueue = 2

        public static let privateQueueConcurrencyType = ConcurrencyType.privateQueue
        public static let mainQueueConcurrencyType = ConcurrencyType.mainQueue
    }

    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var name: String?
    open var transactionAuthor: String?
    open var undoManager: AnyObject?
    open private(set) var insertedObjects: Set<NSManagedObject> = []

    public override init() {}
    public init(concurrencyType: ConcurrencyType) {}
    public convenience init(_ concurrencyType: ConcurrencyType) { self.init(concurrencyType: concurrencyType) }

    open var hasChanges: Bool { !insertedObjects.isEmpty }
    open var registeredObjects: Set<NSManagedObject> { insertedObjects }
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var deletedObjects: Set<NSManagedObject> { [] }

    open func insert(_ object: NSManagedObject) { insertedObjects.insert(object) }

    open func delete(_ object: NSManagedObject) {
        object.delete()
        insertedObjects.remove(object)
    }

    /// Saves nothing, as there is no store.
    open func save() throws { insertedObjects = [] }
    open func rollback() { insertedObjects = [] }
    open func reset() { insertedObjects = [] }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}

    /// Finds nothing.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        insertedObjects.first { $0.objectID === objectID } ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }

    /// - Throws: a Cocoa error if the object was not inserted here.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = insertedObjects.first(where: { $0.objectID === objectID }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return object
    }

    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// The older name of the type.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// The policy for merge conflicts. Stored.
open class NSMergePolicy: NSObject {
    public static var error: NSMergePolicy { NSMergePolicy() }
    public static var mergeByPropertyObjectTrump: NSMergePolicy { NSMergePolicy() }
    public static var mergeByPropertyStoreTrump: NSMergePolicy { NSMergePolicy() }
    public static var overwrite: NSMergePolicy { NSMergePolicy() }
    public static var rollback: NSMergePolicy { NSMergePolicy() }
}

public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { NSMergePolicy() }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { NSMergePolicy() }
public var NSErrorMergePolicy: NSMergePolicy { NSMergePolicy() }

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
}
