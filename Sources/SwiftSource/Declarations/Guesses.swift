/// Values that are assumed where neither code nor the user gives one: one ordered table, printed in the article on assumed values.
///
/// The first row that fits counts. Types come before names, and names fit by whole words: `rowHeight` has the words row and height.
package enum Guesses {
    enum Place {
        /// An argument or a property with one of the keys as its type; `{}` in the value stands for the type.
        case type
        /// The same for a publisher or an observable, which sends nothing, as if its data had not come yet.
        case stream
        /// A `CGFloat`, `Double` or `Float` whose name contains one of the row's words.
        case fraction, spacing, length
        /// A length whose name begins with one of the row's words and ends with `width` or `height`.
        case container
        /// An `Int` whose name contains one of the row's words.
        case count, index
        /// The argument of a call `.fixed(…)` without a label.
        case call
        /// A labelled argument of a call that creates a part of a layout.
        case label
        /// An argument of a call that creates insets, or a property of insets.
        case inset
        /// A property to which code assigns a value.
        case property
    }

    struct Row {
        var place: Place
        var keys: [String]
        var value: String
        /// True if a name in the replaced expression, such as `rowHeight`, may give a better length than `value`.
        var isByName = false
        /// True for names that are common in other code, too: the row applies only to code that makes a layout.
        var needsLayout = false

        fileprivate init(_ place: Place, _ keys: String, _ value: String, isByName: Bool = false, needsLayout: Bool = false) {
            (self.place, self.value, self.isByName, self.needsLayout) = (place, value, isByName, needsLayout)
            self.keys = keys.split(separator: " ").map(String.init)
        }

        var isNumber: Bool { value.allSatisfy(\.isNumber) }
    }

    // MARK: Looking up

    static func value(ofType type: String) -> String? { values[type] }

    private static let values = Dictionary(
        rows.filter { [.type, .stream].contains($0.place) }.flatMap { row in row.keys.map { ($0, row.value.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: $0)) } },
        uniquingKeysWith: { first, _ in first })

    /// The first row for this place that lists the key.
    ///
    /// - Parameter isInLayout: true in code that makes a layout; rows with `needsLayout` apply only there.
    static func row(_ place: Place, _ key: String, isInLayout: Bool = true) -> Row? {
        rows.first { $0.place == place && $0.keys.contains(key) && (isInLayout || !$0.needsLayout) }
    }

    /// The first row of a place with a key that equals a word of the name; plurals also match as singulars.
    private static func row(_ place: Place, named name: String) -> Row? {
        let words = words(in: name)
        return rows.first { $0.place == place && words.contains(where: $0.keys.contains) }
    }

    static func value(_ place: Place, named name: String) -> String? { row(place, named: name)?.value }

    /// The value for the name of a spacing or length, such as `rowHeight`; `nil` for other names.
    static func length(named name: String) -> String? { lengthRow(named: name)?.value }

    static func lengthRow(named name: String) -> Row? { row(.spacing, named: name) ?? row(.length, named: name) }

    /// The screen's width or height, for names such as `containerWidth`; `nil` for other names.
    static func ofContainer(named name: String) -> String? {
        let words = words(in: name)
        guard let first = words.first, let side = words.last, ["width", "height"].contains(side) else { return nil }
        return row(.container, first).map { $0.value + side }
    }

    /// The number assumed for a name; `nil` if the type is not numeric.
    static func number(ofType type: String, named name: String) -> String? {
        if integers.contains(type) { return value(.count, named: name) ?? value(.index, named: name) ?? "1" }
        guard ["CGFloat", "Double", "Float", "TimeInterval"].contains(type) else { return nil }
        if type != "Float", let side = ofContainer(named: name), side.hasSuffix("width") { return side }
        return value(.fraction, named: name) ?? length(named: name) ?? "1"
    }

    private static let integers: Set<String> = [
        "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
    ]

    /// The words of a name in small letters, each also without the `s` of a plural.
    private static func words(in name: String) -> [String] {
        var words = [""]
        for character in name {
            if !character.isLetter || character.isUppercase && words[words.count - 1].last?.isUppercase != true { words.append("") }
            if character.isLetter { words[words.count - 1].append(character) }
        }
        return words.filter { !$0.isEmpty }.map { $0.lowercased() }.flatMap { $0.hasSuffix("s") ? [$0, String($0.dropLast())] : [$0] }
    }

    // MARK: The article

    /// The table in Markdown, for the article.
    package static var markdown: String {
        "| where | what | assumed |\n| --- | --- | --- |\n" + rows.map { row in
            let keys = row.keys.map { "`\($0)`" }.joined(separator: ", ")
            let byName = row.isByName && row.place == .call ? ", or the number for a word in its name" : ""
            return "| \(words(for: row.place)) | \(keys) | `\(row.value)`\(byName) |\n"
        }.joined()
    }

    private static func words(for place: Place) -> String {
        switch place {
        case .type, .stream: "a value of the type"
        case .fraction, .spacing, .length: "a number with the word in its name"
        case .container: "a width or height whose name begins with the word"
        case .count, .index: "an `Int` with the word in its name"
        case .call: "the argument of a call"
        case .label: "an argument with the label"
        case .inset: "a side of insets"
        case .property: "the value of a property"
        }
    }

    // MARK: The table

    private static let size = "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))"
    private static let item = "NSCollectionLayoutItem(layoutSize: \(size))"
    private static let group = "NSCollectionLayoutGroup.horizontal(layoutSize: \(size), subitems: [\(item)])"

    static let rows = [
        Row(.type, "Bool", "false"),
        Row(.type, "Character Substring StaticString", "\"a\""),
        Row(.type, "NSString NSObject Data UUID IndexSet JSONDecoder DisposeBag UIImage UIViewController UINavigationController UITabBarController UILabel UIButton UIImageView UIScrollView UITableView UIBlurEffect UICollectionViewCompositionalLayoutConfiguration", "{}()"),
        Row(.type, "UIView UIWindow", "{}(frame: UIScreen.main.bounds)"),
        Row(.type, "AnyObject", "NSObject()"),
        Row(.type, "Any AnyHashable NSNumber Decimal", "0"),
        Row(.type, "Date", "Date(timeIntervalSinceReferenceDate: 0)"),
        Row(.type, "URL", "URL(string: \"https://example.com\")!"),
        Row(.type, "URLRequest", "URLRequest(url: URL(string: \"https://example.com\")!)"),
        Row(.type, "IndexPath", "IndexPath(item: 0, section: 0)"),
        Row(.type, "Bundle DispatchQueue OperationQueue", "{}.main"),
        Row(.type, "UserDefaults", "{}.standard"),
        Row(.type, "NotificationCenter FileManager", "{}.default"),
        Row(.type, "URLSession UIApplication", "{}.shared"),
        Row(.type, "NSEntityDescription PassthroughSubject PublishSubject PublishRelay", ".init()"),
        Row(.type, "NSManagedObjectContext", "{}(concurrencyType: .mainQueueConcurrencyType)"),
        Row(.stream, "AnyPublisher", "Empty(completeImmediately: false).eraseToAnyPublisher()"),
        Row(.stream, "Observable Driver Signal Infallible Single Maybe Completable", ".never()"),
        Row(.type, "NSAttributedString", "NSAttributedString(string: \"\")"),
        Row(.type, "CGRect", "UIScreen.main.bounds"),
        Row(.type, "CGSize", "UIScreen.main.bounds.size"),
        Row(.type, "CGPoint UIEdgeInsets NSDirectionalEdgeInsets", "{}.zero"),
        Row(.type, "UIColor", "UIColor.systemBlue"),
        Row(.type, "UIFont", "UIFont.systemFont(ofSize: 17)"),
        Row(.type, "UITraitCollection", "{}.current"),
        Row(.type, "UICollectionView", "UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())"),
        Row(.type, "UICollectionViewLayout UICollectionViewFlowLayout", "UICollectionViewFlowLayout()"),
        Row(.type, "UICollectionViewCell UICollectionReusableView", "{}(frame: .zero)"),
        Row(.type, "UICollectionLayoutSectionOrthogonalScrollingBehavior", ".none"),
        Row(.type, "NSRectAlignment", ".top"),
        Row(.type, "UICollectionViewScrollDirection", ".vertical"),
        Row(.type, "UIButton.Configuration", "UIButton.Configuration.plain()"),
        Row(.type, "UIListContentConfiguration", "UIListContentConfiguration.cell()"),
        Row(.type, "UICollectionLayoutListConfiguration", "UICollectionLayoutListConfiguration(appearance: .plain)"),
        Row(.type, "UICollectionLayoutListConfiguration.Appearance", ".plain"),
        Row(.type, "NSCollectionLayoutDimension", "NSCollectionLayoutDimension.fractionalWidth(1)"),
        Row(.type, "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)"),
        Row(.type, "NSCollectionLayoutSize", size),
        Row(.type, "NSCollectionLayoutItem", item),
        Row(.type, "NSCollectionLayoutGroup", group),
        Row(.type, "NSCollectionLayoutSection", "NSCollectionLayoutSection(group: \(group))"),
        Row(.type, "UICollectionViewCompositionalLayout", "UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: \(group)))"),
        Row(.container, "layout container content screen view collection available bounds", "UIScreen.main.bounds."),
        Row(.fraction, "fraction ratio multiplier scale percent percentage alpha", "1"),
        Row(.spacing, "inset spacing padding margin gap radius offset", "8", isByName: true),
        Row(.length, "width height size length dimension side", "100", isByName: true),
        Row(.count, "column count number per items rows", "2"),
        Row(.index, "section index row item page offset", "0"),
        Row(.call, "absolute estimated", "100", isByName: true),
        Row(.call, "fractionalWidth fractionalHeight", "1"),
        Row(.call, "fixed flexible", "8", needsLayout: true),
        Row(.label, "widthDimension", ".fractionalWidth(1)"),
        Row(.label, "heightDimension", ".absolute(100)"),
        Row(.label, "count", "2"),
        Row(.inset, "top leading bottom trailing left right", "8"),
        Row(.property, "interGroupSpacing interSectionSpacing minimumLineSpacing minimumInteritemSpacing", "8"),
        Row(.property, "interItemSpacing", ".fixed(8)"),
        Row(.property, "contentInsets sectionInset", ".zero", needsLayout: true),
        Row(.property, "itemSize", "CGSize(width: 100, height: 100)", needsLayout: true),
        Row(.property, "decorationItems", "[]"),
    ]
}
