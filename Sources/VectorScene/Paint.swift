/// The fill or stroke of a shape: a colour or a gradient.
public enum Paint: Sendable, Hashable {
    case color(AdaptiveColor)
    case gradient(LinearGradient)
}

/// A gradient of colours along a line.
///
/// The line is given in the unit square of the painted shape's bounds, from (0, 0) to (1, 1), so that one gradient
/// serves shapes of all sizes. Copies share their storage.
public struct LinearGradient: Sendable, Hashable {
    public struct Stop: Sendable, Hashable {
        /// Position from 0, the line's start, to 1, its end.
        public var offset: Double
        public var color: AdaptiveColor

        public init(offset: Double, color: AdaptiveColor) {
            self.offset = offset
            self.color = color
        }
    }

    private var storage: Storage

    private final class Storage: Sendable {
        let start: Point
        let end: Point
        let stops: [Stop]

        init(_ start: Point, _ end: Point, _ stops: [Stop]) {
            self.start = start
            self.end = end
            self.stops = stops
        }
    }

    public init(from start: Point, to end: Point, stops: [Stop]) {
        storage = Storage(start, end, stops)
    }

    public var start: Point {
        get { storage.start }
        set { storage = Storage(newValue, end, stops) }
    }

    public var end: Point {
        get { storage.end }
        set { storage = Storage(start, newValue, stops) }
    }

    public var stops: [Stop] {
        get { storage.stops }
        set { storage = Storage(start, end, newValue) }
    }

    public static func == (one: LinearGradient, other: LinearGradient) -> Bool {
        one.storage === other.storage
            || (one.start == other.start && one.end == other.end && one.stops == other.stops)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(end)
        hasher.combine(stops)
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

    private final class Storage: Sendable {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    private var storage: Storage

    public init(_ paint: Paint, width: Double, ends: Ends = .butt, dashes: [Double] = []) {
        storage = Storage(Values(paint: paint, ends: ends, width: width, dashes: dashes))
    }

    private var values: Values {
        get { storage.values }
        set { storage = Storage(newValue) }
    }

    public var paint: Paint {
        get { storage.values.paint }
        set { values.paint = newValue }
    }

    /// Line width in points.
    public var width: Double {
        get { storage.values.width }
        set { values.width = newValue }
    }

    public var ends: Ends {
        get { storage.values.ends }
        set { values.ends = newValue }
    }

    /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dashes: [Double] {
        get { storage.values.dashes }
        set { values.dashes = newValue }
    }

    public static func == (one: Stroke, other: Stroke) -> Bool {
        one.storage === other.storage || one.values == other.values
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
