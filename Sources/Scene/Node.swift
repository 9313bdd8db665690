/// One thing to draw. The set is closed: a backend switches over it without a default.
public enum Node: Sendable, Hashable {
    case shape(ShapeNode)
    case text(TextRun)
    case group(Group)
}

/// A shape with its paints.
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

/// A line of text, already geometry: strokes with round ends.
public struct TextRun: Sendable, Hashable {
    /// What is written.
    public var text: String
    /// The start of the baseline.
    public var origin: Point
    /// The strokes, relative to `origin`.
    public var strokes: Path
    /// In points.
    public var strokeWidth: Double
    public var color: AdaptiveColor
    /// From the first character's origin to where a further one would stand, in points.
    public var advance: Double

    public init(
        text: String, origin: Point, strokes: Path, strokeWidth: Double, color: AdaptiveColor, advance: Double
    ) {
        self.text = text
        self.origin = origin
        self.strokes = strokes
        self.strokeWidth = strokeWidth
        self.color = color
        self.advance = advance
    }

    /// The smallest rectangle that holds the ink.
    public var bounds: Rect {
        guard let bounds = strokes.bounds else { return Rect(x: origin.x, y: origin.y, width: 0, height: 0) }
        return bounds.moved(x: origin.x, y: origin.y).inset(by: -strokeWidth / 2)
    }
}

/// Nodes that are drawn together.
public struct Group: Sendable, Hashable {
    public var children: [Node]
    /// Nothing is drawn outside it; in the group's own coordinates.
    public var clip: Shape?
    public var transform: Transform
    /// From 0, not seen, to 1. It applies to the group as a whole.
    public var opacity: Double
    /// What the group stands for, for readers that can tell.
    public var meaning: Meaning?

    public init(
        _ children: [Node], clip: Shape? = nil, transform: Transform = .identity, opacity: Double = 1,
        meaning: Meaning? = nil
    ) {
        self.children = children
        self.clip = clip
        self.transform = transform
        self.opacity = opacity
        self.meaning = meaning
    }
}

/// What a part of a picture stands for.
public struct Meaning: Sendable, Hashable {
    public struct Fact: Sendable, Hashable {
        /// Lower-case letters and hyphens.
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A short text for people.
    public var title: String
    /// Facts for programs, in order.
    public var facts: [Fact]

    public init(title: String, facts: [Fact] = []) {
        self.title = title
        self.facts = facts
    }
}
