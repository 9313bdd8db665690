/// A drawing primitive. The set is closed: a backend switches over it without a default.
public enum Node: Sendable, Hashable {
    case shape(ShapeNode)
    case text(TextRun)
    case group(Group)
}

/// A shape with its fill and stroke.
public struct ShapeNode: Sendable, Hashable {
    public var shape: Shape
    public var fill: Paint?
    public var stroke: Stroke?

    public init(_ shape: Shape, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
    }
}

/// Nodes that are drawn together.
public struct Group: Sendable, Hashable {
    public var children: [Node]
    /// The group's meaning, for backends that can express it.
    public var meaning: Meaning?
    /// The group's clip, transform and opacity, stored out of line because few groups have any.
    private var effects: Shared<Effects>?

    private struct Effects: Sendable, Hashable {
        var clip: Shape?
        var transform = Transform.identity
        var opacity = 1.0
    }

    public init(
        _ children: [Node], clip: Shape? = nil, transform: Transform = .identity, opacity: Double = 1,
        meaning: Meaning? = nil
    ) {
        self.children = children
        self.meaning = meaning
        set(Effects(clip: clip, transform: transform, opacity: opacity))
    }

    private mutating func set(_ new: Effects) { effects = new == Effects() ? nil : Shared(new) }

    /// The clip, in the group's own coordinates.
    public var clip: Shape? {
        get { effects?.value.clip }
        set { set(Effects(clip: newValue, transform: transform, opacity: opacity)) }
    }

    public var transform: Transform {
        get { effects?.value.transform ?? .identity }
        set { set(Effects(clip: clip, transform: newValue, opacity: opacity)) }
    }

    /// The opacity of the group as a whole, from 0 (invisible) to 1.
    public var opacity: Double {
        get { effects?.value.opacity ?? 1 }
        set { set(Effects(clip: clip, transform: transform, opacity: newValue)) }
    }
}

extension Node {
    /// A rectangle that contains everything that the node draws; `nil` if it draws nothing. Control points of curves count.
    public var bounds: Rect? {
        switch self {
        case .shape(let node):
            let margin = (node.stroke?.width ?? 0) / 2
            return node.shape.bounds.inset(by: -margin)
        case .text(let run): return run.bounds
        case .group(let group):
            var union: Rect?
            for child in group.children {
                guard let bounds = child.bounds else { continue }
                union = union?.union(bounds) ?? bounds
            }
            guard var bounds = union else { return nil }
            if let clip = group.clip { bounds = bounds.intersection(clip.bounds) }
            return bounds.transformed(by: group.transform)
        }
    }
}

extension Rect {
    /// The bounding box of this rectangle after a transform.
    public func transformed(by transform: Transform) -> Rect {
        if transform == .identity { return self }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            Rect(
                x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty,
                width: 0, height: 0)
        }
        return corners.dropFirst().reduce(corners[0]) { $0.union($1) }
    }
}

extension Node {
    /// The node with its colours resolved for one appearance.
    public func fixed(in appearance: Appearance) -> Node {
        switch self {
        case .shape(var node):
            node.fill = node.fill?.fixed(in: appearance)
            if let stroke = node.stroke { node.stroke?.paint = stroke.paint.fixed(in: appearance) }
            return .shape(node)
        case .text(var run):
            run.color = AdaptiveColor(run.color[appearance])
            for index in run.glyphs.indices {
                run.glyphs[index].color = run.glyphs[index].color.map { AdaptiveColor($0[appearance]) }
            }
            return .text(run)
        case .group(var group):
            group.children = group.children.map { $0.fixed(in: appearance) }
            return .group(group)
        }
    }
}

extension Paint {
    fileprivate func fixed(in appearance: Appearance) -> Paint {
        switch self {
        case .color(let color): return .color(AdaptiveColor(color[appearance]))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = AdaptiveColor(gradient.stops[index].color[appearance])
            }
            return .gradient(gradient)
        }
    }
}
