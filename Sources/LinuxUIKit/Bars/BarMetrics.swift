import Foundation

/// Heights of bars, in points (B-W1).
struct BarMetrics {
    /// The row of items in a navigation bar.
    let navigationRow: CGFloat
    /// The space below the row of items.
    let navigationPadding: CGFloat
    let tabBar: CGFloat
    let toolbar: CGFloat
    /// True for a phone in landscape, whose bars are lower and show no large title.
    let isCompact: Bool
    let isPad: Bool

    static let largeTitle: CGFloat = 52
    static let searchBar: CGFloat = 52
    static let scopeBar: CGFloat = 44
    static let prompt: CGFloat = 34

    init(_ traits: UITraitCollection) {
        isPad = traits.userInterfaceIdiom == .pad
        isCompact = !isPad && traits.verticalSizeClass == .compact
        let isTall = !isPad && !isCompact && traits.traits.systemVersion >= 26
        navigationRow = isPad ? 50 : isCompact ? 32 : 44
        navigationPadding = isTall ? 10 : 0
        tabBar = isPad ? 50 : isCompact ? 32 : 49
        toolbar = isTall ? 48 : navigationRow
    }
}

/// The parts of a navigation bar, from the top, with their heights in points.
package struct NavigationBarParts: Equatable {
    var prompt: CGFloat = 0
    var row: CGFloat
    /// The space below the row.
    var padding: CGFloat = 0
    var largeTitle: CGFloat = 0
    var searchBar: CGFloat = 0
    /// True if scrolling collapses the search bar.
    var hidesSearchBar = true
    /// True if content has been scrolled beneath the bar.
    var isScrolled = false

    package var height: CGFloat { prompt + row + padding + largeTitle + searchBar }
    /// The height that the bar gives up while content scrolls (B-W4).
    package var collapsible: CGFloat { largeTitle + (hidesSearchBar ? searchBar : 0) }

    /// Collapses the search bar, and then the large title.
    mutating func collapse(by distance: CGFloat) {
        guard distance > 0 else { return }
        let search = hidesSearchBar ? min(searchBar, distance) : 0
        isScrolled = distance >= collapsible
        searchBar -= search
        largeTitle -= min(largeTitle, distance - search)
    }
}

extension UIBarAppearance {
    /// True if the background hides everything beneath it.
    fileprivate var isOpaque: Bool {
        backgroundEffect == nil && backgroundColor.map { $0.components.alpha >= 1 } ?? (backgroundImage != nil)
    }
}

extension UINavigationBar {
    /// True if the bar is not translucent, or its appearance at the scroll edge is opaque (B-W3).
    var isOpaqueBar: Bool {
        !isTranslucent || (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance)?.isOpaque ?? false
    }
}

extension UITabBar {
    var isOpaqueBar: Bool { !isTranslucent || scrollEdgeAppearance?.isOpaque ?? false }
}
