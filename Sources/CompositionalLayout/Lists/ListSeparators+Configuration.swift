import Foundation

extension ListSeparators {
    /// The separators of a section's rows, or `nil` for a list that shows none.
    ///
    /// - Complexity: O(1), or O(items) where a handler is asked for each row.
    init?(_ configuration: UICollectionLayoutListConfiguration, section: Int, itemCount: Int, grid: PixelGrid) {
        guard configuration.showsSeparators else { return nil }
        let style = configuration.metrics[configuration.appearance]
        let rule = SeparatorRule(configuration: configuration, itemCount: itemCount, grid: grid)
        let base = configuration.separatorConfiguration
        self.itemCount = itemCount
        thickness = style.separatorThickness.map(grid.pixels) ?? 1
        first = rule.row(0, base)
        inner = rule.row(1, base)
        last = rule.row(itemCount - 1, base)
        guard let handler = configuration.itemSeparatorHandler else { return }
        for item in 0..<itemCount {
            let own = rule.row(item, handler(IndexPath(item: item, section: section), base))
            if own != row(item) { others[item] = own }
        }
    }
}

/// Turns a row's separator configuration into separators.
private struct SeparatorRule {
    let configuration: UICollectionLayoutListConfiguration
    let itemCount: Int
    let grid: PixelGrid

    /// By itself a row has a separator below it, unless it is the section's last (B-T4) or its header.
    func row(_ item: Int, _ separators: UIListSeparatorConfiguration) -> ListSeparators.Row {
        let isHeader = item == 0 && configuration.headerMode == .firstItemInSection
        let isShown = item >= 0 && item < itemCount - 1 && !isHeader
        return ListSeparators.Row(
            top: isVisible(separators.topSeparatorVisibility, automatically: false)
                ? insets(separators.topSeparatorInsets) : nil,
            bottom: isVisible(separators.bottomSeparatorVisibility, automatically: isShown)
                ? insets(separators.bottomSeparatorInsets) : nil)
    }

    private func isVisible(
        _ visibility: UIListSeparatorConfiguration.Visibility, automatically isShown: Bool
    ) -> Bool {
        switch visibility {
        case .automatic: isShown
        case .visible: true
        case .hidden: false
        }
    }

    /// The insets that stand for the list's own are replaced by these, side by side (B-T5).
    private func insets(_ insets: NSDirectionalEdgeInsets) -> PixelInsets {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let own = configuration.metrics[configuration.appearance].separatorInset
        return grid.pixels(NSDirectionalEdgeInsets(
            top: 0, leading: insets.leading == automatic.leading ? own.leading : insets.leading,
            bottom: 0, trailing: insets.trailing == automatic.trailing ? own.trailing : insets.trailing))
    }
}
