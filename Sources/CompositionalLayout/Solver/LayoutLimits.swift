/// Limits on layouts, whose documents may come from strangers. The document format's page lists them.
///
/// Lengths may determine the number of items in a group. It is then known only while the group is solved, so the solver counts
/// items before it creates them.
enum LayoutLimits {
    /// Cells of a group and the views anchored in it, including those of nested groups.
    static let groupElements = 200_000
    /// Cells and anchored views that a solution stores for all sections together. A section equal to a recent one adds none.
    static let storedElements = 1_000_000
    /// Cells composed only to learn the lengths of nested groups whose items are missing or unknown, for one outermost group. Thousands
    /// of such groups with cells of zero size could take minutes.
    static let emptyItems = 1_000_000
    /// Parts of a group in an explanation. Beyond this limit, nested groups without items are left out.
    static let parts = 50_000
}
