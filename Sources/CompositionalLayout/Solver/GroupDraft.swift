/// A group with placed cells, before its anchored views are measured. Coordinates are relative to the group's outer origin.
struct GroupDraft: Sendable {
    /// The position of one cell.
    struct Slot: Sendable, Hashable, Codable {
        /// The space the item occupies, before its insets.
        var slot: PixelRect
        /// The cell's frame, before rounding.
        var frame: PixelRect
        var zIndex: Int
        /// The cell's estimated sides, marked as undecided until its content is measured.
        var estimates: FrameDoubt = []
    }

    /// A rectangle that views are anchored to.
    struct AnchorSite: Sendable, Hashable {
        var description: PixelAnchored
        /// The inset rectangle (E7).
        var rect: PixelRect
        /// The size that the view's fractions refer to (B-A3, B-A4).
        var container: PixelSize
    }

    /// A part of the group, at any depth.
    struct Part: Sendable {
        /// The description of the item or group; `nil` for a frame of a custom group.
        var description: PixelItem?
        /// The space that the part occupies, before its insets.
        var slot: PixelRect
        var frame: PixelRect
        var isPresent: Bool
        /// The number of groups that contain the part.
        var depth: Int
    }

    /// Outer size; on an estimated axis the extent of the group's content.
    var size: PixelSize
    /// The cells with an item, depth first.
    var slots: [Slot] = []
    var sites: [AnchorSite] = []
    /// The group's rows that are too short for their first subitem.
    var excesses: [RowExcess] = []
    /// The farthest edges of the cells that have an item; `completeReach` also includes cells without an item (B-G11).
    var reach = PixelSize.zero
    var completeReach = PixelSize.zero
    /// The group's parts in pre-order; `nil` unless requested. Nested groups without items are left out beyond a limit.
    var parts: [Part]?

    /// The number of cells and anchored views.
    var elementCount: Int { slots.count + sites.count }

    /// The group's length along an axis if it is the section's last group: shortened by the distance that its missing cells
    /// would extend beyond the present ones (B-G11, B-G12, E6).
    ///
    /// - Parameter inner: the group's extent inside its insets, which are not added back to a shortened group.
    func trimmedLength(_ axis: Axis, inner: Double) -> Double {
        let missing = completeReach[axis] - reach[axis]
        return missing > 0 ? max(0, inner - missing) : size[axis]
    }

    /// Changes the group's length along an axis; only views anchored to the group itself move.
    ///
    /// - Parameter item: the group, whose anchored views come last in the draft.
    mutating func stretch(_ axis: Axis, to length: Double, _ item: PixelItem) {
        size[axis] = length
        guard !slots.isEmpty else { return }
        let rect = PixelRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
        for index in sites.indices.suffix(item.anchored.count) { sites[index].rect = rect }
    }

    /// The same composition without any items.
    var withoutItems: GroupDraft {
        var draft = self
        for index in parts?.indices ?? 0..<0 { draft.parts?[index].isPresent = false }
        draft.slots = []
        draft.sites = []
        draft.excesses = []
        draft.reach = .zero
        return draft
    }

    init(size: PixelSize, parts: [Part]? = nil) {
        self.size = size
        self.parts = parts
    }

    /// Adds a subitem of a row: a cell with its insets and anchored views, or a nested group.
    mutating func include(_ child: RowChild, at origin: PixelPoint) {
        let slot = PixelRect(origin: origin, size: child.size)
        let frame = slot.inset(by: child.description.effectiveInsets)
        parts?.append(Part(
            description: child.description, slot: slot, frame: frame, isPresent: child.itemCount > 0, depth: 0))
        if var excess = child.excess {
            excess.slot = slots.count
            excesses.append(excess)
        }
        if let nested = child.nested { return include(nested, at: origin) }
        include(Slot(slot: slot, frame: frame, zIndex: 0, estimates: child.estimates), isPresent: child.isPresent)
        guard child.isPresent else { return }
        sites += child.description.anchored.map { AnchorSite(description: $0, rect: frame, container: frame.size) }
    }

    mutating func include(_ slot: Slot, isPresent: Bool) {
        for axis in [Axis.horizontal, .vertical] {
            completeReach[axis] = max(completeReach[axis], slot.frame.far(axis))
            if isPresent { reach[axis] = max(reach[axis], slot.frame.far(axis)) }
        }
        if isPresent { slots.append(slot) }
    }

    private mutating func include(_ nested: GroupDraft, at origin: PixelPoint) {
        for axis in [Axis.horizontal, .vertical] {
            completeReach[axis] = max(completeReach[axis], origin[axis] + nested.completeReach[axis])
            if !nested.slots.isEmpty { reach[axis] = max(reach[axis], origin[axis] + nested.reach[axis]) }
        }
        include(nested.parts ?? [], ofPresentGroup: !nested.slots.isEmpty, at: origin)
        for var excess in nested.excesses {
            excess.slot += slots.count
            excesses.append(excess)
        }
        slots += nested.slots.map { slot in
            Slot(
                slot: slot.slot.moved(by: origin), frame: slot.frame.moved(by: origin), zIndex: slot.zIndex,
                estimates: slot.estimates)
        }
        sites += nested.sites.map { site in
            AnchorSite(description: site.description, rect: site.rect.moved(by: origin), container: site.container)
        }
    }

    private mutating func include(_ nested: [Part], ofPresentGroup isPresent: Bool, at origin: PixelPoint) {
        guard let count = parts?.count, isPresent || count + nested.count <= LayoutLimits.parts else { return }
        parts? += nested.map { part in
            Part(
                description: part.description, slot: part.slot.moved(by: origin), frame: part.frame.moved(by: origin),
                isPresent: part.isPresent, depth: part.depth + 1)
        }
    }
}
