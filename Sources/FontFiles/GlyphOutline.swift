internal import FontShim
internal import VectorScene

/// Collects the outlines of a glyph.
private final class OutlineCollector {
    var path = Path()
    var current = Point.zero
    /// Whether there is more than anybody draws, or what is no number.
    var isRefused = false

    static let segmentLimit = 20_000

    func add(_ points: Point..., segment: () -> Void) {
        guard !isRefused else { return }
        guard path.segments.count < Self.segmentLimit, points.allSatisfy(\.isInPlane), let last = points.last else {
            isRefused = true
            return
        }
        segment()
        current = last
    }
}

extension Point {
    /// Whether both coordinates are numbers that a font can have, with room for composites.
    fileprivate var isInPlane: Bool { abs(x) < 1e6 && abs(y) < 1e6 }

    fileprivate init(_ x: Float, _ y: Float) {
        self.init(x: Double(x), y: Double(y))
    }

    /// The point two thirds of the way to another one.
    fileprivate func twoThirds(to other: Point) -> Point {
        Point(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
}

private func collector(_ context: UnsafeMutableRawPointer?) -> OutlineCollector? {
    context.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
}

extension FontFace {
    /// The outlines of a glyph in font units, y upwards; `nil` for one that is not to be drawn: it has too many points.
    func outline(of glyph: UInt32, weight: Double) -> Path? {
        let collector = OutlineCollector()
        withExtendedLifetime(collector) {
            var sink = outlineSink
            sink.context = Unmanaged.passUnretained(collector).toOpaque()
            withInstance(weight) { font, _ in galley_draw_glyph(font, glyph, &sink) }
        }
        return collector.isRefused ? nil : collector.path
    }
}

/// Passes what HarfBuzz draws to an `OutlineCollector`, which is its context.
private var outlineSink: galley_outline_sink {
    galley_outline_sink(
        context: nil,
        move: { context, x, y in
            guard let collector = collector(context) else { return }
            collector.add(Point(x, y)) { collector.path.move(to: Point(x, y)) }
        },
        line: { context, x, y in
            guard let collector = collector(context) else { return }
            collector.add(Point(x, y)) { collector.path.line(to: Point(x, y)) }
        },
        quadratic: { context, x1, y1, x, y in
            guard let collector = collector(context) else { return }
            let (start, control, end) = (collector.current, Point(x1, y1), Point(x, y))
            collector.add(control, end) {
                collector.path.curve(start.twoThirds(to: control), end.twoThirds(to: control), to: end)
            }
        },
        cubic: { context, x1, y1, x2, y2, x, y in
            guard let collector = collector(context) else { return }
            let points = (Point(x1, y1), Point(x2, y2), Point(x, y))
            collector.add(points.0, points.1, points.2) { collector.path.curve(points.0, points.1, to: points.2) }
        },
        close: { context in
            guard let collector = collector(context), !collector.isRefused else { return }
            collector.path.close()
        })
}
