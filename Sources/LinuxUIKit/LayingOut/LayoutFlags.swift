/// The work pending in a view and below it, and the roles of the view in laying out.
struct LayoutFlags: OptionSet {
    let rawValue: UInt16

    /// `layoutSubviews()` has to be called.
    static let layout = LayoutFlags(rawValue: 1)
    static let layoutBelow = LayoutFlags(rawValue: 1 << 1)
    /// `updateConstraints()` has to be called.
    static let update = LayoutFlags(rawValue: 1 << 2)
    static let updateBelow = LayoutFlags(rawValue: 1 << 3)
    /// Constraints of the view or below it, or values they depend on, have changed since they were solved.
    static let solving = LayoutFlags(rawValue: 1 << 4)
    /// The view or one below it has constraints or arranges views. Never removed.
    static let usesConstraints = LayoutFlags(rawValue: 1 << 5)
    /// Constraints have been activated in the view. Never removed.
    static let keepsConstraints = LayoutFlags(rawValue: 1 << 6)
    /// A system of constraints depends on the view's geometry, content or environment. Never removed.
    static let isInSystem = LayoutFlags(rawValue: 1 << 7)
    /// Subviews have been placed by constraints. Never removed.
    static let placesSubviews = LayoutFlags(rawValue: 1 << 8)
    /// A hugging or compression resistance priority has been set. Never removed.
    static let hasPriorities = LayoutFlags(rawValue: 1 << 9)
    /// The layout margins do not follow the safe area.
    static let ignoresSafeArea = LayoutFlags(rawValue: 1 << 10)
    /// Margins of a controller's view may be smaller than the system's.
    static let ignoresSystemMargins = LayoutFlags(rawValue: 1 << 11)
    /// Code has set the layout margins. Never removed.
    static let hasGivenMargins = LayoutFlags(rawValue: 1 << 12)
    /// Properties are observed.
    static let isObserved = LayoutFlags(rawValue: 1 << 13)
    /// `updateProperties()` has to be called.
    static let properties = LayoutFlags(rawValue: 1 << 14)

    /// The flags to set on the superviews: pending calls become `layoutBelow` and `updateBelow`.
    var above: LayoutFlags {
        var above = intersection([.solving, .usesConstraints, .layoutBelow, .updateBelow])
        if contains(.layout) { above.insert(.layoutBelow) }
        if contains(.update) { above.insert(.updateBelow) }
        return above
    }
}

extension UIView {
    /// Adds flags to the view, and the resulting `above` to its superviews.
    ///
    /// - Complexity: O(superviews that lack those flags). The walk ends at the first superview with the flags: its superviews have
    ///   them, too.
    final func raise(_ added: LayoutFlags) {
        flags.formUnion(added)
        let above = flags.above
        var next = superview
        while let view = next, !view.flags.isSuperset(of: above) {
            view.flags.formUnion(above)
            next = view.superview
        }
    }

    /// Marks the constraints as changed if a system depends on this view.
    final func systemInputDidChange() { if flags.contains(.isInSystem), !flags.contains(.solving) { raise(.solving) } }
}
