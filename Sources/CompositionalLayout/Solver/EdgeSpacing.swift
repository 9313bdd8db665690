/// Room outside the four edges of an item.
struct EdgeSpacing: Sendable, Hashable {
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

    /// Where something of a length stands in a room: near, unless flexible edges share the slack.
    func offset(of length: Double, in room: Double, _ axis: Axis) -> Double {
        let flexible = flexibleCount(axis)
        let slack = room - length - minimum(axis)
        return near(axis).length(share: flexible == 0 ? 0 : slack / Double(flexible))
    }
}
