/// A solved group, ready to be repeated. Coordinates are relative to its outer origin, in device pixels.
struct GroupTemplate: Sendable, Codable {
    /// A view anchored to the group or to one of its subitems.
    struct Anchored: Sendable, Hashable, Codable {
        var kind: String
        var frame: PixelRect
        var zIndex: Int
        /// The number among the views of its kind in this group.
        var ordinal: Int
    }

    /// The slots with the same estimated sides.
    struct Share: Sendable, Codable {
        /// The index of the first slot with these estimated sides.
        var first: Int
        var count: Int
    }

    /// Outer size; for the section's last group, the size after trimming.
    var size: PixelSize
    var slots: [GroupDraft.Slot]
    var anchored: [Anchored]
    /// The number of anchored views of each kind.
    var anchoredCounts: [String: Int]
    /// The estimated sides of anchored views, by kind.
    var anchoredEstimates: [String: FrameDoubt] = [:]
    /// The cells by their estimated sides.
    var cellEstimates: [FrameDoubt: Share] = [:]
    /// The rows that are too short for their first subitem.
    var excesses: [RowExcess]
    /// The smallest rectangle that contains the group and its contents.
    var bounds: PixelRect

    /// The fitting size of an anchored view with an estimated dimension.
    typealias Measure =
        (_ kind: String, _ ordinalInGroup: Int, _ request: SizeRequest) throws(LayoutError) -> PixelSize?

    /// The number of cells and anchored views.
    var elementCount: Int { slots.count + anchored.count }

    init(_ draft: GroupDraft, measure: Measure) throws(LayoutError) {
        size = draft.size
        slots = draft.slots
        excesses = draft.excesses
        anchored = []
        anchoredCounts = [:]
        bounds = PixelRect(origin: .zero, size: draft.size)
        for (index, slot) in draft.slots.enumerated() {
            bounds = bounds.union(slot.slot).union(slot.frame)
            if !slot.estimates.isEmpty { cellEstimates[slot.estimates, default: Share(first: index, count: 0)].count += 1 }
        }
        for site in draft.sites { try add(site, measure: measure) }
    }

    /// Changes the group's length; its contents stay in place, possibly outside the group.
    mutating func trim(_ axis: Axis, to length: Double) {
        size[axis] = length
        bounds = PixelRect(origin: .zero, size: size)
        for slot in slots { bounds = bounds.union(slot.slot).union(slot.frame) }
        for view in anchored { bounds = bounds.union(view.frame) }
    }

    private mutating func add(_ site: GroupDraft.AnchorSite, measure: Measure) throws(LayoutError) {
        let description = site.description
        let ordinal = anchoredCounts[description.kind, default: 0]
        let resolved = description.size.resolved(in: site.container)
        let size = description.size.replacingEstimates(
            of: resolved, with: description.size.hasEstimates
                ? try measure(description.kind, ordinal, SizeRequest(dimensions: description.size, proposal: resolved)) : nil)
        let frame = description.place(size: size, on: site.rect)
        anchoredCounts[description.kind] = ordinal + 1
        anchoredEstimates[description.kind] = description.size.estimates
        anchored.append(Anchored(kind: description.kind, frame: frame, zIndex: description.zIndex, ordinal: ordinal))
        bounds = bounds.union(frame)
    }
}

extension GroupTemplate {
    /// The maximum extension of contents beyond the group's own extent along an axis.
    func overhang(_ axis: Axis) -> Overhang {
        Overhang(near: max(0, -bounds.near(axis)), far: max(0, bounds.far(axis) - size[axis]))
    }
}
