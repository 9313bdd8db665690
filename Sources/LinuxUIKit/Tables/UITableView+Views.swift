import Foundation

/// Rows, headers, footers and separators as subviews of a table.
extension UITableView {
    /// Makes the visible parts subviews, to find the collection views in them.
    package final func showCells() {
        state.showsCells = true
        setNeedsLayout()
    }

    /// Makes the visible parts subviews at once, to draw them.
    ///
    /// - Returns: false if the table has none.
    package final func showParts() -> Bool {
        showCells()
        layoutIfNeeded()
        return !subviews.isEmpty
    }

    final func placeParts() {
        guard state.showsCells else { return }
        if let backgroundView {
            if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
            backgroundView.frame = bounds
        }
        guard let rows else { return }
        for index in rows.sections.indices { place(rows.sections[index], index) }
        guard let tableFooterView else { return }
        let height = tableFooterView.bounds.height
        place(tableFooterView, CGRect(x: 0, y: rows.height - height, width: bounds.width, height: height))
    }

    private func place(_ section: TableRows.Section, _ index: Int) {
        for (row, frame) in [(TableState.headerRow, section.header), (TableState.footerRow, section.footer)] where frame.intersects(bounds) {
            guard let view = state.boundaries[IndexPath(row: row, section: index)] else { continue }
            (view as? UITableViewHeaderFooterView)?.isFooter = row == TableState.footerRow
            place(view, frame)
        }
        for (row, frame) in section.rows.enumerated() where frame.intersects(bounds) {
            let path = IndexPath(row: row, section: index)
            guard let cell = cell(at: path) else { continue }
            let isLast = row == section.rows.count - 1
            place(cell, frame)
            round(cell, isFirst: row == 0, isLast: isLast)
            if separatorStyle != .none, style == .plain || !isLast { showSeparator(in: cell, at: path) }
        }
    }

    /// Rounds the corners of a group. The radii are inferred.
    private func round(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
        guard style == .insetGrouped, isFirst || isLast, cell.layer.cornerRadius == 0 else { return }
        cell.layer.cornerRadius = traitCollection.traits.systemVersion >= 26 ? 26 : 10
        cell.layer.maskedCorners = (isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
        if isLast { cell.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.clipsToBounds = true
    }

    /// Adds a line of one pixel at the bottom of a row, from the inset of the cell or the table, if set; otherwise from the text.
    private func showSeparator(in cell: UITableViewCell, at path: IndexPath) {
        let given = cell.hasSeparatorInset ? cell.separatorInset : state.hasSeparatorInset ? separatorInset : nil
        let insets = given ?? UIEdgeInsets(top: 0, left: cell.textStart, bottom: 0, right: 0)
        let (line, pixel) = (state.separators[path] ?? UIView(), 1 / max(1, traitCollection.displayScale))
        line.backgroundColor = separatorColor ?? .separator
        state.separators[path] = line
        let width = max(0, cell.frame.width - insets.left - insets.right)
        show(line, in: CGRect(x: cell.frame.minX + insets.left, y: cell.frame.maxY - pixel, width: width, height: pixel))
    }
}
