/// Colours that change along a line.
///
/// The line runs in the painted shape's own bounds, whose corners are (0, 0) and (1, 1), so that one gradient serves
/// shapes of all sizes.
public struct LinearGradient: Sendable, Hashable {
    public struct Stop: Sendable, Hashable {
        /// From 0 at the line's start to 1 at its end.
        public var offset: Double
        public var color: AdaptiveColor

        public init(offset: Double, color: AdaptiveColor) {
            self.offset = offset
            self.color = color
        }
    }

    public var start: Point
    public var end: Point
    public var stops: [Stop]

    public init(from start: Point, to end: Point, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}
