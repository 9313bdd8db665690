import VectorScene

/// An SVG document being written: its elements in drawing order, and the definitions they refer to.
struct SVGDocument {
    let picture: Picture
    let colors: Picture.SVGColors
    let text: Picture.SVGText
    private(set) var idPrefix: String
    let namesGroups: Bool
    let plan: SVGPlan
    var body = SVGBuffer()
    var depth = 0
    var names = SVGNames()
    var gradients = SVGDefinitions<Gradient>()
    var clips = SVGDefinitions<Shape>()
    var rules = SVGDefinitions<SVGColorRule>()
    // Names of shared parts, indexed by reference.
    private var symbolNames: [String] = []
    private(set) var glyphNames: [String] = []
    private var textNames: [String] = []
    private var labelledNames: [String] = []

    init(_ picture: Picture, colors: Picture.SVGColors, text: Picture.SVGText, idPrefix: String, namesGroups: Bool) {
        self.picture = picture
        self.colors = colors
        self.text = text
        self.idPrefix = idPrefix
        self.namesGroups = namesGroups
        plan = SVGPlan(picture.nodes, text: text)
    }

    /// The complete document.
    mutating func write() -> [UInt8] {
        putShared()
        let shared = body
        body = SVGBuffer()
        draw(plan.steps)
        // Gradients come before colour rules because their stops may add rules.
        let definitions = definitions()
        var document = SVGBuffer()
        putHead(to: &document, hasReferences: !shared.bytes.isEmpty)
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
}

// MARK: - Steps

extension SVGDocument {
    private mutating func draw(_ steps: [SVGStep]) {
        var isTextBegun = false
        for (index, step) in steps.enumerated() {
            switch step {
            case .symbol(let nodes, let number, let origin):
                if let labelled = plan.labelledSymbol(at: index, in: steps).flatMap(plan.labelledSymbols.reference) {
                    putReference(labelledNames[labelled], at: origin)
                    isTextBegun = true
                } else if let reference = plan.symbols.reference(of: number) {
                    putReference(symbolNames[reference], at: origin)
                } else {
                    for case .shape(let node) in nodes { draw(node) }
                }
            case .outlines(let run, let text):
                draw(run, text, isBegun: isTextBegun)
                isTextBegun = false
            case .text(let run): drawText(of: run)
            case .shape(let node): draw(node)
            case .group(let group, let children, let mask): draw(group, children, mask)
            }
        }
    }

    /// Draws the parts of a text.
    ///
    /// - Parameter isBegun: true if the beginning of the text was drawn together with the preceding symbol.
    private mutating func draw(_ run: TextRun, _ text: SVGTexts.Text?, isBegun: Bool) {
        guard let text else { return }
        let parts = plan.texts.parts(of: text, glyphCount: run.glyphs.count)
        if let beginning = parts.beginning, !isBegun { putReference(textNames[beginning], at: run.place(of: 0)) }
        if let last = parts.last { putReference(textNames[last], at: run.place(of: run.glyphs.count - 1)) }
        if !parts.rest.isEmpty { drawOutlines(of: run, parts.rest) }
    }

    private mutating func draw(_ group: Group, _ children: [SVGStep], _ mask: [SVGStep]) {
        let maskName = mask.isEmpty ? nil : putMask(mask, group)
        indent()
        body.put("<g")
        if let meaning = group.meaning {
            if namesGroups { putName(of: meaning) }
            body.put(meaning.attributes)
        }
        if let maskName { body.put(" mask=\"url(#\(idPrefix)\(maskName))\"") }
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

    /// Writes a mask in front of its group.
    ///
    /// - Returns: the mask's name.
    private mutating func putMask(_ steps: [SVGStep], _ group: Group) -> String {
        var written = SVGBuffer()
        swap(&body, &written)
        depth += 1
        draw(steps)
        depth -= 1
        swap(&body, &written)
        let name = names.name("a", written)
        indent()
        body.put("<mask id=\"\(idPrefix)\(name)\" maskUnits=\"userSpaceOnUse\"")
        // The region must not cut anything; SVG's default one has no place for strokes.
        let region = Node.group(Group(group.children + group.mask)).bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        body.putGeometry(of: .rect(region.inset(by: -8)))
        body.put(">\n")
        body.put(written)
        indent()
        body.put("</mask>\n")
        return name
    }

    /// Writes the id, which Figma shows, and the label, which Inkscape shows.
    private mutating func putName(of meaning: Meaning) {
        body.put(" id=\"\(idPrefix)-\(names.name(meaning.name ?? meaning.title))\" inkscape:label=\"")
        body.put(escaped: meaning.label ?? meaning.title)
        body.put("\"")
    }

    private mutating func putEffects(of group: Group) {
        if let clip = group.clip { body.put(" clip-path=\"url(#\(idPrefix)\(name(of: clip)))\"") }
        if group.transform != .identity { body.put(group.writtenTransform) }
        if group.opacity != 1 { body.put(" opacity=\"", group.opacity) }
    }

    private mutating func draw(_ node: ShapeNode) {
        indent()
        body.putName(of: node.shape)
        putPainted(node)
    }

    /// Writes a reference with the prefix of SVG 1.1: Inkscape 1.2 and Qt 5 draw nothing for a plain `href`.
    mutating func putReference(_ name: String, at place: Point) {
        indent()
        body.put("<use xlink:href=\"#")
        body.put(idPrefix)
        body.put(name)
        body.put("\"")
        if place.x != 0 { body.put(" x=\"", place.x) }
        if place.y != 0 { body.put(" y=\"", place.y) }
        body.put("/>\n")
    }

    mutating func indent() {
        body.put(spaces: depth)
    }

    mutating func endGroup() {
        depth -= 1
        indent()
        body.put("</g>\n")
    }
}

extension Group {
    /// The transform with its factors in thousandths, as they are written. Rounding does not move the middle of the group, however far
    /// it is from the origin; a transform about the origin keeps the origin.
    fileprivate var writtenTransform: Transform {
        var written = transform
        guard !transform.isTranslation, transform.tx != 0 || transform.ty != 0, let bounds = Node.group(Group(children, clip: clip)).bounds
        else { return transform }
        func rounded(_ factor: Double) -> Double { Double(SVGBuffer.thousandths(factor)) / 1000 }
        (written.a, written.b, written.c, written.d) = (rounded(written.a), rounded(written.b), rounded(written.c), rounded(written.d))
        written.tx += (transform.a - written.a) * bounds.midX + (transform.c - written.c) * bounds.midY
        written.ty += (transform.b - written.b) * bounds.midX + (transform.d - written.d) * bounds.midY
        return written
    }
}

// MARK: - Shared parts

extension SVGDocument {
    private mutating func putShared() {
        for symbol in plan.symbols.shared {
            symbolNames.append(putDefinition("m") { document, id in document.put(symbol, id) })
        }
        for glyph in plan.texts.outlines.shared {
            glyphNames.append(putDefinition("o") { document, id in document.put(glyph, id) })
        }
        for excerpt in plan.texts.shared {
            textNames.append(putDefinition("t") { document, id in document.put(excerpt, id) })
        }
        for labelled in plan.labelledSymbols.shared {
            labelledNames.append(putDefinition("l") { document, id in document.put(labelled, id) })
        }
    }

    /// Writes a part twice: first without an id prefix, to derive its name from the result, then with its final id.
    ///
    /// - Parameter put: writes the part; its `id` is empty or a complete attribute.
    /// - Returns: the part's name.
    private mutating func putDefinition(_ kind: String, _ put: (inout SVGDocument, _ id: String) -> Void) -> String {
        let (written, prefix) = (body, idPrefix)
        (body, idPrefix) = (SVGBuffer(), "")
        put(&self, "")
        let name = names.name(kind, body)
        (body, idPrefix) = (written, prefix)
        put(&self, " id=\"\(idPrefix)\(name)\"")
        return name
    }

    private mutating func put(_ symbol: Symbol, _ id: String) {
        let isGroup = symbol.shapes.count > 1
        if isGroup { beginGroup(id) }
        for node in symbol.shapes {
            indent()
            body.putName(of: node.shape)
            if !isGroup { body.put(id) }
            putPainted(node)
        }
        if isGroup { endGroup() }
    }

    private mutating func put(_ excerpt: SVGTexts.Excerpt, _ id: String) {
        put(excerpt.run, excerpt.glyphs, id: id, from: excerpt.run.glyphs[excerpt.glyphs.lowerBound].x)
    }

    private mutating func put(_ labelled: SVGPlan.LabelledSymbol, _ id: String) {
        beginGroup(id)
        putReference(symbolNames[labelled.symbol], at: .zero)
        putReference(
            textNames[labelled.text], at: Point(x: Double(labelled.x) / 1000, y: Double(labelled.y) / 1000))
        endGroup()
    }

    mutating func beginGroup(_ id: String) {
        body.put("<g\(id)>\n")
        depth += 1
    }
}
