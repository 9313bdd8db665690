package import CompositionalLayout
package import Foundation
package import Scene

/// One way of looking at a document; what is `nil` is the document's own.
package struct DocumentView: Sendable, Hashable {
    package var device: Device?
    /// The collection view's size in points.
    package var size: CGSize?
    package var appearance: Appearance?
    package var direction: UITraitEnvironmentLayoutDirection?
    /// How far it is scrolled from its start, in points.
    package var offset: CGFloat?

    package init(
        device: Device? = nil, size: CGSize? = nil, appearance: Appearance? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, offset: CGFloat? = nil
    ) {
        self.device = device
        self.size = size
        self.appearance = appearance
        self.direction = direction
        self.offset = offset
    }
}
