/// Limits on layouts, whose documents may come from strangers. The number of items in a group follows from lengths, so it is only
/// known when the group is solved. They are counted before any is made. The page of the format of documents lists them.
enum LayoutLimits {
    /// Cells of a group and the views anchored in it, including those of nested groups.
    static let groupElements = 200_000
    /// Cells and anchored views in the groups of all sections that differ.
    static let storedElements = 1_000_000
    /// Cells composed for subitems without items, in all groups of a section. With cells of no extent, thousands of such groups
    /// could take minutes.
    static let emptyItems = 1_000_000
    /// Parts of a group in an explanation; nested groups without items are left out beyond.
    static let parts = 50_000
}
