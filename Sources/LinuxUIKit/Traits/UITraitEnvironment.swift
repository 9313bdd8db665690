public import CompositionalLayout

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
