public import CompositionalLayout
public import Foundation

/// Something with traits.
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
