/// A solved layout, left to right and unscrolled. Device pixels.
struct LayoutSolution: Sendable {
    var grid: PixelGrid
    /// The size of the collection view.
    var view: PixelSize
    var scrollAxis: Axis
    var sections: [SectionSolution]
    /// Where each section begins along the scroll axis.
    var starts: [Double]
    /// Layout-wide headers and footers, in content coordinates (B-L5).
    var boundary: [BoundarySolver.Placed]
    var contentSize: PixelSize
    /// The farthest that anything of any section reaches out of its section.
    var overhang = Overhang()
    var isRightToLeft: Bool

    /// The sections that may have something in a range of the scroll axis.
    ///
    /// - Complexity: O(log sections), if spacings are not negative.
    func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
        guard hasAscendingStarts else { return 0..<sections.count }
        let low = range.lowerBound - overhang.far
        let high = range.upperBound + overhang.near
        var first = max(0, starts.firstIndex(above: low) - 1)
        // Sections without length begin where the one before them ends.
        while first > 0, starts[first - 1] + sections[first - 1].length >= low { first -= 1 }
        return first..<max(first, starts.firstIndex(above: high))
    }

    /// Whether scrolling moves anything.
    var hasPinnedItems: Bool {
        boundary.contains(where: \.description.isPinned)
            || sections.contains { $0.boundary.contains(where: \.description.isPinned) }
    }

    /// A section's rectangle in content coordinates, as wide as the collection view.
    func sectionRect(_ section: Int) -> PixelRect {
        var rect = PixelRect(origin: .zero, size: view)
        rect.origin[scrollAxis] = starts[section]
        rect.size[scrollAxis] = sections[section].length
        return rect
    }

    /// Whether every section begins no earlier than the one before; negative spacings can undo that.
    var hasAscendingStarts = true
}
