/// The last few sections that were solved: in most layouts, sections are of a few kinds.
struct KnownSections {
    private static let limit = 8
    private var sections: [LayoutSolver.Section] = []
    private var solutions: [SectionSolution] = []
    private var oldest = 0

    /// The solution of an equal section, or a new one. What content sizes is solved anew in any case.
    mutating func solution(
        of section: LayoutSolver.Section, solve: () throws(LayoutError) -> SectionSolution
    ) throws(LayoutError) -> SectionSolution {
        guard !section.asksContent else { return try solve() }
        if let index = sections.firstIndex(of: section) { return solutions[index] }
        let solution = try solve()
        if sections.count < Self.limit {
            sections.append(section)
            solutions.append(solution)
        } else {
            sections[oldest] = section
            solutions[oldest] = solution
            oldest = (oldest + 1) % Self.limit
        }
        return solution
    }
}
