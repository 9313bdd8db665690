import UIKit

final class FiltersViewController: UITableViewController {
    private let filters = ["In stock", "On sale", "Free shipping"]
    private var selected: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filters"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "filter")
        tableView.allowsMultipleSelection = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { filters.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "filter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = filters[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = selected.contains(filters[indexPath.row]) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.formSymmetricDifference([filters[indexPath.row]])
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
