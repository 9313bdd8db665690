import Scene

/// An SVG document in the making: elements as they are drawn, and what they refer to.
struct SVGDocument: ~Copyable {
    let colors: Picture.SVGColors
    let text: Picture.SVGText
    /// What is being written: first the motifs and pieces of text that are shared, then the picture's elements.
    var body = SVGBuffer()
    var sharedBody: SVGBuffer
    var glyphData = SVGGlyphData()
    private var names = SVGElementNames()
    private var depth = 0
    private let repeats: SVGRepeats
    /// Places in drawing order.
    private var nextMotif = 0
    private var nextText = 0
    private var nextLabelled = 0
    /// Whether the first piece of the next text was written with the motif before it.
    private var isTextBegun = false
    var gradients = SVGRegistry<LinearGradient>()
    var clips = SVGRegistry<Shape>()
    var rules = SVGRegistry<SVGColorRule>()

    init(_ nodes: [Node], colors: Picture.SVGColors, text: Picture.SVGText) {
        self.colors = colors
        self.text = text
        repeats = SVGRepeats(nodes, withTexts: text == .outlines)
        // The two change places when what is shared has been written.
        sharedBody = SVGBuffer(capacity: 12_000 + 144 * (repeats.motifs.count + repeats.texts.count))
    }

    /// The whole document.
    mutating func write(_ picture: Picture) -> [UInt8] {
        putShared()
        draw(picture.nodes)
        return finished(picture)
    }

    private mutating func finished(_ picture: Picture) -> [UInt8] {
        // Gradients first: their stops may add colour rules.
        let definitions = definitions()
        var head = SVGBuffer(capacity: (1 << 12) + definitions.count + sharedBody.count)
        putHead(of: picture, to: &head)
        putRules(to: &head)
        putDefinitions(definitions, to: &head)
        body.put("</svg>\n")
        return head.identified(before: body)
    }
}

// MARK: - What repeats

extension SVGDocument {
    private mutating func putShared() {
        let motifs = repeats.motifs.shared
        for (number, motif) in motifs.enumerated() { put(motif.nodes, from: motif.origin, as: number) }
        for (number, piece) in repeats.texts.shared.enumerated() {
            body.put("<path")
            putIdentifier("t", number)
            put(piece.text, piece.glyphs, from: piece.text.glyphs[piece.glyphs.lowerBound].x)
        }
        for (number, pair) in repeats.labelled.shared.enumerated() { put(pair, as: number) }
        swap(&body, &sharedBody)
    }

    private mutating func put(_ nodes: ArraySlice<Node>, from origin: Point, as number: Int) {
        let isGroup = nodes.count > 1
        if isGroup { beginGroup("m", number) }
        for case .shape(let node) in nodes {
            indent()
            body.putName(of: node.shape)
            if !isGroup { putIdentifier("m", number) }
            put(node, node.shape.moved(x: -origin.x, y: -origin.y))
        }
        if isGroup { endGroup() }
    }

    private mutating func put(_ pair: SVGLabelledMotifs.Pair, as number: Int) {
        beginGroup("l", number)
        putReference("m", pair.motif, at: .zero)
        putReference("t", pair.piece, at: pair.offset)
        endGroup()
    }

    private mutating func beginGroup(_ kind: StaticString, _ number: Int) {
        body.put("<g")
        putIdentifier(kind, number)
        body.put(">\n")
        depth += 1
    }

    private mutating func endGroup() {
        depth -= 1
        indent()
        body.put("</g>\n")
    }

    private mutating func putIdentifier(_ kind: StaticString, _ number: Int) {
        body.put(" id=\"")
        body.putIdentifier(kind, number)
        body.put("\"")
    }

    @inline(__always)
    private mutating func putReference(_ kind: StaticString, _ number: Int, at place: Point) {
        indent()
        body.put("<use href=\"#")
        body.putIdentifier()
        // Beside numbers, the kind and what stands below.
        body.write(atMost: 3 * SVGPen.numberLimit + 24) { pen in
            pen.put(kind)
            pen.put(whole: number)
            pen.put(byte: UInt8(ascii: "\""))
            if place.x != 0 {
                pen.put(" x=\"")
                pen.put(place.x)
                pen.put(byte: UInt8(ascii: "\""))
            }
            if place.y != 0 {
                pen.put(" y=\"")
                pen.put(place.y)
                pen.put(byte: UInt8(ascii: "\""))
            }
            pen.put("/>\n")
        }
    }
}

// MARK: - Nodes

extension SVGDocument {
    private mutating func draw(_ nodes: [Node]) {
        var index = 0
        while index < nodes.count {
            if let range = SVGMotifs.range(in: nodes, from: index) {
                drawMotif(nodes, range)
                index = range.upperBound
                continue
            }
            switch nodes[index] {
            case .shape(let node): draw(node)
            case .text: drawText(at: index, of: nodes)
            case .group(let group): draw(group)
            }
            index += 1
        }
    }

    /// Draws a text. One that is written elsewhere is not looked at: only its pieces are.
    private mutating func drawText(at index: Int, of nodes: [Node]) {
        switch text {
        case .outlines:
            let rest = putNextPieces()
            if !rest.isEmpty, let outlines = SVGOutlines(nodes[index]) { drawOutlines(outlines, rest) }
        case .live:
            if case .text(let run) = nodes[index] { drawText(of: run) }
        }
    }

    /// Refers to the pieces of the next text.
    ///
    /// - Returns: the glyphs that are left.
    private mutating func putNextPieces() -> Range<Int> {
        let form = repeats.texts.form(nextText)
        if let first = form.first, !isTextBegun { putReference("t", first, at: repeats.texts.origin(nextText)) }
        if let last = form.last { putReference("t", last, at: repeats.texts.lastOrigin(nextText)) }
        nextText += 1
        isTextBegun = false
        return form.rest
    }

    @inline(__always)
    mutating func indent() {
        body.put(spaces: depth)
    }

    private mutating func drawMotif(_ nodes: [Node], _ range: Range<Int>) {
        let place = repeats.motifs.place(nextMotif)
        let labelled = repeats.labelled.reference(at: nextMotif, next: &nextLabelled)
        nextMotif += 1
        if let labelled {
            putReference("l", labelled, at: place.origin)
            isTextBegun = true
        } else if let reference = place.reference {
            putReference("m", reference, at: place.origin)
        } else {
            for case .shape(let node) in nodes[range] { draw(node) }
        }
    }

    private mutating func draw(_ group: Group) {
        indent()
        body.put("<g")
        switch group.meaning?.content {
        case nil: begin(group)
        case .texts(let title, let facts):
            body.put(facts)
            begin(group)
            indent()
            body.put("<title>")
            body.put(escaped: title)
            body.put("</title>\n")
        case .element(let element):
            names.name(element)
            let numbers = body.putFacts(of: element, names)
            begin(group)
            indent()
            body.put("<title>")
            body.putTitle(numbers, names)
            body.put("</title>\n")
        }
        draw(group.children)
        endGroup()
    }

    /// Ends the opening tag of a group.
    private mutating func begin(_ group: Group) {
        if !group.isPlain { putEffects(of: group) }
        body.put(">\n")
        depth += 1
    }

    private mutating func putEffects(of group: Group) {
        if let clip = group.clip {
            body.put(" clip-path=\"url(#")
            body.putIdentifier("c", clips.number(of: clip))
            body.put(")\"")
        }
        if group.transform != .identity { put(group.transform) }
        if group.opacity != 1 { body.put(" opacity=\"", group.opacity) }
    }

    private mutating func draw(_ node: ShapeNode) {
        indent()
        body.putName(of: node.shape)
        put(node, node.shape)
    }

    /// The rest of an element after its name: a shape, painted as a node is.
    private mutating func put(_ node: ShapeNode, _ shape: Shape) {
        body.putGeometry(of: shape)
        var classes = SVGClasses()
        if let fill = node.fill {
            classes.fill = put(fill, as: .fill, name: " fill=\"", opacity: " fill-opacity=\"")
        }
        if let stroke = node.stroke { classes.stroke = put(stroke, of: shape) }
        putClasses(classes)
        body.put("/>\n")
    }

    /// - Returns: the colour rule of the stroke.
    private mutating func put(_ stroke: Stroke, of shape: Shape) -> Int? {
        let rule = put(stroke.paint, as: .stroke, name: " stroke=\"", opacity: " stroke-opacity=\"")
        if stroke.width != 1 { body.put(" stroke-width=\"", stroke.width) }
        // Round ends are the document's.
        if stroke.ends == .square {
            if shape.isOpen || !stroke.dashes.isEmpty { body.put(" stroke-linecap=\"butt\"") }
            if shape.hasCorners { body.put(" stroke-linejoin=\"miter\"") }
        }
        if !stroke.dashes.isEmpty {
            body.put(" stroke-dasharray=\"")
            body.put(stroke.dashes)
            body.put("\"")
        }
        return rule
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

extension Shape {
    /// Whether its outline may have ends.
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
