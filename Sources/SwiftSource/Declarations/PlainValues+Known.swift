/// Values of the types of Foundation and UIKit.
extension PlainValues {
    static let known = [
        "Bool": "false", "Character": "\"a\"", "Substring": "\"\"", "StaticString": "\"\"", "NSString": "NSString()", "Any": "0",
        "AnyObject": "NSObject()",
        "NSObject": "NSObject()", "AnyHashable": "0", "NSNumber": "0", "Decimal": "0",
        "Date": "Date(timeIntervalSinceReferenceDate: 0)", "UUID": "UUID()", "Data": "Data()",
        "URL": "URL(string: \"https://example.com\")!", "URLRequest": "URLRequest(url: URL(string: \"https://example.com\")!)",
        "IndexPath": "IndexPath(item: 0, section: 0)", "IndexSet": "IndexSet()", "Bundle": "Bundle.main",
        "UserDefaults": "UserDefaults.standard", "NotificationCenter": "NotificationCenter.default",
        "DispatchQueue": "DispatchQueue.main",
        "URLSession": "URLSession.shared", "FileManager": "FileManager.default",
        "NSAttributedString": "NSAttributedString(string: \"\")",
        "CGRect": "UIScreen.main.bounds", "CGSize": "UIScreen.main.bounds.size", "CGPoint": "CGPoint.zero",
        "UIEdgeInsets": "UIEdgeInsets.zero",
        "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero", "UIColor": "UIColor.systemBlue",
        "UIFont": "UIFont.systemFont(ofSize: 17)",
        "UIImage": "UIImage()", "UIView": "UIView()", "UIViewController": "UIViewController()",
        "UINavigationController": "UINavigationController()",
        "UITabBarController": "UITabBarController()", "UIWindow": "UIWindow(frame: UIScreen.main.bounds)",
        "UITraitCollection": "UITraitCollection.current",
        "UICollectionView": "UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
        "UICollectionViewCell": "UICollectionViewCell(frame: .zero)",
        "UICollectionReusableView": "UICollectionReusableView(frame: .zero)",
        "UICollectionLayoutSectionOrthogonalScrollingBehavior": ".none", "NSRectAlignment": ".top",
        "UICollectionViewScrollDirection": ".vertical", "UIButton.Configuration": "UIButton.Configuration.plain()",
        "UIListContentConfiguration": "UIListContentConfiguration.cell()",
        "UICollectionLayoutListConfiguration": "UICollectionLayoutListConfiguration(appearance: .plain)",
        "NSCollectionLayoutDimension": "NSCollectionLayoutDimension.fractionalWidth(1)",
        "NSCollectionLayoutSize": "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))",
        "NSCollectionLayoutItem": item, "NSCollectionLayoutGroup": group,
        "NSCollectionLayoutSection": "NSCollectionLayoutSection(group: \(group))",
        "UICollectionViewCompositionalLayout":
            "UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: \(group)))",
    ]
    private static let item =
        "NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)))"
    private static let group =
        "NSCollectionLayoutGroup.horizontal(layoutSize: "
        + "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [\(item)])"

    /// An instance of a class of UIKit.
    func knownInstance(of path: [String]) -> String? { path.count == 1 ? Self.known[path[0]] : nil }
}
