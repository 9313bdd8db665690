import Scene

extension SVGBuffer {
    /// Numbers with spaces between them.
    mutating func put(_ numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { put(" ") }
            put(number)
        }
    }

    /// An element's geometry.
    mutating func putGeometry(of shape: Shape) {
        switch shape {
        case .rect(let rect): putGeometry(of: rect)
        case .roundedRect(let rect, let radius):
            putGeometry(of: rect)
            put(" rx=\"", min(radius, rect.width / 2, rect.height / 2))
        case .circle(let center, let radius):
            put(" cx=\"", center.x)
            put(" cy=\"", center.y)
            put(" r=\"", radius)
        case .path(let path):
            put(" d=\"")
            put(path)
            put("\"")
        }
    }

    private mutating func putGeometry(of rect: Rect) {
        put(" x=\"", rect.x)
        put(" y=\"", rect.y)
        put(" width=\"", rect.width)
        put(" height=\"", rect.height)
    }

    /// The start of an element, up to its name.
    mutating func putName(of shape: Shape) {
        switch shape {
        case .rect, .roundedRect: put("<rect")
        case .circle: put("<circle")
        case .path: put("<path")
        }
    }

    /// A path's data.
    mutating func put(_ path: Path) {
        var data = SVGPathData()
        data.put(path, to: &self)
    }
}
