import Scene

/// A part of a blueprint, drawn about its own origin.
struct Plate {
    var nodes: [Node]
    /// Holds all that is drawn.
    var bounds: Rect
    /// What the drawing needs the legend to explain.
    var entries: Set<LegendEntry>

    func moved(x: Double, y: Double) -> Plate {
        Plate(nodes: nodes.map { $0.moved(x: x, y: y) }, bounds: bounds.moved(x: x, y: y), entries: entries)
    }
}
