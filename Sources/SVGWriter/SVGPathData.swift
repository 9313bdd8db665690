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
    private static var segmentLimit: Int { 1 + 6 * (1 + Thousandths.digitLimit) }

    /// - Parameter offset: how far the path is moved to the right, in thousandths.
    mutating func put(_ path: Path, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        for segment in path.segments { put(segment, movedBy: offset, to: &buffer) }
    }

    mutating func put(_ segment: Path.Segment, movedBy offset: Int = 0, to buffer: inout SVGBuffer) {
        let digits = buffer.digits
        buffer.write(atMost: Self.segmentLimit) { place in
            switch segment {
            case .move(let point): writeMove(to: Self.place(point, offset), place, digits)
            case .line(let point): writeLine(to: Self.place(point, offset), place, digits)
            case .curve(let first, let second, let end):
                writeCurve(Self.place(first, offset), Self.place(second, offset), to: Self.place(end, offset), place, digits)
            case .close: writeClose(place)
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

// MARK: - Segments: each has room for its limit, and answers how many bytes it is

extension SVGPathData {
    private typealias Bytes = UnsafeMutablePointer<UInt8>

    private mutating func writeMove(to end: Place, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        bytes[0] = isEmpty ? UInt8(ascii: "M") : UInt8(ascii: "m")
        let length = writeFirstWay(to: end, bytes, digits)
        isEmpty = false
        current = end
        start = end
        smooth = nil
        return length
    }

    private mutating func writeLine(to end: Place, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        let length: Int
        if end.y == current.y {
            bytes[0] = UInt8(ascii: "h")
            length = 1 + Self.write(end.x - current.x, bytes + 1, digits)
        } else if end.x == current.x {
            bytes[0] = UInt8(ascii: "v")
            length = 1 + Self.write(end.y - current.y, bytes + 1, digits)
        } else {
            bytes[0] = UInt8(ascii: "l")
            length = writeFirstWay(to: end, bytes, digits)
        }
        current = end
        smooth = nil
        return length
    }

    private mutating func writeCurve(_ first: Place, _ second: Place, to end: Place, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        var length: Int
        if first == smooth {
            bytes[0] = UInt8(ascii: "s")
            length = writeFirstWay(to: second, bytes, digits)
        } else {
            bytes[0] = UInt8(ascii: "c")
            length = writeFirstWay(to: first, bytes, digits)
            length += writeWay(to: second, behind: first, bytes + length, digits)
        }
        length += writeWay(to: end, behind: second, bytes + length, digits)
        current = end
        smooth = Place(x: 2 * end.x - second.x, y: 2 * end.y - second.y)
        return length
    }

    private mutating func writeClose(_ bytes: Bytes) -> Int {
        bytes[0] = UInt8(ascii: "z")
        current = start
        smooth = nil
        return 1
    }

    /// The way from the current place to another one, behind a letter that stands already.
    private func writeFirstWay(to place: Place, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        let way = place.x - current.x
        let length = 1 + Self.write(way, bytes + 1, digits)
        return length + Self.write(place.y - current.y, behind: way, bytes + length, digits)
    }

    /// The way from the current place to another one, behind that to `previous`.
    private func writeWay(to place: Place, behind previous: Place, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        let way = place.x - current.x
        let length = Self.write(way, behind: previous.y - current.y, bytes, digits)
        return length + Self.write(place.y - current.y, behind: way, bytes + length, digits)
    }

    /// A number with a space before it, unless it is told from the one before it without: by its sign, or by a second point.
    private static func write(_ way: Int, behind last: Int, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        let standsApart = way < 0 || (0 < way && way < 1000 && last % 1000 != 0)
        bytes[0] = UInt8(ascii: " ")
        let length = standsApart ? 0 : 1
        return length + write(way, bytes + length, digits)
    }

    private static func write(_ way: Int, _ bytes: Bytes, _ digits: DigitTable) -> Int {
        Thousandths(way).write(to: bytes, isShort: true, digits)
    }
}
