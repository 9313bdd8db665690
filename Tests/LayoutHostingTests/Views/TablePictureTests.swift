import LayoutHosting
import TestSupport
import Testing
import UIKit
import ViewPictures

/// Rows, headers and separators of table views in pictures.
@MainActor
struct TablePictureTests {
    private final class Source: NSObject, UITableViewDataSource {
        var counts = [3]
        var title: String?
        let fill: (IndexPath) -> UITableViewCell

        init(_ fill: @escaping (IndexPath) -> UITableViewCell) { self.fill = fill }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fill(indexPath) }
    }

    /// A table of 393 × 200 points.
    private func table(_ source: Source, _ style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }) throws -> ViewPicture {
        try .of {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 200), style: style)
            table.dataSource = source
            change(table)
            return table
        }
    }

    private func row(
        _ style: UITableViewCell.CellStyle = .default, _ change: @escaping (UITableViewCell) -> Void = { _ in }
    ) -> Source {
        Source { path in
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(path.row)"
            change(cell)
            return cell
        }
    }

    private func texts(_ picture: ViewPicture) -> [String] { picture.all.compactMap(\.text).flatMap(\.words) }

    /// Frames of the lines between rows.
    private func lines(_ picture: ViewPicture) -> [CGRect] {
        picture.children.filter { $0.background?.words.hasPrefix("#3C3C434A") == true }.map(\.frame)
    }

    @Test func aTableShowsItsVisibleRows() throws {
        let source = row()
        source.counts = [2, 40]
        let picture = try table(source)
        #expect(texts(picture) == (0..<2).map { "Row \($0)" } + (0..<3).map { "Row \($0)" })
        #expect(picture.background?.words == "#FFFFFF #000000" && picture.content == .none)
        #expect(picture.children.filter { $0.className == "UITableViewCell" }.map(\.frame.minY) == [0, 44, 88, 132, 176])
    }

    @Test func aTableWithoutRowsIsABox() throws {
        let source = row()
        source.counts = []
        #expect(try table(source).content == .foreign("UITableView"))
    }

    /// Lines on a screen of 320 points with a safe area of 20 (Fixtures/UIKitViews), which the frames below leave out.
    @Test func separatorsStandWhereUIKitHasThem() throws {
        struct File: Decodable {
            struct Element: Decodable {
                let kind: String
                let frame: [CGFloat]
            }
            let elements: [Element]
        }
        let file = Fixtures.folder.appendingPathComponent("UIKitViews/sst.testTableViewController.json")
        let measured = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).elements
            .filter { $0.kind == "tableSeparator" }.map { CGRect(x: $0.frame[0], y: $0.frame[1] - 20, width: $0.frame[2], height: $0.frame[3]) }
        let source = row()
        source.counts = [10]
        let picture = try table(source) { $0.frame = CGRect(x: 0, y: 0, width: 320, height: 548) }
        #expect(measured.count >= 10)
        for (line, own) in zip(measured, lines(picture)) { #expect(isNear(line, own, within: 0.34), "\(line) \(own)") }
    }

    @Test func separatorsAreMirroredFromRightToLeft() throws {
        let left = try lines(table(row()))
        let right = try lines(table(row()) { $0.semanticContentAttribute = .forceRightToLeft })
        #expect(left.count == 3 && left[0].minX > 0, "\(left)")
        #expect(right == left.map { $0.offsetBy(dx: 393 - $0.maxX - $0.minX, dy: 0) }, "\(left) \(right)")
    }

    @Test func separatorsBeginWhereTextsDoUnlessTheyAreInset() throws {
        func starts(_ change: @escaping (UITableViewCell) -> Void = { _ in }, _ whole: (UITableView) -> Void = { _ in }) throws -> [CGFloat] {
            lines(try table(row(change), .plain, whole)).map(\.minX)
        }
        func row(_ change: @escaping (UITableViewCell) -> Void) -> Source { self.row(.default, change) }
        #expect(try starts() == [20, 20, 20])
        #expect(try starts({ $0.imageView?.image = UIImage(systemName: "star") })[0] > 50)
        #expect(try starts({ _ in }, { $0.separatorInset = .zero }) == [0, 0, 0])
        #expect(try starts({ $0.separatorInset.left = 40 }, { $0.separatorInset = .zero }) == [40, 40, 40])
        #expect(try starts({ _ in }, { $0.separatorStyle = .none }).isEmpty)
    }

    @Test func groupsAreRoundedAndHaveNoLineBelowTheLastRow() throws {
        let picture = try table(row(), .insetGrouped)
        #expect(picture.background?.words == "#F2F2F7 #000000")
        let rows = picture.children.filter { $0.className == "UITableViewCell" }
        #expect(rows.map(\.corners.radius) == [10, 0, 10] && rows.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 353 })
        #expect(rows[0].corners.rounded == [.topLeft, .topRight] && rows[2].corners.rounded == [.bottomLeft, .bottomRight])
        #expect(lines(picture).map(\.minX) == [40, 40])
    }

    @Test func stylesShowTheirLabels() throws {
        func labels(_ style: UITableViewCell.CellStyle) throws -> [CGRect] {
            let picture = try table(row(style) { $0.detailTextLabel?.text = "Detail" })
            let cell = try #require(picture.children.first { $0.className == "UITableViewCell" })
            return cell.all.filter { $0.text != nil }.map(\.frame)
        }
        let (subtitle, value) = (try labels(.subtitle), try labels(.value1))
        #expect(subtitle[0].minX == 20 && subtitle[1].minX == 20 && subtitle[1].minY >= subtitle[0].maxY)
        #expect(value[0].minX == 20 && value[1].maxX == 373 && value[0].midY == value[1].midY)
        #expect(try labels(.default).count == 1)
        let colors = try table(row(.value1) { $0.detailTextLabel?.text = "Detail" }).all.compactMap { $0.text?.lines.first?.runs.first?.style.color.words }
        #expect(colors.prefix(2) == ["#000000 #FFFFFF", "#3C3C4399 #EBEBF599"])
    }

    @Test func rowsGrowWithTheirTexts() throws {
        var viewport = Device.iPhone15.viewport
        viewport.traits.contentSize = .accessibilityLarge
        let source = row()
        let heights = viewport.performAsCurrent {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .plain)
            table.dataSource = source
            table.layoutIfNeeded()
            return (0..<2).map { table.rectForRow(at: [0, $0]).height }
        }
        #expect(heights.allSatisfy { $0 > 60 && $0 == heights[0] })
    }

    @Test func contentEndsBeforeAnAccessory() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        #expect(cell.contentView.frame.maxX == 393)
        cell.accessoryType = .disclosureIndicator
        #expect(abs(cell.contentView.frame.maxX - (393 - 14 - 16)) < 0.001)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(abs(cell.contentView.frame.maxX - (393 - 50 - 16)) < 0.001)
        let picture = try table(row { $0.accessoryType = .checkmark })
        #expect(picture.all.compactMap(\.control).count == 3)
    }

    @Test func configurationsShowTheirContent() throws {
        struct Configuration: UIContentConfiguration {
            final class Content: UILabel, UIContentView {
                var configuration: any UIContentConfiguration = Configuration() { didSet { text = "Own" } }
            }
            func makeContentView() -> any UIView & UIContentView { Content() }
            func updated(for state: any UIConfigurationState) -> Configuration { self }
        }
        #expect(texts(try table(row { $0.contentConfiguration = Configuration() })) == ["Own", "Own", "Own"])
        let listed = try table(row { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "List"
            cell.contentConfiguration = content
        })
        #expect(texts(listed) == ["List", "List", "List"])
    }

    @Test func titlesOfSectionsAreShownAsInLists() throws {
        let source = row()
        source.title = "Fruit"
        let picture = try table(source)
        #expect(texts(picture).filter { $0 == "Fruit" }.count == 1 && texts(picture).first == "Fruit")
        #expect(texts(try table(source, .grouped)).first == "FRUIT")
    }

    @Test func aTableInACellIsDrawn() throws {
        let source = row()
        let picture = try ViewPicture.ofBox { view in
            let table = UITableView(frame: view.bounds)
            table.dataSource = source
            view.addSubview(table)
        }
        #expect(texts(picture) == ["Row 0", "Row 1"])
    }
}
