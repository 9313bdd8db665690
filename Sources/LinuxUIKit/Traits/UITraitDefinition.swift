
/// A trait, identified by its type, so that code can read and observe it. Observers are not stored, as no traits change.
public protocol UITraitDefinition<Value> {
    associatedtype Value

    /// The trait's value where none is set.
    static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The interface style, as a trait to observe. No changes occur.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// The interface idiom, as a trait to observe. No changes occur.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}

/// The horizontal size class, as a trait to observe. No changes occur.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// The vertical size class, as a trait to observe. No changes occur.
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// The display scale, as a trait to observe. No changes occur.
public enum UITraitDisplayScale: UITraitDefinition {}

/// The layout direction, as a trait to observe. No changes occur.
public enum UITraitLayoutDirection: UITraitDefinition {}

/// The preferred content size category, as a trait to observe. No changes occur.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The accessibility contrast, as a trait to observe. No changes occur.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// An object that has traits.
///
/// The protocol is nonisolated: an isolated one would isolate subclasses of views too.
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    /// Never called here: no traits change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: @preconcurrency UITraitEnvironment {}

/// An object whose trait changes can be observed. Handlers are not stored, as only a view's host changes its traits.
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

/// A registration for trait changes. Not stored, as no traits change.
public protocol UITraitChangeRegistration {}

struct NoTraitChanges: UITraitChangeRegistration {}
