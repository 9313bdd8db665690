public import Foundation

extension NSManagedObject {
    /// The value of a property marked `@NSManaged`. In galley's copies of files the property's body calls it.
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
    public func galleySetManagedValue<Value>(_ value: Value, _ key: String = #function) {
        setValue(value, forKey: key)
    }

    private static func empty<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
        // Relationship classes, whose initializers a protocol cannot require.
        if type == NSSet.self { return NSSet() as? Value }
        if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
        return (type as? any EmptyAttribute.Type)?.init() as? Value
    }
}

/// A type with an initial value for attributes.
private protocol EmptyAttribute {
    init()
}

extension Int16: EmptyAttribute {}
extension Int32: EmptyAttribute {}
extension Int64: EmptyAttribute {}
extension Int: EmptyAttribute {}
extension Double: EmptyAttribute {}
extension Float: EmptyAttribute {}
extension Bool: EmptyAttribute {}
extension Decimal: EmptyAttribute {}
extension String: EmptyAttribute {}
extension Data: EmptyAttribute {}
extension Date: EmptyAttribute {}
extension UUID: EmptyAttribute {}
extension Set: EmptyAttribute {}
extension Array: EmptyAttribute {}
