public import Foundation

/// A view that generic code creates by `Content()` or `Content(frame:)` from a class known only at run time.
///
/// In UIKit, the Objective-C runtime finds the initializer. Swift needs a `required` one, and `init(frame:)` cannot be that, as
/// subclasses override it without repeating `required`. For generic code, the compiler therefore picks the initializers below. They
/// create the class that the generic parameter stands for. On a variable of the type `UIView.Type`, they create a `UIView`, whatever
/// class the variable holds.
public protocol RuntimeCreatedView {}

extension RuntimeCreatedView {
    /// - Precondition: `runtimeInstance(frame:)`, which the class may override, returns an instance of the class.
    public init(frame: CGRect) {
        let made = (Self.self as? UIView.Type)?.runtimeInstance(frame: frame)
        guard let made = made as? Self else { fatalError(UIView.cannotBeCreated(Self.self)) }
        self = made
    }

    /// - Precondition: `runtimeInstance(frame:)`, which the class may override, returns an instance of the class.
    public init() { self.init(frame: .zero) }
}

extension UIView: RuntimeCreatedView {}

extension UIView {
    static func cannotBeCreated(_ type: Any.Type) -> String {
        "Use of unimplemented initializer 'init(frame:)' for class '\(type)': generic code creates it, for which it has to override "
            + "'runtimeInstance(frame:)', a class method of Galley's UIKit."
    }

    /// An instance of this class if UIKit declares it; `nil` for an app's class.
    package static func systemInstance(frame: CGRect) -> UIView? {
        let types: [(UIView.Type, (CGRect) -> UIView)] = [
            (UIView.self, UIView.init), (UILabel.self, UILabel.init), (UIImageView.self, UIImageView.init),
            (UIStackView.self, UIStackView.init), (UIButton.self, UIButton.init), (UIControl.self, UIControl.init),
            (UIScrollView.self, UIScrollView.init), (UITextField.self, UITextField.init), (UITextView.self, { UITextView(frame: $0) }),
            (UISwitch.self, UISwitch.init), (UISlider.self, UISlider.init), (UIStepper.self, UIStepper.init),
            (UISegmentedControl.self, UISegmentedControl.init), (UIPageControl.self, UIPageControl.init),
            (UIProgressView.self, UIProgressView.init), (UIActivityIndicatorView.self, UIActivityIndicatorView.init),
            (UIDatePicker.self, UIDatePicker.init), (UIPickerView.self, UIPickerView.init), (UISearchBar.self, UISearchBar.init),
            (UINavigationBar.self, UINavigationBar.init), (UITabBar.self, UITabBar.init), (UIToolbar.self, UIToolbar.init),
            (UITableView.self, UITableView.init), (UITableViewCell.self, { _ in UITableViewCell() }),
            (UITableViewHeaderFooterView.self, { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }),
            (UIRefreshControl.self, UIRefreshControl.init), (UIVisualEffectView.self, { _ in UIVisualEffectView(effect: nil) }),
            (UICollectionView.self, { UICollectionView(frame: $0, collectionViewLayout: UICollectionViewLayout()) }),
            (UIWindow.self, UIWindow.init), (UICollectionViewCell.self, { UICollectionViewCell(frame: $0) }),
            (UICollectionReusableView.self, { UICollectionReusableView(frame: $0) }),
        ]
        return types.first { $0.0 == self }?.1(frame)
    }
}
