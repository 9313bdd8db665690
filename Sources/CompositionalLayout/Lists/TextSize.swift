package import Foundation

/// The size of a text style in a content size category.
package struct TextSize: Sendable, Hashable {
    /// A text style, by its name in UIKit.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        case largeTitle
        case title1
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption1
        case caption2

        /// Font weight from 100 to 900.
        package var weight: Double { self == .headline ? 600 : 400 }
    }

    /// Size in points.
    package var size: CGFloat
    /// Points from baseline to baseline.
    package var leading: CGFloat

    package init(size: CGFloat, leading: CGFloat) {
        (self.size, self.leading) = (size, leading)
    }

    /// The index of a category among the sizes of a style; for an unspecified category, the index of `.large`.
    package static func index(of category: LayoutTraits.ContentSize) -> Int {
        LayoutTraits.ContentSize.ordered.firstIndex(of: category) ?? largeIndex
    }

    private static let largeIndex = 3

    /// The size of a text that has `size` points in the default category: scaled like the style of that size, or otherwise in
    /// proportion to the body style.
    package static func scaled(_ size: CGFloat, for category: LayoutTraits.ContentSize) -> CGFloat {
        let index = index(of: category)
        let styles = [Style.body, .footnote].map { sizes(of: $0) }
        if let style = styles.first(where: { $0[largeIndex].size == size }) { return style[index].size }
        return size * styles[0][index].size / styles[0][largeIndex].size
    }
}

extension TextSize {
    /// The size of a text style in a category, as published by Apple for iOS; `.large`, the default, for an unspecified category.
    package static func of(_ style: Style, _ category: LayoutTraits.ContentSize) -> TextSize {
        sizes(of: style)[index(of: category)]
    }

    /// Sizes by category, from extra small to the largest accessibility size.
    ///
    /// Source: the Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type
    /// sizes".
    private static func sizes(of style: Style) -> [TextSize] { table[style] ?? [] }

    private static func sizes(_ pairs: (size: CGFloat, leading: CGFloat)...) -> [TextSize] {
        pairs.map { TextSize(size: $0.size, leading: $0.leading) }
    }

    private static let table: [Style: [TextSize]] = [
        .largeTitle: sizes(
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)),
        .title1: sizes(
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)),
        .title2: sizes(
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)),
        .title3: sizes(
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)),
        .headline: sizes(
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)),
        .body: sizes(
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)),
        .callout: sizes(
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)),
        .subheadline: sizes(
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)),
        .footnote: sizes(
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
            (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)),
        .caption1: sizes(
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)),
        .caption2: sizes(
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)),
    ]
}
