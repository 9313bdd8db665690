import Scene

/// An SVG document in the making: elements as they are drawn, and what they refer to.
struct SVGDocument {
    let picture: Picture
    let colors: Picture.SVGColors
    let text: Picture.SVGText
    let idPrefix: String
    let plan: SVGPlan
    var body = SVGBuffer()
    var depth = 0
    var gradients = Interner<LinearGradient>()
    var clips = Interner<Shape>()
    var rules = Interner<SVGColorRule>()

    init(_ picture: Picture, colors: Picture.SVGColors, text: Picture.SVGText, idPrefix: String) {
        self.picture = picture
        self.colors = colors
        self.text = text
        self.idPrefix = idPrefix
        plan = SVGPlan(picture.nodes, text: text)
    }

    /// The whole document.
    mutating func write() -> [UInt8] {
        putShared()
        let shared = body
        body = SVGBuffer()
        draw(plan.steps)
        // Gradients before colour rules, which their stops may add to.
        let definitions = definitions()
        var document = SVGBuffer()
        putHead(to: &document)
        putRules(to: &document)
        if !definitions.bytes.isEmpty || !shared.bytes.isEmpty {
            document.put("<defs>\n")
            document.put(definitions)
            document.put(shared)
            document.put("</defs>\n")
        }
        document.put(body)
        document.put("</svg>\n")
        return document.bytes
    }

    /// What a part of the document is called: a letter for what it is, and its number.
    func id(_ kind: String, _ number: Int) -> String { "\(idPrefix)\(kind)\(number)" }
}

// MARK: - Steps

extension SVGDocument {
    private mutating func draw(_ steps: [SVGStep]) {
        var isTextBegun = false
        for (index, step) in steps.enumerated() {
            switch step {
            case .symbol(let nodes, let number, let origin):
                if let labelled = plan.labelledSymbol(at: index, in: steps).flatMap(plan.labelledSymbols.reference) {
                    putReference("l", labelled, at: origin)
                    isTextBegun = true
                } else if let reference = plan.symbols.reference(of: number) {
                    putReference("m", reference, at: origin)
                } else {
                    for case .shape(let node) in nodes { draw(node) }
                }
            case .outlines(let run, let text):
                draw(run, text, isBegun: isTextBegun)
                isTextBegun = false
            case .text(let run): drawText(of: run)
            case .shape(let node): draw(node)
            case .group(let group, let children): draw(group, children)
            }
        }
    }

    /// Draws a text by its parts.
    ///
    /// - Parameter isBegun: whether its beginning was drawn with the symbol before it.
    private mutating func draw(_ run: TextRun, _ text: SVGTexts.Text?, isBegun: Bool) {
        guard let text else { return }
        let parts = plan.texts.parts(of: text, glyphCount: run.glyphs.count)
        if let beginning = parts.beginning, !isBegun { putReference("t", beginning, at: run.place(of: 0)) }
        if let last = parts.last { putReference("t", last, at: run.place(of: run.glyphs.count - 1)) }
        if !parts.rest.isEmpty { drawOutlines(of: run, parts.rest) }
    }

    private mutating func draw(_ group: Group, _ children: [SVGStep]) {
        indent()
        body.put("<g")
        if let meaning = group.meaning { body.put(meaning.attributes) }
        putEffects(of: group)
        body.put(">\n")
        depth += 1
        if let meaning = group.meaning {
            indent()
            body.put("<title>")
            body.put(escaped: meaning.title)
            body.put("</title>\n")
        }
        draw(children)
        endGroup()
    }

    private mutating func putEffects(of group: Group) {
        if let clip = group.clip { body.put(" clip-path=\"url(#\(id("c", clips.number(of: clip))))\"") }
        if group.transform != .identity { put(group.transform) }
        if group.opacity != 1 { body.put(" opacity=\"", group.opacity) }
    }

    private mutating func draw(_ node: ShapeNode) {
        indent()
        body.putName(of: node.shape)
        putPainted(node)
    }

    private mutating func putReference(_ kind: String, _ number: Int, at place: Point) {
        indent()
        body.put("<use href=\"#\(id(kind, number))\"")
        if place.x != 0 { body.put(" x=\"", place.x) }
        if place.y != 0 { body.put(" y=\"", place.y) }
        body.put("/>\n")
    }

    mutating func indent() {
        body.put(spaces: depth)
    }

    private mutating func endGroup() {
        depth -= 1
        indent()
        body.put("</g>\n")
    }
}

// MARK: - What repeats

extension SVGDocument {
    private mutating func putShared() {
        for (number, symbol) in plan.symbols.shared.enumerated() { put(symbol, as: number) }
        for (number, excerpt) in plan.texts.shared.enumerated() {
            body.put("<path id=\"\(id("t", number))\"")
            put(excerpt.run, excerpt.glyphs, from: excerpt.run.glyphs[excerpt.glyphs.lowerBound].x)
        }
        for (number, labelled) in plan.labelledSymbols.shared.enumerated() {
            beginGroup("l", number)
            putReference("m", labelled.symbol, at: .zero)
            putReference("t", labelled.text, at: Point(x: Double(labelled.x) / 1000, y: Double(labelled.y) / 1000))
            endGroup()
        }
    }

    private mutating func put(_ symbol: Symbol, as number: Int) {
        let isGroup = symbol.shapes.count > 1
        if isGroup { beginGroup("m", number) }
        for node in symbol.shapes {
            indent()
            body.putName(of: node.shape)
            if !isGroup { body.put(" id=\"\(id("m", number))\"") }
            putPainted(node)
        }
        if isGroup { endGroup() }
    }

    private mutating func beginGroup(_ kind: String, _ number: Int) {
        body.put("<g id=\"\(id(kind, number))\">\n")
        depth += 1
    }
}
