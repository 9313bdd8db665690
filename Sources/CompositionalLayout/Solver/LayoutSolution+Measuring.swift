/// Measuring after the layout is solved: what changes is put together again, all else stays.
extension LayoutSolution {
    private func solver(_ section: Int, _ description: SectionDescription) -> SectionSolver {
        SectionSolver(index: section, description: description, view: view, scrollAxis: scrollAxis)
    }

    /// Changes a section's measured groups; does nothing to a section that has none.
    ///
    /// - Returns: what `change` returns, or `nil`.
    /// - Complexity: that of `change`, and O(sections) if the section's length changes.
    mutating func update<Result>(
        _ section: Int, _ change: (inout MeasuredRun) throws(LayoutError) -> Result
    ) throws(LayoutError) -> Result? {
        guard let description = sections[section].description, case .measured(var run) = sections[section].run
        else { return nil }
        // Two owners would make every change copy the index.
        sections[section].run = .empty
        let result: Result
        do {
            result = try change(&run)
        } catch {
            sections[section].run = .measured(run)
            throw error
        }
        try replace(
            section, solver(section, description).place(
                .measured(run), itemCount: sections[section].itemCount,
                boundarySizes: sections[section].boundarySizes))
        return result
    }

    /// Asks a section's boundary item for its size, unless that is known.
    ///
    /// - Returns: whether it had an answer.
    mutating func measureBoundary(_ index: Int, of section: Int, _ meter: ContentMeter) throws(LayoutError) -> Bool {
        guard let description = sections[section].description, sections[section].boundarySizes[index] == nil
        else { return false }
        let solver = solver(section, description)
        let items = description.boundary
        guard items[index].size.hasEstimates,
              let size = try meter.boundary(items[index], solver.boundarySolver.proposals(items)[index])
        else { return false }
        try keepBoundary(size, index, of: section, solver)
        return true
    }

    /// Takes over a boundary item's size.
    mutating func keepBoundary(_ size: PixelSize?, _ index: Int, of section: Int) throws(LayoutError) {
        guard let description = sections[section].description else { return }
        try keepBoundary(size, index, of: section, solver(section, description))
    }

    private mutating func keepBoundary(
        _ size: PixelSize?, _ index: Int, of section: Int, _ solver: SectionSolver
    ) throws(LayoutError) {
        var sizes = sections[section].boundarySizes
        sizes[index] = size
        let run = sections[section].run
        try replace(
            section, solver.place(run, itemCount: sections[section].itemCount, boundarySizes: sizes))
    }

    /// Asks a layout-wide boundary item for its size, unless that is known.
    mutating func measureLayoutBoundary(_ index: Int, _ meter: ContentMeter) throws(LayoutError) -> Bool {
        let item = description.boundary[index]
        guard boundarySizes[index] == nil, item.size.hasEstimates,
              let size = try meter.boundary(item, boundarySolver.proposals(description.boundary)[index])
        else { return false }
        boundarySizes[index] = size
        try stack()
        return true
    }

    private mutating func replace(_ section: Int, _ solved: SectionSolution) throws(LayoutError) {
        let old = (sections[section].length, sections[section].crossReach, sections[section].overhang)
        sections[section] = solved
        if old != (solved.length, solved.crossReach, solved.overhang) { try stack() }
    }
}
