import Scene

/// An SVG document in the making: elements as they are drawn, and what they refer to.
struct SVGDocument {
    let colors: Picture.SVGColors
    let text: Picture.SVGText
    var body = SVGBuffer()
    private var depth = 0
    var gradients = SVGRegistry<LinearGradient>()
    var clips = SVGRegistry<Shape>()
    var rules = SVGRegistry<SVGColorRule>()

    init(colors: Picture.SVGColors, text: Picture.SVGText) {
        self.colors = colors
        self.text = text
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

    mutating func indent() {
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
        if group.opacity != 1 { body.put(" opacity=\"", group.opacity) }
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
        body.put(node.shape)
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

    mutating func put(_ stroke: Stroke, _ classes: inout [Int]) {
        put(stroke.paint, as: .stroke, name: " stroke=\"", opacity: " stroke-opacity=\"", &classes)
        if stroke.width != 1 { body.put(" stroke-width=\"", stroke.width) }
        switch stroke.ends {
        case .square: break
        case .round: body.put(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        }
        guard !stroke.dashes.isEmpty else { return }
        body.put(" stroke-dasharray=\"")
        body.put(stroke.dashes)
        body.put("\"")
    }

    mutating func put(_ transform: Transform) {
        body.put(transform.isTranslation ? " transform=\"translate(" : " transform=\"matrix(")
        body.put(
            transform.isTranslation
                ? [transform.tx, transform.ty]
                : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        body.put(")\"")
    }
}
