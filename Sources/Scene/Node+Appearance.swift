extension Node {
    /// The node in one appearance's colours, whatever surrounds it.
    public func fixed(in appearance: Appearance) -> Node {
        switch self {
        case .shape(var node):
            node.fill = node.fill?.fixed(in: appearance)
            if let stroke = node.stroke { node.stroke?.paint = stroke.paint.fixed(in: appearance) }
            return .shape(node)
        case .text(var run):
            run.color = AdaptiveColor(run.color[appearance])
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
