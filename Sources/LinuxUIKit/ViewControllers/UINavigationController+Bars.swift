package import Foundation

extension UINavigationController {
    /// The parts of the bar for the top controller; `nil` for a hidden bar (B-W2).
    package var navigationBarParts: NavigationBarParts? {
        let metrics = BarMetrics(traitCollection)
        let isHidden = isNavigationBarHidden || navigationBar.isHidden || hidesBarsWhenVerticallyCompact && metrics.isCompact
        guard !isHidden, let item = topViewController?.navigationItem else { return nil }
        var parts = NavigationBarParts(row: metrics.navigationBar)
        if item.prompt != nil { parts.prompt = BarMetrics.prompt }
        if navigationBar.prefersLargeTitles, !metrics.isCompact, showsLargeTitle { parts.largeTitle = BarMetrics.largeTitle }
        if item.hasStackedSearchBar(metrics) { parts.searchBar = BarMetrics.searchBar }
        parts.hidesSearchBar = item.hidesSearchBarWhenScrolling
        return parts
    }

    /// The choice of the nearest controller in the stack that makes one.
    private var showsLargeTitle: Bool {
        viewControllers.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode).first { $0 != .automatic } != .never
    }

    private var showsToolbar: Bool { !isToolbarHidden && !toolbar.isHidden && !viewControllers.contains(where: \.hidesBottomBarWhenPushed) }

    /// Places the bars, and the top controller's view beneath or between them (B-W1, B-W3).
    ///
    /// - Parameter distance: points of content that have been scrolled beneath the navigation bar (B-W4).
    package func layOutBars(scrolledBy distance: CGFloat = 0) {
        guard let view = viewIfLoaded, let top = topViewController, let content = top.viewIfLoaded, content.superview === view
        else { return }
        let (safe, bounds) = (view.safeAreaInsets, view.bounds)
        barInsets = .zero
        var parts = navigationBarParts
        parts?.collapse(by: distance)
        if let parts {
            barInsets.top = parts.height
            view.place(navigationBar, CGRect(x: 0, y: safe.top, width: bounds.width, height: parts.height))
        } else {
            navigationBar.leave(view)
        }
        if showsToolbar {
            barInsets.bottom = BarMetrics(traitCollection).toolbar
            let y = bounds.height - safe.bottom - barInsets.bottom
            view.place(toolbar, CGRect(x: 0, y: y, width: bounds.width, height: barInsets.bottom))
        } else {
            toolbar.leave(view)
        }
        var frame = UIEdgeInsets.zero
        if parts != nil, !top.reaches(beneath: .top, navigationBar.isOpaqueBar) { frame.top = safe.top + barInsets.top }
        if showsToolbar, !top.reaches(beneath: .bottom, !toolbar.isTranslucent) {
            frame.bottom = safe.bottom + barInsets.bottom
        }
        content.frame = bounds.inset(by: frame)
    }

    /// Fills the bars with the views of their items, once all is laid out.
    package func showBarItems(scrolledBy distance: CGFloat = 0) {
        guard let view = viewIfLoaded, let top = topViewController else { return }
        if navigationBar.superview === view, var parts = navigationBarParts {
            parts.collapse(by: distance)
            let below = viewControllers.count > 1 ? viewControllers[viewControllers.count - 2] : nil
            let search = top.navigationItem.searchController?.searchBar
            navigationBar.showItems(parts, .init(title: top.shownTitle, below: below.map(\.shownTitle), searchBar: search))
        }
        guard toolbar.superview === view else { return }
        toolbar.items = top.toolbarItems ?? toolbar.items
        toolbar.showItems()
    }
}

extension UINavigationItem {
    /// True for a search bar in a row of its own.
    fileprivate func hasStackedSearchBar(_ metrics: BarMetrics) -> Bool {
        guard searchController != nil else { return false }
        return switch preferredSearchBarPlacement {
        case .stacked: true
        case .automatic: !metrics.isPad
        case .inline, .integrated, .integratedCentered, .integratedButton: false
        }
    }
}

extension UIViewController {
    /// The title in a bar.
    package final var shownTitle: String? { navigationItem.title ?? title }

    /// True if the view reaches beneath a bar at an edge.
    final func reaches(beneath edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }
}

extension UIView {
    /// Adds a bar in front of the other views, or moves it.
    func place(_ bar: UIView, _ frame: CGRect) {
        if bar.superview !== self { addSubview(bar) }
        if bar.frame != frame { bar.frame = frame }
    }

    /// Removes a hidden bar from the container's view.
    func leave(_ container: UIView) {
        if superview === container { removeFromSuperview() }
    }
}
