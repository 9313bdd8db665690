import Scene

/// How a picture is drawn, and what of it is drawn more than once. Nodes are gone through once, before anything is written.
struct SVGPlan: ~Copyable {
    /// In drawing order.
    private(set) var steps = SVGList<SVGStep>(capacity: 256)
    private(set) var elements = SVGList<SVGElement>()
    private(set) var names = SVGElementNames()
    private(set) var motifs = SVGMotifs()
    private(set) var texts = SVGTextPieces()
    private(set) var labelled = SVGLabelledMotifs()
    private let text: Picture.SVGText
    /// Motifs that a text stands behind, and those texts: places in drawing order, and the way from one to the other.
    private var neighbours = SVGList<(motif: Int, text: Int, x: Double, y: Double)>()

    /// - Parameter nodes: the picture's, which is held for as long as the plan.
    init(_ nodes: UnsafeBufferPointer<Node>, text: Picture.SVGText) {
        self.text = text
        meet(nodes)
        motifs.settle()
        texts.settle()
        meetLabelledMotifs()
        labelled.settle()
    }

    private mutating func meet(_ nodes: UnsafeBufferPointer<Node>) {
        guard let first = nodes.baseAddress else { return }
        var index = 0
        var motifOrigin: Point?
        while index < nodes.count {
            if let range = SVGMotifs.range(in: nodes, from: index) {
                motifOrigin = motifs.meet(nodes, range)
                steps.append(.motif)
                index = range.upperBound
            } else {
                meet(first + index, SVGNodeContent(nodes[index]), behind: motifOrigin)
                motifOrigin = nil
                index += 1
            }
        }
    }

    @inline(__always)
    private mutating func meet(_ node: UnsafePointer<Node>, _ content: SVGNodeContent, behind motifOrigin: Point?) {
        switch content {
        case .shape: steps.append(.node(node))
        case .text(let outlines):
            switch text {
            case .outlines: meet(node, outlines, behind: motifOrigin)
            case .live: steps.append(.node(node))
            }
        case .group(let children, let element, let isPlain):
            if let element {
                begin(element.takeUnretainedValue(), effects: isPlain ? nil : node)
            } else {
                steps.append(.node(node))
            }
            meet(children)
            steps.append(.end)
        }
    }

    private mutating func begin(_ element: PlacedElement, effects: UnsafePointer<Node>?) {
        steps.append(.element(elements.count))
        elements.append(SVGElement(element, name: names.number(of: element), effects: effects))
    }

    private mutating func meet(
        _ node: UnsafePointer<Node>, _ outlines: borrowing SVGOutlines, behind motifOrigin: Point?
    ) {
        steps.append(.outlines(node))
        guard let origin = texts.meet(outlines), let motifOrigin else { return }
        neighbours.append((
            motif: motifs.count - 1, text: texts.count - 1, x: origin.x - motifOrigin.x, y: origin.y - motifOrigin.y))
    }

    /// Pairs those neighbours of which both are shared.
    private mutating func meetLabelledMotifs() {
        for index in 0..<neighbours.count {
            let (motif, text, x, y) = neighbours[index]
            guard let reference = motifs.place(motif).reference, let piece = texts.first(text) else { continue }
            labelled.meet(.init(motif: reference, piece: piece, offset: Point(x: x, y: y)), at: motif)
        }
    }
}
