/// Groups whose content sizes them: an extent and a first item each, and the sizes to compose any of them again.
struct MeasuredRun: Sendable {
    var axis: Axis
    var recipe: GroupRecipe
    var sizes: MeasuredSizes
    var itemCount: Int
    /// The index of each group's first item.
    var firstItems: [Int] = []
    /// Where each group begins along the run; ascending unless spacings are negative.
    var origins: [Double] = []
    /// How many anchored views of a kind stand before each group, and in all.
    var anchoredCounts: [String: [Int]] = [:]
    var extent = 0.0
    var span = 0.0...0.0
    var crossExtent = 0.0
    var overhang = Overhang()
    var crossOverhang = Overhang()
    private var longest = 0.0
    private var isAscending = true

    init(axis: Axis, recipe: GroupRecipe, itemCount: Int, sizes: MeasuredSizes) {
        self.axis = axis
        self.recipe = recipe
        self.itemCount = itemCount
        self.sizes = sizes
        for kind in recipe.item.anchoredKinds { anchoredCounts[kind] = [0] }
    }

    var groupCount: Int { firstItems.count }

    /// Appends a group.
    ///
    /// - Parameter template: of a section's last group after trimming.
    mutating func append(_ template: GroupTemplate, firstItem: Int) {
        let edges = recipe.item.edges
        let origin = groupCount == 0
            ? edges.near(axis).minimum
            : extent + recipe.spacing + edges.near(axis).minimum
        if let previous = origins.last, origin < previous { isAscending = false }
        let far = max(origin, origin + template.size[axis])
        span = groupCount == 0 ? origin...far : min(span.lowerBound, origin)...max(span.upperBound, far)
        firstItems.append(firstItem)
        origins.append(origin)
        extent = origin + template.size[axis] + edges.far(axis).minimum
        longest = max(longest, template.size[axis])
        crossExtent = max(crossExtent, template.size[axis.cross])
        overhang.include(template.overhang(axis))
        crossOverhang.include(template.overhang(axis.cross))
        for kind in anchoredCounts.keys {
            let before = anchoredCounts[kind]?.last ?? 0
            anchoredCounts[kind]?.append(before + template.anchoredCounts[kind, default: 0])
        }
    }

    func template(_ group: Int) -> GroupTemplate {
        let composer = GroupComposer(measure: { item, proposal in sizes.cell(item, proposal) })
        do {
            return try recipe.template(
                composer, items: firstItems[group]..<itemCount, isLast: group == groupCount - 1, axis: axis
            ) { kind, ordinal, _ in
                sizes.anchored(kind, (anchoredCounts[kind]?[group] ?? 0) + ordinal)
            }
        } catch {
            preconditionFailure("A group that was composed once can be composed again: \(error)")
        }
    }

    func groups(meeting range: ClosedRange<Double>, overhang: Overhang) -> Range<Int> {
        guard isAscending else { return 0..<groupCount }
        let first = origins.firstIndex(above: range.lowerBound - overhang.far - longest)
        let end = origins.firstIndex(above: range.upperBound + overhang.near)
        return max(0, first - 1)..<max(first, end)
    }
}
