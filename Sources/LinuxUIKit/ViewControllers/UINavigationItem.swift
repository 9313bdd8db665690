public import Foundation

/// What a navigation bar is told. It is kept; there is no bar.
public final class UINavigationItem: NSObject {
    /// Whether the bar's title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always
        case never
    }

    public var title: String?
    public var prompt: String?
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}
