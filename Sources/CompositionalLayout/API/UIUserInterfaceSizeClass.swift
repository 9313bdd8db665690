/// How much room there is along an axis, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
    case unspecified = 0
    case compact
    case regular
}
