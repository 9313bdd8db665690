/// The direction that an interface is written for.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
    case leftToRight = 0
    case rightToLeft
}
