/// The class of UIKit that stands for a superclass that nobody has.
enum NearestClass {
    /// Endings of names, longer ones first, as apps and frameworks name their base classes for what they are.
    private static let endings = [
        "CollectionViewController", "TableViewController", "NavigationController", "TabBarController", "PageViewController",
        "ViewController", "CollectionViewCell", "TableViewCell", "CollectionReusableView", "CollectionView", "TableView", "ScrollView",
        "StackView", "View",
    ]

    /// - Parameter name: the superclass's name: `ASDKViewController`.
    /// - Returns: `nil` for a class of UIKit, and for one that is named for nothing in it.
    static func of(_ name: String) -> String? {
        guard !name.hasPrefix("UI") else { return nil }
        return endings.first(where: name.hasSuffix).map { "UI" + $0 }
    }

    /// The call of its initializer, in place of one that it has not.
    static func superInit(of name: String) -> String? {
        switch name {
        case "UICollectionViewController": "super.init(collectionViewLayout: UICollectionViewLayout())"
        case "UIViewController", "UITabBarController": "super.init(nibName: nil, bundle: nil)"
        case "UIView", "UICollectionViewCell", "UICollectionReusableView", "UIScrollView", "UIStackView": "super.init(frame: .zero)"
        default: nil
        }
    }
}
