public import CompositionalLayout

/// A trait, by its type: what code says that it wants to hear of. It is kept by nobody, as no traits change.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark, as something to hear changes of: it is kept by nobody.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// The kind of device, as something to hear changes of: it is kept by nobody.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}

/// How wide an environment is, as something to hear changes of: it is kept by nobody.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// How tall an environment is, as something to hear changes of: it is kept by nobody.
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// Device pixels a point, as something to hear changes of: it is kept by nobody.
public enum UITraitDisplayScale: UITraitDefinition {}

/// Which way one reads, as something to hear changes of: it is kept by nobody.
public enum UITraitLayoutDirection: UITraitDefinition {}

/// The text size that the user prefers, as something to hear changes of: it is kept by nobody.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// How much contrast the user wants, as something to hear changes of: it is kept by nobody.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// What has traits.
///
/// It is bound to no actor, as subclasses of views would be bound to it with it.
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    /// Never called here: no traits change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: @preconcurrency UITraitEnvironment {}

/// What could hear that traits have changed. A handler is kept by nobody: nothing changes traits but a view's host.
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Tells of a registration; the handler is never called.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { NoTraitChanges() }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// That something wants to hear of changed traits. It is kept by nobody, as none change.
public protocol UITraitChangeRegistration {}

struct NoTraitChanges: UITraitChangeRegistration {}
