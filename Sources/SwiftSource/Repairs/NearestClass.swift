/// Finds the UIKit class that replaces a missing superclass, by the end of the superclass's name.
enum NearestClass {
    /// Recognized ends of class names: UIKit's names without `UI`. If two endings fit the same name, the longer one comes first.
    private static let endings = [
        "CollectionViewController", "TableViewController", "NavigationController", "TabBarController", "PageViewController",
        "ViewController", "CollectionViewCell", "TableViewCell", "CollectionReusableView", "CollectionView", "TableView", "ScrollView",
        "StackView", "View",
    ]

    /// The UIKit class that a superclass resembles: `UIViewController` for `ASDKViewController`.
    ///
    /// - Returns: `nil` for UIKit's own classes, and for a name that ends with none of `endings`.
    static func of(_ name: String) -> String? {
        guard !name.hasPrefix("UI") else { return nil }
        return endings.first(where: name.hasSuffix).map { "UI" + $0 }
    }

    /// A call of the UIKit class's designated initializer, for a `super.init` that only the missing superclass had; `nil` for other
    /// classes.
    static func superInit(of name: String) -> String? {
        switch name {
        case "UICollectionViewController": "super.init(collectionViewLayout: UICollectionViewLayout())"
        case "UIViewController", "UITabBarController": "super.init(nibName: nil, bundle: nil)"
        case "UIView", "UICollectionViewCell", "UICollectionReusableView", "UIScrollView", "UIStackView": "super.init(frame: .zero)"
        default: nil
        }
    }
}
