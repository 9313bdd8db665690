/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
    case unspecified = 0
    case light
    case dark
}
