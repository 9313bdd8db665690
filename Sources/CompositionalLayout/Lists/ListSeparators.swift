import Foundation

/// The separators of a list section's rows: a rule for all rows, plus exceptions. Device pixels.
struct ListSeparators: Sendable, Hashable, Codable {
    /// An edge of a row.
    enum Edge: String, Sendable, Hashable, CaseIterable, Codable {
        case top
        case bottom

        /// The element kind of the edge's separators.
        var kind: String {
            switch self {
            case .top: "topSeparator"
            case .bottom: "bottomSeparator"
            }
        }
    }

    /// A separator, given by its insets from the row's edges.
    struct Line: Sendable, Hashable, Codable {
        var insets: PixelInsets
        /// True for a separator that begins at the text of its row, once the row is measured (B-T12).
        var followsContent: Bool
    }

    /// A row's separators; `nil` for no separator.
    struct Row: Sendable, Hashable, Codable {
        var top: Line?
        var bottom: Line?

        subscript(edge: Edge) -> Line? {
            switch edge {
            case .top: top
            case .bottom: bottom
            }
        }
    }

    var itemCount: Int
    /// The rows between the first and the last.
    var inner: Row
    var first: Row
    var last: Row
    /// Rows with individual separators.
    var others: [Int: Row] = [:]
    var thickness: Double
    /// The leading inset of the safe area. Automatic separators keep clear of it (B-T14).
    var safeArea = 0.0

    func row(_ item: Int) -> Row {
        if let row = others[item] { return row }
        if item == itemCount - 1 { return last }
        return item == 0 ? first : inner
    }

    /// A separator's rectangle, given the row's frame.
    ///
    /// - Parameter leading: the leading inset that the row's content determines; `nil` for the list's own.
    func rect(_ edge: Edge, of item: Int, in row: PixelRect, leading: Double?) -> PixelRect? {
        guard let line = self.row(item)[edge] else { return nil }
        var insets = line.insets
        if line.followsContent { insets.leading = (leading ?? insets.leading) + max(0, safeArea - row.origin.x) }
        var rect = row
        rect.origin.x += insets.leading
        rect.size = PixelSize(width: max(0, row.size.width - insets.total(.horizontal)), height: thickness)
        if edge == .bottom { rect.origin.y += row.size.height - thickness }
        return rect
    }

    /// The number of separators of all rows.
    var count: Int {
        func count(_ row: Row) -> Int { (row.top == nil ? 0 : 1) + (row.bottom == nil ? 0 : 1) }
        guard itemCount > 0 else { return 0 }
        let innerCount = max(0, itemCount - 2)
        let regular = count(last) + (itemCount > 1 ? count(first) : 0) + innerCount * count(inner)
        var rule = self
        rule.others = [:]
        return others.reduce(regular) { $0 + count($1.value) - count(rule.row($1.key)) }
    }
}

extension ListSeparators {
    /// The separators of a section's rows, or `nil` for a list without separators.
    ///
    /// - Complexity: O(rows with separators of their own).
    init?(_ list: ListDescription, itemCount: Int, grid: PixelGrid) {
        guard list.showsSeparators else { return nil }
        let rule = SeparatorRule(list: list, itemCount: itemCount, grid: grid)
        self.itemCount = itemCount
        thickness = list.style.separatorThickness.map(grid.pixels) ?? 1
        first = rule.row(0, list.separators)
        inner = rule.inner
        last = rule.row(itemCount - 1, list.separators)
        let below = list.headerMode == .firstItemInSection ? [1: list.separators] : [:]
        for (item, separators) in below.merging(list.rowSeparators, uniquingKeysWith: { $1 }) where item < itemCount {
            let own = rule.row(item, separators)
            if own != row(item) { others[item] = own }
        }
    }
}

/// Computes the separators of a row from the list's description.
private struct SeparatorRule {
    let list: ListDescription
    let itemCount: Int
    let grid: PixelGrid

    /// The separators of a row between the first and the last.
    var inner: ListSeparators.Row { row(list.separators, top: false, bottom: true) }

    /// A row's separators. By default there is one below each row, but not below a row that is the header. Lists that reach from
    /// edge to edge also have one above the first row and one below the last (B-T18).
    func row(_ item: Int, _ separators: ListDescription.Separators) -> ListSeparators.Row {
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        guard item >= first, item < itemCount else { return row(separators, top: false, bottom: false) }
        let (isFirst, isLast) = (item == first, item == itemCount - 1)
        return row(
            separators, top: isFirst && hasOuterLines, bottom: !isLast || hasOuterLines, outer: (top: isFirst, bottom: isLast))
    }

    private var hasOuterLines: Bool { list.appearance == .plain || list.appearance == .grouped }

    /// - Parameters:
    ///   - top, bottom: visibility where the list decides it.
    ///   - outer: true for the edges of the section's rows.
    private func row(
        _ separators: ListDescription.Separators, top: Bool, bottom: Bool, outer: (top: Bool, bottom: Bool) = (false, false)
    ) -> ListSeparators.Row {
        ListSeparators.Row(
            top: isVisible(separators.topVisibility, automatically: top) ? line(separators.topInsets, isOuter: outer.top) : nil,
            bottom: isVisible(separators.bottomVisibility, automatically: bottom)
                ? line(separators.bottomInsets, isOuter: outer.bottom) : nil)
    }

    private func isVisible(_ visibility: ListDescription.Separators.Visibility, automatically isShown: Bool) -> Bool {
        switch visibility {
        case .automatic: isShown
        case .visible: true
        case .hidden: false
        }
    }

    /// Replaces automatic insets by the list's own, edge by edge (B-T5), or by zero for the outer separators of edge-to-edge groups
    /// (B-T18).
    private func line(_ insets: NSDirectionalEdgeInsets, isOuter: Bool) -> ListSeparators.Line {
        let automatic = ListDescription.Separators.automaticInsets
        let isWhole = isOuter && list.appearance == .grouped
        let own = isWhole ? .zero : list.style.separatorInset
        let isAutomatic = insets.leading == automatic.leading
        let resolved = NSDirectionalEdgeInsets(
            top: 0, leading: isAutomatic ? own.leading : insets.leading,
            bottom: 0, trailing: insets.trailing == automatic.trailing ? own.trailing : insets.trailing)
        return ListSeparators.Line(insets: grid.pixels(resolved), followsContent: isAutomatic && !isWhole)
    }
}
