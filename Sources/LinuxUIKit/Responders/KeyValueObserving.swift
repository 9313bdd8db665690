#if !canImport(ObjectiveC)
public import Foundation

// Key-value observing needs the Objective-C runtime. Here an observer gets only the initial value, on request, and changes of a
// collection view's content size.

/// The values that an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var new: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 1) }
    public static var old: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 2) }
    public static var initial: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 4) }
    public static var prior: NSKeyValueObservingOptions { NSKeyValueObservingOptions(rawValue: 8) }
}

/// The kind of a change. Here always `.setting`.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
}

/// The key of a value in a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static var newKey: NSKeyValueChangeKey { NSKeyValueChangeKey(rawValue: "new") }
    public static var oldKey: NSKeyValueChangeKey { NSKeyValueChangeKey(rawValue: "old") }
    public static var kindKey: NSKeyValueChangeKey { NSKeyValueChangeKey(rawValue: "kind") }
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind = Kind.setting
    public let newValue: Value?
    public let oldValue: Value? = nil
    public let indexes: IndexSet? = nil
    public let isPrior = false
}

/// An observation, which ends with `invalidate()` or when it is released.
public final class NSKeyValueObservation: NSObject {
    /// Called when a collection view's content size changes, until `invalidate()`.
    fileprivate var changed: (() -> Void)?

    public func invalidate() { changed = nil }
}

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Runs the handler once if the options contain `.initial`. Later changes are observed only for a collection view's content size,
    /// as code may derive a height from it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func tell(_ object: Self) {
            changeHandler(object, NSKeyValueObservedChange(newValue: options.contains(.new) ? object[keyPath: keyPath] : nil))
        }
        if options.contains(.initial) { tell(self) }
        let observation = NSKeyValueObservation()
        if Value.self == CGSize.self, let view = self as? UICollectionView {
            observation.changed = { [weak view] in (view as? Self).map(tell) }
            view.observe(as: observation) { [weak observation] in observation?.changed?() }
        }
        return observation
    }

    /// Calls a responder's `observeValue` when a collection view's content size changes, as code may derive a height from it. Other
    /// key paths and observers have no effect: a property cannot be found by its name.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath.split(separator: ".").last == "contentSize", let view = self as? UICollectionView,
            let responder = observer as? UIResponder
        else { return }
        func tell(_ responder: UIResponder, _ view: UICollectionView) {
            nonisolated(unsafe) let (observer, object, pointer) = (responder, view, context)
            MainActor.assumeIsolated {
                let change = options.contains(.new) ? [NSKeyValueChangeKey.newKey: object.contentSize as Any] : [:]
                observer.observeValue(forKeyPath: "contentSize", of: object, change: change, context: pointer)
            }
        }
        if options.contains(.initial) { tell(responder, view) }
        view.observe(as: observer) { [weak responder, weak view] in
            if let responder, let view { tell(responder, view) }
        }
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        (self as? UICollectionView)?.removeSizeObserver(observer)
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, forKeyPath: keyPath)
    }
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {}
    public func setValue(_ value: Any?, forKey key: String) { noteKey(key, "setValue") }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { noteKey(keyPath, "setValue") }
    /// Always `nil`; a note reports the call.
    public func value(forKey key: String) -> Any? {
        noteKey(key, "value")
        return nil
    }
    /// Always `nil`; a note reports the call.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Adds a note that a call has no effect, as its value might have decided frames.
    private func noteKey(_ key: String, _ function: String) {
        InterfaceSources.current.note("\(function)(forKey: \"\(key)\") has no effect, as nothing finds a property by its name", isAssumed: true)
    }
}

extension UserDefaults {
    // User defaults store values by key, so no property has to be found.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
#endif
