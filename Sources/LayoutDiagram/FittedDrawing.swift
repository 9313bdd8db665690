package import VectorScene

/// A picture, and what is missing in it for want of room.
package struct DiagramDrawing: Sendable {
    package var picture: Picture
    /// Labels that the picture has at its own width, and not at the one that was asked for, in drawing order.
    package var omitted: [String] = []
    /// Labels that are shortened at that width, as they are at their full length.
    package var abbreviated: [String] = []
}

/// Draws a picture at a width at which its labels can still be read.
///
/// It is drawn with larger text, in its own coordinates, and then scaled: whatever places labels finds that some have no room.
/// Larger text may make the drawing wider, so that takes a few rounds.
struct FittedDrawing {
    let width: Double
    /// Draws the picture with a least text size.
    let draw: (Double) throws(DiagramError) -> Picture

    private static let roundLimit = 12
    /// How much larger the text becomes than a round asks for, so that the rounds end.
    private static let lead = 1.01

    func drawing() throws(DiagramError) -> DiagramDrawing {
        let natural = try draw(0)
        var picture = natural
        var size = natural.nodes.leastTextSize ?? .infinity
        for _ in 0..<Self.roundLimit where leastSize(picture) > size {
            size = leastSize(picture) * Self.lead
            picture = try draw(size)
        }
        let scale = width / picture.size.width
        // What still is too small, as the rounds may not end, is left out.
        let nodes = picture.nodes.compactMap { $0.withoutText(below: DiagramStyle.labelSize / scale - 0.01) }
        return compared(scaled(picture, nodes, scale), with: natural)
    }

    /// The least size of text in the drawing, so that it is as large as it must be at the width.
    private func leastSize(_ picture: Picture) -> Double { DiagramStyle.labelSize * picture.size.width / width }

    private func scaled(_ picture: Picture, _ nodes: [Node], _ scale: Double) -> Picture {
        let size = Size(width: width, height: (picture.size.height * scale).rounded(.up))
        let whole = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        var scaled = picture
        scaled.size = size
        var (ground, rest): ([Node], ArraySlice<Node>) = ([], nodes[...])
        // The page covers the last, rounded row of points, too.
        if case .shape(var page)? = rest.first, case .rect(let rect) = page.shape, rect.contains(whole) {
            page.shape = .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
            ground = [.shape(page)]
            rest = rest.dropFirst()
        }
        scaled.nodes = ground + [.group(Group(Array(rest), transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))]
        return scaled
    }

    /// A text without what separates phrases on one line.
    private static func words(of text: String) -> String { " " + text.replacing(" · ", with: " ") + " " }

    /// What is missing, compared with the picture at its own width.
    private func compared(_ picture: Picture, with natural: Picture) -> DiagramDrawing {
        var left: [String: Int] = [:]
        for text in picture.nodes.texts { left[text, default: 0] += 1 }
        // Sentences and lists of phrases may break into other lines.
        let words = Self.words(of: picture.nodes.texts.joined(separator: " "))
        var missing: [String] = []
        for text in natural.nodes.texts {
            if let count = left[text], count > 0 {
                left[text] = count - 1
            } else if !text.contains(" ") || !words.contains(Self.words(of: text)) {
                missing.append(text)
            }
        }
        var drawing = DiagramDrawing(picture: picture)
        for text in missing {
            let short = left.keys.sorted().first { key in
                left[key, default: 0] > 0 && key.hasSuffix("…") && text.hasPrefix(key.dropLast())
            }
            if let short {
                left[short, default: 0] -= 1
                drawing.abbreviated.append(text)
            } else {
                drawing.omitted.append(text)
            }
        }
        return drawing
    }
}

extension [Node] {
    /// All texts, in drawing order.
    fileprivate var texts: [String] {
        flatMap { node -> [String] in
            switch node {
            case .shape: []
            case .text(let run): [run.text]
            case .group(let group): group.children.texts
            }
        }
    }

    fileprivate var leastTextSize: Double? {
        compactMap { node -> Double? in
            switch node {
            case .shape: nil
            case .text(let run): run.size
            case .group(let group): group.children.leastTextSize
            }
        }.min()
    }
}

extension Node {
    /// The node without texts that are smaller than a size; `nil` for such a text itself.
    fileprivate func withoutText(below size: Double) -> Node? {
        switch self {
        case .shape: return self
        case .text(let run): return run.size < size ? nil : self
        case .group(var group):
            group.children = group.children.compactMap { $0.withoutText(below: size) }
            return .group(group)
        }
    }
}
