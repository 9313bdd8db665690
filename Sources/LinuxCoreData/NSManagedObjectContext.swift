public import Foundation

/// A context that holds the objects inserted by code, and finds no others.
open class NSManagedObjectContext: NSObject {
    /// Blocks run immediately, on the caller's thread.
    public enum ConcurrencyType: Sendable { case privateQueueConcurrencyType, mainQueueConcurrencyType }

    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    private var lastNumber = 0

    public init(concurrencyType: ConcurrencyType) {}

    open var hasChanges: Bool { !insertedObjects.isEmpty }
    open func insert(_ object: NSManagedObject) { insertedObjects.insert(object) }
    open func delete(_ object: NSManagedObject) { insertedObjects.remove(object) }
    open func save() throws { insertedObjects = [] }
    open func rollback() { insertedObjects = [] }
    open func reset() { insertedObjects = [] }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Finds nothing.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }

    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        request is NSBatchDeleteRequest ? NSBatchDeleteResult() : NSPersistentStoreResult()
    }

    open func object(with id: NSManagedObjectID) -> NSManagedObject {
        insertedObjects.first { $0.objectID === id } ?? NSManagedObject(entity: id.entity, insertInto: nil)
    }

    /// - Throws: a Cocoa error if the object was not inserted here.
    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = insertedObjects.first(where: { $0.objectID === id }) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }

    /// Gives no other identities: an object's identity is permanent from the beginning.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// The policy for merge conflicts.
public enum NSMergePolicy: Sendable { case error, mergeByPropertyObjectTrump, mergeByPropertyStoreTrump, overwrite, rollback }

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
