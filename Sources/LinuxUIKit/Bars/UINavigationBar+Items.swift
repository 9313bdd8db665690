import Foundation

extension UINavigationBar {
    /// Contents of a navigation bar that view controllers provide.
    struct ControllerContents {
        /// The top controller's title, if it has one.
        var title: String?
        /// The title of the controller below the top: `nil` if the top is the root of the stack, `.some(nil)` for a controller without
        /// a title.
        var below: String??
        var searchBar: UISearchBar?
        /// True for a search bar in the row of the buttons.
        var hasInlineSearch = false
    }

    /// The size of a search bar beside buttons, in points; inferred.
    private static let inlineSearch = CGSize(width: 280, height: 52)

    /// Replaces the views by those of the top item. The bar must have its final frame.
    func showItems(_ parts: NavigationBarParts, _ contents: ControllerContents) {
        for view in itemViews { view.removeFromSuperview() }
        let earlier = subviews
        defer { itemViews = subviews.filter { view in !earlier.contains { $0 === view } } }
        guard let item = topItem else { return }
        let standard = item.standardAppearance ?? standardAppearance
        let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance
        if let appearance = parts.isScrolled ? standard : edge { showBackground(appearance) }
        let styles = edge ?? standard
        if parts.prompt > 0, let prompt = item.prompt {
            let label = UILabel.inBar(prompt, .systemFont(ofSize: 13), .label)
            BarRow(CGRect(x: 0, y: 0, width: bounds.width, height: parts.prompt), of: self).center(label, label.sizeThatFits(bounds.size))
        }
        let title = item.titleView != nil || parts.largeTitle > 0 ? nil : contents.title.map { title in
            styles.titleTextAttributes.label(title, .systemFont(ofSize: 17, weight: .semibold), or: titleTextAttributes)
        }
        var row = showButtons(item, below: contents.below, besides: title, parts)
        if contents.hasInlineSearch, let search = contents.searchBar { row.place(search, Self.inlineSearch, atEnd: true) }
        if let titleView = item.titleView {
            let box = titleView.boxed(in: row.room.width, upTo: parts.row)
            row.center(box.view, box.size)
        } else if let title {
            row.center(title, title.sizeThatFits(bounds.size))
        }
        showLargeTitle(item.largeTitle ?? contents.title, styles, parts)
        if parts.searchBar > 0, let search = contents.searchBar, search.superview == nil || search.superview === self {
            let frame = CGRect(x: 0, y: parts.height - parts.searchBar, width: bounds.width, height: parts.searchBar)
            // The search bar insets its field by another 8 points, to the margin of the screen.
            show(search, in: frame.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left + 8, bottom: 0, right: safeAreaInsets.right + 8)))
        }
    }

    /// Adds the buttons at both ends.
    ///
    /// - Returns: the row with the free part between them.
    private func showButtons(_ item: UINavigationItem, below: String??, besides title: UILabel?, _ parts: NavigationBarParts) -> BarRow {
        var row = BarRow(CGRect(x: 0, y: parts.prompt, width: bounds.width, height: parts.row), of: self)
        let leading = (item.leftBarButtonItems ?? []) + item.leadingItemGroups.flatMap(\.barButtonItems)
        if let below, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
            showBackButton(below, item, besides: title, in: &row)
        }
        row.place(leading)
        let groups = item.trailingItemGroups + [item.pinnedTrailingGroup].compactMap { $0 }
        row.place((item.rightBarButtonItems ?? []) + groups.flatMap(\.barButtonItems).reversed(), atEnd: true)
        return row
    }

    /// Adds the background, which extends to the top of the screen, and the line below the bar.
    private func showBackground(_ appearance: UINavigationBarAppearance) {
        let background = UIView()
        let chrome: UIColor? = appearance.backgroundEffect == nil ? nil : .systemBackground
        background.backgroundColor = appearance.backgroundColor ?? barTintColor ?? chrome
        show(background, in: CGRect(x: 0, y: -frame.minY, width: bounds.width, height: frame.minY + bounds.height))
        if let color = appearance.shadowColor { showLine(color, atTop: false) }
    }

    /// The least distance between the titles of back button and bar, in points. Screenshots show a distance of 14, so it is at most that.
    private static let backGap: CGFloat = 8

    /// Adds the chevron and, unless the item's display mode is minimal, a title: that of the controller below or, if it reaches into the
    /// centred title of the bar, *Back*. If that does, too, the button has no title (B-W7).
    private func showBackButton(_ below: String?, _ item: UINavigationItem, besides centred: UILabel?, in row: inout BarRow) {
        let chevron = UIImageView(image: UIImage(systemName: "chevron.backward"))
        chevron.tintColor = tintColor
        row.place(chevron, CGSize(width: 12, height: 20), gap: 7)
        guard item.backButtonDisplayMode != .minimal else { return }
        let title = backItem.flatMap { $0.backBarButtonItem?.title ?? $0.backButtonTitle } ?? below
        let words = item.backButtonDisplayMode == .generic ? "Back" : title ?? "Back"
        guard !words.isEmpty else { return }
        let end = centred.map { bounds.midX - $0.sizeThatFits(bounds.size).width / 2 } ?? row.room.maxX
        let labels = [words, "Back"].map { UILabel.inBar($0, .systemFont(ofSize: 17), tintColor) }
        if let label = labels.first(where: { row.room.minX + $0.sizeThatFits(bounds.size).width + Self.backGap <= end }) {
            row.place(label, label.sizeThatFits(bounds.size), gap: Self.backGap)
        }
    }

    private func showLargeTitle(_ title: String?, _ styles: UINavigationBarAppearance, _ parts: NavigationBarParts) {
        guard parts.largeTitle > 0, let title else { return }
        let label = styles.largeTitleTextAttributes.label(title, .systemFont(ofSize: 34, weight: .bold), or: largeTitleTextAttributes)
        let height = label.sizeThatFits(bounds.size).height
        let top = parts.prompt + parts.row + parts.padding + parts.largeTitle - BarMetrics.largeTitle + 3
        let row = BarRow(CGRect(x: 0, y: top, width: bounds.width, height: height), of: self)
        show(label, in: row.room)
    }
}

extension UIView {
    /// Adds a line one pixel high at the top or bottom edge.
    func showLine(_ color: UIColor, atTop isAtTop: Bool) {
        let (line, height) = (UIView(), 1 / max(1, traitCollection.displayScale))
        line.backgroundColor = color
        show(line, in: CGRect(x: 0, y: isAtTop ? 0 : bounds.height - height, width: bounds.width, height: height))
    }
}

extension [NSAttributedString.Key: Any] {
    /// A label in the font and colour of these attributes. Missing attributes are taken from `others`; the default font is `font`.
    fileprivate func label(_ text: String, _ font: UIFont, or others: [NSAttributedString.Key: Any]?) -> UILabel {
        let attributes = merging(others ?? [:]) { own, _ in own }
        return .inBar(text, attributes[.font] as? UIFont ?? font, attributes[.foregroundColor] as? UIColor)
    }
}
