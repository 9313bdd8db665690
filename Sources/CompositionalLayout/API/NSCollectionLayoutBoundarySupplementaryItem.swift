public import Foundation

/// A view at the boundary of a section or of the whole layout: a header, a footer, a side item (B-B1 … B-B13).
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section or layout grows to contain the item; otherwise the item overlaps its content.
    public var extendsBoundary = true
    /// Whether the item stays visible while its section is (B-K1).
    public var pinToVisibleBounds = false
    public let alignment: NSRectAlignment
    /// Points; x runs towards the trailing edge.
    public let offset: CGPoint

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
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
        super.init(layoutSize: layoutSize, elementKind: elementKind, anchors: (anchor, nil))
    }

    required init(copying other: NSCollectionLayoutItem) {
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else {
            preconditionFailure("A boundary supplementary item copies boundary supplementary items only.")
        }
        extendsBoundary = other.extendsBoundary
        pinToVisibleBounds = other.pinToVisibleBounds
        alignment = other.alignment
        offset = other.offset
        super.init(copying: other)
    }

    override var headline: String {
        let place = "at .\(alignment)\(offset == .zero ? "" : " offset \(DebugText.point(offset))")"
        let traits = [extendsBoundary ? nil : "over the content", pinToVisibleBounds ? "pinned" : nil].compactMap { $0 }
        let item = "boundary item \(DebugText.kinds([elementKind])) \(layoutSize) \(place), zIndex \(zIndex)"
        return ([item] + traits).joined(separator: ", ")
    }
}

extension NSRectAlignment {
    /// The edges that a rectangle with this alignment touches.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// An edge or a corner of a rectangle, or neither.
public enum NSRectAlignment: Int, Sendable, CaseIterable, Codable {
    case none = 0
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
}

/// A view behind a section, over the section's whole extent (B-D1).
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// Position in the drawing order; the section's other elements are raised to 1 (B-D2).
    public var zIndex = 0
    public let elementKind: String

    required init(elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    required init(copying other: NSCollectionLayoutItem) {
        guard let other = other as? NSCollectionLayoutDecorationItem else {
            preconditionFailure("A decoration item copies decoration items only.")
        }
        zIndex = other.zIndex
        elementKind = other.elementKind
        super.init(copying: other)
    }

    /// A background for a section; its view class is registered on the layout (B-D4).
    public class func background(elementKind: String) -> Self {
        Self(elementKind: elementKind)
    }

    override var headline: String { "decoration item \(DebugText.kinds([elementKind])), zIndex \(zIndex)" }
}
