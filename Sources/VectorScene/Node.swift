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
    /// The group's clip, mask, transform and opacity, stored out of line because few groups have any.
    private var effects: Shared<Effects>?

    private struct Effects: Sendable, Hashable {
        var clip: Shape?
        var mask: [Node] = []
        var transform = Transform.identity
        var opacity = 1.0
    }

    public init(
        _ children: [Node], clip: Shape? = nil, transform: Transform = .identity, opacity: Double = 1,
        meaning: Meaning? = nil
    ) {
        self.children = children
        self.meaning = meaning
        values = Effects(clip: clip, transform: transform, opacity: opacity)
    }

    private var values: Effects {
        get { effects?.value ?? Effects() }
        set { effects = newValue == Effects() ? nil : Shared(newValue) }
    }

    /// The clip, in the group's own coordinates.
    public var clip: Shape? {
        get { values.clip }
        set { values.clip = newValue }
    }

    /// Nodes whose opacity multiplies the group's, in the group's own coordinates. Their colours do not matter. Empty for no mask.
    public var mask: [Node] {
        get { values.mask }
        set { values.mask = newValue }
    }

    public var transform: Transform {
        get { values.transform }
        set { values.transform = newValue }
    }

    /// The opacity of the group as a whole, from 0 (invisible) to 1.
    public var opacity: Double {
        get { values.opacity }
        set { values.opacity = newValue }
    }
}

extension Node {
    /// A rectangle that contains everything that the node draws; `nil` if it draws nothing. Control points of curves count.
    public var bounds: Rect? { extent { $0.shape.bounds.inset(by: -($0.stroke?.width ?? 0) / 2) } }

    /// A rectangle that contains the node's drawing, given a rectangle for each shape; `nil` if nothing is drawn.
    package func extent(_ shape: (ShapeNode) -> Rect) -> Rect? {
        func union(_ nodes: [Node]) -> Rect? {
            nodes.reduce(nil) { union, node in
                guard let extent = node.extent(shape) else { return union }
                return union?.union(extent) ?? extent
            }
        }
        switch self {
        case .shape(let node): return shape(node)
        case .text(let run): return run.bounds
        case .group(let group):
            guard var extent = union(group.children) else { return nil }
            if let clip = group.clip { extent = extent.intersection(clip.bounds) }
            if !group.mask.isEmpty {
                guard let seen = union(group.mask) else { return nil }
                extent = extent.intersection(seen)
            }
            return extent.transformed(by: group.transform)
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
    public func fixed(in appearance: Appearance) -> Node { mapColors { AdaptiveColor($0[appearance]) } }

    /// The node with each colour replaced.
    package func mapColors(_ change: (AdaptiveColor) -> AdaptiveColor) -> Node {
        switch self {
        case .shape(var node):
            node.fill = node.fill?.mapColors(change)
            if let stroke = node.stroke { node.stroke?.paint = stroke.paint.mapColors(change) }
            return .shape(node)
        case .text(var run):
            run.color = change(run.color)
            for index in run.glyphs.indices { run.glyphs[index].color = run.glyphs[index].color.map(change) }
            return .text(run)
        case .group(var group):
            group.children = group.children.map { $0.mapColors(change) }
            if !group.mask.isEmpty { group.mask = group.mask.map { $0.mapColors(change) } }
            return .group(group)
        }
    }
}

extension Paint {
    fileprivate func mapColors(_ change: (AdaptiveColor) -> AdaptiveColor) -> Paint {
        switch self {
        case .color(let color): return .color(change(color))
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = change(gradient.stops[index].color) }
            return .gradient(gradient)
        }
    }
}
