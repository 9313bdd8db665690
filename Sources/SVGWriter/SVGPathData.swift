import VectorScene

/// Writes path data: the start as an absolute position, everything after it as relative offsets.
///
/// Offsets are taken between points rounded to thousandths, so that errors do not accumulate.
struct SVGPathData {
    private struct Place: Equatable {
        var x = 0
        var y = 0
    }

    private var current = Place()
    private var start = Place()
    /// The first control point of a curve that would continue the previous one smoothly.
    private var smooth: Place?
    private var isEmpty = true

    /// - Parameter offset: horizontal translation, in thousandths.
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
        putFirstOffset(to: end, &buffer)
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
            putFirstOffset(to: end, &buffer)
        }
        current = end
        smooth = nil
    }

    private mutating func putCurve(_ first: Place, _ second: Place, to end: Place, _ buffer: inout SVGBuffer) {
        if first == smooth {
            buffer.put("s")
            putFirstOffset(to: second, &buffer)
        } else {
            buffer.put("c")
            putFirstOffset(to: first, &buffer)
            putOffset(to: second, after: first, &buffer)
        }
        putOffset(to: end, after: second, &buffer)
        current = end
        smooth = Place(x: 2 * end.x - second.x, y: 2 * end.y - second.y)
    }

    private mutating func putClose(_ buffer: inout SVGBuffer) {
        buffer.put("z")
        current = start
        smooth = nil
    }

    /// Writes the offset from the current position, directly after a command letter.
    private func putFirstOffset(to place: Place, _ buffer: inout SVGBuffer) {
        buffer.put(thousandths: place.x - current.x, isShort: true)
        Self.put(place.y - current.y, after: place.x - current.x, &buffer)
    }

    /// Writes the offset from the current position, after the offset to `previous`.
    private func putOffset(to place: Place, after previous: Place, _ buffer: inout SVGBuffer) {
        Self.put(place.x - current.x, after: previous.y - current.y, &buffer)
        Self.put(place.y - current.y, after: place.x - current.x, &buffer)
    }

    /// Writes a number with a space before it, unless its sign or a second decimal point already separates it from the previous
    /// number.
    private static func put(_ offset: Int, after last: Int, _ buffer: inout SVGBuffer) {
        let needsNoSpace = offset < 0 || (0 < offset && offset < 1000 && last % 1000 != 0)
        if !needsNoSpace { buffer.put(" ") }
        buffer.put(thousandths: offset, isShort: true)
    }
}
