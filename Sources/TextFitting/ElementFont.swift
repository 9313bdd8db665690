package import CompositionalLayout
package import TextMeasurement

/// The font of an element's text.
package enum ElementFont: Sendable, Hashable {
    /// A text style, scaled with the user's preferred text size. A weight of `nil` means the style's own.
    case style(TextSize.Style, weight: Double?)
    /// The system font, by size in points and weight from 100 to 900.
    case size(Double, weight: Double)
    /// A font by PostScript name and size in points.
    case named(String, size: Double, weight: Double)

    package func font(_ contentSize: LayoutTraits.ContentSize) -> TextFont {
        switch self {
        case .style(let style, let weight):
            TextFont(size: Double(TextSize.of(style, contentSize).size), weight: weight ?? style.weight)
        case .size(let size, let weight): TextFont(size: size, weight: weight)
        case .named(let name, let size, let weight): TextFont(.named(name), size: size, weight: weight)
        }
    }
}

/// The font weights by their names in UIKit, from 100 to 900.
package enum FontWeights {
    package static let regular = 400.0
    package static let named: [(String, Double)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
        ("bold", 700), ("heavy", 800), ("black", 900),
    ]
}
