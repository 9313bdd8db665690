import CompositionalLayout
public import Foundation

/// The places of a table's parts, in the table's coordinates.
struct TableRows {
    struct Section {
        var header = CGRect.zero
        var rows: [CGRect] = []
        var footer = CGRect.zero

        var frame: CGRect { (rows + [footer]).reduce(header) { $0.union($1) } }
    }

    var sections: [Section] = []
    var height: CGFloat = 0

    /// The row at an index path; `nil` if there is none.
    subscript(path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else { return nil }
        return sections[path.section].rows[path.row]
    }

    var paths: [IndexPath] {
        sections.indices.flatMap { section in sections[section].rows.indices.map { IndexPath(row: $0, section: section) } }
    }
}

/// The cells, heights and places of a table's rows, kept until its data change.
struct TableState {
    var rows: TableRows?
    /// The bounds for which `rows` was solved.
    var bounds = CGRect.zero
    /// Cells that were made, each once.
    var cells: [IndexPath: UITableViewCell] = [:]
    var heights: [IndexPath: CGFloat] = [:]
    var isSolving = false
    var hasBeenLaidOut = false
    var followsContent = false
    /// True if visible rows, headers, footers and separators are subviews.
    var showsCells = false
    /// Headers and footers. The key is a section with `headerRow` or `footerRow`.
    var boundaries: [IndexPath: UIView] = [:]
    var separators: [IndexPath: UIView] = [:]
    /// True if code has set the table's separator inset.
    var hasSeparatorInset = false

    static let (headerRow, footerRow) = (0, 1)
}

/// Rows are placed when code asks for sizes or places after a layout pass (R1).
extension UITableView {
    /// The places of the rows; `nil` before the first layout pass, and without a data source.
    final var rows: TableRows? {
        guard state.hasBeenLaidOut, !state.isSolving, dataSource != nil, bounds.width > 0 else { return nil }
        if let rows = state.rows, state.bounds == bounds { return rows }
        state.isSolving = true
        defer { state.isSolving = false }
        if state.bounds.width != bounds.width { state.heights = [:] }
        let rows = solvedRows()
        (state.rows, state.bounds) = (rows, bounds)
        return rows
    }

    final func rowsDidChange() {
        for views in [state.cells, state.boundaries, state.separators] as [[IndexPath: UIView]] { views.values.forEach { $0.removeFromSuperview() } }
        (state.rows, state.cells, state.heights, state.boundaries, state.separators) = (nil, [:], [:], [:], [:])
        setNeedsLayout()
    }

    private func solvedRows() -> TableRows {
        let metrics = metrics
        let list = metrics[style.appearance]
        var rows = TableRows(height: tableHeaderView?.bounds.height ?? 0)
        func place(_ height: CGFloat) -> CGRect {
            defer { rows.height += height }
            return CGRect(x: list.sideInset, y: rows.height, width: bounds.width - 2 * list.sideInset, height: height)
        }
        let count = numberOfSections
        for index in 0..<count {
            var section = TableRows.Section()
            if let height = boundaryHeight(isHeader: true, index, list) {
                _ = place(sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : list.headerTopPadding)
                section.header = place(height)
            } else {
                section.header = place(index == 0 && tableHeaderView == nil ? list.firstTopInset : pixels(list.topInset))
            }
            for row in 0..<numberOfRows(inSection: index) {
                section.rows.append(place(height(ofRowAt: IndexPath(row: row, section: index), at: rows.height, list, metrics)))
            }
            let bottom = index == count - 1 ? list.lastBottomInset : pixels(list.bottomInset)
            section.footer = place(boundaryHeight(isHeader: false, index, list) ?? bottom)
            rows.sections.append(section)
        }
        rows.height += tableFooterView?.bounds.height ?? 0
        return rows
    }

    private func pixels(_ length: CGFloat) -> CGFloat { (length * traitCollection.displayScale).rounded(.up) / traitCollection.displayScale }

    final var metrics: ListMetrics {
        let list = UICollectionLayoutListConfiguration(appearance: style.listAppearance).description(ofSection: 0, itemCount: 0)
        return SectionDescription.list(list, traits: traitCollection.traits, width: bounds.width).list?.metrics ?? .iOS
    }

    /// The height of a header or footer; `nil` if the section has none.
    private func boundaryHeight(isHeader: Bool, _ section: Int, _ list: ListMetrics.Style) -> CGFloat? {
        let asked = delegate.map { delegate in
            ask(delegate) { view, delegate in
                isHeader
                    ? delegate.tableView(view, heightForHeaderInSection: section) : delegate.tableView(view, heightForFooterInSection: section)
            }
        }
        let given = asked ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        if given == 0, style == .plain { return nil }
        let path = IndexPath(row: isHeader ? TableState.headerRow : TableState.footerRow, section: section)
        let view = state.boundaries[path] ?? boundaryView(isHeader, section) ?? titleView(isHeader, section)
        state.boundaries[path] = view
        if given > 0 { return given }
        guard let view else { return nil }
        let line = (isHeader ? list.headerHeight : list.footerHeight)
            .height(scale: traitCollection.displayScale, contentSize: traitCollection.traits.contentSize)
        return (view as? UITableViewHeaderFooterView)?.showsTitle == true ? line : fittingHeight(of: view, width: bounds.width - 2 * list.sideInset) ?? line
    }

    private func boundaryView(_ isHeader: Bool, _ section: Int) -> UIView? {
        delegate.flatMap { delegate in
            ask(delegate) { view, delegate in
                isHeader
                    ? delegate.tableView(view, viewForHeaderInSection: section) : delegate.tableView(view, viewForFooterInSection: section)
            }
        }
    }

    /// A header or footer that shows the data source's title for a section; `nil` without a title.
    private func titleView(_ isHeader: Bool, _ section: Int) -> UIView? {
        let title = dataSource.flatMap { source in
            ask(source) { view, source in
                isHeader ? source.tableView(view, titleForHeaderInSection: section) : source.tableView(view, titleForFooterInSection: section)
            }
        }
        guard let title, !title.isEmpty else { return nil }
        let view = part(UITableViewHeaderFooterView(reuseIdentifier: nil))
        view.textLabel?.text = title
        view.showsTitle = true
        return view
    }

    /// The height of a row: given, measured if the row is visible, or otherwise estimated.
    private func height(ofRowAt path: IndexPath, at place: CGFloat, _ list: ListMetrics.Style, _ metrics: ListMetrics) -> CGFloat {
        let (given, estimate) = delegate.map { delegate in
            ask(delegate) { view, delegate in
                (delegate.tableView(view, heightForRowAt: path), delegate.tableView(view, estimatedHeightForRowAt: path))
            }
        } ?? (rowHeight, estimatedRowHeight)
        if given >= 0 { return given }
        if let known = state.heights[path] { return known }
        let line = metrics.rowHeight.height(scale: traitCollection.displayScale, contentSize: traitCollection.traits.contentSize)
        // Without estimates all rows are measured.
        guard place < bounds.maxY || estimate == 0 else { return estimate > 0 ? estimate : line }
        let cell = cell(at: path)
        let width = bounds.width - 2 * list.sideInset
        let height = cell.flatMap { $0.listHeight(in: width, atLeast: line) ?? fittingHeight(of: $0, width: width) } ?? line
        state.heights[path] = height
        return height
    }

    /// The height that constraints, a configuration or a subclass decide; `nil` if nothing does.
    private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat? {
        view.frame.size.width = width
        let configuration = (view as? UITableViewCell)?.contentConfiguration ?? (view as? UITableViewHeaderFooterView)?.contentConfiguration
        if let list = configuration as? UIListContentConfiguration { return list.height(in: width, of: view, system: .iOS) }
        let content = configuration?.makeView(for: UICellConfigurationState(traitCollection: view.traitCollection))
        let size = (content ?? view).systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : nil
    }

    /// The data source's cell for a row, made once.
    final func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = state.cells[path] { return cell }
        let cell = dataSource.map { source in ask(source) { view, source in source.tableView(view, cellForRowAt: path) } }
        cell?.adopt(traitCollection: traitCollection)
        state.cells[path] = cell
        return cell
    }

    // MARK: Rows and places

    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard let frame = rows?[indexPath], frame.intersects(bounds) else { return nil }
        return cell(at: indexPath)
    }

    public var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }
    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cell) }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { state.cells.first { $0.value === cell }?.key }
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { rows?.paths.first { rows?[$0]?.contains(point) == true } }
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { (rows?.paths ?? []).filter { rows?[$0]?.intersects(rect) == true } }
    public func rect(forSection section: Int) -> CGRect { place(of: section, \.frame) }
    public func rectForRow(at indexPath: IndexPath) -> CGRect { rows?[indexPath] ?? .zero }
    public func rectForHeader(inSection section: Int) -> CGRect { place(of: section, \.header) }
    public func rectForFooter(inSection section: Int) -> CGRect { place(of: section, \.footer) }

    private func place(of section: Int, _ part: (TableRows.Section) -> CGRect) -> CGRect {
        guard let rows, rows.sections.indices.contains(section) else { return .zero }
        return part(rows.sections[section])
    }
}

extension UITableView.Style {
    var appearance: ListDescription.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    fileprivate var listAppearance: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
