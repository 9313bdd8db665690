import CompositionalLayout
import Foundation

#if !canImport(ObjectiveC)
/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly, if the value is an object: it is `nil` once nothing else holds it. Other values are kept, as nothing else
    /// could hold the box that they are in.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, of values that can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy, of values that can be copied.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that was associated with an object under a key; `nil` if there is none.
///
/// The key is an address: that of a static variable, as in `objc_getAssociatedObject(self, &Keys.name)`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.of(object as AnyObject)?[key]
}

/// Associates a value with an object under a key; `nil` removes it.
///
/// With views and view controllers it ceases to be when they do, with other objects some time after.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.made(for: object as AnyObject).set(value, key, policy)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.of(object as AnyObject)?.removeAll()
}

/// The values that are associated with one object.
private final class Associations: @unchecked Sendable {
    private struct Value {
        var kept: Any?
        weak var weak: AnyObject?
    }

    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Value] = [:]

    /// Guards the place that each responder has for its associations.
    private static let responders = NSLock()

    static func of(_ object: AnyObject) -> Associations? {
        guard let responder = object as? UIResponder else { return AssociationTable.shared.associations(of: object) }
        return responders.withLock { responder.associations as? Associations }
    }

    /// The associations of an object; if it has none yet, they are made for the first of several threads that ask.
    static func made(for object: AnyObject) -> Associations {
        guard let responder = object as? UIResponder else { return AssociationTable.shared.made(for: object) }
        return responders.withLock {
            if let own = responder.associations as? Associations { return own }
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
        // The old value ceases to be outside the lock, as it may itself have associated values.
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

/// The associations of objects that have no place for them, by address.
private final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
        weak var object: AnyObject?
        var associations: Associations
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var additionsUntilSweep = 64

    func associations(of object: AnyObject) -> Associations? {
        lock.withLock { existing(object) }
    }

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
        // An object that is gone may have had the same address.
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.associations
    }

    /// What is to be released outside the lock: code that then runs may itself associate values.
    private struct Discarded {
        var entries: [Entry] = []
        /// Objects that were alive when they were looked at; this may be the last reference to one by now.
        var objects: [AnyObject] = []
    }

    /// Discards the associations of objects that are gone, whenever as many have been added as are there.
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
