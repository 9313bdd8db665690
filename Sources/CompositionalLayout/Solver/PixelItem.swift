/// A subitem in device pixels: a cell or a group.
struct PixelItem: Sendable, Hashable, Codable {
    enum Content: Sendable, Hashable, Codable {
        case cell
        indirect case group(PixelGroup)
    }

    var size: PixelDimensions
    var insets: PixelInsets
    var edges: EdgeSpacing
    var anchored: [PixelAnchored]
    var content: Content

    /// The effective insets, without those on an estimated axis (B-N5).
    var effectiveInsets: PixelInsets {
        insets.keeping { !size.isEstimated($0) }
    }

    /// True if a cell or an anchored view here, or in a nested group, can size itself.
    var asksContent: Bool {
        if anchored.contains(where: \.size.hasEstimates) { return true }
        switch content {
        case .cell: return size.hasEstimates
        case .group(let group): return group.subitems.contains(where: \.asksContent)
        }
    }

    /// True if content can change the size along an axis.
    func isSelfSizing(_ axis: Axis) -> Bool { size.isEstimated(axis) && asksContent }

    /// The kinds of all views anchored here or in nested groups, in layout order, with repetitions.
    var anchoredKinds: [String] {
        let own = anchored.map(\.kind)
        switch content {
        case .cell: return own
        case .group(let group): return own + group.subitems.flatMap(\.anchoredKinds)
        }
    }

    var isCell: Bool {
        switch content {
        case .cell: true
        case .group: false
        }
    }

    /// True if measured sizes determine the number of items in a group, here or in a nested one (B-E10). A group that is
    /// estimated along its axis holds its list once, whatever its items' sizes (B-E8).
    var flows: Bool {
        switch content {
        case .cell: false
        case .group(let group):
            group.flows && !size.isEstimated(group.axis) || group.subitems.contains(where: \.flows)
        }
    }
}

/// Space outside the four edges of an item.
struct EdgeSpacing: Sendable, Hashable, Codable {
    var leading = Spacing.none
    var top = Spacing.none
    var trailing = Spacing.none
    var bottom = Spacing.none

    func near(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

    func far(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

    func minimum(_ axis: Axis) -> Double { near(axis).minimum + far(axis).minimum }

    func flexibleCount(_ axis: Axis) -> Int {
        (near(axis).isFlexible ? 1 : 0) + (far(axis).isFlexible ? 1 : 0)
    }

    /// The offset of an item within a space: near, unless flexible edges share the slack.
    func offset(of length: Double, in room: Double, _ axis: Axis) -> Double {
        let flexible = flexibleCount(axis)
        let slack = room - length - minimum(axis)
        return near(axis).length(share: flexible == 0 ? 0 : slack / Double(flexible))
    }
}

/// Space between subitems or outside an edge, in device pixels.
struct Spacing: Sendable, Hashable, Codable {
    /// The minimum; exact for fixed spacing.
    var minimum: Double
    var isFlexible: Bool

    static let none = Spacing(minimum: 0, isFlexible: false)

    /// The length after adding `share` to each flexible spacing (B-P3).
    func length(share: Double) -> Double {
        isFlexible ? minimum + share : minimum
    }
}
