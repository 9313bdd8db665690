package import CompositionalLayout
package import TextMeasurement

/// The font of a text in an element.
package enum ElementFont: Sendable, Hashable {
    /// That of a text style, which follows the text size that the user prefers; `nil` for the style's own weight.
    case style(TextSize.Style, weight: Double?)
    /// Points, and a weight from 100 to 900.
    case size(Double, weight: Double)
    /// A given font by its PostScript name, and points.
    case named(String, size: Double, weight: Double)

    package func font(_ contentSize: UIContentSizeCategory) -> TextFont {
        switch self {
        case .style(let style, let weight):
            TextFont(size: Double(TextSize.of(style, contentSize).size), weight: weight ?? style.weight)
        case .size(let size, let weight): TextFont(size: size, weight: weight)
        case .named(let name, let size, let weight): TextFont(.named(name), size: size, weight: weight)
        }
    }
}

/// The names of weights, as UIKit has them, from 100 to 900.
package enum FontWeights {
    package static let regular = 400.0
    package static let named: [(String, Double)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
        ("bold", 700), ("heavy", 800), ("black", 900),
    ]
}
