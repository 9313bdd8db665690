/// Draws a sketch on a canvas.
struct SketchPainter {
    let sketch: GroupSketch
    let sheet: SketchSheet
    let marks: SketchMarks
    private(set) var canvas: GlyphCanvas

    init(_ sketch: GroupSketch, _ sheet: SketchSheet, _ marks: SketchMarks) {
        self.sketch = sketch
        self.sheet = sheet
        self.marks = marks
        canvas = GlyphCanvas(columns: sheet.columns.lastLine + 1, rows: sheet.rows.lastLine + 1)
        let boxes = sketch.boxes.filter(sheet.shows)
        for (index, box) in boxes.enumerated() { draw(box, index) }                         // 1. outlines and insets
        for (index, box) in boxes.enumerated() where !isGroup(box) { label(box, index) }    // 2. items' labels
        for box in boxes where isGroup(box) && box.depth > 0 { nameGroup(box) }             // 3. groups' labels
        for box in boxes { markAnchors(of: box) }                                           // 4. over all
    }

    private func node(_ box: SketchBox) -> SketchTree.Node { sketch.tree.nodes[box.node] }

    private func isGroup(_ box: SketchBox) -> Bool { box.customIndex == nil && !node(box).description.isCell }

    private func outlines(of box: SketchBox) -> (slot: GlyphRect, frame: GlyphRect) {
        (sheet.lines(box.edges(.horizontal), box.edges(.vertical)),
         sheet.lines(box.frameEdges(.horizontal), box.frameEdges(.vertical)))
    }

    private mutating func draw(_ box: SketchBox, _ index: Int) {
        let (slot, frame) = outlines(of: box)
        canvas.draw(slot, isGroup(box) ? .heavy : .light, owner: index)
        canvas.hatch(slot, around: frame)
    }

    /// Writes the longest label that fits, as close to the middle of a box as other boxes leave uncovered.
    private mutating func label(_ box: SketchBox, _ index: Int) {
        let outline = outlines(of: box)
        let page = GlyphRect(left: -1, top: -1, right: canvas.columns, bottom: canvas.rows)
        let (columns, rows) = outline.slot.intersection(outline.frame).intersection(page).inside
        for lines in labels(of: box) where lines.count <= rows.count {
            let middle = rows.lowerBound + (rows.count - lines.count) / 2
            let tops = rows.lowerBound...(rows.upperBound - lines.count)
            for top in tops.sorted(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) }) {
                let run = canvas.run(of: index, columns: columns, rows: top..<(top + lines.count))
                guard lines.allSatisfy({ $0.count <= run.count }) else { continue }
                for (row, line) in zip(top..., lines) {
                    canvas.write(line, column: run.lowerBound + (run.count - line.count) / 2, row: row)
                }
                return
            }
        }
    }

    /// Name and size in one or two lines, or the name alone.
    private func labels(of box: SketchBox) -> [[String]] {
        var name = node(box).name
        var (width, height) = node(box).size
        if let index = box.customIndex {
            name = "\(index)"
            width = GroupSketch.points(box.slot.size.width) + "pt"
            height = GroupSketch.points(box.slot.size.height) + "pt"
        }
        return [["\(name) \(width) × \(height)"], ["\(name) \(width)", "× \(height)"], [name]]
    }

    private mutating func nameGroup(_ box: SketchBox) {
        let outline = outlines(of: box).slot
        let (width, height) = node(box).size
        let room = min(outline.right, canvas.columns) - outline.left - 3
        for text in [" \(node(box).name) \(width) × \(height) ", " \(node(box).name) "] where text.count <= room {
            for row in [outline.top, outline.bottom]
            where canvas.isFree(column: outline.left + 2, row: row, length: text.count) {
                return canvas.write(text, column: outline.left + 2, row: row)
            }
        }
    }

    /// Puts a mark at each point of a box that a view is anchored to; one outside the page is moved to its edge.
    private mutating func markAnchors(of box: SketchBox) {
        guard box.customIndex == nil else { return }
        for view in node(box).description.anchored {
            let size = view.size.resolved(in: box.container)
            let point = view.containerAnchor.target(size: size, on: box.frame)
            guard point.x.isFinite, point.y.isFinite else { continue }
            let column = sheet.columns.line(point.x.clamped(to: sheet.columns))
            let row = sheet.rows.line(point.y.clamped(to: sheet.rows))
            canvas.write(String(marks[view.kind]), column: column, row: row)
        }
    }
}

extension AnchoredDescription.Anchor {
    /// The point of `rect` that a view of this size is anchored to (B-A1, B-A2).
    fileprivate func target(size: PixelSize, on rect: PixelRect) -> PixelPoint {
        var target = rect.origin
        for axis in [Axis.horizontal, .vertical] {
            target[axis] += point[axis] * rect.size[axis] + offset[axis] * (isFractionalOffset ? size[axis] : 1)
        }
        return target
    }
}

extension Double {
    fileprivate func clamped(to ruler: SketchRuler) -> Double {
        max(ruler.range.lowerBound, ruler.isCut ? self : min(self, ruler.range.upperBound))
    }
}

/// The marks of the kinds of anchored views, assigned in the order in which the kinds occur.
struct SketchMarks {
    private static let marks = Array("●◆■▲★○◇□△☆")

    let kinds: [String]

    init(_ tree: SketchTree) {
        var kinds: [String] = []
        for kind in tree.nodes.flatMap(\.description.anchored).map(\.kind) where !kinds.contains(kind) {
            kinds.append(kind)
        }
        self.kinds = kinds
    }

    /// The mark of a kind; with more than ten kinds, some share one.
    subscript(kind: String) -> Character {
        Self.marks[(kinds.firstIndex(of: kind) ?? 0) % Self.marks.count]
    }
}
