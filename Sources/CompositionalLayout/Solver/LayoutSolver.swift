/// Solves a complete layout: stacked sections and layout-wide items.
struct LayoutSolver {
    /// A section to solve; without a description it is empty (B-L6).
    struct Section: Hashable {
        var description: PixelSection?
        var itemCount: Int
        /// True if content determines any of the section's sizes.
        var asksContent: Bool
    }

    var description: PixelLayout
    var grid: PixelGrid
    /// The size of the collection view.
    var view: PixelSize
    var isRightToLeft: Bool
    var content: LayoutContent

    /// - Complexity: O(sections × slots of their groups); for self-sizing sections O(groups), or O(items) if all content is
    ///   measured now.
    func solve(_ sections: some Sequence<Section>) throws(LayoutError) -> LayoutSolution {
        try description.checkBoundary()
        let measuring = content.measuring == .everything
        var solutions: [SectionSolution] = []
        solutions.reserveCapacity(sections.underestimatedCount)
        var known = KnownSections()
        var stored = 0
        for (index, section) in sections.enumerated() {
            solutions.append(try known.solution(of: section) { () throws(LayoutError) in
                let solution = try solve(section, at: index, measuring: measuring)
                stored += solution.run.storedElementCount
                let limit = LayoutLimits.storedElements
                guard stored <= limit else {
                    throw LayoutError(.tooManyItemsInGroups(limit: limit), at: .init(section: index))
                }
                return solution
            })
        }
        var solution = LayoutSolution(
            description: description, grid: grid, view: view, isRightToLeft: isRightToLeft, sections: solutions)
        if measuring {
            let meter = ContentMeter(owner: .layout, grid: grid, content: content)
            solution.boundarySizes = try meter.boundary(
                description.boundary, proposals: solution.boundarySolver.proposals(description.boundary))
        }
        try solution.stack()
        return solution
    }

    private func solve(
        _ section: Section, at index: Int, measuring: Bool
    ) throws(LayoutError) -> SectionSolution {
        guard let description = section.description else {
            guard section.itemCount == 0 else { throw LayoutError(.invalidSection, at: .init(section: index)) }
            return .empty(scrollAxis: self.description.scrollAxis)
        }
        let meter = ContentMeter(owner: .section(index), grid: grid, content: content)
        let solver = SectionSolver(
            index: index, description: description, view: view, scrollAxis: self.description.scrollAxis)
        return try solver.solve(itemCount: section.itemCount, meter, measuring: measuring)
    }
}

/// A cache of recently solved sections, because most layouts have only a few different sections.
struct KnownSections {
    private static let capacity = 8
    private var sections: [LayoutSolver.Section] = []
    private var solutions: [SectionSolution] = []
    private var oldest = 0

    /// The solution of an equal section, or a new one. Self-sizing sections are always solved again.
    mutating func solution(
        of section: LayoutSolver.Section, solve: () throws(LayoutError) -> SectionSolution
    ) throws(LayoutError) -> SectionSolution {
        guard !section.asksContent else { return try solve() }
        if let index = sections.firstIndex(of: section) { return solutions[index] }
        let solution = try solve()
        if sections.count < Self.capacity {
            sections.append(section)
            solutions.append(solution)
        } else {
            sections[oldest] = section
            solutions[oldest] = solution
            oldest = (oldest + 1) % Self.capacity
        }
        return solution
    }
}
