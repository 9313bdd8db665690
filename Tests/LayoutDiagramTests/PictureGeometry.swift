import VectorScene

/// Texts and elements of a picture with their positions.
struct PictureGeometry {
    struct Text {
        var text: String
        /// Points.
        var size: Double
        var bounds: Rect
        /// The clipping rectangle of the text.
        var clip: Rect
        /// The index of its element in drawing order.
        var order: Int
    }

    struct Element {
        var meaning: Meaning
        var bounds: Rect
        /// Its visible part.
        var shown: Rect
        var order: Int
    }

    private(set) var texts: [Text] = []
    private(set) var elements: [Element] = []
    private var order = 0

    init(_ picture: Picture) {
        walk(picture.nodes, clip: Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
    }

    private mutating func walk(_ nodes: [Node], clip: Rect) {
        for node in nodes {
            switch node {
            case .shape: break
            case .text(let run): texts.append(Text(text: run.text, size: run.size, bounds: run.bounds, clip: clip, order: order))
            case .group(let group):
                order += 1
                let inner = group.clip.map { clip.intersection($0.bounds) } ?? clip
                if let meaning = group.meaning, !meaning.attributes.isEmpty, let shape = Self.firstShape(group.children) {
                    elements.append(Element(
                        meaning: meaning, bounds: shape, shown: shape.intersection(clip), order: order))
                }
                walk(group.children, clip: inner)
            }
        }
        order += 1
    }

    private static func firstShape(_ nodes: [Node]) -> Rect? {
        for node in nodes {
            if case .shape(let node) = node { return node.shape.bounds }
            if case .group(let group) = node, group.meaning?.attributes.isEmpty == true, let shape = firstShape(group.children) { return shape }
        }
        return nil
    }

    /// Descriptions of all errors in the picture's texts.
    var faults: [String] {
        var faults: [String] = []
        for text in texts {
            if !text.clip.contains(text.bounds) { faults.append("\"\(text.text)\" is cut off: \(text.bounds)") }
            for element in elements where element.order > text.order && element.shown.intersects(text.bounds) {
                faults.append("\"\(text.text)\" is covered by \(element.meaning.title)")
            }
        }
        for (index, text) in texts.enumerated() {
            for other in texts[(index + 1)...] where other.bounds.intersects(text.bounds) {
                faults.append("\"\(text.text)\" and \"\(other.text)\" overlap")
            }
        }
        return faults
    }

    /// Texts that are not inside their element, inset by a point.
    var textsOutsideTheirElement: [String] {
        texts.compactMap { text in
            guard let element = elements.last(where: { $0.order == text.order }) else { return nil }
            return element.bounds.inset(by: 1).contains(text.bounds) ? nil : text.text
        }
    }
}
