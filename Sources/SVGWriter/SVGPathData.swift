import VectorScene

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

    /// - Parameter offset: how far the path is moved to the right, in thousandths.
    mutating func put(_ path: Path, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        func place(_ point: Point) -> Place {
            Place(x: SVGBuffer.thousandths(point.x) + offset, y: SVGBuffer.thousandths(point.y))
        }
        for segment in path.segments {
            switch segment {
            case .move(let point): putMove(to: place(point), &buffer)
            case .line(let point): putLine(to: place(point), &buffer)
            case .curve(let first, let second, let end): putCurve(place(first), place(second), to: place(end), &buffer)
            case .close: putClose(&buffer)
            }
        }
    }
}

// MARK: - Segments

extension SVGPathData {
    private mutating func putMove(to end: Place, _ buffer: inout SVGBuffer) {
        buffer.put(isEmpty ? "M" : "m")
        putFirstWay(to: end, &buffer)
        isEmpty = false
        current = end
        start = end
        smooth = nil
    }

    private mutating func putLine(to end: Place, _ buffer: inout SVGBuffer) {
        if end.y == current.y {
            buffer.put("h")
            buffer.put(thousandths: end.x - current.x, isShort: true)
        } else if end.x == current.x {
            buffer.put("v")
            buffer.put(thousandths: end.y - current.y, isShort: true)
        } else {
            buffer.put("l")
            putFirstWay(to: end, &buffer)
        }
        current = end
        smooth = nil
    }

    private mutating func putCurve(_ first: Place, _ second: Place, to end: Place, _ buffer: inout SVGBuffer) {
        if first == smooth {
            buffer.put("s")
            putFirstWay(to: second, &buffer)
        } else {
            buffer.put("c")
            putFirstWay(to: first, &buffer)
            putWay(to: second, behind: first, &buffer)
        }
        putWay(to: end, behind: second, &buffer)
        current = end
        smooth = Place(x: 2 * end.x - second.x, y: 2 * end.y - second.y)
    }

    private mutating func putClose(_ buffer: inout SVGBuffer) {
        buffer.put("z")
        current = start
        smooth = nil
    }

    /// The way from the current place to another one, behind a letter.
    private func putFirstWay(to place: Place, _ buffer: inout SVGBuffer) {
        buffer.put(thousandths: place.x - current.x, isShort: true)
        Self.put(place.y - current.y, behind: place.x - current.x, &buffer)
    }

    /// The way from the current place to another one, behind that to `previous`.
    private func putWay(to place: Place, behind previous: Place, _ buffer: inout SVGBuffer) {
        Self.put(place.x - current.x, behind: previous.y - current.y, &buffer)
        Self.put(place.y - current.y, behind: place.x - current.x, &buffer)
    }

    /// A number with a space before it, unless it is told from the one before it without: by its sign, or by a second
    /// point.
    private static func put(_ way: Int, behind last: Int, _ buffer: inout SVGBuffer) {
        let standsApart = way < 0 || (0 < way && way < 1000 && last % 1000 != 0)
        if !standsApart { buffer.put(" ") }
        buffer.put(thousandths: way, isShort: true)
    }
}
