import UIKit

/// The transactions of an account, in a table below the months.
class TransactionsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    struct Row {
        let payee: String
        let amount: Int
    }

    var rows: [[Row]] = [[Row(payee: "Bakery", amount: -420), Row(payee: "Salary", amount: 310_000)], [Row(payee: "Rent", amount: -98_000)]]
    let months = DateFormatter().shortMonthSymbols ?? []

    let tableView = UITableView(frame: .zero, style: .grouped)

    lazy var monthsView: UICollectionView = {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(36)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(36)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "month")
        view.dataSource = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.tableFooterView = UIView()
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")

        let stack = UIStackView(arrangedSubviews: [monthsView, tableView])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        monthsView.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    // MARK: - UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int { return rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return rows[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let row = rows[indexPath.section][indexPath.row]
        cell.textLabel?.text = row.payee
        cell.detailTextLabel?.text = row.amount.asCurrency
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .none
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { months[section] }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.rows[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension TransactionsViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 12 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "month", for: indexPath)
        cell.layer.cornerRadius = 18
        return cell
    }
}
