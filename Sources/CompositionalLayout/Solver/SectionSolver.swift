/// Solves one section: a pure function of its description, its container, its number of items and what its content
/// asks for.
struct SectionSolver {
    var index: Int
    var description: SectionDescription
    /// The size of the collection view.
    var view: PixelSize
    var scrollAxis: Axis
    var meter: ContentMeter

    private var runAxis: Axis { description.isOrthogonal ? scrollAxis.cross : scrollAxis }

    /// The insets of the groups: the section's, and across the scroll axis the reference's (B-R2).
    private var insets: PixelInsets {
        PixelInsets(
            top: description.insets.top + description.referenceInsets.top,
            leading: description.insets.leading + description.referenceInsets.leading,
            bottom: description.insets.bottom + description.referenceInsets.bottom,
            trailing: description.insets.trailing + description.referenceInsets.trailing)
    }

    /// - Complexity: O(slots of the group) where the content sizes nothing, else O(items).
    func solve(itemCount: Int) throws(LayoutError) -> SectionSolution {
        try checkKinds()
        let container = groupContainer()                                // 1. what fractions are fractions of
        let run = try run(itemCount: itemCount, in: container)          // 2. solve the group, repeat it
        let bareLength = bareLength(of: run)                            // 3. insets around the groups
        let boundary = placeBoundary(around: bareLength)                // 4. headers, footers, side items
        var solution = SectionSolution(
            description: description, itemCount: itemCount, scrollAxis: scrollAxis, run: run,
            runOrigin: runOrigin(before: boundary.before), crossRoom: crossRoom(run, container),
            length: boundary.length, boundary: boundary.items,
            decorations: decorations(length: boundary.length))          // 5. backgrounds
        solution.overhang = overhang(of: solution)
        try checkNumbers(solution)
        return solution
    }

    /// All supplementary kinds of a section are different (B-B12).
    private func checkKinds() throws(LayoutError) {
        let kinds = description.boundary.map(\.kind) + description.group.anchoredKinds
        var seen: Set<String> = []
        var duplicates: [String] = []
        for kind in kinds where !seen.insert(kind).inserted && !duplicates.contains(kind) { duplicates.append(kind) }
        guard duplicates.isEmpty else { throw LayoutError(.duplicateKinds(duplicates), at: .init(section: index)) }
    }

    /// The view less the insets across the direction in which the groups follow each other (B-C1, B-C2, B-O3, E1).
    private func groupContainer() -> PixelSize {
        var container = view
        container[runAxis.cross] -= insets.total(runAxis.cross)
        return container
    }

    private func run(itemCount: Int, in container: PixelSize) throws(LayoutError) -> GroupRun {
        guard itemCount > 0 else { return .empty }
        let recipe = GroupRecipe(
            section: index, item: description.group, container: container, spacing: description.interGroupSpacing)
        if meter.isActive, description.group.hasEstimates {
            return .measured(try measuredRun(recipe, itemCount: itemCount))
        }
        return .uniform(try uniformRun(recipe, itemCount: itemCount))
    }

    private func uniformRun(_ recipe: GroupRecipe, itemCount: Int) throws(LayoutError) -> UniformRun {
        let composer = GroupComposer()
        func template(_ itemCount: Int, isLast: Bool) throws(LayoutError) -> GroupTemplate {
            try recipe.template(composer, items: 0..<itemCount, isLast: isLast, axis: runAxis) { _, _, _ in nil }
        }
        let full = try template(itemCount, isLast: false)
        let itemsPerGroup = full.slots.count
        let remainder = itemCount % itemsPerGroup
        let last = try template(remainder == 0 ? itemsPerGroup : remainder, isLast: true)
        return UniformRun(
            axis: runAxis, full: full, last: last,
            groupCount: itemCount / itemsPerGroup + (remainder == 0 ? 0 : 1),
            near: recipe.item.edges.near(runAxis).minimum, far: recipe.item.edges.far(runAxis).minimum,
            spacing: recipe.spacing)
    }

    private func measuredRun(_ recipe: GroupRecipe, itemCount: Int) throws(LayoutError) -> MeasuredRun {
        let composer = GroupComposer(measure: meter.cell)
        var run = MeasuredRun(axis: runAxis, recipe: recipe, itemCount: itemCount, sizes: MeasuredSizes())
        var next = 0
        while next < itemCount {
            let counts = run.anchoredCounts.mapValues { $0.last ?? 0 }
            func anchored(_ kind: String, _ ordinal: Int, _ proposal: PixelSize) -> PixelSize? {
                meter.anchored(kind, counts[kind, default: 0] + ordinal, proposal)
            }
            var template = try recipe.template(
                composer, items: next..<itemCount, isLast: false, axis: runAxis, anchored: anchored)
            if next + template.slots.count == itemCount {
                template = try recipe.template(
                    composer, items: next..<itemCount, isLast: true, axis: runAxis, anchored: anchored)
            }
            run.append(template, firstItem: next)
            next += template.slots.count
        }
        run.sizes = meter.sizes
        return run
    }

    /// The section without its boundary items; an empty one keeps its insets only beside those (B-L2, E4a).
    private func bareLength(of run: GroupRun) -> Double {
        let around = insets.total(scrollAxis)
        switch run {
        case .empty: return description.boundary.isEmpty ? 0 : around
        case .uniform, .measured:
            let edges = description.group.edges.minimum(scrollAxis)
            return around + (description.isOrthogonal ? run.crossExtent + edges : run.extent)
        }
    }

    private func placeBoundary(around bareLength: Double) -> BoundarySolver.Solution {
        BoundarySolver(scrollAxis: scrollAxis, view: view, insets: description.boundaryInsets)
            .solve(description.boundary, around: bareLength) { item, proposal in
                meter.supplementary(item.kind, item: 0, proposal)
            }
    }

    private func runOrigin(before: Double) -> PixelPoint {
        var origin = PixelPoint(x: insets.leading, y: insets.top)
        origin[scrollAxis] += before
        return origin
    }

    /// The room across the run: the container's, or for sideways scrolling that of the tallest group, which makes it.
    private func crossRoom(_ run: GroupRun, _ container: PixelSize) -> Double {
        description.isOrthogonal
            ? run.crossExtent + description.group.edges.minimum(scrollAxis)
            : container[scrollAxis.cross]
    }

    /// Backgrounds cover the section's whole extent, insets and boundary items included; a section without length has
    /// none (B-D1, B-D3, E10).
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
        for item in solution.boundary { include(near: item.frame.near(scrollAxis), far: item.frame.far(scrollAxis)) }
        for rect in solution.decorations { include(near: rect.near(scrollAxis), far: rect.far(scrollAxis)) }
        if solution.run.groupCount > 0 {
            let start = solution.runOrigin[scrollAxis]
            let reach = solution.run.overhang(scrollAxis)
            let span = description.isOrthogonal ? 0...solution.crossRoom : solution.run.span
            include(near: start + span.lowerBound - reach.near, far: start + span.upperBound + reach.far)
        }
        return overhang
    }

    private func checkNumbers(_ solution: SectionSolution) throws(LayoutError) {
        let place = LayoutError.Place(section: index)
        if let element = meter.culprit { throw LayoutError(.invalidFittingSize(element), at: place) }
        let numbers = [solution.length, solution.run.extent, solution.run.crossExtent, solution.overhang.near]
        guard numbers.allSatisfy(\.isFinite), solution.overhang.far.isFinite else {
            throw LayoutError(.notFinite, at: place)
        }
        for item in solution.boundary where item.description.isPinned && item.frame.size.width == 0 {
            throw LayoutError(.pinnedWithoutWidth(kind: item.description.kind), at: place)
        }
    }
}
