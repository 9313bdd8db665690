package import Foundation

/// The size of a text style under a content size category.
package struct TextSize: Sendable, Hashable {
    /// Points.
    package var size: CGFloat
    /// Points from baseline to baseline.
    package var leading: CGFloat

    package init(size: CGFloat, leading: CGFloat) {
        (self.size, self.leading) = (size, leading)
    }

    /// The sizes of a style, from the smallest category to the largest.
    package static func sizes(_ pairs: (size: CGFloat, leading: CGFloat)...) -> [TextSize] {
        pairs.map { TextSize(size: $0.size, leading: $0.leading) }
    }

    // What lists are made of; UIFont.TextStyle has the other styles.
    // Source: the Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes".

    package static let body = sizes(
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62))
    package static let footnote = sizes(
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52))

    /// The place of a category among the sizes of a style; that of `.large` for an unspecified one.
    package static func index(of category: UIContentSizeCategory) -> Int {
        UIContentSizeCategory.ordered.firstIndex(of: category) ?? largeIndex
    }

    private static let largeIndex = 3

    /// The size of a text that is `size` points large at the default category: with the style of that size, or else in proportion
    /// to the body.
    static func scaled(_ size: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
        let index = index(of: category)
        if let style = [body, footnote].first(where: { $0[largeIndex].size == size }) { return style[index].size }
        return size * body[index].size / body[largeIndex].size
    }
}
