import CompositionalLayout

/// A text size offered by the page, under the name of UIKit's category.
struct TextSize: RawRepresentable, Hashable {
    let category: UIContentSizeCategory

    static let all = UIContentSizeCategory.ordered.map(TextSize.init(category:))

    private init(category: UIContentSizeCategory) {
        self.category = category
    }

    init?(rawValue: String) {
        guard let named = UIContentSizeCategory.named.first(where: { $0.name == rawValue }) else { return nil }
        category = named.category
    }

    var rawValue: String { category.name }

    /// The label in the page's list: `XL`, `AX 2`.
    var label: String {
        let accessibility = ["M", "L", "XL", "XXL", "XXXL"].firstIndex { category.shortName == "Accessibility" + $0 }
        if let accessibility { return "AX \(accessibility + 1)" }
        return category.isDefault ? "\(category.shortName) (default)" : category.shortName
    }
}
