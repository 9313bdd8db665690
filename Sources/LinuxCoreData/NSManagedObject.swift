public import Foundation

/// An object of a model. Its values are stored by name but never saved.
///
/// Part of a stand-in for Core Data: contexts are empty, requests find nothing, and saving has no effect.
open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID: NSManagedObjectID
    private var values: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        managedObjectContext = context
        objectID = NSManagedObjectID(entity, number: context?.nextNumber() ?? 0)
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }

    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }
    public convenience init(context: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: context) }

    /// A description named after the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription("\(self)") }
    // A class has one of its own with its type, which code without a type means.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: "\(self)") }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func prepareForDeletion() {}
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}

/// The identity of a managed object.
public final class NSManagedObjectID: NSObject {
    public let entity: NSEntityDescription

    /// True, as nothing is saved.
    public var isTemporaryID: Bool { true }
    /// The object's number in its context, from 1; 0 for an object without a context.
    private let number: Int

    init(_ entity: NSEntityDescription, number: Int) { (self.entity, self.number) = (entity, number) }

    /// The URI by entity and number, such as `x-coredata:///Recipe/t1`.
    public func uriRepresentation() -> URL {
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.path) = ("x-coredata", "", "/\(entity.name ?? "")/t\(number)")
        return parts.url ?? URL(fileURLWithPath: parts.path)
    }
}

/// Describes an entity by its name.
open class NSEntityDescription: NSObject {
    open var name: String?

    public override init() {}

    init(_ name: String) { self.name = name }

    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? { .init(name) }

    open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
        NSManagedObject(entity: .init(name), insertInto: context)
    }
}

extension NSManagedObject {
    /// The value of a property marked `@NSManaged`. In galley's copies of files, the property's body calls this function.
    ///
    /// The initial value is `nil`, zero or empty, as for the attributes of a new object.
    public func galleyManagedValue<Value>(_ key: String = #function) -> Value {
        if let value = value(forKey: key) as? Value { return value }
        guard let empty = Self.empty(Value.self) else {
            fatalError("\(type(of: self)).\(key) has no value; on Linux nothing fetches one")
        }
        return empty
    }

    /// Sets the value of a property marked `@NSManaged`.
    public func galleySetManagedValue<Value>(_ value: Value, _ key: String = #function) { setValue(value, forKey: key) }

    private static func empty<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
        if let list = type as? any ExpressibleByArrayLiteral.Type { return empty(list) as? Value }
        let values: [Any] = [
            0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, Decimal(), "", Data(), Date(), UUID(), NSSet(), NSOrderedSet(),
        ]
        return values.lazy.compactMap { $0 as? Value }.first
    }

    private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> List { [] }
}
