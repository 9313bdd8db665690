public import Foundation

/// A view anchored to an item or a group, such as a badge. It takes up no space in the layout (B-A5).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Position in the drawing order; 1, above cells, by default (B-A6).
    open var zIndex = 1
    public let elementKind: String
    /// The point of the item or group that the view is anchored to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is placed at `containerAnchor`; `nil` means the same point as on the container
    /// (B-A1).
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize)
    }

    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    override var duplicate: NSCollectionLayoutSupplementaryItem {
        let copy = if let itemAnchor {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
        } else {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        }
        copy.zIndex = zIndex
        return filled(copy)
    }

    override var headline: String {
        let own = itemAnchor.map { " by its \($0)" } ?? ""
        let kind = DebugText.kinds([elementKind])
        return "supplementary item \(kind) \(layoutSize) at \(containerAnchor)\(own), zIndex \(zIndex)"
    }
}

/// A point on a rectangle's edge, corner or centre, moved by an offset (B-A1, B-A2).
public final class NSCollectionLayoutAnchor: NSObject, NSCopying, Sendable {
    let value: LayoutAnchor

    private init(_ value: LayoutAnchor) { self.value = value }

    /// The edges that the point lies on; on an axis without an edge, the point is centred.
    public var edges: NSDirectionalRectEdge { value.edges }
    /// Points, or multiples of the supplementary item's own size; x runs towards the trailing edge.
    public var offset: CGPoint { value.offset }
    public var isFractionalOffset: Bool { value.isFractionalOffset }
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(LayoutAnchor(edges: edges, offset: absoluteOffset))
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(LayoutAnchor(edges: edges, offset: fractionalOffset, isFractionalOffset: true))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return value == other.value
    }

    public override var hash: Int { value.hashValue }

    public override var description: String {
        let names: [(NSDirectionalRectEdge, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        let list = names.filter { edges.contains($0.0) }.map { "." + $0.1 }.joined(separator: ", ")
        guard offset != .zero else { return "[\(list)]" }
        return "[\(list)] \(isFractionalOffset ? "fractional" : "absolute") offset \(DebugText.point(offset))"
    }
}
