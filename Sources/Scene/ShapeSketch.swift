/// What a node's shape looks like, in numbers and in identities of what is shared, and where it stands from an origin.
///
/// Nodes are large and hold references. This is read from one where it stands, without copying it or counting any.
struct ShapeSketch: Equatable {
    enum Outline: Equatable {
        case rect(Rect)
        case roundedRect(Rect, radius: Double)
        case circle(Point, radius: Double)
        /// It is not told which.
        case path
    }

    enum Fill: Equatable {
        case none
        case color(light: UInt64, dark: UInt64)
        case gradient(ObjectIdentifier)
    }

    var outline: Outline
    var fill: Fill
    var stroke: ObjectIdentifier?

    /// - Precondition: the node is a shape.
    @inline(__always)
    init(_ node: borrowing Node, from origin: Point) {
        switch node {
        case .shape(let node):
            outline = Self.outline(node.shape, from: origin)
            fill = Self.fill(node.fill)
            stroke = node.stroke?.identity
        case .text, .group: preconditionFailure("A motif consists of shapes.")
        }
    }

    @inline(__always)
    private static func outline(_ shape: borrowing Shape, from origin: Point) -> Outline {
        switch shape {
        case .rect(let rect): .rect(moved(rect, from: origin))
        case .roundedRect(let rect, let radius): .roundedRect(moved(rect, from: origin), radius: radius)
        case .circle(let center, let radius):
            .circle(Point(x: center.x - origin.x, y: center.y - origin.y), radius: radius)
        case .path: .path
        }
    }

    @inline(__always)
    private static func moved(_ rect: Rect, from origin: Point) -> Rect {
        Rect(x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height)
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
        to words: UnsafeMutablePointer<UInt64>, stepsPerPoint: Double, fill: Int, stroke: Int
    ) -> Int {
        func word(_ length: Double) -> UInt64 { WordTable.word(length, stepsPerPoint: stepsPerPoint) }
        func write(_ rect: Rect) {
            (words[1], words[2]) = (word(rect.x), word(rect.y))
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
            (words[1], words[2], words[3]) = (word(center.x), word(center.y), word(radius))
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
