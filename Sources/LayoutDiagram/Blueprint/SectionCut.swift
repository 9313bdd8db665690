/// What a blueprint shows of a section: its first groups.
struct SectionCut: Hashable {
    var section: Int
    /// How many groups are shown, from the first.
    var groupCount: Int
    /// How many are not.
    var hiddenGroupCount: Int
    /// A group that is longer than this is cut short itself, in points.
    var groupLimit: Double?
}
