/// Limits on layouts, as their documents may come from strangers. Lengths determine the number of items in a group, so it is
/// unknown until the group is solved; the solver counts items before it creates them. The page about the format of documents
/// lists the limits.
enum LayoutLimits {
    /// Cells of a group and the views anchored in it, including those of nested groups.
    static let groupElements = 200_000
    /// Cells and anchored views that a solution stores for all sections together. A section equal to a recent one adds none.
    static let storedElements = 1_000_000
    /// Cells composed for nested groups without items, while an outermost group is composed. Thousands of such groups with
    /// cells of zero size could take minutes.
    static let emptyItems = 1_000_000
    /// Parts of a group in an explanation; beyond, nested groups without items are left out.
    static let parts = 50_000
}
