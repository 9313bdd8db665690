import VectorScene

/// The colours of a cell in a picture.
struct CellPaint {
    /// The ends of the fill.
    var fill: [Color] = []
    /// Colours of texts, edges and artwork.
    var inks: [AdaptiveColor] = []

    /// The cells of a picture, in drawing order.
    static func all(in picture: Picture) -> [CellPaint] {
        cells(picture.nodes)
    }

    private static func cells(_ nodes: [Node]) -> [CellPaint] {
        nodes.flatMap { node -> [CellPaint] in
            guard case .group(let group) = node else { return [] }
            let isCell = group.meaning?.attributes.contains(Meaning.Attribute("element", "cell")) ?? false
            return isCell ? [CellPaint(group.children)] : cells(group.children)
        }
    }

    private init(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .shape(let shape):
                for paint in [shape.fill, shape.stroke?.paint] {
                    switch paint {
                    case .gradient(let gradient): fill = gradient.stops.map(\.color.light)
                    case .color(let color): inks.append(color)
                    case nil: break
                    }
                }
            case .text(let run): inks.append(run.color)
            case .group: break
            }
        }
    }
}
