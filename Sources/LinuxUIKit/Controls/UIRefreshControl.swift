public import CompositionalLayout
public import Foundation

/// Tells that a list is being refreshed. It is kept by its scroll view, not drawn, and no user pulls it.
open class UIRefreshControl: UIControl {
    open var attributedTitle: NSAttributedString?
    open private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
    public var refreshControl: UIRefreshControl? {
        get { attachments.refreshControl }
        set { attachments.refreshControl = newValue }
    }
}
