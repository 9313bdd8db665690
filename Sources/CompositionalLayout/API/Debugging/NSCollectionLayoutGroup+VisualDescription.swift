import Foundation

extension NSCollectionLayoutGroup {
    /// A scale drawing of the group for the debugger, with a legend: one line for each group and item (B-G14).
    ///
    /// The group is drawn alone, filled with items, left to right, in a container of 360 × 780 points; estimates are
    /// taken at face value. In the drawing
    /// - a heavy outline is a group, a light one an item's slot, each with its name in the legend and its size:
    ///   `1/3 × 44pt` is a third of the container's width by 44 points. As a height, `1/2w` is half the container's
    ///   *width*, as a width, `1/2h` is half its *height*; `~` marks an estimate, `≈` one shared among siblings;
    /// - `░` fills the area of content insets;
    /// - `●`, `◆` and so on are the points that supplementary items are anchored to.
    ///
    /// It is at most 72 columns by 40 rows. Its horizontal and vertical scales, given in the first line, may differ;
    /// gaps are at least one line wide. Whatever cannot be distinguished at that size is left out and counted. A group
    /// whose items do not fit is drawn empty, with the error that its layout would throw. The provider of a custom
    /// group is called once.
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

    /// Size and scale, the drawing, a key to its symbols, and a note of what it leaves out.
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

    /// A key to hatching and marks, if there are any.
    private func key(_ canvas: GlyphCanvas, _ marks: SketchMarks) -> [String] {
        let entries = (canvas.isHatched ? ["░ content insets"] : [])
            + marks.kinds.map { "\(marks[$0]) \(DebugText.kinds([$0]))" }
        return entries.isEmpty ? [] : [entries.joined(separator: "   ")]
    }

    /// The number of items that the drawing does not show.
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
