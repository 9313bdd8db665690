public import CompositionalLayout

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
