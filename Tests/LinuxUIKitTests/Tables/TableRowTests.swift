import Testing
import UIKit

/// Places of a table's rows, headers and footers, and the size of its content.
@MainActor
struct TableRowTests {
    /// A table of two sections of three rows.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        /// The height that constraints give each cell.
        private let content: CGFloat
        var (given, header, footer) = (UITableView.automaticDimension, UITableView.automaticDimension, UITableView.automaticDimension)
        var title: String?
        private(set) var madeCells = 0

        init(content: CGFloat) { self.content = content }

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            madeCells += 1
            let (cell, view) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor), view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: content),
            ])
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { given }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    }

    private func table(_ style: UITableView.Style, _ rows: Rows, height: CGFloat = 2_000) -> UITableView {
        Device.iPhone15.viewport.performAsCurrent {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: height), style: style)
            (table.dataSource, table.delegate) = (rows, rows)
            return table
        }
    }

    @Test(arguments: [77, 30] as [CGFloat], [UITableView.automaticDimension, 0, 50])
    func aPlainTableIsAsHighAsItsParts(content: CGFloat, given: CGFloat) {
        for (header, footer) in [(0, 0), (40, 0), (0, 25), (40, 25), (-1, -1)] as [(CGFloat, CGFloat)] {
            for (above, below) in [(0, 0), (100, 0), (100, 60)] as [(CGFloat, CGFloat)] {
                let rows = Rows(content: content)
                (rows.given, rows.header, rows.footer) = (given, header, footer)
                let table = table(.plain, rows)
                table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: above))
                table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: below))
                #expect(table.contentSize == .zero && rows.madeCells == 0)
                table.layoutIfNeeded()
                let row = given < 0 ? content : given
                // From iOS 15 on, 22 points are above each header.
                let section = (header > 0 ? 22 + header : 0) + 3 * row + max(0, footer)
                #expect(table.contentSize == CGSize(width: 393, height: above + 2 * section + below))
                #expect(table.rectForRow(at: [1, 2]).minY == above + 2 * section - max(0, footer) - row)
                #expect(table.rectForHeader(inSection: 1).minY == above + section + (header > 0 ? 22 : 0))
                #expect(table.rectForFooter(inSection: 1).maxY == above + 2 * section)
            }
        }
    }

    @Test func groupsHaveTheGapsOfLists() {
        let rows = Rows(content: 50)
        let table = table(.insetGrouped, rows)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 20, y: 35, width: 353, height: 50))
        #expect(abs(table.rectForRow(at: [1, 0]).minY - (35 + 150 + 2 * 17.6667)) < 0.001)
        #expect(abs(table.contentSize.height - (35 + 150 + 2 * 17.6667 + 150 + 20)) < 0.001)
        rows.title = "Title"
        table.reloadData()
        table.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: [0, 0]).minY - 38.6667) < 0.001)
    }

    @Test func rowsThatAreNotVisibleHaveTheirEstimates() {
        let rows = Rows(content: 77)
        let table = table(.plain, rows, height: 100)
        table.estimatedRowHeight = 60
        table.layoutIfNeeded()
        #expect(table.contentSize.height.isEqual(to: 2 * 77 + 4 * 60) && rows.madeCells == 2)
        #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1]] && table.cellForRow(at: [0, 2]) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 80)) == [0, 1])
        table.frame.size.height = 400
        table.layoutIfNeeded()
        #expect(table.contentSize.height.isEqual(to: 6 * 77) && rows.madeCells == 6)
    }
}
