public import CompositionalLayout
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
    public var titleView: UIView?
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    public var leftBarButtonItems: [UIBarButtonItem]?
    public var rightBarButtonItems: [UIBarButtonItem]?
    public var backBarButtonItem: UIBarButtonItem?
    public var backButtonTitle: String?
    public var hidesBackButton = false
    public var hidesSearchBarWhenScrolling = true

    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
