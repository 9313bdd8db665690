/// How far into a layout something stands.
enum ExplodedLevel: Sendable, Hashable {
    case layout
    /// By its index.
    case section(Int)
    /// 0 for a section's group, 1 for a group in that, and so on.
    case group(Int)
    case item
}
