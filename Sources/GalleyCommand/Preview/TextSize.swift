import CompositionalLayout

/// A text size that the page offers, under the name that UIKit gives its category.
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

    /// As the page's list calls it: `XL`, `AX 2`.
    var label: String {
        let accessibility = ["M", "L", "XL", "XXL", "XXXL"].firstIndex { category.shortName == "Accessibility" + $0 }
        if let accessibility { return "AX \(accessibility + 1)" }
        return category.isDefault ? "\(category.shortName) (default)" : category.shortName
    }
}
