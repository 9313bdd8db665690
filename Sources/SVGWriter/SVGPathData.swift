import Scene

/// Writes the data of a path: where it begins, and from there the ways from point to point.
///
/// Ways are counted between points rounded to thousandths, so that errors do not add up.
struct SVGPathData {
    private struct Place: Equatable {
        var x = 0
        var y = 0
    }

    private var current = Place()
    private var start = Place()
    /// Where the next curve's first control point is if it goes on smoothly from a curve.
    private var smooth: Place?
    private var isEmpty = true

    /// The most bytes that a segment takes: a letter, and six numbers with a space before each.
    private static var segmentLimit: Int { 1 + 6 * (1 + SVGPen.numberLimit) }

    /// - Parameter offset: how far the path is moved to the right, in thousandths.
    mutating func put(_ path: Path, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        for segment in path.segments { put(segment, movedBy: offset, to: &buffer) }
    }

    mutating func put(_ segment: Path.Segment, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        buffer.write(atMost: Self.segmentLimit) { pen in
            switch segment {
            case .move(let point): putMove(to: Self.place(point, offset), &pen)
            case .line(let point): putLine(to: Self.place(point, offset), &pen)
            case .curve(let first, let second, let end):
                putCurve(Self.place(first, offset), Self.place(second, offset), to: Self.place(end, offset), &pen)
            case .close: putClose(&pen)
            }
        }
    }

    /// Goes to where a path begins, as if that had been written.
    mutating func begin(at point: Point) {
        isEmpty = false
        current = Self.place(point, 0)
        start = current
        smooth = nil
    }

    /// The data as if all of it had been moved to the right by as many thousandths.
    func moved(by offset: Int) -> SVGPathData {
        var data = self
        data.current.x += offset
        data.start.x += offset
        data.smooth?.x += offset
        return data
    }

    private static func place(_ point: Point, _ offset: Int) -> Place {
        Place(x: Thousandths.count(point.x) + offset, y: Thousandths.count(point.y))
    }
}

// MARK: - Segments

extension SVGPathData {
    @inline(__always)
    private mutating func putMove(to end: Place, _ pen: inout SVGPen) {
        pen.put(byte: isEmpty ? UInt8(ascii: "M") : UInt8(ascii: "m"))
        putFirstWay(to: end, &pen)
        isEmpty = false
        current = end
        start = end
        smooth = nil
    }

    @inline(__always)
    private mutating func putLine(to end: Place, _ pen: inout SVGPen) {
        if end.y == current.y {
            pen.put(byte: UInt8(ascii: "h"))
            pen.put(short: Thousandths(end.x - current.x))
        } else if end.x == current.x {
            pen.put(byte: UInt8(ascii: "v"))
            pen.put(short: Thousandths(end.y - current.y))
        } else {
            pen.put(byte: UInt8(ascii: "l"))
            putFirstWay(to: end, &pen)
        }
        current = end
        smooth = nil
    }

    @inline(__always)
    private mutating func putCurve(_ first: Place, _ second: Place, to end: Place, _ pen: inout SVGPen) {
        if first == smooth {
            pen.put(byte: UInt8(ascii: "s"))
            putFirstWay(to: second, &pen)
        } else {
            pen.put(byte: UInt8(ascii: "c"))
            putFirstWay(to: first, &pen)
            putWay(to: second, behind: first, &pen)
        }
        putWay(to: end, behind: second, &pen)
        current = end
        smooth = Place(x: 2 * end.x - second.x, y: 2 * end.y - second.y)
    }

    @inline(__always)
    private mutating func putClose(_ pen: inout SVGPen) {
        pen.put(byte: UInt8(ascii: "z"))
        current = start
        smooth = nil
    }

    /// The way from the current place to another one, behind a letter.
    @inline(__always)
    private func putFirstWay(to place: Place, _ pen: inout SVGPen) {
        pen.put(short: Thousandths(place.x - current.x))
        Self.put(place.y - current.y, behind: place.x - current.x, &pen)
    }

    /// The way from the current place to another one, behind that to `previous`.
    @inline(__always)
    private func putWay(to place: Place, behind previous: Place, _ pen: inout SVGPen) {
        Self.put(place.x - current.x, behind: previous.y - current.y, &pen)
        Self.put(place.y - current.y, behind: place.x - current.x, &pen)
    }

    /// A number with a space before it, unless it is told from the one before it without: by its sign, or by a second
    /// point.
    @inline(__always)
    private static func put(_ way: Int, behind last: Int, _ pen: inout SVGPen) {
        let standsApart = way < 0 || (0 < way && way < 1000 && last % 1000 != 0)
        if !standsApart { pen.put(byte: UInt8(ascii: " ")) }
        pen.put(short: Thousandths(way))
    }
}
