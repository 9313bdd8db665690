/// What a blueprint shows of a section: its first groups.
struct SectionCut: Hashable {
    var section: Int
    /// How many groups are shown, from the first.
    var groupCount: Int
    /// How many are not.
    var hiddenGroupCount: Int
    /// How far a row is drawn from the section's leading edge, in points; `nil` for as far as the section goes.
    var rowReach: Double?
    /// A group that is longer than this is cut short itself, in points.
    var groupLimit: Double?
}
