/// A section in device pixels, its guides resolved.
struct PixelSection: Sendable, Hashable, Codable {
    /// The outermost group.
    var group: PixelItem
    var insets: PixelInsets
    /// The insets that `contentInsetsReference` adds, across the scroll axis only (B-R2).
    var referenceInsets: PixelInsets
    /// Insets that keep boundary items clear of the view's edges across the scroll axis (B-B8, B-B9).
    var boundaryInsets: PixelInsets
    var interGroupSpacing: Double
    var scrolling: OrthogonalScrollingBehavior
    var boundary: [PixelBoundary]
    var decorations: [PixelDecoration]
    /// True if a list determines the sizes of its rows, headers and footers.
    var isList: Bool
    /// The rows' separators; `nil` for other sections, and for a list without separators.
    var separators: ListSeparators?
    /// Padding before the section's headers, in device pixels.
    var headerPadding: Double

    var isOrthogonal: Bool { scrolling != .none }

    /// True if anything in the section can size itself.
    ///
    /// - Parameter measuresItems: true if its items and anchored views are measured; boundary items always are.
    func asksContent(ofItems measuresItems: Bool) -> Bool {
        measuresItems && group.asksContent || boundary.contains(where: \.size.hasEstimates)
    }
}

/// A header, footer or side item of a section or of the layout.
struct PixelBoundary: Sendable, Hashable, Codable {
    var kind: String
    var size: PixelDimensions
    var insets: PixelInsets
    var alignment: NSRectAlignment
    var offset: PixelPoint
    var extendsBoundary: Bool
    var isPinned: Bool
    var zIndex: Int

    func side(_ axis: Axis) -> BoundarySide { BoundarySide(alignment, along: axis) }
}

/// The end of an axis at which a boundary item lies, or neither.
package enum BoundarySide: Sendable {
    case near
    case middle
    case far

    init(_ alignment: NSRectAlignment, along axis: Axis) {
        let edges = alignment.edges
        let (near, far): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        self = edges.contains(near) ? .near : edges.contains(far) ? .far : .middle
    }
}

/// A section's background.
struct PixelDecoration: Sendable, Hashable, Codable {
    var kind: String
    var insets: PixelInsets
    var zIndex: Int
}

/// A layout in device pixels, without its sections.
struct PixelLayout: Sendable, Hashable, Codable {
    var scrollAxis: Axis
    var interSectionSpacing: Double
    var boundary: [PixelBoundary]
}
