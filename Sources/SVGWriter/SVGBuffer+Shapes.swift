import Scene

extension SVGBuffer {
    /// An attribute whose value is a number; `name` runs from the space before it to the opening quote.
    mutating func put(_ name: StaticString, _ number: Double) {
        put(name)
        put(number)
        put("\"")
    }

    /// Numbers with spaces between them.
    mutating func put(_ numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { put(" ") }
            put(number)
        }
    }

    /// The start of an element: its name and geometry.
    mutating func put(_ shape: Shape) {
        switch shape {
        case .rect(let rect): put(rect)
        case .roundedRect(let rect, let radius):
            put(rect)
            put(" rx=\"", min(radius, rect.width / 2, rect.height / 2))
        case .circle(let center, let radius):
            put("<circle cx=\"", center.x)
            put(" cy=\"", center.y)
            put(" r=\"", radius)
        case .path(let path):
            put("<path d=\"")
            put(path)
            put("\"")
        }
    }

    private mutating func put(_ rect: Rect) {
        put("<rect x=\"", rect.x)
        put(" y=\"", rect.y)
        put(" width=\"", rect.width)
        put(" height=\"", rect.height)
    }

    /// A path's data, moved to the right.
    mutating func put(_ path: Path, x: Double = 0) {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y) }
        for segment in path.segments {
            switch segment {
            case .move(let point):
                put("M")
                put(moved(point))
            case .line(let point):
                put("L")
                put(moved(point))
            case .curve(let first, let second, let end):
                put("C")
                put(moved(first))
                put(" ")
                put(moved(second))
                put(" ")
                put(moved(end))
            case .close:
                put("Z")
            }
        }
    }

    private mutating func put(_ point: Point) {
        put(point.x)
        put(" ")
        put(point.y)
    }
}
