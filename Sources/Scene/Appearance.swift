/// Light or dark surroundings.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}
