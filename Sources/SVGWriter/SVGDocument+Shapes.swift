import VectorScene

extension SVGDocument {
    /// Writes a shape's element after its name: geometry and paint.
    mutating func putPainted(_ node: ShapeNode) {
        body.putGeometry(of: node.shape)
        var rules: [String] = []
        if let fill = node.fill { rules += put(fill, as: .fill) }
        if let stroke = node.stroke { rules += put(stroke, of: node.shape) }
        body.put(classes(rules))
        body.put("/>\n")
    }

    /// Writes a stroke as attributes.
    ///
    /// - Returns: the names of the colour rules that the stroke needs.
    private mutating func put(_ stroke: Stroke, of shape: Shape) -> [String] {
        let rules = put(stroke.paint, as: .stroke)
        if stroke.width != 1 { body.put(" stroke-width=\"", stroke.width) }
        // Round caps and joins are set on the root.
        if stroke.ends == .butt {
            if shape.isOpen || !stroke.dashes.isEmpty { body.put(" stroke-linecap=\"butt\"") }
            if shape.hasCorners { body.put(" stroke-linejoin=\"miter\"") }
        }
        if !stroke.dashes.isEmpty {
            body.put(" stroke-dasharray=\"")
            body.put(stroke.dashes)
            body.put("\"")
        }
        return rules
    }
}

extension SVGBuffer {
    mutating func put(_ transform: Transform) {
        put(transform.isTranslation ? " transform=\"translate(" : " transform=\"matrix(")
        put(
            transform.isTranslation
                ? [transform.tx, transform.ty]
                : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        put(")\"")
    }

    /// Writes the start of an element, up to its name.
    mutating func putName(of shape: Shape) {
        switch shape {
        case .rect, .roundedRect: put("<rect")
        case .circle: put("<circle")
        case .path: put("<path")
        }
    }

    /// Writes an element's geometry.
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
            var data = SVGPathData()
            put(" d=\"")
            data.put(path, to: &self)
            put(path.isEvenOdd ? "\" fill-rule=\"evenodd\" clip-rule=\"evenodd\"" : "\"")
        }
    }

    private mutating func putGeometry(of rect: Rect) {
        put(" x=\"", rect.x)
        put(" y=\"", rect.y)
        put(" width=\"", rect.width)
        put(" height=\"", rect.height)
    }
}

extension Shape {
    /// True if the outline may be open.
    fileprivate var isOpen: Bool {
        switch self {
        case .rect, .roundedRect, .circle: false
        case .path: true
        }
    }

    fileprivate var hasCorners: Bool {
        switch self {
        case .rect, .path: true
        case .roundedRect(_, let radius): radius <= 0
        case .circle: false
        }
    }
}
