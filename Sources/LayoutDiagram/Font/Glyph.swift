import VectorScene

/// A glyph of a stroke font: centre lines on a 1000-unit em, y up, baseline at 0.
struct Glyph: Sendable {
    /// Distance from this glyph's origin to the next one's, in font units.
    var advance: Double
    var strokes: Path
}

extension Path {
    /// Appends another path, with each of its points mapped by `place`.
    mutating func append(_ other: Path, _ place: (Point) -> Point) {
        for segment in other.segments {
            switch segment {
            case .move(let point): move(to: place(point))
            case .line(let point): line(to: place(point))
            case .curve(let first, let second, let end): curve(place(first), place(second), to: place(end))
            case .close: close()
            }
        }
    }
}

/// Parses the strokes of a glyph: absolute `M`, `L`, `H`, `V`, `C` and `Z` path commands with integer coordinates.
///
/// Works on bytes rather than characters for speed: glyphs are parsed in every run of the command.
struct GlyphDataReader {
    private let bytes: [UInt8]
    private var position = 0
    private var current = Point.zero
    private var path = Path()

    private init(_ data: Substring) {
        bytes = Array(data.utf8)
    }

    static func path(_ data: Substring) -> Path {
        var reader = GlyphDataReader(data)
        while reader.position < reader.bytes.count { reader.readCommand() }
        return reader.path
    }

    private mutating func readCommand() {
        let command = bytes[position]
        position += 1
        switch command {
        case UInt8(ascii: "M"): path.move(to: point())
        case UInt8(ascii: "L"): repeat { path.line(to: point()) } while hasNumber
        case UInt8(ascii: "H"): path.line(to: point(x: number()))
        case UInt8(ascii: "V"): path.line(to: point(y: number()))
        case UInt8(ascii: "C"): repeat { path.curve(point(), point(), to: point()) } while hasNumber
        case UInt8(ascii: "Z"): path.close()
        case UInt8(ascii: " "): break
        default: preconditionFailure("Glyph data has no command \(Unicode.Scalar(command)).")
        }
    }

    private mutating func point() -> Point { point(x: number(), y: number()) }

    /// Moves the current point and returns it; a `nil` coordinate stays unchanged.
    private mutating func point(x: Double? = nil, y: Double? = nil) -> Point {
        current = Point(x: x ?? current.x, y: y ?? current.y)
        return current
    }

    private var hasNumber: Bool {
        position < bytes.count && (isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: " "))
    }

    private mutating func number() -> Double {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var number = 0
        while position < bytes.count, isDigit(bytes[position]) {
            number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        return Double(isNegative ? -number : number)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
