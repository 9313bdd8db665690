public import Foundation

extension UITableView {
    // MARK: Registering and making views

    /// Registers a class of cells for an identifier; `nil` removes the registration.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    /// Registers a nib of a cell for an identifier; `nil` removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs[identifier] = nib }

    /// Registers a class of headers and footers for an identifier; `nil` removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        classes[Self.boundaryPrefix + identifier] = aClass
    }

    /// Registers a nib of a header or footer for an identifier; `nil` removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        nibs[Self.boundaryPrefix + identifier] = nib
    }

    /// A new cell of the registered class or nib; `nil` if none is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let nib = nibs[identifier] else {
            return (classes[identifier] as? UITableViewCell.Type)?.init(dequeuedWith: identifier)
        }
        let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// A new cell of the registered class or nib.
    ///
    /// - Precondition: a class or a nib of cells is registered for the identifier.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                    + "or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// A new header or footer of the registered class or nib; `nil` if none is registered.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let key = Self.boundaryPrefix + identifier
        guard let nib = nibs[key] else {
            return (classes[key] as? UITableViewHeaderFooterView.Type)?.init(dequeuedWith: identifier)
        }
        let view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
        view?.reuseIdentifier = identifier
        return view
    }

    /// Distinguishes the identifiers of headers and footers from those of cells.
    private static let boundaryPrefix = "header or footer "

    // MARK: Numbers of the data source

    public var numberOfSections: Int {
        dataSource.map { ask($0) { view, dataSource in dataSource.numberOfSections(in: view) } } ?? 1
    }

    public func numberOfRows(inSection section: Int) -> Int {
        dataSource.map { ask($0) { view, dataSource in dataSource.tableView(view, numberOfRowsInSection: section) } } ?? 0
    }

    // MARK: Rows: none is selected

    public var hasUncommittedUpdates: Bool { false }
    public var indexPathForSelectedRow: IndexPath? { nil }
    public var indexPathsForSelectedRows: [IndexPath]? { nil }
    /// Always `nil`: headers and footers are measured, but not kept.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}
