#if !canImport(ObjectiveC)
public import Foundation

// Key-value observing needs the Objective-C runtime. Here an observer gets only the initial value, on request, and changes of a view's
// geometry and content size.

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

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static var newKey: NSKeyValueChangeKey { NSKeyValueChangeKey(rawValue: "new") }
    public static var oldKey: NSKeyValueChangeKey { NSKeyValueChangeKey(rawValue: "old") }
    public static var kindKey: NSKeyValueChangeKey { NSKeyValueChangeKey(rawValue: "kind") }
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind = Kind.setting
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet? = nil
    public let isPrior = false
}

/// An observation, which ends with `invalidate()` or when it is released.
public final class NSKeyValueObservation: NSObject {
    /// Called when the property may have changed, until `invalidate()`.
    fileprivate var changed: (() -> Void)?

    public func invalidate() { changed = nil }
}

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Runs the handler once if the options contain `.initial`, and after changes of a view's bounds, frame, centre, visibility, safe
    /// area, content offset and content size, as code may derive frames from them.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func tell(_ object: Self, _ old: Value?) {
            changeHandler(object, NSKeyValueObservedChange(
                newValue: options.contains(.new) ? object[keyPath: keyPath] : nil, oldValue: options.contains(.old) ? old : nil))
        }
        if options.contains(.initial) { tell(self, nil) }
        let observation = NSKeyValueObservation()
        guard let view = self as? UIView else { return observation }
        let occasion: ViewObserver.Occasion = Value.self == CGSize.self ? .contentSize : .geometry
        var value = ObservedValue(last: occasion == .geometry ? self[keyPath: keyPath] : nil)
        observation.changed = { [weak view] in
            guard let object = view as? Self else { return }
            let old = value.last
            if value.update(object[keyPath: keyPath]) { tell(object, old) }
        }
        view.add(ViewObserver(observer: ObjectIdentifier(observation), occasion: occasion) { [weak observation] in observation?.changed?() })
        return observation
    }

    /// Calls a responder's `observeValue` after the same changes. Other key paths and observers have no effect: a property cannot be
    /// found by its name.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let name = keyPath.split(separator: ".").last.map(String.init) ?? ""
        guard let property = ObservedViewProperty(rawValue: name), let view = self as? UIView, let responder = observer as? UIResponder
        else { return }
        func tell(_ responder: UIResponder, _ view: UIView, _ change: [NSKeyValueChangeKey: Any]) {
            nonisolated(unsafe) let (observer, object, change, pointer) = (responder, view, change, context)
            MainActor.assumeIsolated { observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: pointer) }
        }
        func change(_ new: Any?, _ old: Any? = nil) -> [NSKeyValueChangeKey: Any] {
            [.newKey: options.contains(.new) ? new : nil, .oldKey: options.contains(.old) ? old : nil].compactMapValues(\.self)
        }
        if options.contains(.initial) { tell(responder, view, change(property.value(of: view))) }
        var value = ObservedValue<Any>(last: property.occasion == .geometry ? property.value(of: view) : nil)
        view.add(ViewObserver(observer: ObjectIdentifier(observer), keyPath: keyPath, occasion: property.occasion) { [weak responder, weak view] in
            guard let responder, let view, let new = property.value(of: view) else { return }
            let old = value.last
            if value.update(new) { tell(responder, view, change(new, old)) }
        })
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        (self as? UIView)?.removeObserver(observer, of: keyPath)
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
