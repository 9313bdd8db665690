import Scene

/// What a picture draws more than once, found before anything is written.
struct SVGRepeats: ~Copyable {
    private(set) var motifs = SVGMotifs()
    private(set) var texts = SVGTextPieces()
    private(set) var labelled = SVGLabelledMotifs()
    /// Motifs that a text stands behind, and those texts: places in drawing order, and the way from one to the other.
    private var neighbours = SVGList<(motif: Int, text: Int, x: Double, y: Double)>()

    /// - Parameter withTexts: whether texts are drawn as outlines.
    init(_ nodes: [Node], withTexts: Bool) {
        meet(nodes, withTexts: withTexts)
        motifs.settle()
        texts.settle()
        meetLabelledMotifs()
        labelled.settle()
    }

    private mutating func meet(_ nodes: [Node], withTexts: Bool) {
        var index = 0
        var motifOrigin: Point?
        while index < nodes.count {
            if let range = SVGMotifs.range(in: nodes, from: index) {
                motifOrigin = motifs.meet(nodes, range)
                index = range.upperBound
                continue
            }
            if withTexts, let text = SVGOutlines(nodes[index]) {
                meet(text, behind: motifOrigin)
            } else if let children = Self.children(of: nodes[index]) {
                meet(children, withTexts: withTexts)
            }
            motifOrigin = nil
            index += 1
        }
    }

    /// What a group holds, without a copy of the group.
    @inline(__always)
    private static func children(of node: borrowing Node) -> [Node]? {
        switch node {
        case .group(let group): group.children
        case .shape, .text: nil
        }
    }

    private mutating func meet(_ text: borrowing SVGOutlines, behind motifOrigin: Point?) {
        guard let origin = texts.meet(text), let motifOrigin else { return }
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
