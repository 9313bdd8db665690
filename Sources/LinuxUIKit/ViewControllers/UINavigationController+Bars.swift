package import Foundation

extension UINavigationController {
    /// The parts of the bar for the top controller; `nil` for a hidden bar (B-W2).
    package var navigationBarParts: NavigationBarParts? {
        let metrics = BarMetrics(traitCollection)
        let isHidden = isNavigationBarHidden || navigationBar.isHidden || hidesBarsWhenVerticallyCompact && metrics.isCompact
        guard !isHidden, let item = topViewController?.navigationItem else { return nil }
        var parts = NavigationBarParts(row: metrics.navigationRow, padding: metrics.navigationPadding)
        if item.prompt != nil { parts.prompt = BarMetrics.prompt }
        if navigationBar.prefersLargeTitles, !metrics.isCompact, showsLargeTitle { parts.largeTitle = BarMetrics.largeTitle }
        if item.hasStackedSearchBar(metrics) { parts.searchBar = BarMetrics.searchBar + (item.searchController?.searchBar.scopeHeight ?? 0) }
        parts.hidesSearchBar = item.hidesSearchBarWhenScrolling
        return parts
    }

    /// False if the topmost controller with a display mode other than `.automatic` has `.never`; true otherwise, also if there
    /// is no such controller (B-W5).
    private var showsLargeTitle: Bool {
        viewControllers.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode).first { $0 != .automatic } != .never
    }

    private var showsToolbar: Bool { !isToolbarHidden && !toolbar.isHidden && !viewControllers.contains(where: \.hidesBottomBarWhenPushed) }

    /// Places the bars, and the top controller's view beneath or between them (B-W1, B-W3).
    ///
    /// - Parameter distance: points by which the content is scrolled from its start (B-W4).
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

    /// Adds the views of the items to the bars. Called after layout.
    package func showBarItems(scrolledBy distance: CGFloat = 0) {
        guard let view = viewIfLoaded, let top = topViewController else { return }
        if navigationBar.superview === view, var parts = navigationBarParts {
            parts.collapse(by: distance)
            let below = viewControllers.count > 1 ? viewControllers[viewControllers.count - 2] : nil
            let search = top.navigationItem.searchController?.searchBar
            let metrics = BarMetrics(traitCollection)
            navigationBar.showItems(parts, .init(
                title: top.shownTitle, below: below.map(\.shownTitle), searchBar: search,
                hasInlineSearch: metrics.isPad && !top.navigationItem.hasStackedSearchBar(metrics)))
        }
        guard toolbar.superview === view else { return }
        toolbar.items = top.toolbarItems ?? toolbar.items
        toolbar.showItems()
    }
}

extension UINavigationItem {
    /// True if the search bar has a row of its own.
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
    /// The title shown in a bar: the navigation item's, or otherwise the controller's.
    package final var shownTitle: String? { navigationItem.title ?? title }

    /// True if the view extends beneath the bar at an edge (B-W3).
    ///
    /// - Parameter isOpaque: true for an opaque bar.
    final func reaches(beneath edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }
}

extension UIView {
    /// Shows a bar in a frame, in front of the other views if it is new; removes a bar without height.
    func place(_ bar: UIView, _ frame: CGRect) {
        let isShown = frame.height > 0
        if isShown != (bar.superview === self) { if isShown { addSubview(bar) } else { bar.removeFromSuperview() } }
        if isShown, bar.frame != frame { bar.frame = frame }
    }
}
