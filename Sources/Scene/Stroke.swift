/// How an outline is drawn. Copies share one place in memory.
public struct Stroke: Sendable, Hashable {
    public enum Ends: Sendable, Hashable {
        /// Butt caps and mitre joins.
        case square
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

    public init(_ paint: Paint, width: Double, ends: Ends = .square, dashes: [Double] = []) {
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

    /// In points.
    public var width: Double {
        get { storage.values.width }
        set { values.width = newValue }
    }

    public var ends: Ends {
        get { storage.values.ends }
        set { values.ends = newValue }
    }

    /// Lengths of dashes and gaps in turn, in points; empty is a solid line.
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
