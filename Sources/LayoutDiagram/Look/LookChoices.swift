package import CompositionalLayout
package import Foundation
package import VectorScene

/// Values to combine to looks: every device or size in every direction, and so on. An empty list leaves a property to the layout.
package struct LookChoices: Sendable {
    package var devices: [Device] = []
    package var sizes: [CGSize] = []
    package var directions: [LayoutTraits.Direction] = []
    package var contentSizes: [LayoutTraits.ContentSize] = []
    package var offsets: [CGFloat] = []
    /// `nil` for the layout's own appearance.
    package var appearances: [Appearance?] = []
    package var styles: [DiagramStyle.Changes] = []
    package var scales: [Int] = []

    package init() {}

    /// The number of combinations, clamped to 2³⁰ so that products of it do not overflow.
    package var count: Int {
        let counts = [
            devices.count + sizes.count, directions.count, contentSizes.count, offsets.count, appearances.count, styles.count, scales.count,
        ]
        return counts.reduce(1) { min($0 * max(1, $1), 1 << 30) }
    }

    /// All combinations.
    package var looks: [Look] {
        let screens = devices.map { Look(device: $0) } + sizes.map { Look(size: $0) }
        return (screens.isEmpty ? [Look()] : screens)
            .combined(with: directions) { $0.direction = $1 }
            .combined(with: contentSizes) { $0.contentSize = $1 }
            .combined(with: offsets) { $0.offset = $1 }
            .combined(with: appearances) { $0.appearance = $1 }
            .combined(with: styles) { $0.style = $1 }
            .combined(with: scales) { $0.scale = $1 }
    }
}
