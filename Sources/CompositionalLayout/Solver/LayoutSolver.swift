import Foundation

/// Solves a whole layout: sections one after the other, and what surrounds them.
struct LayoutSolver {
    /// One section to solve; `nil` in place of a description is an empty section (B-L6).
    struct Section {
        var description: SectionDescription?
        var itemCount: Int
    }

    var description: LayoutDescription
    var grid: PixelGrid
    /// The size of the collection view.
    var view: PixelSize
    var isRightToLeft: Bool
    var content: LayoutContent

    /// - Complexity: O(sections × slots of their groups), and O(items) for sections whose content sizes them.
    func solve(_ sections: [Section]) throws(LayoutError) -> LayoutSolution {
        var solutions: [SectionSolution] = []
        solutions.reserveCapacity(sections.count)
        for (index, section) in sections.enumerated() {
            solutions.append(try solve(section, at: index))
        }
        let starts = stack(solutions)                                   // B-L1
        let length = solutions.isEmpty ? 0 : starts[solutions.count - 1] + solutions[solutions.count - 1].length
        let boundary = try placeBoundary(around: length)                // B-L5

        var solution = LayoutSolution(
            grid: grid, view: view, scrollAxis: description.scrollAxis, sections: solutions,
            starts: starts.map { $0 + boundary.before }, boundary: boundary.items,
            contentSize: contentSize(solutions, length: boundary.length), isRightToLeft: isRightToLeft)
        for section in solutions { solution.overhang.include(section.overhang) }
        solution.hasAscendingStarts = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
        return solution
    }

    private func solve(_ section: Section, at index: Int) throws(LayoutError) -> SectionSolution {
        guard let description = section.description else {
            guard section.itemCount == 0 else { throw LayoutError(.invalidSection, at: .init(section: index)) }
            return .empty(scrollAxis: self.description.scrollAxis)
        }
        let meter = ContentMeter(section: index, grid: grid, content: content)
        let solver = SectionSolver(
            index: index, description: description, view: view, scrollAxis: self.description.scrollAxis, meter: meter)
        return try solver.solve(itemCount: section.itemCount)
    }

    private func stack(_ sections: [SectionSolution]) -> [Double] {
        var starts: [Double] = []
        starts.reserveCapacity(sections.count)
        var next = 0.0
        for section in sections {
            starts.append(next)
            next += section.length + description.interSectionSpacing
        }
        return starts
    }

    private func placeBoundary(around length: Double) throws(LayoutError) -> BoundarySolver.Solution {
        let meter = ContentMeter(section: 0, grid: grid, content: content)
        let boundary = BoundarySolver(scrollAxis: description.scrollAxis, view: view, insets: .zero)
            .solve(description.boundary, around: length) { item, proposal in
                meter.supplementary(item.kind, item: Int.max, proposal)
            }
        let place = LayoutError.Place(section: nil)
        if let element = meter.culprit { throw LayoutError(.invalidFittingSize(element), at: place) }
        guard boundary.length.isFinite else { throw LayoutError(.notFinite, at: place) }
        return boundary
    }

    /// Along the scroll axis the sum of everything, across it the view or what is wider (B-L3). Sections that scroll
    /// sideways keep their width to themselves.
    private func contentSize(_ sections: [SectionSolution], length: Double) -> PixelSize {
        let cross = description.scrollAxis.cross
        var size = view
        size[description.scrollAxis] = length
        for section in sections where !section.isOrthogonal && section.run.groupCount > 0 {
            let template = section.run.template(0)
            let far = section.groupOrigin(0, template)[cross] + section.run.crossExtent
            size[cross] = max(size[cross], far)
        }
        return size
    }
}
