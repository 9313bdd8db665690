#if !canImport(ObjectiveC)
public import Foundation

open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var object: ObjectType?
    }

    private var entries: [Entry] = []

    public override init() {}

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

    /// The objects that still exist, in the order in which they were added.
    open var allObjects: [ObjectType] { entries.compactMap(\.object) }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }

    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.append(Entry(object: object))
    }

    open func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object || $0.object == nil } }
    open func removeAllObjects() { entries = [] }
}
#endif
