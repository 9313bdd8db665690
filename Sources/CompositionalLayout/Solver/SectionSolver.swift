/// Solves a section: a pure function of its description, container, item count and the fitting sizes of its content. After
/// measuring groups or boundary items, `place` assembles the solved section again.
struct SectionSolver {
    var index: Int
    var description: PixelSection
    /// The size of the collection view.
    var view: PixelSize
    var scrollAxis: Axis

    private var runAxis: Axis { description.isOrthogonal ? scrollAxis.cross : scrollAxis }

    /// The insets of the groups: the section's, plus those of the reference across the scroll axis (B-R2).
    private var insets: PixelInsets {
        PixelInsets(
            top: description.insets.top + description.referenceInsets.top,
            leading: description.insets.leading + description.referenceInsets.leading,
            bottom: description.insets.bottom + description.referenceInsets.bottom,
            trailing: description.insets.trailing + description.referenceInsets.trailing)
    }

    /// - Parameter measuring: true to measure all content now.
    /// - Complexity: O(slots of the group) without self-sizing content; otherwise O(groups), or O(items) if it is measured now.
    func solve(itemCount: Int, _ meter: ContentMeter, measuring: Bool) throws(LayoutError) -> SectionSolution {
        try description.check(at: .init(section: index))
        let run = try run(itemCount: itemCount, meter, measuring: measuring)
        let sizes = measuring
            ? try meter.boundary(description.boundary, proposals: boundarySolver.proposals(description.boundary)) : [:]
        return try place(run, itemCount: itemCount, boundarySizes: sizes)
    }

    /// Assembles a section around its groups: boundary items, backgrounds and extents.
    ///
    /// - Parameter boundarySizes: the fitting sizes of boundary items, by index.
    func place(
        _ run: GroupRun, itemCount: Int, boundarySizes: [Int: PixelSize]
    ) throws(LayoutError) -> SectionSolution {
        let bareLength = bareLength(of: run)                            // 1. insets around the groups
        var boundary = boundarySolver.solve(                            // 2. headers, footers, side items
            description.boundary, around: bareLength, sizes: boundarySizes)
        boundary.pad(description.headerPadding, scrollAxis)
        try boundary.check(at: .init(section: index))
        var solution = SectionSolution(
            description: description, itemCount: itemCount, scrollAxis: scrollAxis, run: run,
            runOrigin: runOrigin(before: boundary.before), crossRoom: crossRoom(run),
            length: boundary.length, boundary: boundary.items,
            decorations: decorations(length: boundary.length),          // 3. backgrounds
            boundarySizes: boundarySizes, viewportExtent: view[runAxis] - insets.total(runAxis))
        solution.overhang = overhang(of: solution)
        try checkNumbers(solution)
        return solution
    }

    var boundarySolver: BoundarySolver {
        BoundarySolver(scrollAxis: scrollAxis, view: view, insets: description.boundaryInsets)
    }

    /// The container of groups: the view, without the insets across the direction in which groups follow each other (B-C1, B-C2,
    /// B-O3, E1).
    private func groupContainer() -> PixelSize {
        var container = view
        container[runAxis.cross] -= insets.total(runAxis.cross)
        return container
    }

    private func run(
        itemCount: Int, _ meter: ContentMeter, measuring: Bool
    ) throws(LayoutError) -> GroupRun {
        guard itemCount > 0 else { return .empty }
        let recipe = GroupRecipe(
            section: index, item: description.group, container: groupContainer(),
            spacing: description.interGroupSpacing, axis: runAxis)
        guard meter.isActive, description.group.asksContent else {
            return .uniform(try UniformRun(recipe, itemCount: itemCount))
        }
        return .measured(try MeasuredRun(recipe, itemCount: itemCount, asking: measuring ? meter : nil))
    }

    /// The section's length without its boundary items. An empty section keeps its insets only if it has boundary items (B-L2,
    /// E4a).
    private func bareLength(of run: GroupRun) -> Double {
        let around = insets.total(scrollAxis)
        switch run {
        case .empty: return description.boundary.isEmpty ? 0 : around
        case .uniform, .measured:
            // The group's edge spacing across a sideways run takes no space (B-P7, E2).
            return around + (description.isOrthogonal ? run.crossExtent : run.extent)
        }
    }

    private func runOrigin(before: Double) -> PixelPoint {
        var origin = PixelPoint(x: insets.leading, y: insets.top)
        origin[scrollAxis] += before
        return origin
    }

    /// The extent across the run of groups: the container's, or for sideways scrolling the tallest group's.
    private func crossRoom(_ run: GroupRun) -> Double {
        description.isOrthogonal ? run.crossExtent : groupContainer()[scrollAxis.cross]
    }

    /// Backgrounds cover the section's whole extent, including insets and boundary items; a section without length has none
    /// (B-D1, B-D3, E10).
    private func decorations(length: Double) -> [PixelRect] {
        guard length > 0 else { return [] }
        var rect = PixelRect(origin: .zero, size: view)
        rect.size[scrollAxis] = length
        return description.decorations.map { rect.inset(by: $0.insets) }
    }

    private func overhang(of solution: SectionSolution) -> Overhang {
        var overhang = Overhang()
        func include(near: Double, far: Double) {
            overhang.include(Overhang(near: -near, far: far - solution.length))
        }
        let host = Pinning.Host(solution.boundary, extent: 0...max(0, solution.length), scrollAxis)
        for item in solution.boundary {
            include(near: item.frame.near(scrollAxis), far: item.frame.far(scrollAxis))
            guard item.description.isPinned else { continue }
            let limit = host.limit(of: item)
            include(near: limit, far: limit + item.slot.size[scrollAxis])
        }
        for rect in solution.decorations { include(near: rect.near(scrollAxis), far: rect.far(scrollAxis)) }
        if solution.run.groupCount > 0 {
            let start = solution.runOrigin[scrollAxis]
            let reach = solution.run.overhang(scrollAxis)
            let span = description.isOrthogonal ? solution.crossSpan : solution.run.span
            include(near: start + span.lowerBound - reach.near, far: start + span.upperBound + reach.far)
        }
        return overhang
    }

    private func checkNumbers(_ solution: SectionSolution) throws(LayoutError) {
        let place = LayoutError.Place(section: index)
        let numbers = [solution.length, solution.run.extent, solution.run.crossExtent, solution.overhang.near]
        guard numbers.allSatisfy(\.isFinite), solution.overhang.far.isFinite,
              solution.decorations.allSatisfy(\.isFinite)
        else { throw LayoutError(.notFinite, at: place) }
    }
}
