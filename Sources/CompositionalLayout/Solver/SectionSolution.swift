/// A solved section. Along the scroll axis, coordinates are relative to the section's near end; across it, to the view. Device
/// pixels.
struct SectionSolution: Sendable, Codable {
    var description: PixelSection?
    var itemCount: Int
    var scrollAxis: Axis
    var run: GroupRun
    /// The origin of the run of groups.
    var runOrigin: PixelPoint
    /// The section's extent across the run of groups, in which a group's flexible edge spacings share the slack.
    var crossRoom: Double
    var length: Double
    var boundary: [BoundarySolver.Placed]
    /// Frames of the decorations, in the order of the description.
    var decorations: [PixelRect]
    /// The fitting sizes of boundary items, by index.
    var boundarySizes: [Int: PixelSize] = [:]
    /// The view's extent along the run of groups, less the section's insets.
    var viewportExtent = 0.0
    /// The maximum extension of contents beyond the section along the scroll axis.
    var overhang = Overhang()

    /// The extent of the section's groups across the scroll axis, in the view's coordinates; 0 if they scroll sideways, as their
    /// width then does not count.
    var crossReach: Double {
        guard !isOrthogonal, run.groupCount > 0 else { return 0 }
        let widest = run.crossExtent
        return runOrigin[scrollAxis.cross] + crossOffset(of: widest) + widest
    }

    /// The possible range of groups across the run of groups, relative to the run's origin. Edge spacing may put groups before
    /// the origin or beyond the available extent.
    var crossSpan: ClosedRange<Double> {
        // Flexible edges move smaller groups within the space beside the largest, so the largest is the extreme case.
        let near = crossOffset(of: run.crossExtent)
        let far = near + run.crossExtent
        return min(near, far)...max(near, far)
    }

    /// A section of zero length.
    static func empty(scrollAxis: Axis) -> SectionSolution {
        SectionSolution(
            description: nil, itemCount: 0, scrollAxis: scrollAxis, run: .empty, runOrigin: .zero, crossRoom: 0,
            length: 0, boundary: [], decorations: [])
    }

    var isOrthogonal: Bool { description?.isOrthogonal ?? false }

    /// The axis along which groups follow each other.
    var runAxis: Axis { isOrthogonal ? scrollAxis.cross : scrollAxis }

    /// The outer origin of a group: near across the run of groups, unless its edge spacing specifies otherwise (B-G13, B-P6,
    /// B-P7).
    func groupOrigin(_ group: Int) -> PixelPoint {
        var origin = runOrigin
        origin[runAxis] += run.origin(group)
        origin[runAxis.cross] += crossOffset(of: run.crossExtent(of: group))
        return origin
    }

    private func crossOffset(of extent: Double) -> Double {
        description?.group.edges.offset(of: extent, in: crossRoom, runAxis.cross) ?? 0
    }

    /// The number of all elements of the section.
    var elementCount: Int {
        itemCount + boundary.count + decorations.count + anchoredCount(before: run.groupCount)
            + (description?.separators?.count ?? 0)
    }

    /// The number of anchored views in the groups before `group`.
    func anchoredCount(before group: Int) -> Int {
        guard let description, run.groupCount > 0 else { return 0 }
        if group == run.groupCount {
            return anchoredCount(before: group - 1) + run.template(group - 1).anchored.count
        }
        return Set(description.group.anchoredKinds).reduce(0) { $0 + run.anchoredCount($1, before: group) }
    }

    /// The z-index of an element other than a decoration: above the decorations, if there are any (B-D2).
    func raised(_ zIndex: Int) -> Int {
        decorations.isEmpty ? zIndex : max(zIndex, 1)
    }
}
