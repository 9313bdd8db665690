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

// MARK: - In words

extension ShapeSketch {
    /// The most words that a sketch takes.
    static var wordLimit: Int { 10 }

    /// Writes what the shape looks like; of a path, that it is one.
    ///
    /// - Parameters:
    ///   - words: room for `wordLimit` words.
    ///   - fill: the number of its gradient, where it has one.
    ///   - stroke: the number of its stroke, where it has one.
    /// - Returns: how many words were written.
    @inline(__always)
    func write(
        to words: UnsafeMutablePointer<UInt64>, from origin: Point, stepsPerPoint: Double, fill: Int, stroke: Int
    ) -> Int {
        func word(_ length: Double) -> UInt64 { WordTable.word(length, stepsPerPoint: stepsPerPoint) }
        func write(_ rect: Rect) {
            (words[1], words[2]) = (word(rect.x - origin.x), word(rect.y - origin.y))
            (words[3], words[4]) = (word(rect.width), word(rect.height))
        }
        var count: Int
        switch outline {
        case .rect(let rect):
            words[0] = 1
            write(rect)
            count = 5
        case .roundedRect(let rect, let radius):
            words[0] = 2
            write(rect)
            words[5] = word(radius)
            count = 6
        case .circle(let center, let radius):
            words[0] = 3
            (words[1], words[2], words[3]) = (word(center.x - origin.x), word(center.y - origin.y), word(radius))
            count = 4
        case .path:
            words[0] = 4
            count = 1
        }
        switch self.fill {
        case .none: break
        case .color(let light, let dark):
            words[0] |= 1 << 8
            (words[count], words[count + 1]) = (light, dark)
            count += 2
        case .gradient:
            words[0] |= 2 << 8
            words[count] = UInt64(fill)
            count += 1
        }
        if self.stroke != nil {
            words[0] |= 1 << 16
            words[count] = UInt64(stroke)
            count += 1
        }
        return count
    }
}
