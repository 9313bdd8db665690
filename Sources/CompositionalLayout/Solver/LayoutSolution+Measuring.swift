/// Measuring after solving: changed sections are assembled again, all others stay as they are.
extension LayoutSolution {
    private func solver(_ section: Int, _ description: PixelSection) -> SectionSolver {
        SectionSolver(index: section, description: description, view: view, scrollAxis: scrollAxis)
    }

    /// Changes a section's measured groups; no effect if the section has none.
    ///
    /// - Returns: the result of `change`, or `nil`.
    /// - Complexity: that of `change`, plus O(sections) if the section's length changes.
    mutating func update<Result>(
        _ section: Int, _ change: (inout MeasuredRun) throws(LayoutError) -> Result
    ) throws(LayoutError) -> Result? {
        guard let description = sections[section].description, case .measured(var run) = sections[section].run
        else { return nil }
        // Releases the reference, as a second one would make every change copy the index.
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

    /// Measures a section's boundary item, unless its size is known.
    ///
    /// - Returns: true if it was measured.
    mutating func measureBoundary(_ index: Int, of section: Int, _ meter: ContentMeter) throws(LayoutError) -> Bool {
        guard let item = sections[section].description?.boundary[index],
              sections[section].boundarySizes[index] == nil, item.size.hasEstimates,
              let size = try ask(item, section, meter)
        else { return false }
        try keepBoundary(size, index, of: section)
        return true
    }

    /// Measures a layout-wide boundary item, unless its size is known.
    ///
    /// - Returns: true if it was measured.
    mutating func measureLayoutBoundary(_ index: Int, _ meter: ContentMeter) throws(LayoutError) -> Bool {
        let item = description.boundary[index]
        guard boundarySizes[index] == nil, item.size.hasEstimates, let size = try ask(item, nil, meter)
        else { return false }
        try keepLayoutBoundary(size, index)
        return true
    }

    /// Measures an element's content again. If that fails, everything stays unchanged.
    mutating func remeasure(_ element: LayoutElement.ID, _ meter: ContentMeter) throws(LayoutError) {
        switch place(of: element) {
        case nil: break
        case .layout(let index): try keepLayoutBoundary(try ask(description.boundary[index], nil, meter), index)
        case .boundary(let index, let item, let section):
            try keepBoundary(try ask(item, section, meter), index, of: section)
        case .group(let section):
            _ = try update(section) { (run) throws(LayoutError) in try run.remeasure(element, meter) }
        }
    }

    /// Stores the fitting size of an element's content.
    mutating func keep(_ size: PixelSize, of element: LayoutElement.ID) throws(LayoutError) {
        switch place(of: element) {
        case nil: break
        case .layout(let index): try keepLayoutBoundary(size, index)
        case .boundary(let index, _, let section): try keepBoundary(size, index, of: section)
        case .group(let section):
            guard let proposal = selfSizing(element)?.proposal else { return }
            _ = try update(section) { (run) throws(LayoutError) in try run.keep(size, of: element, proposal) }
        }
    }

    /// The input for measuring a self-sizing element; `nil` for an element sized by the layout alone.
    func selfSizing(_ element: LayoutElement.ID) -> SizeRequest? {
        let item: PixelBoundary
        let solver: BoundarySolver
        switch place(of: element) {
        case nil: return nil
        case .group(let section):
            guard case .measured(let run) = sections[section].run else { return nil }
            return run.request(for: element)
        case .layout(let index): (item, solver) = (description.boundary[index], boundarySolver)
        case .boundary(_, let found, let section):
            guard let description = sections[section].description else { return nil }
            (item, solver) = (found, self.solver(section, description).boundarySolver)
        }
        return item.size.hasEstimates
            ? SizeRequest(dimensions: item.size, proposal: solver.proposals([item])[0]) : nil
    }
}

extension LayoutSolution {
    /// The estimated sides of an element whose content has not been measured; none for a section whose content is never measured.
    func unmeasured(_ element: LayoutElement.ID) -> FrameDoubt {
        let isMeasured = switch place(of: element) {
        case nil: true
        case .layout(let index): boundarySizes[index] != nil
        case .boundary(let index, _, let section): sections[section].boundarySizes[index] != nil
        case .group(let section): if case .measured(let run) = sections[section].run { run.isMeasured(element) } else { true }
        }
        return isMeasured ? [] : selfSizing(element)?.dimensions.estimates.asUnmeasured ?? []
    }
}

// MARK: - Boundary items

extension LayoutSolution {
    /// The location of a possibly self-sizing element.
    private enum Place {
        /// A layout-wide item, by index.
        case layout(Int)
        /// A section's boundary item, by index.
        case boundary(Int, PixelBoundary, section: Int)
        case group(section: Int)
    }

    private func place(of element: LayoutElement.ID) -> Place? {
        guard element.category != .decoration else { return nil }
        guard case .section(let section) = element.owner else {
            return description.boundary.firstIndex { $0.kind == element.kind }.map { .layout($0) }
        }
        guard sections.indices.contains(section) else { return nil }
        let items = sections[section].description?.boundary ?? []
        if let kind = element.kind, let index = items.firstIndex(where: { $0.kind == kind }) {
            return .boundary(index, items[index], section: section)
        }
        return .group(section: section)
    }

    private func ask(
        _ item: PixelBoundary, _ section: Int?, _ meter: ContentMeter
    ) throws(LayoutError) -> PixelSize? {
        let solver = section.flatMap { section in
            sections[section].description.map { self.solver(section, $0).boundarySolver }
        }
        return try meter.boundary(item, (solver ?? boundarySolver).proposals([item])[0])
    }

    private mutating func keepLayoutBoundary(_ size: PixelSize?, _ index: Int) throws(LayoutError) {
        let before = boundarySizes[index]
        boundarySizes[index] = size
        do {
            try stack()
        } catch {
            boundarySizes[index] = before
            throw error
        }
    }

    private mutating func keepBoundary(_ size: PixelSize?, _ index: Int, of section: Int) throws(LayoutError) {
        guard let description = sections[section].description else { return }
        var sizes = sections[section].boundarySizes
        sizes[index] = size
        let solver = solver(section, description)
        try replace(
            section,
            solver.place(sections[section].run, itemCount: sections[section].itemCount, boundarySizes: sizes))
    }

    private mutating func replace(_ section: Int, _ solved: SectionSolution) throws(LayoutError) {
        let old = (sections[section].length, sections[section].crossReach, sections[section].overhang)
        sections[section] = solved
        if old != (solved.length, solved.crossReach, solved.overhang) { try stack() }
    }
}
