import Foundation

extension UITabBar {
    /// The largest number of tabs on a phone. If there are more controllers, the last tab is *More*.
    private static let limit = 5

    /// A tab's title and image.
    struct Tab {
        var title: String?
        var image: UIImage?
        var isSelected = false
        /// The item that has a badge.
        var badged: UITabBarItem?
    }

    /// Replaces the views of the tabs. The bar must have its final frame.
    ///
    /// - Parameter height: the bar's height without the safe area at the bottom, in points.
    func showTabs(_ tabs: [Tab], height: CGFloat) {
        for view in itemViews { view.removeFromSuperview() }
        let earlier = subviews
        defer { itemViews = subviews.filter { view in !earlier.contains { $0 === view } } }
        let metrics = BarMetrics(traitCollection)
        let background = UIView()
        background.backgroundColor = barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground
        show(background, in: bounds)
        if let color = standardAppearance.shadowColor { showLine(color, atTop: true) }
        let shown = tabs.count > Self.limit && !metrics.isPad
            ? tabs.prefix(Self.limit - 1) + [Tab(title: "More", image: UIImage(systemName: "ellipsis"))] : tabs
        let (sides, count) = (safeAreaInsets, CGFloat(max(1, shown.count)))
        let width = (bounds.width - sides.left - sides.right) / count
        for (index, tab) in shown.enumerated() {
            let place = CGRect(x: sides.left + CGFloat(index) * width, y: 0, width: width, height: height)
            show(tab, in: place, isStacked: !metrics.isCompact && !metrics.isPad)
        }
    }

    /// Adds the image and the title of a tab.
    ///
    /// - Parameter isStacked: true for the image above the title; otherwise it is beside it, as in compact bars and on iPad.
    private func show(_ tab: Tab, in place: CGRect, isStacked: Bool) {
        let style = tab.isSelected ? standardAppearance.stackedLayoutAppearance.selected : standardAppearance.stackedLayoutAppearance.normal
        let color = style.iconColor ?? (tab.isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
        let label = tab.title.map { title in
            let own = style.titleTextAttributes
            return UILabel.inBar(
                title, own[.font] as? UIFont ?? .systemFont(ofSize: isStacked ? 10 : 13, weight: .medium),
                own[.foregroundColor] as? UIColor ?? color)
        }
        let size = label?.sizeThatFits(place.size) ?? .zero
        let image = tab.image.map { ($0, $0.ownSize ?? CGSize(width: 24, height: 24)) }
        let gap: CGFloat = image == nil || label == nil ? 0 : 6
        let row = gap + size.width + (image?.1.width ?? 0)
        let imageX = isStacked ? place.midX - (image?.1.width ?? 0) / 2 : place.midX - row / 2
        if let (picture, side) = image {
            let view = UIImageView(image: picture)
            (view.tintColor, view.contentMode) = (color, .scaleAspectFit)
            let middle = isStacked && label != nil ? place.minY + 18 : place.midY
            show(view, in: CGRect(x: imageX, y: middle - side.height / 2, width: side.width, height: side.height))
        }
        tab.badged.map { showBadge(of: $0, at: CGPoint(x: imageX + (image?.1.width ?? 0), y: place.minY), style) }
        guard let label else { return }
        let width = min(size.width, place.width)
        let x = isStacked ? place.midX - width / 2 : place.midX + row / 2 - width
        let y = isStacked ? place.maxY - 15 : place.midY - size.height / 2
        show(label, in: CGRect(x: x, y: y, width: width, height: size.height))
    }

    /// Adds a badge at the upper end of a tab's image.
    private func showBadge(of item: UITabBarItem, at corner: CGPoint, _ style: UITabBarItemStateAppearance) {
        guard let text = item.badgeValue else { return }
        let own = (item.badgeTextAttributes(for: .normal) ?? [:]).merging(style.badgeTextAttributes) { own, _ in own }
        let label = UILabel.inBar(text, own[.font] as? UIFont ?? .systemFont(ofSize: 13), own[.foregroundColor] as? UIColor ?? .white)
        let (size, badge) = (label.sizeThatFits(bounds.size), UIView())
        badge.backgroundColor = item.badgeColor ?? style.badgeBackgroundColor ?? .systemRed
        badge.layer.cornerRadius = 9
        let box = CGRect(x: corner.x - 5, y: corner.y + 2, width: max(18, size.width + 10), height: 18)
        show(badge, in: box)
        show(label, in: box.place(size))
    }
}
