import Foundation

#if !canImport(ObjectiveC)
/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds objects weakly: the value is `nil` once nothing else retains the object. Structs and enums are retained, as nothing
    /// else could retain the box around them.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copies values that can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// Copies values that can be copied.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value associated with an object under a key; `nil` if there is none.
///
/// The key is an address, that of a static variable, as in `objc_getAssociatedObject(self, &Keys.name)`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.of(object as AnyObject)?[key]
}

/// Associates a value with an object under a key; `nil` removes it.
///
/// Views and view controllers release the value when they are deallocated. For other objects it may live a while longer.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.made(for: object as AnyObject).set(value, key, policy)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.of(object as AnyObject)?.removeAll() }

/// The values associated with one object.
final class Associations: @unchecked Sendable {
    private struct Value {
        var kept: Any?
        weak var weak: AnyObject?
    }

    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Value] = [:]

    /// Protects the storage for associations in responders.
    private static let responders = NSLock()

    static func of(_ object: AnyObject) -> Associations? {
        guard let responder = object as? UIResponder else { return AssociationTable.shared.associations(of: object) }
        return responders.withLock { responder.associations }
    }

    /// The associations of an object, created on first use. Thread-safe.
    static func made(for object: AnyObject) -> Associations {
        guard let responder = object as? UIResponder else { return AssociationTable.shared.made(for: object) }
        return responders.withLock {
            if let own = responder.associations { return own }
            let own = Associations()
            responder.associations = own
            return own
        }
    }

    subscript(key: UnsafeRawPointer) -> Any? {
        let value = lock.withLock { values[key] }
        return value?.kept ?? value?.weak
    }

    func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        let stored = value.map { value in
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN:
                type(of: value) is AnyClass ? Value(weak: value as AnyObject) : Value(kept: value)
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: Value(kept: value)
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                Value(kept: (value as? any NSCopying)?.copy(with: nil) ?? value)
            }
        }
        // The old value is released outside the lock, as it may itself have associated values.
        let old = lock.withLock {
            let old = values[key]
            values[key] = stored
            return old
        }
        withExtendedLifetime(old) {}
    }

    func removeAll() {
        let old = lock.withLock {
            let old = values
            values = [:]
            return old
        }
        withExtendedLifetime(old) {}
    }
}

/// The associations, by address, of objects that cannot store associations themselves.
private final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
        weak var object: AnyObject?
        var associations: Associations
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var additionsUntilSweep = 64

    func associations(of object: AnyObject) -> Associations? { lock.withLock { existing(object) } }

    func made(for object: AnyObject) -> Associations {
        let (made, discarded) = lock.withLock { () -> (Associations, Discarded) in
            if let own = existing(object) { return (own, Discarded()) }
            let id = ObjectIdentifier(object)
            var discarded = sweep()
            if let old = entries[id] { discarded.entries.append(old) }
            let own = Associations()
            entries[id] = Entry(object: object, associations: own)
            return (own, discarded)
        }
        withExtendedLifetime(discarded) {}
        return made
    }

    private func existing(_ object: AnyObject) -> Associations? {
        // A deallocated object may have had the same address.
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.associations
    }

    /// Values to release outside the lock, as their deinitializers may associate values, too.
    private struct Discarded {
        var entries: [Entry] = []
        /// Objects found alive by the sweep, released outside the lock as well: this may be the last reference to one.
        var objects: [AnyObject] = []
    }

    /// Discards the associations of deallocated objects, each time that the table has doubled in size.
    private func sweep() -> Discarded {
        additionsUntilSweep -= 1
        guard additionsUntilSweep <= 0 else { return Discarded() }
        var discarded = Discarded()
        for (id, entry) in entries {
            if let object = entry.object {
                discarded.objects.append(object)
            } else {
                discarded.entries.append(entry)
                entries[id] = nil
            }
        }
        additionsUntilSweep = max(64, entries.count)
        return discarded
    }
}
#endif
