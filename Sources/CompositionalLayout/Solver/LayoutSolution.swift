/// A solved layout, left to right and unscrolled. Device pixels.
struct LayoutSolution: Sendable, Codable {
    let description: PixelLayout
    let grid: PixelGrid
    /// The size of the collection view.
    let view: PixelSize
    let isRightToLeft: Bool
    var sections: [SectionSolution]
    /// The fitting sizes of layout-wide boundary items, by index.
    var boundarySizes: [Int: PixelSize] = [:]
    /// The start of each section along the scroll axis.
    private(set) var starts: [Double] = []
    /// Layout-wide headers and footers, in content coordinates (B-L5).
    private(set) var boundary: [BoundarySolver.Placed] = []
    private(set) var contentSize = PixelSize.zero
    /// The maximum extension of contents beyond their section.
    private var overhang = Overhang()
    /// True if no section begins before the previous one; negative spacings can violate that.
    private var hasAscendingStarts = true

    init(
        description: PixelLayout, grid: PixelGrid, view: PixelSize, isRightToLeft: Bool,
        sections: [SectionSolution]
    ) {
        self.description = description
        self.grid = grid
        self.view = view
        self.isRightToLeft = isRightToLeft
        self.sections = sections
    }

    /// A layout without sections in a view of zero size.
    static let nothing = LayoutSolution(
        description: PixelLayout(scrollAxis: .vertical, interSectionSpacing: 0, boundary: []),
        grid: PixelGrid(scale: 1), view: .zero, isRightToLeft: false, sections: [])

    var scrollAxis: Axis { description.scrollAxis }

    /// The sections that may have elements in a range of the scroll axis.
    ///
    /// - Complexity: O(log sections), if spacings are not negative.
    func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
        guard hasAscendingStarts else { return 0..<sections.count }
        let low = range.lowerBound - overhang.far
        let high = range.upperBound + overhang.near
        var first = max(0, starts.firstIndex(above: low) - 1)
        // Sections of zero length begin where the previous one ends.
        while first > 0, starts[first - 1] + sections[first - 1].length >= low { first -= 1 }
        return first..<max(first, starts.firstIndex(above: high))
    }

    /// True if scrolling moves any element.
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
}

// MARK: - Stacking

extension LayoutSolution {
    var boundarySolver: BoundarySolver {
        BoundarySolver(scrollAxis: scrollAxis, view: view, insets: .zero, leastSlack: 0)
    }

    /// Stacks the sections, with the layout-wide items around them.
    ///
    /// - Complexity: O(sections).
    mutating func stack() throws(LayoutError) {
        let (starts, length) = stackedSections()                            // B-L1
        let around = boundarySolver.solve(description.boundary, around: length, sizes: boundarySizes)   // B-L5
        guard around.length.isFinite else { throw LayoutError(.notFinite, at: .init(section: nil)) }
        try around.check(at: .init(section: nil))
        boundary = around.items
        self.starts = starts.map { $0 + around.before }
        contentSize = size(length: around.length)
        hasAscendingStarts = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
        overhang = Overhang()
        for index in sections.indices { overhang.include(sections[index].overhang) }
    }

    private func stackedSections() -> (starts: [Double], length: Double) {
        var starts: [Double] = []
        starts.reserveCapacity(sections.count)
        var next = 0.0
        // Iterates by index, as sections are large and must not be copied.
        for index in sections.indices {
            starts.append(next)
            next += sections[index].length + description.interSectionSpacing
        }
        guard !sections.isEmpty else { return ([], 0) }
        return (starts, starts[starts.count - 1] + sections[sections.count - 1].length)
    }

    /// The content size. Along the scroll axis: the sum of everything. Across it: the view's size, or that of wider content
    /// (B-L3), without the content of sections that scroll sideways.
    private func size(length: Double) -> PixelSize {
        let cross = scrollAxis.cross
        var size = view
        size[scrollAxis] = length
        for index in sections.indices { size[cross] = max(size[cross], sections[index].crossReach) }
        return size
    }
}
