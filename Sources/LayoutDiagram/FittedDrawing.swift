package import VectorScene

/// A picture and the labels it omits for lack of space.
package struct DiagramDrawing: Sendable {
    package var picture: Picture
    /// Labels present at the natural width but omitted at the requested one, in drawing order.
    package var omitted: [String] = []
    /// Labels truncated at the requested width, in their full length.
    package var abbreviated: [String] = []
    /// The minimum width, in points, at which title and caption fit in full; `nil` if they fit in this picture.
    package var leastWidth: Double?
    /// Names of completely visible elements that do not fit even at the natural width, in drawing order.
    package var unlabelled: [String] = []
}

/// Draws a picture at a given width with readable labels.
///
/// The layout is drawn with larger text, and the picture scaled to the width. Labels that no longer fit are omitted as usual.
/// Larger text may widen the drawing, so this takes a few rounds.
struct FittedDrawing {
    let width: Double
    /// The title, and the phrases of the lines above and below the drawing.
    let texts: [String]
    /// Keeps texts smaller than the minimum label size, such as those of views.
    var keepsSmallText = false
    /// Draws the picture with a minimum text size.
    let draw: (Double) throws(DiagramError) -> Picture

    private static let maximumRounds = 12
    /// Extra enlargement per round, so that the iteration converges.
    private static let lead = 1.01

    func drawing() throws(DiagramError) -> DiagramDrawing {
        let natural = try draw(0)
        let due = texts.map { Self.words(of: $0) }.filter(Self.words(of: natural).contains)
        func isComplete(_ drawing: DiagramDrawing) -> Bool { due.allSatisfy(Self.words(of: drawing.picture).contains) }
        var drawing = try fitted(natural)
        guard !isComplete(drawing) else { return drawing }
        var (low, high) = (width.rounded(.down), natural.size.width.rounded(.up))
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded()
            if isComplete(try FittedDrawing(width: middle, texts: [], keepsSmallText: keepsSmallText, draw: draw).fitted(natural)) { high = middle } else { low = middle }
        }
        drawing.leastWidth = high
        return drawing
    }

    /// Draws the picture with larger text, in rounds, until labels are readable at the requested width.
    ///
    /// - Parameter natural: the picture at its natural width.
    private func fitted(_ natural: Picture) throws(DiagramError) -> DiagramDrawing {
        var picture = natural
        var size = natural.nodes.leastTextSize ?? .infinity
        for _ in 0..<Self.maximumRounds where leastSize(picture) > size {
            size = leastSize(picture) * Self.lead
            guard let larger = try drawnIfPossible(size) else { break }
            picture = larger
        }
        let scale = width / picture.size.width
        // Removes text that is still too small, as the iteration may not converge.
        let nodes = keepsSmallText ? picture.nodes : picture.nodes.compactMap { $0.withoutText(below: DiagramStyle.labelSize / scale - 0.01) }
        return compared(scaled(picture, nodes, scale), with: natural)
    }

    /// The picture; `nil` if the text size makes it too large to draw.
    private func drawnIfPossible(_ textSize: Double) throws(DiagramError) -> Picture? {
        do throws(DiagramError) {
            return try draw(textSize)
        } catch {
            guard case .tooLarge = error else { throw error }
            return nil
        }
    }

    /// The text size in the drawing that gives the minimum label size after scaling.
    private func leastSize(_ picture: Picture) -> Double { DiagramStyle.labelSize * picture.size.width / width }

    private func scaled(_ picture: Picture, _ nodes: [Node], _ scale: Double) -> Picture {
        let size = Size(width: width, height: (picture.size.height * scale).rounded(.up))
        let whole = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        var scaled = picture
        scaled.size = size
        var (ground, rest): ([Node], ArraySlice<Node>) = ([], nodes[...])
        // Extends the page over the last, rounded row of points.
        if case .shape(var page)? = rest.first, case .rect(let rect) = page.shape, rect.contains(whole) {
            page.shape = .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
            ground = [.shape(page)]
            rest = rest.dropFirst()
        }
        scaled.nodes = ground + [.group(Group(Array(rest), transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))]
        return scaled
    }

    /// A text without separators between phrases, padded with spaces.
    private static func words(of text: String) -> String { " " + text.replacing(" · ", with: " ") + " " }

    private static func words(of picture: Picture) -> String { words(of: picture.nodes.texts.joined(separator: " ")) }

    /// Compares the picture with the picture at its natural width.
    private func compared(_ picture: Picture, with natural: Picture) -> DiagramDrawing {
        var left: [String: Int] = [:]
        for text in picture.nodes.countedTexts { left[text, default: 0] += 1 }
        // A sentence or a list of phrases may only have broken into other lines: its words are then still there.
        let words = Self.words(of: picture)
        var missing: [String] = []
        for text in natural.nodes.countedTexts {
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
    var texts: [String] {
        flatMap { node -> [String] in
            switch node {
            case .shape: []
            case .text(let run): [run.text]
            case .group(let group): group.children.texts
            }
        }
    }

    /// All texts. A dimension that represents several equal lengths (`8 ×4`) gives its value once for each length.
    fileprivate var countedTexts: [String] {
        flatMap { node -> [String] in
            switch node {
            case .shape: return []
            case .text(let run): return [run.text]
            case .group(let group):
                let texts = group.children.countedTexts
                guard let count = group.meaning?.count else { return texts }
                return texts.flatMap { [String](repeating: $0.replacing(Measure.factor(count), with: ""), count: count) }
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
    /// The node without texts smaller than a size; `nil` if nothing remains.
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
