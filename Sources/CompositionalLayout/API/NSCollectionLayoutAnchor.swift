public import Foundation

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
