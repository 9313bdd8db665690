public import Foundation

/// A view anchored to an item or a group, such as a badge. It takes up no space in the layout (B-A5).
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Position in the drawing order; 1, above cells, by default (B-A6).
    open var zIndex = 1
    public let elementKind: String
    /// The point of the item or group that the view is anchored to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view itself that is placed there; `nil` means the same point as on the container (B-A1).
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
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
    /// The edges that the point lies on; an axis without one is centred.
    public let edges: NSDirectionalRectEdge
    /// Points, or multiples of the supplementary item's own size; x runs towards the trailing edge.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractionalOffset: Bool) {
        self.edges = edges
        self.offset = offset
        self.isFractionalOffset = isFractionalOffset
    }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isFractionalOffset: false)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isFractionalOffset: true)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edges == other.edges && offset == other.offset && isFractionalOffset == other.isFractionalOffset
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(edges)
        hasher.combine(offset.x)
        hasher.combine(offset.y)
        hasher.combine(isFractionalOffset)
        return hasher.finalize()
    }

    public override var description: String {
        let names: [(NSDirectionalRectEdge, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        let list = names.filter { edges.contains($0.0) }.map { "." + $0.1 }.joined(separator: ", ")
        guard offset != .zero else { return "[\(list)]" }
        return "[\(list)] \(isFractionalOffset ? "fractional" : "absolute") offset \(DebugText.point(offset))"
    }
}

/// A set of edges of a rectangle, relative to the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
