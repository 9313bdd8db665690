import UIKit

struct Product: Decodable, Hashable {
    let sku: String
    let name: String
    let price: Decimal
    let thumbnail: URL?

    var priceText: String { Product.priceFormatter.string(from: price as NSDecimalNumber) ?? "" }

    private static let priceFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter
    }()
}

struct ProductCellModel {
    let product: Product

    var title: NSAttributedString {
        let text = NSMutableAttributedString(
            string: product.name + "\n", attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .medium), .foregroundColor: UIColor.label])
        text.append(NSAttributedString(
            string: product.priceText, attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.bazaarRed]))
        return text
    }

    var oldPrice: NSAttributedString {
        NSAttributedString(string: product.priceText, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    }
}

extension UIColor {
    static let bazaarRed = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 1, green: 0.45, blue: 0.4, alpha: 1) : UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    }
}
