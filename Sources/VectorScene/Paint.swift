/// The fill or stroke of a shape: a colour or a gradient.
public enum Paint: Sendable, Hashable {
    case color(AdaptiveColor)
    case gradient(Gradient)
}

/// A gradient of colours along a line, or from the middle of an ellipse outwards.
///
/// Points are given in the unit square of the painted shape's bounds, from (0, 0) to (1, 1), so that one gradient
/// serves shapes of all sizes. Copies share their storage.
public struct Gradient: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// Along the line from `start` to `end`.
        case linear
        /// From `start` outwards to an ellipse; `end` is the corner of its bounding rectangle to the right of `start` and below it.
        case radial
    }

    public struct Stop: Sendable, Hashable {
        /// Position from 0, the start, to 1, the end.
        public var offset: Double
        public var color: AdaptiveColor

        public init(offset: Double, color: AdaptiveColor) {
            self.offset = offset
            self.color = color
        }
    }

    private struct Values: Sendable, Hashable {
        var kind: Kind
        var start: Point
        var end: Point
        var stops: [Stop]
    }

    private var shared: Shared<Values>

    public init(_ kind: Kind = .linear, from start: Point, to end: Point, stops: [Stop]) {
        shared = Shared(Values(kind: kind, start: start, end: end, stops: stops))
    }

    public var kind: Kind { shared.value.kind }

    public var start: Point {
        get { shared.value.start }
        set { shared.value.start = newValue }
    }

    public var end: Point {
        get { shared.value.end }
        set { shared.value.end = newValue }
    }

    public var stops: [Stop] {
        get { shared.value.stops }
        set { shared.value.stops = newValue }
    }
}

/// The pen that draws an outline. Copies share their storage.
public struct Stroke: Sendable, Hashable {
    public enum Ends: Sendable, Hashable {
        /// Butt caps and mitre joins.
        case butt
        /// Round caps and round joins.
        case round
    }

    private struct Values: Sendable, Hashable {
        var paint: Paint
        var ends: Ends
        var width: Double
        var dashes: [Double]
    }

    private var shared: Shared<Values>

    public init(_ paint: Paint, width: Double, ends: Ends = .butt, dashes: [Double] = []) {
        shared = Shared(Values(paint: paint, ends: ends, width: width, dashes: dashes))
    }

    public var paint: Paint {
        get { shared.value.paint }
        set { shared.value.paint = newValue }
    }

    /// Line width in points.
    public var width: Double {
        get { shared.value.width }
        set { shared.value.width = newValue }
    }

    public var ends: Ends {
        get { shared.value.ends }
        set { shared.value.ends = newValue }
    }

    /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dashes: [Double] {
        get { shared.value.dashes }
        set { shared.value.dashes = newValue }
    }
}

/// A value whose copies share their storage.
struct Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var storage: Storage

    init(_ value: Value) {
        storage = Storage(value)
    }

    var value: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }

    static func == (one: Self, other: Self) -> Bool { one.storage === other.storage || one.value == other.value }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
