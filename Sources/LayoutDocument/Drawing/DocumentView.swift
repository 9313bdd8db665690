public import CompositionalLayout
public import Foundation
public import VectorScene

/// One way of looking at a document. What is `nil` is the document's own.
///
///     let picture = try document.picture(DocumentView(device: .iPadMini, appearance: .dark))
public struct DocumentView: Sendable, Hashable {
    /// The device that the layout is shown on.
    public var device: Device?
    /// The collection view's size in points, above 0. It has no safe area then, and no device is drawn around it.
    public var size: CGSize?
    /// The appearance that the picture is drawn for. Where neither this nor the document says one, the picture follows its
    /// surroundings, and the layout finds a light one.
    public var appearance: Appearance?
    /// Whether the layout runs from left to right, or from right to left.
    public var direction: UITraitEnvironmentLayoutDirection?
    /// How far the layout is scrolled from its start along its axis, in points.
    public var offset: CGFloat?

    /// A way of looking at a document; by default the document's own.
    public init(
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
