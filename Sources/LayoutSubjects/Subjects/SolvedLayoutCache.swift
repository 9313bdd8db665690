package import LayoutDiagram

/// Caches the last solved layout of a subject, or its failure, for pictures that differ in their drawing alone.
package struct SolvedLayoutCache {
    private var last: (look: Look, solved: Result<DrawableLayout, Failure>)?

    package init() {}

    /// - Parameter subject: the same on each call.
    package mutating func layout(of subject: any Subject, _ look: Look) throws(Failure) -> DrawableLayout {
        let content: DiagramContent = subject.measuresWhole(look) ? .whole : .visible
        // The views are collected only for pictures that show them.
        let style = subject.style(changedBy: look.style)
        let cells = style.showsViews ? DiagramStyle.Cells.views : .boxes
        var look = look.ofLayout
        look.content = content
        (look.style.kind, look.style.cells, look.style.showsBeyond) = (.screen, cells, style.showsViews && style.showsBeyond)
        if let last, last.look == look { return try last.solved.get() }
        // Releases the old value first, to save memory.
        last = nil
        let solved = Result { () throws(Failure) in try subject.solved(for: look) }
        last = (look, solved)
        return try solved.get()
    }
}
