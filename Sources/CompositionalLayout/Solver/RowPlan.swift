/// How many subitems a row takes, and what their fractions are fractions of.
struct RowPlan {
    var count: Int
    var container: PixelSize
    /// The main extent that all subitems are given, whatever they ask for (B-G5).
    var sharedExtent: Double?
}
