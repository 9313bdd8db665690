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

    /// - Parameter offset: how far the path is moved to the right, in thousandths.
    mutating func put(_ path: Path, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        for segment in path.segments { put(segment, movedBy: offset, to: &buffer) }
    }

    mutating func put(_ segment: Path.Segment, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        switch segment {
        case .move(let point): putMove(to: Self.place(point, offset), &buffer)
        case .line(let point): putLine(to: Self.place(point, offset), &buffer)
        case .curve(let first, let second, let end):
            putCurve(Self.place(first, offset), Self.place(second, offset), to: Self.place(end, offset), &buffer)
        case .close:
            buffer.put("z")
            current = start
            smooth = nil
        }
    }

    /// The data as if all of it had been moved to the right by as many thousandths.
    func moved(by offset: Int) -> SVGPathData {
        var data = self
        data.current.x += offset
        data.start.x += offset
        data.smooth?.x += offset
        return data
    }

    private mutating func putMove(to end: Place, _ buffer: inout SVGBuffer) {
        buffer.put(isEmpty ? "M" : "m")
        _ = putFirstWay(to: end, &buffer)
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
            _ = putFirstWay(to: end, &buffer)
        }
        current = end
        smooth = nil
    }

    private mutating func putCurve(_ first: Place, _ second: Place, to end: Place, _ buffer: inout SVGBuffer) {
        if first == smooth {
            buffer.put("s")
            _ = putWay(to: end, behind: putFirstWay(to: second, &buffer), &buffer)
        } else {
            buffer.put("c")
            let last = putWay(to: second, behind: putFirstWay(to: first, &buffer), &buffer)
            _ = putWay(to: end, behind: last, &buffer)
        }
        current = end
        smooth = Place(x: 2 * end.x - second.x, y: 2 * end.y - second.y)
    }

    private static func place(_ point: Point, _ offset: Int) -> Place {
        Place(x: Thousandths.count(point.x) + offset, y: Thousandths.count(point.y))
    }

    /// The first way to a place from the current one, behind a letter.
    ///
    /// - Returns: its last number, which the next way stands behind.
    private func putFirstWay(to place: Place, _ buffer: inout SVGBuffer) -> Int {
        buffer.put(thousandths: place.x - current.x, isShort: true)
        return putWay(place.y - current.y, behind: place.x - current.x, &buffer)
    }

    private func putWay(to place: Place, behind last: Int, _ buffer: inout SVGBuffer) -> Int {
        let x = putWay(place.x - current.x, behind: last, &buffer)
        return putWay(place.y - current.y, behind: x, &buffer)
    }

    private func putWay(_ way: Int, behind last: Int, _ buffer: inout SVGBuffer) -> Int {
        if !Self.standsApart(way, behind: last) { buffer.put(byte: UInt8(ascii: " ")) }
        buffer.put(thousandths: way, isShort: true)
        return way
    }

    /// Whether a number is told from the one before it without a space: by its sign, or by a second point.
    private static func standsApart(_ way: Int, behind last: Int) -> Bool {
        way < 0 || (0 < way && way < 1000 && last % 1000 != 0)
    }
}
