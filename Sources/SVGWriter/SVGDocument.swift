import Scene

/// An SVG document in the making: elements as they are drawn, and what they refer to.
struct SVGDocument: ~Copyable {
    let colors: Picture.SVGColors
    let text: Picture.SVGText
    /// What is being written: first the motifs and pieces of text that are shared, then the picture's elements.
    var body = SVGBuffer()
    var sharedBody: SVGBuffer
    var glyphData = SVGGlyphData()
    private var depth = 0
    private let plan: SVGPlan
    /// Places in drawing order.
    private var nextMotif = 0
    private var nextText = 0
    private var nextLabelled = 0
    /// Whether the first piece of the next text was written with the motif before it.
    private var isTextBegun = false
    var gradients = SVGRegistry<LinearGradient>()
    var clips = SVGRegistry<Shape>()
    var rules = SVGRegistry<SVGColorRule>()

    init(_ nodes: UnsafeBufferPointer<Node>, colors: Picture.SVGColors, text: Picture.SVGText) {
        self.colors = colors
        self.text = text
        plan = SVGPlan(nodes, text: text)
        // The two change places when what is shared has been written.
        sharedBody = SVGBuffer(capacity: 12_000 + 144 * (plan.motifs.count + plan.texts.count))
    }

    /// The whole document.
    mutating func write(_ picture: Picture) -> [UInt8] {
        putShared()
        draw()
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
        for number in 0..<plan.motifs.shared.count {
            let motif = plan.motifs.shared[number]
            put(motif.nodes, from: motif.origin, as: number)
        }
        for number in 0..<plan.texts.shared.count {
            let piece = plan.texts.shared[number]
            body.put("<path")
            putIdentifier("t", number)
            put(piece.text, piece.firstGlyph..<piece.endOfGlyphs, from: piece.text.glyphs[piece.firstGlyph].x)
        }
        for number in 0..<plan.labelled.shared.count { put(plan.labelled.shared[number], as: number) }
        swap(&body, &sharedBody)
    }

    private mutating func put(_ nodes: UnsafeBufferPointer<Node>, from origin: Point, as number: Int) {
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
    private mutating func draw() {
        for index in 0..<plan.steps.count {
            switch plan.steps[index] {
            case .element(let number): begin(plan.elements[number])
            case .motif: drawNextMotif()
            case .outlines(let node): drawNextText(node)
            case .node(let node): draw(node.pointee)
            case .end: endGroup()
            }
        }
    }

    /// Draws a node, or begins the group that it is.
    private mutating func draw(_ node: borrowing Node) {
        switch node {
        case .shape(let node): draw(node)
        case .text(let run): drawText(of: run)
        case .group(let group): begin(group)
        }
    }

    /// Draws a text. One that is written elsewhere is not looked at: only its pieces are.
    private mutating func drawNextText(_ node: UnsafePointer<Node>) {
        let rest = putNextPieces()
        if !rest.isEmpty, let outlines = SVGOutlines(node.pointee) { drawOutlines(outlines, rest) }
    }

    /// Refers to the pieces of the next text.
    ///
    /// - Returns: the glyphs that are left.
    private mutating func putNextPieces() -> Range<Int> {
        let form = plan.texts.form(nextText)
        if let first = form.first, !isTextBegun { putReference("t", first, at: plan.texts.origin(nextText)) }
        if let last = form.last { putReference("t", last, at: plan.texts.lastOrigin(nextText)) }
        nextText += 1
        isTextBegun = false
        return form.rest
    }

    @inline(__always)
    mutating func indent() {
        body.put(spaces: depth)
    }

    private mutating func drawNextMotif() {
        let place = plan.motifs.place(nextMotif)
        let labelled = plan.labelled.reference(at: nextMotif, next: &nextLabelled)
        defer { nextMotif += 1 }
        if let labelled {
            putReference("l", labelled, at: place.origin)
            isTextBegun = true
        } else if let reference = place.reference {
            putReference("m", reference, at: place.origin)
        } else {
            for case .shape(let node) in plan.motifs.nodes(nextMotif) { draw(node) }
        }
    }

    private mutating func begin(_ element: SVGElement) {
        indent()
        body.put("<g")
        let numbers = body.putFacts(of: element, plan.names)
        if let node = element.effects, case .group(let group) = node.pointee { putEffects(of: group) }
        beginChildren()
        indent()
        body.put("<title>")
        body.putTitle(of: element, numbers, plan.names)
        body.put("</title>\n")
    }

    private mutating func begin(_ group: Group) {
        indent()
        body.put("<g")
        if let meaning = group.meaning { body.put(meaning.facts) }
        putEffects(of: group)
        beginChildren()
        guard let meaning = group.meaning else { return }
        indent()
        body.put("<title>")
        body.put(escaped: meaning.title)
        body.put("</title>\n")
    }

    /// Ends the opening tag of a group.
    private mutating func beginChildren() {
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
