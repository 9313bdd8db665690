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
        var parts = navigationBarParts
        parts?.collapse(by: distance)
        let (above, below) = (parts?.height ?? 0, showsToolbar ? BarMetrics(traitCollection).toolbar : 0)
        barInsets = UIEdgeInsets(top: above, left: 0, bottom: below, right: 0)
        view.place(navigationBar, CGRect(x: 0, y: safe.top, width: bounds.width, height: above))
        view.place(toolbar, CGRect(x: 0, y: bounds.height - safe.bottom - below, width: bounds.width, height: below))
        var covered = UIEdgeInsets.zero
        if above > 0, !top.reaches(beneath: .top, navigationBar.isOpaqueBar) { covered.top = safe.top + above }
        if below > 0, !top.reaches(beneath: .bottom, !toolbar.isTranslucent) { covered.bottom = safe.bottom + below }
        content.frame = bounds.inset(by: covered)
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
    /// Adds a bar in front of the other views, moves it, or removes one without height.
    func place(_ bar: UIView, _ frame: CGRect) {
        let isShown = frame.height > 0
        if isShown != (bar.superview === self) { if isShown { addSubview(bar) } else { bar.removeFromSuperview() } }
        if isShown, bar.frame != frame { bar.frame = frame }
    }
}
