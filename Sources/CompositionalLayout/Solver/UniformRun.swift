/// Groups that are all equal except the last: one template, repeated by arithmetic.
///
/// Memory and time are the same for ten items as for a hundred million.
struct UniformRun: Sendable, Codable {
    let recipe: GroupRecipe
    let itemCount: Int
    var axis: Axis
    var full: GroupTemplate
    var last: GroupTemplate
    var groupCount: Int
    /// Outer spacing before the first group and, together with `far` and `spacing`, between groups (B-P7).
    var near: Double
    var far: Double
    var spacing: Double

    /// Solves the section's first and last group.
    ///
    /// - Complexity: O(slots of the group).
    init(_ recipe: GroupRecipe, itemCount: Int) throws(LayoutError) {
        self.recipe = recipe
        self.itemCount = itemCount
        axis = recipe.axis
        let full = try recipe.template(0..<itemCount)
        self.full = full
        let remainder = itemCount % full.slots.count
        // A group that is uniform is as large as the full ones, even if it has fewer items (B-E11).
        let shared = [Axis.horizontal, .vertical].filter { recipe.item.size[$0].isUniform }.map { ($0, full.size[$0]) }
        last = remainder == 0 ? full : try recipe.template(0..<remainder, stretched: Dictionary(uniqueKeysWithValues: shared))
        groupCount = itemCount / full.slots.count + (remainder == 0 ? 0 : 1)
        near = recipe.item.edges.near(axis).minimum
        far = recipe.item.edges.far(axis).minimum
        spacing = recipe.spacing
    }

    var partition: GroupPartition { .even(items: full.slots.count, anchored: full.anchoredCounts) }

    /// From a group's origin to the next one's.
    private var pitch: Double { near + full.size[axis] + far + spacing }

    var extent: Double { origin(groupCount - 1) + last.size[axis] + far }

    var span: ClosedRange<Double> {
        // The extremes are the first group, the last and, as the last may be shorter, the second to last.
        let groups = [0, max(0, groupCount - 2), groupCount - 1]
        let nears = groups.map { origin($0) }
        let fars = groups.map { origin($0) + template($0).size[axis] }
        let near = nears.min() ?? 0
        return near...max(near, fars.max() ?? 0)
    }

    var crossExtent: Double { max(groupCount > 1 ? full.size[axis.cross] : 0, last.size[axis.cross]) }

    func overhang(_ axis: Axis) -> Overhang {
        var overhang = last.overhang(axis)
        if groupCount > 1 { overhang.include(full.overhang(axis)) }
        return overhang
    }

    func origin(_ group: Int) -> Double { near + Double(group) * pitch }

    func template(_ group: Int) -> GroupTemplate { group == groupCount - 1 ? last : full }

    func groups(meeting range: ClosedRange<Double>, overhang: Overhang) -> Range<Int> {
        let length = max(full.size[axis], last.size[axis])
        let low = range.lowerBound - overhang.far - length - near
        let high = range.upperBound + overhang.near - near
        // With negative spacings, groups may run backwards, or all start at the same position.
        if pitch > 0 { return clamped(from: low / pitch, to: high / pitch) }
        if pitch < 0 { return clamped(from: high / pitch, to: low / pitch) }
        return low <= 0 && 0 <= high ? 0..<groupCount : 0..<0
    }

    private func clamped(from low: Double, to high: Double) -> Range<Int> {
        let limit = Double(groupCount)
        let first = Int(min(max(low.rounded(.down), 0), limit))
        let end = Int(min(max(high.rounded(.down) + 1, 0), limit))
        return first..<max(first, end)
    }
}
