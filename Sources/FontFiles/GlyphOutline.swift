internal import VectorScene

/// Collects a glyph's outlines.
final class OutlineCollector {
    private(set) var path = Path()
    private var current = Point.zero
    /// True if the outline is too long or contains invalid coordinates.
    private(set) var isRefused = false

    func move(to end: Point) { add(end) { path.move(to: end) } }

    func line(to end: Point) { add(end) { path.line(to: end) } }

    /// Adds a quadratic curve, converted to a cubic one.
    func curve(_ control: Point, to end: Point) {
        add(control, end) { path.curve(current.twoThirds(to: control), end.twoThirds(to: control), to: end) }
    }

    func curve(_ first: Point, _ second: Point, to end: Point) {
        add(first, second, end) { path.curve(first, second, to: end) }
    }

    func close() {
        if !isRefused { path.close() }
    }

    private func add(_ points: Point..., segment: () -> Void) {
        guard !isRefused else { return }
        guard path.segments.count < FontLimits.segments, points.allSatisfy(\.isInPlane), let last = points.last else {
            isRefused = true
            return
        }
        segment()
        current = last
    }
}

extension Point {
    /// True for finite coordinates in a plausible range, with room for composites.
    fileprivate var isInPlane: Bool { abs(x) < 1e6 && abs(y) < 1e6 }

    fileprivate init(_ x: Float, _ y: Float) {
        self.init(x: Double(x), y: Double(y))
    }

    /// The point two thirds of the way to another.
    fileprivate func twoThirds(to other: Point) -> Point {
        Point(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
}

extension FontFace {
    /// The outline of a glyph in font units, y upwards; `nil` if it is too complex.
    func outline(of glyph: UInt32, weight: Double) -> Path? {
        let collector = OutlineCollector()
        withExtendedLifetime(collector) {
            withInstance(weight) { font, library in
                library.fontDrawGlyph(font, glyph, library.outlineFunctions, Unmanaged.passUnretained(collector).toOpaque())
            }
        }
        return collector.isRefused ? nil : collector.path
    }
}

extension OutlineCollector {
    private typealias Data = UnsafeMutableRawPointer?
    private typealias Point1 = @convention(c) (OpaquePointer?, Data, Data, Float, Float, Data) -> Void
    private typealias Point2 = @convention(c) (OpaquePointer?, Data, Data, Float, Float, Float, Float, Data) -> Void
    private typealias Point3 = @convention(c) (
        OpaquePointer?, Data, Data, Float, Float, Float, Float, Float, Float, Data
    ) -> Void
    private typealias NoPoint = @convention(c) (OpaquePointer?, Data, Data, Data) -> Void
    private typealias Setter = @convention(c) (OpaquePointer, UnsafeRawPointer, Data, Data) -> Void

    /// Drawing callbacks for HarfBuzz, with the collector as their data.
    static func functions(_ library: DynamicLibrary) throws(FontError) -> OpaquePointer {
        let move: Point1 = { _, data, _, x, y, _ in collector(data)?.move(to: Point(x, y)) }
        let line: Point1 = { _, data, _, x, y, _ in collector(data)?.line(to: Point(x, y)) }
        let quadratic: Point2 = { _, data, _, x1, y1, x, y, _ in collector(data)?.curve(Point(x1, y1), to: Point(x, y)) }
        let cubic: Point3 = { _, data, _, x1, y1, x2, y2, x, y, _ in
            collector(data)?.curve(Point(x1, y1), Point(x2, y2), to: Point(x, y))
        }
        let close: NoPoint = { _, data, _, _ in collector(data)?.close() }
        let create = try library.function("hb_draw_funcs_create", as: (@convention(c) () -> OpaquePointer?).self)
        guard let functions = create() else { preconditionFailure("HarfBuzz gives functions at worst that do nothing.") }
        func set(_ name: String, _ function: UnsafeRawPointer) throws(FontError) {
            try library.function("hb_draw_funcs_set_\(name)_func", as: Setter.self)(functions, function, nil, nil)
        }
        try set("move_to", unsafeBitCast(move, to: UnsafeRawPointer.self))
        try set("line_to", unsafeBitCast(line, to: UnsafeRawPointer.self))
        try set("quadratic_to", unsafeBitCast(quadratic, to: UnsafeRawPointer.self))
        try set("cubic_to", unsafeBitCast(cubic, to: UnsafeRawPointer.self))
        try set("close_path", unsafeBitCast(close, to: UnsafeRawPointer.self))
        return functions
    }
}

private func collector(_ data: UnsafeMutableRawPointer?) -> OutlineCollector? {
    data.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
}
