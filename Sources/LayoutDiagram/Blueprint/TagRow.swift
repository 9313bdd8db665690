import Scene

/// Names what a drawing holds, above it, in the colour it is drawn in.
struct TagRow {
    struct Tag: Hashable {
        var text: String
        var color: AdaptiveColor
        var look: Look
    }

    enum Look: Hashable {
        case filled
        case outlined
        case bare
    }

    static let height = 20.0
    static let lineHeight = 26.0
    private static let padding = 9.0
    private static let gap = 8.0

    let tags: [Tag]
    let pen: BlueprintPen

    /// The tags in lines no wider than the room, upwards from `bottom`.
    ///
    /// - Parameter mirrored: whether lines begin at the right.
    func plate(_ room: ClosedRange<Double>, bottom: Double, mirrored: Bool) -> Plate {
        let lines = lines(width: room.upperBound - room.lowerBound)
        var nodes: [Node] = []
        var bounds = Rect(x: room.lowerBound, y: bottom, width: 0, height: 0)
        for (index, line) in lines.enumerated() {
            let y = bottom - Double(lines.count - index) * Self.lineHeight
            for (tag, range) in line {
                let x = mirrored ? room.upperBound - range.upperBound : room.lowerBound + range.lowerBound
                let rect = Rect(x: x, y: y, width: range.upperBound - range.lowerBound, height: Self.height)
                nodes += self.nodes(tag, in: rect)
                bounds = bounds.union(rect)
            }
        }
        return Plate(nodes: nodes, bounds: bounds, entries: [])
    }

    /// The tags of each line with what they take of it.
    private func lines(width: Double) -> [[(Tag, ClosedRange<Double>)]] {
        var lines: [[(Tag, ClosedRange<Double>)]] = []
        var x = 0.0
        for var tag in tags {
            let room = width - 2 * Self.padding
            guard let text = pen.typesetter.fitted(tag.text, BlueprintPen.tagStyle, width: room) else { continue }
            tag.text = text
            let length = pen.width(text, BlueprintPen.tagStyle) + 2 * (tag.look == .bare ? 0 : Self.padding)
            if lines.isEmpty || x + length > width {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append((tag, x...(x + length)))
            x += length + Self.gap
        }
        return lines
    }

    private func nodes(_ tag: Tag, in rect: Rect) -> [Node] {
        let ink: AdaptiveColor
        var nodes: [Node] = []
        switch tag.look {
        case .filled:
            ink = pen.colors.text(on: tag.color)
            nodes.append(.shape(ShapeNode(.roundedRect(rect, radius: rect.height / 2), fill: .color(tag.color))))
        case .outlined:
            ink = tag.color
            nodes.append(pen.outline(rect, tag.color, width: 1.2, radius: rect.height / 2, fill: pen.colors.page))
        case .bare: ink = tag.color
        }
        return nodes + [.text(pen.text(tag.text, in: rect, BlueprintPen.tagStyle, ink))]
    }
}
