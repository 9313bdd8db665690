import Foundation

/// Values that code sets but nothing reads, keyed by property name.
struct AssociatedValues {
    private var values: [String: Any] = [:]

    func value<Value>(_ name: String, or initial: () -> Value) -> Value { values[name] as? Value ?? initial() }
    mutating func keep<Value>(_ value: Value, _ name: String) { values.updateValue(value, forKey: name) }
}

/// Thread-safe variant of `AssociatedValues`.
final class SharedAssociatedValues: @unchecked Sendable {
    private let lock = NSLock()
    private var values = AssociatedValues()

    func kept<Value>(_ name: String = #function, or initial: @autoclosure () -> Value) -> Value {
        lock.withLock { values.value(name, or: initial) }
    }

    func keep<Value>(_ value: Value, _ name: String = #function) { lock.withLock { values.keep(value, name) } }
}

extension UIView {
    /// The last value set under a name, by default that of the calling property; `initial` if there is none.
    func kept<Value>(_ name: String = #function, or initial: @autoclosure () -> Value) -> Value {
        attachments.kept.value(name, or: initial)
    }

    func keep<Value>(_ value: Value, _ name: String = #function) { attachments.kept.keep(value, name) }

    /// A weakly held object, such as a delegate.
    func keptWeakly(_ name: String = #function) -> AnyObject? { kept(name, or: WeakReference()).object }
    func keepWeakly(_ object: AnyObject?, _ name: String = #function) { keep(WeakReference(object: object), name) }
}

private struct WeakReference {
    weak var object: AnyObject?
}
