import Scene

/// An SVG document in the making: elements as they are drawn, and what they refer to.
struct SVGDocument {
    private let colors: Picture.SVGColors
    private var body = SVGBuffer()
    private var depth = 0
    private var gradients = Registry<LinearGradient>()
    private var clips = Registry<Shape>()
    private var rules = Registry<ColorRule>()

    /// A colour that is another one in dark surroundings, where it is used so.
    private struct ColorRule: Hashable {
        var property: ColorProperty
        var color: AdaptiveColor
    }

    private enum ColorProperty: Hashable {
        case fill
        case stroke
        case stop
    }

    /// Values numbered in the order of their first use.
    private struct Registry<Value: Hashable> {
        private(set) var values: [Value] = []
        private var numbers: [Value: Int] = [:]

        mutating func number(of value: Value) -> Int {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    init(colors: Picture.SVGColors) {
        self.colors = colors
        body.reserve(1 << 16)
    }

    /// The whole document.
    mutating func finished(_ picture: Picture) -> [UInt8] {
        // Gradients first: their stops may add colour rules.
        let definitions = definitions()
        var document = SVGBuffer()
        document.reserve(body.bytes.count + definitions.bytes.count + 2048)
        putHead(of: picture, to: &document)
        putRules(to: &document)
        document.put(definitions)
        document.put(body)
        document.put("</svg>\n")
        return document.identified()
    }
}

// MARK: - Nodes

extension SVGDocument {
    mutating func draw(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .shape(let node): draw(node)
            case .text(let run): draw(run)
            case .group(let group): draw(group)
            }
        }
    }

    private mutating func indent() {
        for _ in 0..<depth { body.put(" ") }
    }

    private mutating func draw(_ group: Group) {
        indent()
        body.put("<g")
        for fact in group.meaning?.facts ?? [] {
            body.put(" data-")
            body.put(escaped: fact.name)
            body.put("=\"")
            body.put(escaped: fact.value)
            body.put("\"")
        }
        if let clip = group.clip {
            body.put(" clip-path=\"url(#")
            body.putIdentifier()
            body.put("-c")
            body.put(whole: Int64(clips.number(of: clip)))
            body.put(")\"")
        }
        if group.transform != .identity { put(group.transform) }
        if group.opacity != 1 { put(" opacity=\"", group.opacity) }
        body.put(">\n")
        depth += 1
        if let meaning = group.meaning {
            indent()
            body.put("<title>")
            body.put(escaped: meaning.title)
            body.put("</title>\n")
        }
        draw(group.children)
        depth -= 1
        indent()
        body.put("</g>\n")
    }

    private mutating func draw(_ node: ShapeNode) {
        indent()
        put(node.shape, to: &body)
        var classes: [Int] = []
        if let fill = node.fill {
            put(fill, as: .fill, name: " fill=\"", opacity: " fill-opacity=\"", &classes)
        } else {
            body.put(" fill=\"none\"")
        }
        if let stroke = node.stroke { put(stroke, &classes) }
        putClasses(classes)
        body.put("/>\n")
    }

    /// Text is strokes: no font is asked for, and every viewer draws the same.
    private mutating func draw(_ run: TextRun) {
        indent()
        body.put("<path")
        put(.translation(x: run.origin.x, y: run.origin.y))
        body.put(" d=\"")
        put(run.strokes, to: &body)
        body.put("\" fill=\"none\"")
        var classes: [Int] = []
        put(Stroke(.color(run.color), width: run.strokeWidth, ends: .round), &classes)
        putClasses(classes)
        body.put("/>\n")
    }

    private mutating func put(_ stroke: Stroke, _ classes: inout [Int]) {
        put(stroke.paint, as: .stroke, name: " stroke=\"", opacity: " stroke-opacity=\"", &classes)
        if stroke.width != 1 { put(" stroke-width=\"", stroke.width) }
        switch stroke.ends {
        case .square: break
        case .round: body.put(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        }
        guard !stroke.dashes.isEmpty else { return }
        body.put(" stroke-dasharray=\"")
        for (index, dash) in stroke.dashes.enumerated() {
            if index > 0 { body.put(" ") }
            body.put(dash)
        }
        body.put("\"")
    }

    private mutating func put(_ name: StaticString, _ number: Double) {
        body.put(name)
        body.put(number)
        body.put("\"")
    }

    private mutating func put(_ transform: Transform) {
        let isTranslation = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        body.put(isTranslation ? " transform=\"translate(" : " transform=\"matrix(")
        let numbers = isTranslation
            ? [transform.tx, transform.ty]
            : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        for (index, number) in numbers.enumerated() {
            if index > 0 { body.put(" ") }
            body.put(number)
        }
        body.put(")\"")
    }
}

// MARK: - Shapes

extension SVGDocument {
    /// An element's start: its name and geometry.
    private func put(_ shape: Shape, to buffer: inout SVGBuffer) {
        switch shape {
        case .rect(let rect): put(rect, to: &buffer)
        case .roundedRect(let rect, let radius):
            put(rect, to: &buffer)
            buffer.put(" rx=\"")
            buffer.put(min(radius, rect.width / 2, rect.height / 2))
            buffer.put("\"")
        case .circle(let center, let radius):
            buffer.put("<circle cx=\"")
            buffer.put(center.x)
            buffer.put("\" cy=\"")
            buffer.put(center.y)
            buffer.put("\" r=\"")
            buffer.put(radius)
            buffer.put("\"")
        case .path(let path):
            buffer.put("<path d=\"")
            put(path, to: &buffer)
            buffer.put("\"")
        }
    }

    private func put(_ rect: Rect, to buffer: inout SVGBuffer) {
        buffer.put("<rect x=\"")
        buffer.put(rect.x)
        buffer.put("\" y=\"")
        buffer.put(rect.y)
        buffer.put("\" width=\"")
        buffer.put(rect.width)
        buffer.put("\" height=\"")
        buffer.put(rect.height)
        buffer.put("\"")
    }

    private func put(_ path: Path, to buffer: inout SVGBuffer) {
        func put(_ points: [Point]) {
            for (index, point) in points.enumerated() {
                if index > 0 { buffer.put(" ") }
                buffer.put(point.x)
                buffer.put(" ")
                buffer.put(point.y)
            }
        }
        for segment in path.segments {
            switch segment {
            case .move(let point):
                buffer.put("M")
                put([point])
            case .line(let point):
                buffer.put("L")
                put([point])
            case .curve(let first, let second, let end):
                buffer.put("C")
                put([first, second, end])
            case .close:
                buffer.put("Z")
            }
        }
    }
}

// MARK: - Colours

extension SVGDocument {
    private mutating func put(
        _ paint: Paint, as property: ColorProperty, name: StaticString, opacity: StaticString, _ classes: inout [Int]
    ) {
        switch paint {
        case .color(let color):
            putColor(color, name: name, opacity: opacity, to: &body)
            if let rule = rule(for: color, as: property) { classes.append(rule) }
        case .gradient(let gradient):
            body.put(name)
            body.put("url(#")
            body.putIdentifier()
            body.put("-p")
            body.put(whole: Int64(gradients.number(of: gradient)))
            body.put(")\"")
        }
    }

    private func putColor(
        _ color: AdaptiveColor, name: StaticString, opacity: StaticString, to buffer: inout SVGBuffer
    ) {
        let shown = colors == .dark ? color.dark : color.light
        buffer.put(name)
        buffer.put(hex: shown.red, shown.green, shown.blue)
        buffer.put("\"")
        guard shown.alpha != 1 else { return }
        buffer.put(opacity)
        buffer.put(shown.alpha)
        buffer.put("\"")
    }

    /// The number of the rule that gives the dark colour, where there is one to give.
    private mutating func rule(for color: AdaptiveColor, as property: ColorProperty) -> Int? {
        guard colors == .automatic, color.light != color.dark else { return nil }
        return rules.number(of: ColorRule(property: property, color: color))
    }

    private mutating func putClasses(_ classes: [Int]) {
        Self.putClasses(classes, to: &body)
    }

    private static func putClasses(_ classes: [Int], to buffer: inout SVGBuffer) {
        guard !classes.isEmpty else { return }
        buffer.put(" class=\"")
        for (index, number) in classes.enumerated() {
            if index > 0 { buffer.put(" ") }
            buffer.putIdentifier()
            buffer.put("-k")
            buffer.put(whole: Int64(number))
        }
        buffer.put("\"")
    }
}

// MARK: - What stands before the elements

extension SVGDocument {
    /// The root with its identifier first: documentation tools take the first one in the file for the picture's.
    private func putHead(of picture: Picture, to document: inout SVGBuffer) {
        document.put("<svg id=\"")
        document.putIdentifier()
        document.put("\" xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        document.put(picture.size.width)
        document.put("\" height=\"")
        document.put(picture.size.height)
        document.put("\" viewBox=\"0 0 ")
        document.put(picture.size.width)
        document.put(" ")
        document.put(picture.size.height)
        document.put("\" role=\"img\" aria-labelledby=\"")
        document.putIdentifier()
        document.put("-title ")
        document.putIdentifier()
        document.put("-desc\">\n<title id=\"")
        document.putIdentifier()
        document.put("-title\">")
        document.put(escaped: picture.title)
        document.put("</title>\n<desc id=\"")
        document.putIdentifier()
        document.put("-desc\">")
        document.put(escaped: picture.description)
        document.put("</desc>\n")
    }

    private func putRules(to document: inout SVGBuffer) {
        guard !rules.values.isEmpty else { return }
        document.put("<style>\n@media (prefers-color-scheme: dark) {\n")
        for (number, rule) in rules.values.enumerated() {
            document.put(".")
            document.putIdentifier()
            document.put("-k")
            document.put(whole: Int64(number))
            let name: StaticString = switch rule.property {
            case .fill: "fill"
            case .stroke: "stroke"
            case .stop: "stop"
            }
            document.put("{")
            document.put(name)
            document.put(rule.property == .stop ? "-color:" : ":")
            let dark = rule.color.dark
            document.put(hex: dark.red, dark.green, dark.blue)
            if dark.alpha != rule.color.light.alpha {
                document.put(";")
                document.put(name)
                document.put("-opacity:")
                document.put(dark.alpha)
            }
            document.put("}\n")
        }
        document.put("}\n</style>\n")
    }

    private mutating func definitions() -> SVGBuffer {
        var buffer = SVGBuffer()
        for (number, gradient) in gradients.values.enumerated() { put(gradient, number, to: &buffer) }
        for (number, shape) in clips.values.enumerated() {
            buffer.put("<clipPath id=\"")
            buffer.putIdentifier()
            buffer.put("-c")
            buffer.put(whole: Int64(number))
            buffer.put("\">\n ")
            put(shape, to: &buffer)
            buffer.put("/>\n</clipPath>\n")
        }
        guard !buffer.bytes.isEmpty else { return buffer }
        var definitions = SVGBuffer()
        definitions.put("<defs>\n")
        definitions.put(buffer)
        definitions.put("</defs>\n")
        return definitions
    }

    private mutating func put(_ gradient: LinearGradient, _ number: Int, to buffer: inout SVGBuffer) {
        buffer.put("<linearGradient id=\"")
        buffer.putIdentifier()
        buffer.put("-p")
        buffer.put(whole: Int64(number))
        let ends: [(StaticString, Double)] = [
            ("\" x1=\"", gradient.start.x), ("\" y1=\"", gradient.start.y), ("\" x2=\"", gradient.end.x),
            ("\" y2=\"", gradient.end.y),
        ]
        for (name, value) in ends {
            buffer.put(name)
            buffer.put(value)
        }
        buffer.put("\">\n")
        for stop in gradient.stops {
            buffer.put(" <stop offset=\"")
            buffer.put(stop.offset)
            buffer.put("\"")
            putColor(stop.color, name: " stop-color=\"", opacity: " stop-opacity=\"", to: &buffer)
            Self.putClasses(rule(for: stop.color, as: .stop).map { [$0] } ?? [], to: &buffer)
            buffer.put("/>\n")
        }
        buffer.put("</linearGradient>\n")
    }
}
