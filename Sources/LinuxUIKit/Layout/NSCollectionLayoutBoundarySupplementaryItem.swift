public import Foundation

/// A view at the boundary of a section or of the whole layout: a header, a footer, a side item (B-B1 … B-B13).
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// If true, the section or layout grows to contain the item; otherwise the item overlaps its content.
    open var extendsBoundary = true
    /// If true, the item stays visible while its section is (B-K1).
    open var pinToVisibleBounds = false
    public let alignment: NSRectAlignment
    /// Points; x runs towards the trailing edge.
    public let offset: CGPoint

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        offset = .zero
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }

    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: anchor)
    }

    /// An item at the anchor's edges, moved by its offset: in points, or in fractions of the item's own size (B-A2). UIKit inherits the
    /// initializer; the placement here is inferred. A fraction of a side that is not absolute is ignored with a warning.
    public override convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        var offset = containerAnchor.offset
        if containerAnchor.isFractionalOffset {
            for (side, part) in [(layoutSize.widthDimension, \CGPoint.x), (layoutSize.heightDimension, \CGPoint.y)] {
                if offset[keyPath: part] != 0, !side.isAbsolute { LayoutWarning.unknownOffset(kind: elementKind).report() }
                offset[keyPath: part] *= side.isAbsolute ? side.dimension : 0
            }
        }
        self.init(
            layoutSize: layoutSize, elementKind: elementKind,
            alignment: NSRectAlignment.allCases.first { $0.edges == containerAnchor.edges } ?? .none, absoluteOffset: offset)
    }

    override var duplicate: NSCollectionLayoutBoundarySupplementaryItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return filled(copy)
    }

    override var headline: String {
        let place = "at .\(alignment)\(offset == .zero ? "" : " offset \(DebugText.point(offset))")"
        let traits = [extendsBoundary ? nil : "over the content", pinToVisibleBounds ? "pinned" : nil].compactMap { $0 }
        let item = "boundary item \(DebugText.kinds([elementKind])) \(layoutSize) \(place), zIndex \(zIndex)"
        return ([item] + traits).joined(separator: ", ")
    }
}

/// A view behind a section, over the section's whole extent (B-D1).
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// Position in the drawing order; the section's other elements are raised to 1 (B-D2).
    open var zIndex = 0
    public let elementKind: String

    /// Creates an item of a class known only at run time. Not part of UIKit; `background(elementKind:)` uses it.
    public required init(ofRuntimeClass elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole)
    }

    override var duplicate: NSCollectionLayoutDecorationItem {
        let copy = NSCollectionLayoutDecorationItem(ofRuntimeClass: elementKind)
        copy.zIndex = zIndex
        return filled(copy)
    }

    /// A background for a section; its view class is registered on the layout (B-D4).
    public class func background(elementKind: String) -> Self { Self(ofRuntimeClass: elementKind) }

    override var headline: String { "decoration item \(DebugText.kinds([elementKind])), zIndex \(zIndex)" }
}
