import Foundation

extension NSCollectionLayoutGroup {
    /// A drawing of the group for the debugger, to scale, and a legend: a line for each group and item (B-G14).
    ///
    /// The group stands alone, full of items, leading edges left, in a container of 360 × 780 points; estimates count
    /// as they stand. In the drawing
    /// - a heavy outline is a group, a light one an item's slot, each with its name in the legend and its size:
    ///   `1/3 × 44pt` is a third of the container's width by 44 points. Further, `1/2w` is half the container's *width*
    ///   where a height is meant, `1/2h` the other way round, `~` an estimate, `≈` one that siblings share;
    /// - `░` fills what content insets take;
    /// - `●`, `◆` and so on are the points that supplementary items are anchored to.
    ///
    /// It is at most 72 columns by 40 rows large. Its scale, told in the first line, is its own across and down; gaps
    /// are a line wide at least. What cannot be told apart at that size is left out and counted. A group that its items
    /// do not fit into is drawn empty, with the error that its layout would meet. The provider of a custom group is
    /// asked once.
    ///
    /// - Complexity: O(items of the group, nested ones included).
    public func visualDescription() -> String {
        let sketch = GroupSketch(self)
        let marks = SketchMarks(sketch.tree)
        let picture = sketch.boxes[0].isDrawable ? picture(sketch, marks) : ["The group is too large to be drawn."]
        let problem = sketch.problem.map { [$0] } ?? []
        let outline = sketch.tree.outline { marks[$0] }
        return (picture + problem + [""] + outline).joined(separator: "\n")
    }

    /// Size and scale, the drawing, what its signs mean, and what it leaves out.
    private func picture(_ sketch: GroupSketch, _ marks: SketchMarks) -> [String] {
        let sheet = SketchSheet(sketch.boxes)
        let canvas = SketchPainter(sketch, sheet, marks).canvas
        return [title(sketch, sheet)] + canvas.lines + key(canvas, marks) + missing(sketch, sheet)
    }

    private func title(_ sketch: GroupSketch, _ sheet: SketchSheet) -> String {
        func text(_ size: PixelSize) -> String {
            "\(GroupSketch.points(size.width)) × \(GroupSketch.points(size.height)) pt"
        }
        let scale = [("a column", sheet.columns), ("a row", sheet.rows)].map { name, ruler in
            "\(name) is \(GroupSketch.points(ruler.step)) pt"
        }
        return "\(text(sketch.boxes[0].slot.size)) in \(text(GroupSketch.container)); \(scale.joined(separator: ", "))"
    }

    /// What hatching and marks mean, where there are any.
    private func key(_ canvas: GlyphCanvas, _ marks: SketchMarks) -> [String] {
        let entries = (canvas.isHatched ? ["░ content insets"] : [])
            + marks.kinds.map { "\(marks[$0]) \(DebugText.kinds([$0]))" }
        return entries.isEmpty ? [] : [entries.joined(separator: "   ")]
    }

    /// How many items the drawing does not show.
    private func missing(_ sketch: GroupSketch, _ sheet: SketchSheet) -> [String] {
        let items = sketch.boxes.filter { $0.customIndex != nil || sketch.tree.nodes[$0.node].description.isCell }
        let isPart = items.count == GroupSketch.itemLimit && sketch.unplacedCount == 0
        func note(_ count: Int, _ one: String, _ many: String) -> String? {
            count == 0 ? nil : "\(count)\(isPart ? " or more" : "") \(count == 1 ? one : many)"
        }
        let shown = items.filter(sheet.shows)
        let beyond = items.count - shown.count + sketch.unplacedCount
        let empty = shown.filter { $0.slot.size.width == 0 || $0.slot.size.height == 0 }.count
        return [
            note(beyond, "item lies beyond the drawing", "items lie beyond the drawing"),
            note(empty, "item has no area", "items have no area"),
        ].compactMap { $0 }
    }
}
