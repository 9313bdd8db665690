/// What a node's shape looks like, in numbers and in identities of what is shared.
///
/// Nodes are large and hold references. This is read from one where it stands, without copying it or counting any.
struct ShapeSketch {
    enum Outline {
        case rect(Rect)
        case roundedRect(Rect, radius: Double)
        case circle(Point, radius: Double)
        case path
    }

    enum Fill {
        case none
        case color(light: UInt64, dark: UInt64)
        case gradient(ObjectIdentifier)
    }

    var outline: Outline
    var fill: Fill
    var stroke: ObjectIdentifier?

    /// - Precondition: the node is a shape.
    @inline(__always)
    init(_ node: borrowing Node) {
        switch node {
        case .shape(let node):
            outline = Self.outline(node.shape)
            fill = Self.fill(node.fill)
            stroke = node.stroke?.identity
        case .text, .group: preconditionFailure("A motif consists of shapes.")
        }
    }

    @inline(__always)
    private static func outline(_ shape: borrowing Shape) -> Outline {
        switch shape {
        case .rect(let rect): .rect(rect)
        case .roundedRect(let rect, let radius): .roundedRect(rect, radius: radius)
        case .circle(let center, let radius): .circle(center, radius: radius)
        case .path: .path
        }
    }

    @inline(__always)
    private static func fill(_ paint: borrowing Paint?) -> Fill {
        switch paint {
        case nil: .none
        case .color(let color): .color(light: color.light.word, dark: color.dark.word)
        case .gradient(let gradient): .gradient(gradient.identity)
        }
    }
}
