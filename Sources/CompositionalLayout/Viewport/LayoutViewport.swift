public import Foundation

/// The input of a layout besides its content: the collection view's size, environment and scroll position.
///
/// Lengths are in points.
public struct LayoutViewport: Sendable, Hashable {
    /// The collection view's bounds size.
    public var size: CGSize
    /// Insets of the safe area. Along the scroll axis they inset the content, like UIKit's `adjustedContentInset`; across it they
    /// apply through `contentInsetsReference` (B-R2).
    public var safeAreaInsets: NSDirectionalEdgeInsets
    /// The content's insets along the scroll axis if they differ from the safe area's, because of the scroll view's
    /// `contentInset` or the `contentInsetAdjustmentBehavior` `.never`. `nil` means the safe area's.
    public var adjustedContentInset: NSDirectionalEdgeInsets?
    /// The collection view's layout margins, safe area included.
    public var layoutMargins: NSDirectionalEdgeInsets
    /// Size classes, scale, layout direction and others.
    public var traits: LayoutTraits
    /// The point of the content at the bounds' origin; `nil` means unscrolled.
    public var contentOffset: CGPoint?
    /// The sideways scroll offset of each section, by section index.
    public var orthogonalContentOffsets: [Int: CGFloat]
    /// The part of the top insets that a navigation bar gives up while content scrolls beneath it (B-W4).
    package var collapsibleInset: CGFloat = 0

    public init(
        size: CGSize,
        safeAreaInsets: NSDirectionalEdgeInsets = .zero,
        layoutMargins: NSDirectionalEdgeInsets = .zero,
        adjustedContentInset: NSDirectionalEdgeInsets? = nil,
        traits: LayoutTraits,
        contentOffset: CGPoint? = nil,
        orthogonalContentOffsets: [Int: CGFloat] = [:]
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.layoutMargins = layoutMargins
        self.adjustedContentInset = adjustedContentInset
        self.traits = traits
        self.contentOffset = contentOffset
        self.orthogonalContentOffsets = orthogonalContentOffsets
    }

    /// A viewport with a size in points and a scale, without insets, left to right.
    public init(width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
        self.init(
            size: CGSize(width: width, height: height),
            traits: LayoutTraits(
                displayScale: scale, direction: .leftToRight, style: .light,
                idiom: .phone))
    }

    /// Device pixels per point; 1 if the traits leave it unspecified.
    public var scale: CGFloat {
        traits.displayScale > 0 ? traits.displayScale : 1
    }

    /// True if the leading edge is on the right.
    public var isRightToLeft: Bool { traits.direction == .rightToLeft }

    /// The margins of a view that fills the viewport, without the safe area.
    package var marginsBeyondSafeArea: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: layoutMargins.top - safeAreaInsets.top, leading: layoutMargins.leading - safeAreaInsets.leading,
            bottom: layoutMargins.bottom - safeAreaInsets.bottom, trailing: layoutMargins.trailing - safeAreaInsets.trailing)
    }

    /// The viewport after a navigation bar has collapsed, and the part of the scroll distance that remains.
    package func collapsing(by distance: CGFloat) -> (viewport: LayoutViewport, distance: CGFloat) {
        let part = max(0, min(collapsibleInset, distance))
        var own = self
        own.collapsibleInset = 0
        own.safeAreaInsets.top -= part
        own.layoutMargins.top -= part
        own.adjustedContentInset?.top -= part
        return (own, distance - part)
    }

    /// The insets of a guide (B-R3).
    func insets(of reference: ContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .automatic, .safeArea: return safeAreaInsets
        case .none: return .zero
        case .layoutMargins: return layoutMargins
        case .readableContent:
            var insets = layoutMargins
            let side = (size.width - Self.readableWidth) / 2
            insets.leading = max(insets.leading, side)
            insets.trailing = max(insets.trailing, side)
            return insets
        }
    }

    /// The maximum comfortable line length for text in the default size, in points; assumed rather than measured (B-R3).
    package static let readableWidth: CGFloat = 672
}
