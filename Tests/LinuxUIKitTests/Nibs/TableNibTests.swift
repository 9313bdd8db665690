import Testing
import UIKit

/// Table views in XIB files.
@MainActor
struct TableNibTests {
    private static let content = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
        <objects>
        <tableView id="table">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <view key="tableHeaderView" id="header">
            <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
          </view>
          <prototypes>
            <tableViewCell reuseIdentifier="row" id="cell">
              <rect key="frame" x="0.0" y="60" width="320" height="48"/>
              <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="48"/>
                <subviews>
                  <label text="Row" id="label"><rect key="frame" x="16" y="8" width="200" height="20"/></label>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        </objects>
        </document>
        """

    private func table() throws -> (table: UITableView, notes: [String]) {
        let (objects, notes) = try Album.inFile("Table.xib", Self.content) { sources in
            Album.perform(sources) { UINib(nibName: "Table", bundle: nil).instantiate(withOwner: nil) }
        }
        return (try #require(objects.first as? UITableView), notes)
    }

    @Test func aTableHasItsHeaderAndPrototypes() throws {
        let (table, notes) = try table()
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(cell.reuseIdentifier == "row" && label.text == "Row")
        #expect(label.frame == CGRect(x: 16, y: 8, width: 200, height: 20))
        #expect(notes == [])
    }
}
