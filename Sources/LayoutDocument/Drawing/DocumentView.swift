public import CompositionalLayout
public import Foundation
public import VectorScene

/// Options for viewing a document. A `nil` value means the document's own.
///
///     let picture = try document.picture(DocumentView(device: .iPadMini, appearance: .dark))
public struct DocumentView: Sendable, Hashable {
    /// The device that the layout is shown on.
    public var device: Device?
    /// The collection view's size in points, greater than 0. It then has no safe area, and no device is drawn around
    /// it.
    public var size: CGSize?
    /// The appearance that the picture is drawn for. If neither this nor the document specifies one, an SVG
    /// follows the viewer's colour scheme, and the layout gets light traits.
    public var appearance: Appearance?
    /// Whether the layout runs left to right or right to left.
    public var direction: UITraitEnvironmentLayoutDirection?
    /// The text size that the user prefers.
    public var contentSize: UIContentSizeCategory?
    /// How far the layout is scrolled from its start along its axis, in points.
    public var offset: CGFloat?

    /// Options for viewing a document; by default the document's own.
    public init(
        device: Device? = nil, size: CGSize? = nil, appearance: Appearance? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, contentSize: UIContentSizeCategory? = nil, offset: CGFloat? = nil
    ) {
        self.device = device
        self.size = size
        self.appearance = appearance
        self.direction = direction
        self.contentSize = contentSize
        self.offset = offset
    }
}
