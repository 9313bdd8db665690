
/// A trait, identified by its type, so that code can read and observe it. Observers are not stored: changes are not reported.
public protocol UITraitDefinition<Value> {
    associatedtype Value

    /// The trait's value where none is set.
    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// An object that has traits.
///
/// The protocol is nonisolated: an isolated one would isolate subclasses of views too.
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    /// Never called: changes of traits are not reported.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: @preconcurrency UITraitEnvironment {}

/// An object whose trait changes can be observed. Handlers are not stored: changes by a view's host or by overrides are not reported.
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Returns a registration; the handler is never called.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { NoTraitChanges() }

    /// No effect: traits are up to date.
    public func updateTraitsIfNeeded() {}

    public func unregisterForTraitChanges(_: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// A registration for trait changes. Not stored: changes are not reported.
public protocol UITraitChangeRegistration {}

struct NoTraitChanges: UITraitChangeRegistration {}
