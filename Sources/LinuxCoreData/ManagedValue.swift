public import Foundation

extension NSManagedObject {
    /// The value of a property that is marked `@NSManaged`: galley's copies of files call it by the property's own body.
    ///
    /// One that was never set is nothing, zero or empty, as a new object's attributes are.
    public func galleyManagedValue<Value>(_ key: String = #function) -> Value {
        if let value = value(forKey: key) as? Value { return value }
        guard let empty = Self.empty(Value.self) else {
            preconditionFailure("\(type(of: self)).\(key) has no value; on Linux nothing fetches one")
        }
        return empty
    }

    /// Sets the value of a property that is marked `@NSManaged`.
    public func galleySetManagedValue<Value>(_ value: Value, _ key: String = #function) {
        setValue(value, forKey: key)
    }

    private static func empty<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
        // The classes of relationships, whose initializers no protocol can ask for.
        if type == NSSet.self { return NSSet() as? Value }
        if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
        return (type as? any EmptyAttribute.Type)?.init() as? Value
    }
}

/// What an attribute of a new object has for a value.
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
