import Testing
import UIKit

/// Names of table views: code with tables beside its collection views compiles, and its tables have their places.
@MainActor
struct TableTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }

    private final class SubtitleCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            accessoryType = selected ? .checkmark : .none
        }
    }

    private final class FiltersViewController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(SubtitleCell.self, forCellReuseIdentifier: "filter")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "filter", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 64 }
    }

    @Test func aTableAsksItsDataSourceForNumbers() {
        let (table, rows) = (UITableView(frame: .zero, style: .insetGrouped), Rows())
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        table.dataSource = rows
        table.delegate = rows
        #expect(table.style == .insetGrouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 4)
        #expect((table as UIScrollView).delegate === rows)
    }

    @Test func cellsAreOfTheRegisteredClass() {
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
        table.register(SubtitleCell.self, forCellReuseIdentifier: "row")
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
        #expect(cell is SubtitleCell && cell.reuseIdentifier == "row" && cell.style == .subtitle)
        cell.setSelected(true, animated: false)
        #expect(cell.isSelected && cell.accessoryType == .checkmark)
        #expect(cell.detailTextLabel != nil && UITableViewCell().detailTextLabel == nil)
    }

    @Test func headersHaveIdentifiersOfTheirOwn() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "row")?.reuseIdentifier == "row")
    }

    @Test func theHeaderOfATableIsAsWideAsTheTable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        let (header, other) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 140)), UIView())
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 140))
        table.tableHeaderView = other
        #expect(header.superview == nil && other.superview === table)
    }

    @Test func aTableViewControllersViewIsItsTable() {
        let controller = FiltersViewController(style: .grouped)
        #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
        let path = IndexPath(row: 2, section: 0)
        #expect(controller.tableView(controller.tableView, cellForRowAt: path).textLabel?.text == "Row 2")
        #expect(controller.tableView(controller.tableView, heightForRowAt: path) == 64)
    }

    @Test func cellsAndTheirContentHaveTheSameSize() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame.size = CGSize(width: 300, height: 50)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        cell.configurationUpdateHandler = { cell, state in cell.tag = state.isHighlighted ? 2 : 1 }
        cell.setHighlighted(true, animated: false)
        #expect(cell.tag == 2)
    }

    @Test func aSnapshotGivesRows() throws {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.tag = number
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["first", "second"])
        snapshot.appendItems([7, 8], toSection: "second")
        var isComplete = false
        source.apply(snapshot, animatingDifferences: false) { isComplete = true }
        #expect(isComplete && table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
        let path = IndexPath(row: 1, section: 1)
        try #require(source.itemIdentifier(for: path) == 8)
        #expect(source.indexPath(for: 8) == path)
        #expect(source.tableView(table, cellForRowAt: path).tag == 8)
    }
}
