/// A solved section. Along the scroll axis coordinates run from the section's near end, across it they are the view's.
/// Device pixels.
struct SectionSolution: Sendable {
    var description: SectionDescription?
    var itemCount: Int
    var scrollAxis: Axis
    var run: GroupRun
    /// Where the run of groups begins.
    var runOrigin: PixelPoint
    /// The section's room across the run, in which a group's flexible edge spacings find their slack.
    var crossRoom: Double
    var length: Double
    var boundary: [BoundarySolver.Placed]
    /// Frames of the decorations, in the description's order.
    var decorations: [PixelRect]
    /// What boundary items asked for, by their index.
    var boundarySizes: [Int: PixelSize] = [:]
    /// The view's extent along the run, less the section's insets.
    var viewportExtent = 0.0
    /// How far anything reaches out of the section along the scroll axis.
    var overhang = Overhang()

    /// How far its groups reach across the scroll axis, in the view's coordinates; 0 where they scroll sideways, which
    /// they do in a width of their own.
    var crossReach: Double {
        guard !isOrthogonal, run.groupCount > 0 else { return 0 }
        let widest = run.crossExtent
        return runOrigin[scrollAxis.cross] + crossOffset(of: widest) + widest
    }

    /// A section that takes no room.
    static func empty(scrollAxis: Axis) -> SectionSolution {
        SectionSolution(
            description: nil, itemCount: 0, scrollAxis: scrollAxis, run: .empty, runOrigin: .zero, crossRoom: 0,
            length: 0, boundary: [], decorations: [])
    }

    var isOrthogonal: Bool { description?.isOrthogonal ?? false }

    /// The axis along which the groups follow each other.
    var runAxis: Axis { isOrthogonal ? scrollAxis.cross : scrollAxis }

    /// The outer corner of a group: near across the run, unless its edge spacing says otherwise (B-G13, B-P6, B-P7).
    func groupOrigin(_ group: Int) -> PixelPoint {
        var origin = runOrigin
        origin[runAxis] += run.origin(group)
        origin[runAxis.cross] += crossOffset(of: run.crossExtent(of: group))
        return origin
    }

    private func crossOffset(of extent: Double) -> Double {
        description?.group.edges.offset(of: extent, in: crossRoom, runAxis.cross) ?? 0
    }

    /// All elements of the section.
    var elementCount: Int {
        itemCount + boundary.count + decorations.count + anchoredCount(before: run.groupCount)
            + (description?.separators?.count ?? 0)
    }

    /// How many anchored views stand in the groups before `group`.
    func anchoredCount(before group: Int) -> Int {
        guard let description, run.groupCount > 0 else { return 0 }
        if group == run.groupCount {
            return anchoredCount(before: group - 1) + run.template(group - 1).anchored.count
        }
        return Set(description.group.anchoredKinds).reduce(0) { $0 + run.anchoredCount($1, before: group) }
    }

    /// The z index of an element other than a decoration: above the decorations, where there are any (B-D2).
    func raised(_ zIndex: Int) -> Int {
        decorations.isEmpty ? zIndex : max(zIndex, 1)
    }
}
