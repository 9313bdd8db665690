import VectorScene

/// The lines and areas of a symbol, in a box of 100 units, y down.
///
/// A drawing is data: parts with `;` between them. `O x y r` is a circle, `D x y r` a dot, `R x y w h r` a rounded rectangle and
/// `A x y r from to` an arc in degrees; others are paths with absolute `M`, `L`, `H`, `V`, `C` and `Z` commands. Closed parts are
/// areas, which the symbol's filled variant fills. Parts after `|` are details, which stand out on filled areas.
struct SymbolGlyph {
    let name: String
    /// Closed outlines.
    private(set) var areas = Path()
    private(set) var lines = Path()
    private(set) var dots = Path()
    private(set) var details = Path()
    private(set) var detailDots = Path()

    static func named(_ name: String) -> SymbolGlyph? {
        let name = other[name] ?? name
        return drawings[name].map { SymbolGlyph(name, $0) }
    }

    /// A framed square, for names without a drawing.
    static let unknown = SymbolGlyph("", "R 20 20 60 60 8")

    /// Drawings by name; each line of data has a name, a colon and the drawing.
    private static let drawings: [String: Substring] = {
        // Bytes are split faster than characters.
        let lines = data.utf8.split(separator: UInt8(ascii: "\n")).map { $0.split(separator: UInt8(ascii: ":"), maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: lines.map { (String(Substring($0[0])), Substring($0[1])) })
    }()

    /// The names with drawings of their own, in alphabetical order.
    static var names: [String] { drawings.keys.sorted() }

    /// The smallest rectangle that holds the centre lines.
    var bounds: Rect {
        let all = [areas, lines, dots, details, detailDots].compactMap(\.bounds)
        return all.dropFirst().reduce(all[0]) { $0.union($1) }
    }

    private init(_ name: String, _ data: Substring) {
        self.name = name
        for (index, half) in data.split(separator: "|").enumerated() {
            for part in half.split(separator: ";") { add(part, isDetail: index > 0) }
        }
    }

    private mutating func add(_ data: Substring, isDetail: Bool) {
        let data = data.drop { $0 == " " }
        let numbers = data.dropFirst().split(separator: " ").compactMap { Double($0) }
        var path = Path()
        switch data.first {
        case "O", "D":
            path.arc(Point(x: numbers[0], y: numbers[1]), radius: numbers[2], (0, 360))
            path.close()
        case "A": path.arc(Point(x: numbers[0], y: numbers[1]), radius: numbers[2], (numbers[3], numbers[4]))
        case "R": path = Self.rectangle(numbers)
        default: path = GlyphDataReader.path(data)
        }
        switch (data.first == "D", isDetail) {
        case (true, true): detailDots.segments += path.segments
        case (true, false): dots.segments += path.segments
        case (false, true): details.segments += path.segments
        case (false, false):
            if path.segments.last == .close { areas.segments += path.segments } else { lines.segments += path.segments }
        }
    }

    private static func rectangle(_ numbers: [Double]) -> Path {
        let (x, y, radius) = (numbers[0], numbers[1], numbers[4])
        let (right, bottom) = (x + numbers[2], y + numbers[3])
        var path = Path([.move(Point(x: x + radius, y: y))])
        path.round(Point(x: right, y: y), from: (-radius, 0), to: (0, radius))
        path.round(Point(x: right, y: bottom), from: (0, -radius), to: (-radius, 0))
        path.round(Point(x: x, y: bottom), from: (radius, 0), to: (0, -radius))
        path.round(Point(x: x, y: y), from: (0, radius), to: (radius, 0))
        path.close()
        return path
    }
}
