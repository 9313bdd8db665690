public import Foundation

/// Provides the rows of a table view. Called when code asks for a number of sections or rows, or when rows are placed (R1). Methods about
/// editing and moving are never called, as there is no user.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in _: UITableView) -> Int { 1 }
    public func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
    public func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
    public func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }
    public func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { false }
    public func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {}
    public func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
    public func sectionIndexTitles(for _: UITableView) -> [String]? { nil }
    public func tableView(_: UITableView, sectionForSectionIndexTitle _: String, at index: Int) -> Int { index }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_: UITableView, cancelPrefetchingForRowsAt _: [IndexPath]) {}
}
