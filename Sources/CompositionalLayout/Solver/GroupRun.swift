/// The consecutive groups of a section along an axis. Offsets are in device pixels from the run's start.
enum GroupRun: Sendable, Codable {
    case empty
    case uniform(UniformRun)
    case measured(MeasuredRun)

    var groupCount: Int {
        switch self {
        case .empty: 0
        case .uniform(let run): run.groupCount
        case .measured(let run): run.groupCount
        }
    }

    /// The number of cells and anchored views in the stored groups.
    var storedElementCount: Int {
        switch self {
        case .empty, .measured: 0
        case .uniform(let run): run.full.elementCount + (run.itemCount % run.full.slots.count == 0 ? 0 : run.last.elementCount)
        }
    }

    /// From start to end, including the edge spacings of the first and last group.
    var extent: Double {
        switch self {
        case .empty: 0
        case .uniform(let run): run.extent
        case .measured(let run): run.extent
        }
    }

    /// From the nearest edge of any group to the farthest. With negative spacings it may be less than the extent, or begin before
    /// the start.
    var span: ClosedRange<Double> {
        switch self {
        case .empty: 0...0
        case .uniform(let run): run.span
        case .measured(let run): run.span
        }
    }

    /// The largest size of a group across the run of groups.
    var crossExtent: Double {
        switch self {
        case .empty: 0
        case .uniform(let run): run.crossExtent
        case .measured(let run): run.crossExtent
        }
    }

    /// A group's size along the run of groups.
    func extent(of group: Int) -> Double {
        switch self {
        case .empty: 0
        case .uniform(let run): run.template(group).size[run.axis]
        case .measured(let run): run.extent(of: group)
        }
    }

    /// A group's size across the run of groups.
    func crossExtent(of group: Int) -> Double {
        switch self {
        case .empty: 0
        case .uniform(let run): run.template(group).size[run.axis.cross]
        case .measured(let run): run.crossExtent(of: group)
        }
    }

    /// The maximum extension of a group's contents beyond its own extent along an axis.
    func overhang(_ axis: Axis) -> Overhang {
        switch self {
        case .empty: Overhang()
        case .uniform(let run): run.overhang(axis)
        case .measured(let run): run.overhang(axis)
        }
    }

    func template(_ group: Int) -> GroupTemplate {
        switch self {
        case .empty: preconditionFailure("An empty section has no groups.")
        case .uniform(let run): run.template(group)
        case .measured(let run): run.template(group)
        }
    }

    /// The parts of a group, as composed.
    func parts(_ group: Int) -> [GroupDraft.Part] {
        do {
            switch self {
            case .empty: return []
            case .uniform(let run): return try run.recipe.parts(firstItem(group)..<run.itemCount, sizes: nil)
            case .measured(let run): return try run.parts(group)
            }
        } catch {
            preconditionFailure("A group that was composed once can be composed again: \(error)")
        }
    }

    func origin(_ group: Int) -> Double {
        switch self {
        case .empty: 0
        case .uniform(let run): run.origin(group)
        case .measured(let run): run.origin(group)
        }
    }

    func firstItem(_ group: Int) -> Int { partition?.firstItem(group) ?? 0 }

    func group(holding item: Int) -> Int { partition?.group(holding: item) ?? 0 }

    /// The number of anchored views of a kind in the groups before `group`.
    func anchoredCount(_ kind: String, before group: Int) -> Int {
        partition?.anchoredCount(kind, before: group) ?? 0
    }

    /// The group that contains an anchored view, given the view's index among all of its kind; `nil` if there are fewer such views.
    func group(holdingAnchored ordinal: Int, of kind: String) -> Int? {
        partition?.group(holdingAnchored: ordinal, of: kind, groupCount: groupCount)
    }

    private var partition: GroupPartition? {
        switch self {
        case .empty: nil
        case .uniform(let run): run.partition
        case .measured(let run): run.partition
        }
    }

    /// The groups whose extent along the run of groups, plus `overhang`, may intersect a range.
    func groups(meeting range: ClosedRange<Double>, overhang: Overhang) -> Range<Int> {
        switch self {
        case .empty: 0..<0
        case .uniform(let run): run.groups(meeting: range, overhang: overhang)
        case .measured(let run): run.groups(meeting: range, overhang: overhang)
        }
    }
}
