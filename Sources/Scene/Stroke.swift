/// How an outline is drawn.
public struct Stroke: Sendable, Hashable {
    public enum Ends: Sendable, Hashable {
        /// Butt caps and mitre joins.
        case square
        /// Round caps and round joins.
        case round
    }

    public var paint: Paint
    /// In points.
    public var width: Double
    public var ends: Ends
    /// Lengths of dashes and gaps in turn, in points; empty is a solid line.
    public var dashes: [Double]

    public init(_ paint: Paint, width: Double, ends: Ends = .square, dashes: [Double] = []) {
        self.paint = paint
        self.width = width
        self.ends = ends
        self.dashes = dashes
    }
}
