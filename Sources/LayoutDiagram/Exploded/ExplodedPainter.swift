import VectorScene

/// Draws the boxes of a column, with text where space is free.
struct ExplodedPainter {
    let theme: Theme
    let typesetter: Typesetter
    let showsLabels: Bool
    let isRightToLeft: Bool

    static let noteStyle = Typesetter.Style(size: 10, weight: .medium)

    /// - Parameter origin: the column's origin on the page.
    func nodes(_ column: ExplodedColumn, at origin: Point) -> [Node] {
        let boxes = column.boxes.map { box in
            var box = box
            box.rect = box.rect.moved(x: origin.x, y: origin.y)
            return box
        }
        var taken: [Rect] = []
        var nodes: [Node] = []
        // Notes have priority: nothing else accounts for omitted members.
        let notes = column.notes.compactMap { note -> Node? in
            guard let run = run(note, at: origin) else { return nil }
            taken.append(run.bounds)
            return .text(run)
        }
        for (index, box) in boxes.enumerated() {
            let run = showsLabels ? run(box, under: boxes[(index + 1)...], beside: taken) : nil
            if let run { taken.append(run.bounds) }
            let children = [Node.shape(shape(box))] + (run.map { [.text($0)] } ?? [])
            nodes.append(.group(Group(children, meaning: meaning(box))))
        }
        return nodes + notes
    }

    private func meaning(_ box: ExplodedBox) -> Meaning {
        let level = switch box.level {
        case .layout: "layout"
        case .section: "section"
        case .group: "group"
        case .item: "item"
        }
        return Meaning(title: box.name, attributes: [Meaning.Attribute("level", level)])
    }
}

// MARK: - Text

extension ExplodedPainter {
    /// The first text that fits, at the first free position.
    private func run(_ box: ExplodedBox, under later: ArraySlice<ExplodedBox>, beside taken: [Rect]) -> TextRun? {
        let room = room(box)
        for label in labels(box, in: room) {
            guard let run = label.run(typesetter), box.rect.inset(by: 2.5).contains(run.bounds) else { continue }
            let ink = run.bounds.inset(by: -1.5)
            if !taken.contains(where: ink.intersects), !later.contains(where: { $0.rect.intersects(ink) }) { return run }
        }
        return nil
    }

    /// The area for text in a box.
    private func room(_ box: ExplodedBox) -> Rect {
        let margins: (x: Double, y: Double) = switch box.look {
        case .bar: (min(9, max(3, box.rect.width * 0.06)), 2.5)
        case .badge: (3, 2.5)
        case .container, .enlarged, .member, .beyond, .missing, .panel: (4, 4)
        }
        return Rect(
            x: box.rect.x + margins.x, y: box.rect.y + margins.y, width: max(0, box.rect.width - 2 * margins.x),
            height: max(0, box.rect.height - 2 * margins.y))
    }

    /// The texts at their possible positions, best first.
    private func labels(_ box: ExplodedBox, in room: Rect) -> [Label] {
        let styles = styles(box)
        let places: [(Typesetter.Alignment, Typesetter.Alignment)] = box.look == .bar && room.width > 90
            ? (isRightToLeft ? [.end, .middle, .start] : [.start, .middle, .end]).map { ($0, .middle) }
            : [(.middle, .middle), (.middle, .start), (.middle, .end), (.start, .start), (.end, .end)]
        // Only names are truncated, as a truncated number would be wrong.
        let isWide = styles.last.map { typesetter.width(of: "Abcdef…", $0) <= room.width } ?? false
        let mayBeShortened = isWide && (box.look == .bar || box.look == .badge)
        return box.texts.flatMap { text in
            styles.flatMap { style in
                places.map { place in
                    Label(
                        text: text,
                        place: LabelPlace(box: room, style: style, horizontal: place.0, vertical: place.1),
                        color: textColor(box), mayBeShortened: mayBeShortened && style == styles.last)
                }
            }
        }
    }

    private func styles(_ box: ExplodedBox) -> [Typesetter.Style] {
        let large = min(13, max(11, min(box.rect.width, box.rect.height) / 4))
        let sizes: [Double] = switch box.look {
        case .container, .missing, .enlarged, .member, .beyond: [large, 11, 9]
        case .bar: [11, 9]
        case .panel, .badge: [11, 10, 9]
        }
        return sizes.map { Typesetter.Style(size: $0, weight: .bold) }
    }

    private func run(_ note: ExplodedNote, at origin: Point) -> TextRun? {
        let rect = note.rect.moved(x: origin.x, y: origin.y)
        for text in note.texts {
            // All notes on a line share its baseline.
            let baseline = Point(x: rect.midX, y: rect.midY + typesetter.capHeight(Self.noteStyle) / 2)
            let run = typesetter.run(
                text, at: baseline, Self.noteStyle, color: theme.secondaryText, alignment: .middle)
            if rect.contains(run.bounds) { return run }
        }
        return nil
    }
}

// MARK: - Colours

extension ExplodedPainter {
    private func shape(_ box: ExplodedBox) -> ShapeNode {
        let stroke = stroke(box)
        let side = min(box.rect.width, box.rect.height)
        let radius: Double = switch box.look {
        case .container: min(box.level == .layout ? 16 : 12, side * 0.22)
        case .enlarged, .member, .beyond, .missing, .bar, .panel: min(7, side * 0.22)
        case .badge: min(10, side / 2)
        }
        // The outline is drawn inside the box, so that adjacent boxes keep theirs.
        let rect = box.rect.shrunk(by: (stroke?.width ?? 0) / 2)
        return ShapeNode(.roundedRect(rect, radius: radius), fill: .color(fill(box)), stroke: stroke)
    }

    private func fill(_ box: ExplodedBox) -> AdaptiveColor {
        let shades = theme.exploded.shades(box.level)
        return switch box.look {
        case .container, .member: shades.wash
        case .enlarged, .panel: shades.tint
        case .beyond, .missing, .bar: theme.screen
        case .badge: theme.badge
        }
    }

    private func stroke(_ box: ExplodedBox) -> Stroke? {
        let line = theme.exploded.shades(box.level).line
        let dashes: [Double] = switch box.level {
        case .group: [5, 3]
        case .layout, .section, .item: []
        }
        return switch box.look {
        case .container: Stroke(.color(line), width: 1.75, dashes: dashes)
        case .enlarged: Stroke(.color(line), width: 2, dashes: dashes)
        case .member: Stroke(.color(line), width: 1.1, dashes: dashes)
        case .beyond: Stroke(.color(line.opacity(0.6)), width: 1, dashes: dashes)
        case .missing: Stroke(.color(line), width: 1, dashes: [2, 3])
        case .bar: Stroke(.color(line), width: 1)
        case .panel: nil
        case .badge: Stroke(.color(theme.screen), width: 1.5)
        }
    }

    private func textColor(_ box: ExplodedBox) -> AdaptiveColor {
        switch box.look {
        case .container, .enlarged, .member, .beyond, .missing, .bar, .panel: theme.exploded.shades(box.level).text
        case .badge: theme.text(on: theme.badge)
        }
    }
}
