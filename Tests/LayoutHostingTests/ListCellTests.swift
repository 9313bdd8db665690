import LayoutHosting
import Testing
import UIKit

/// Rows of lists in app code: accessories, separators, and the metrics of the device's system.
@MainActor
struct ListCellTests {
    private final class List: UICollectionViewController {
        typealias Fill = @MainActor (UICollectionViewListCell) -> Void
        var rows: [Fill] = []

        init(_ configuration: UICollectionLayoutListConfiguration, _ rows: [Fill]) {
            self.rows = rows
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            if let cell = cell as? UICollectionViewListCell { rows[path.item](cell) }
            return cell
        }
    }

    private func solve(
        _ rows: [List.Fill], _ device: Device = .iPhone15, rightToLeft: Bool = false,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) throws -> SolvedLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        change(&configuration)
        var viewport = device.viewport
        if rightToLeft { viewport.traits.direction = .rightToLeft }
        let app = try viewport.performAsCurrent { try AppLayout(List(configuration, rows), in: viewport) }
        return try app.layout.solve(in: app.viewport, content: try #require(app.content))
    }

    @Test func anAccessoryThatIsHigherThanItsRowIsNoted() throws {
        func notes(_ height: CGFloat) throws -> [String] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: height))
            let accessory = UICellAccessory.customView(
                configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: true))
            let list = List(UICollectionLayoutListConfiguration(appearance: .plain), [row("Row") { $0.accessories = [accessory] }])
            let viewport = Device.iPhone15.viewport
            let app = try viewport.performAsCurrent { try AppLayout(list, in: viewport) }
            let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
            #expect(heights(solved) == [44])
            return app.notes
        }
        #expect(try notes(44) == [])
        #expect(try notes(60).count == 1)
    }

    /// 59 points of safe area and a margin of 20 on both sides.
    @Test(arguments: [false, true])
    func anInsetGroupBesideAnIslandBeginsAtItsMargin(rightToLeft: Bool) throws {
        let solved = try solve([row("Row")], .iPhone15.landscape, rightToLeft: rightToLeft)
        let frames = solved.elements().filter { $0.category == .cell }.map(\.frame)
        #expect(frames.map(\.minX) == [79] && frames.map(\.width) == [694])
    }

    /// A header in its own view or a list's, whose rows are 353 wide.
    @Test func aHeaderThatHugsItsContentIsAsWideAsItsText() throws {
        final class Titled: UIViewController, UICollectionViewDataSource {
            var title_ = "", hugs = true

            override func viewDidLoad() {
                super.viewDidLoad()
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.contentHuggingElements = hugs ? .supplementaryHeader : []
                let list = UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
                list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
                list.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: "header")
                list.dataSource = self
                view.addSubview(list)
            }

            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            }

            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
                var content = UIListContentConfiguration.groupedHeader()
                content.text = title_
                (header as? UICollectionViewListCell)?.contentConfiguration = content
                return header
            }
        }
        func header(_ title: String, hugs: Bool = true) throws -> (frame: CGRect, isDecided: Bool) {
            let viewport = Device.iPhone15.viewport
            let controller = Titled()
            (controller.title_, controller.hugs) = (title, hugs)
            let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
            let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
            let header = try #require(solved.elements().first { $0.category == .supplementary })
            return (header.frame, solved.undecidedSizes.isEmpty)
        }
        let (short, long) = (try header("Fruit"), try header(String(repeating: "Fruit and ", count: 9)))
        #expect(short.frame.minX == 20 && short.frame.width > 40 && short.frame.width < 100 && short.isDecided)
        #expect(long.frame.minX == 20 && long.frame.width == 353 && long.frame.height > short.frame.height && long.isDecided)
        #expect(try header("Fruit", hugs: false).frame.width == 353)
    }

    /// The content view's margins, which code may replace: 8 points beside an accessory, and in cells outside of lists.
    @Test(arguments: [(Device.iPhone13Mini, 16), (.iPhone15, 20), (.iPhone17, 16), (.iPadPro11, 16)] as [(Device, CGFloat)])
    func contentViewsHaveTheSideMarginsOfTheirList(device: Device, side: CGFloat) throws {
        var margins: [NSDirectionalEdgeInsets] = []
        func row(_ change: @escaping List.Fill) -> List.Fill {
            { cell in
                change(cell)
                margins.append(cell.contentView.directionalLayoutMargins)
            }
        }
        _ = try solve([
            row { _ in }, row { $0.indentationLevel = 1 }, row { $0.accessories = [.disclosureIndicator()] },
            row { $0.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) },
        ], device)
        let own = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
        var beside = own
        beside.trailing = 8
        #expect(margins == [own, own, beside, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)])
        let elsewhere = device.viewport.performAsCurrent { UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44)) }
        #expect(elsewhere.contentView.directionalLayoutMargins.leading == 8)
    }

    private func separators(_ solved: SolvedLayout) -> [CGRect] {
        solved.elements().filter { $0.role == .separator }.map(\.frame)
    }

    private func heights(_ solved: SolvedLayout) -> [CGFloat] {
        solved.elements().filter { $0.category == .cell }.map { ($0.frame.height * 3).rounded() / 3 }
    }

    private func row(_ text: String, _ change: @escaping List.Fill = { _ in }) -> List.Fill {
        { cell in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            change(cell)
        }
    }

    /// The separator begins 20 points from the row, which has 353; later where the text does.
    @Test func separatorsBeginWhereTheTextDoes() throws {
        let image = row("Image") { cell in
            var content = cell.contentConfiguration as? UIListContentConfiguration ?? .cell()
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
        }
        let view = row("View") { cell in
            cell.contentConfiguration = nil
            cell.accessories = [.insert(displayed: .always)]
        }
        let rows = [
            row("Plain") { $0.accessories = [.disclosureIndicator()] },
            row("Leading") { $0.accessories = [.delete(displayed: .always)] }, image, row("Indented") { $0.indentationLevel = 1 }, view, row("Last"),
        ]
        #expect(separators(try solve(rows)).map(\.minX) == [40, 80, 80, 50, 80])
        #expect(separators(try solve(rows)).map(\.maxX) == [373, 373, 373, 373, 373])
        #expect(separators(try solve(rows, rightToLeft: true)).map(\.maxX) == [353, 313, 313, 343, 313])
        // The margins of a narrow view.
        #expect(separators(try solve(rows, .iPhone13Mini)).map(\.minX) == [32, 72, 72, 42, 72])
        // Insets of the configuration stay.
        let fixed = try solve(rows) { $0.separatorConfiguration.bottomSeparatorInsets.leading = 16 }
        #expect(separators(fixed).map(\.minX) == [36, 36, 36, 36, 36])
        #expect(separators(try solve(rows, .iPhone17)).map(\.minX) == [32, 72, 72, 42, 72])
    }

    @Test func aConstrainedSeparatorGuideMovesTheSeparator() throws {
        let guided = row("Guided") { cell in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 50).isActive = true
        }
        let other = row("Other") { cell in
            cell.indentationLevel = 1
            cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor).isActive = true
        }
        #expect(separators(try solve([guided, other, row("Last")])).map(\.minX) == [70, 50])
        #expect(separators(try solve([guided, row("Last")], rightToLeft: true)).map(\.maxX) == [323])
    }

    /// Frames sent by another process tell where separators are, and their origins add up.
    @Test func separatorsOfRowsAreSentWithTheLayout() throws {
        let solved = try solve([row("Leading") { $0.accessories = [.delete(displayed: .always)] }, row("Last")])
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let sent = try decoder.decode(SolvedLayout.self, from: encoder.encode(solved))
        #expect(separators(sent) == separators(solved) && separators(sent).map(\.minX) == [80])
        let line = try #require(solved.elements().first { $0.role == .separator })
        #expect(solved.element(line.id)?.frame == line.frame)
    }

    // MARK: Systems (B-T7)

    @Test func listsHaveTheMetricsOfTheDevicesSystem() throws {
        let rows: [List.Fill] = [row("One"), row("Two\nlines"), { _ in }]
        #expect(heights(try solve(rows)) == [44, 188.0 / 3, 44])
        #expect(heights(try solve(rows, .iPhone17)) == [52, 212.0 / 3, 52])
        #expect(heights(try solve(rows, .iPhone17) { $0.metrics = .iOS }) == [44, 188.0 / 3, 44])
        #expect(heights(try solve(rows) { $0.metrics = .iOS26 }) == [52, 212.0 / 3, 52])
        #expect(separators(try solve(rows, .iPhone17)).map(\.height) == [1, 1])
    }

    /// The text grows with its category, not the margins.
    @Test func rowsOfLargeTextHaveTheMarginsOfTheirSystem() throws {
        var device = Device.iPhone17
        device.viewport.traits.contentSize = .extraExtraExtraLarge
        // A line of 23 points is 27.6667 high.
        #expect(heights(try solve([row("One"), row("Two\nlines")], device)) == [173.0 / 3, 85])
    }

    @Test func aValueStandsBelowATextThatLeavesItNoRoom() throws {
        func value(_ text: String) -> List.Fill {
            { cell in
                var content = UIListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = (text, "Value")
                cell.contentConfiguration = content
            }
        }
        let long = "A name so long that no value fits beside"
        // 11 + 20.3333 + 3 + 20.3333 + 11
        let solved = try solve([value("Name"), value(long)])
        #expect(heights(solved) == [44, 197.0 / 3] && solved.frameDoubts.isEmpty)
    }

    /// The separator begins at the text: 20 + 24 + 16 points from a row at 20 at the default size, where the body has 17 points.
    @Test func symbolsGrowWithTheTextsSize() throws {
        func start(_ size: UIContentSizeCategory) throws -> CGFloat {
            let symbol = row("Symbol") { cell in
                var content = cell.contentConfiguration as? UIListContentConfiguration ?? .cell()
                content.image = UIImage(systemName: "house")
                cell.contentConfiguration = content
            }
            var device = Device.iPhone15
            device.viewport.traits.contentSize = size
            return try #require(separators(try solve([symbol, row("Last")], device)).first).minX
        }
        #expect(try [.small, .large].map(start) == [80, 80])
        #expect(abs(try start(.accessibilityExtraLarge) - (20 + 36 + 24 * 40.0 / 17)) < 0.34)
    }

    @Test func aSymbolWithAConfigurationMakesARowAsHighAsItself() throws {
        func symbol(_ own: UIImage.SymbolConfiguration?, preferred: UIImage.SymbolConfiguration? = nil) -> List.Fill {
            row("Symbol") { cell in
                var content = cell.contentConfiguration as? UIListContentConfiguration ?? .cell()
                content.image = UIImage(systemName: "house", withConfiguration: own)
                content.imageProperties.preferredSymbolConfiguration = preferred
                cell.contentConfiguration = content
            }
        }
        let large = UIImage.SymbolConfiguration(pointSize: 51)
        let solved = try solve([
            symbol(nil), symbol(nil, preferred: UIImage.SymbolConfiguration(weight: .bold)), symbol(large), symbol(nil, preferred: large),
            symbol(UIImage.SymbolConfiguration(pointSize: 17), preferred: large), row("Last"),
        ])
        #expect(heights(solved) == [44, 44, 75, 75, 44, 44])
        #expect(separators(solved)[2].minX - separators(solved)[1].minX == 36, "The texts of large symbols begin further in.")
    }

    @Test func anImageOfAKnownSizeMakesARowAsHighAsItself() throws {
        func image(_ size: CGSize, limit: CGSize = .zero, reserved: CGSize = .zero) -> List.Fill {
            row("Image") { cell in
                var content = cell.contentConfiguration as? UIListContentConfiguration ?? .cell()
                content.image = UIGraphicsImageRenderer(size: size).image { _ in }
                (content.imageProperties.maximumSize, content.imageProperties.reservedLayoutSize) = (limit, reserved)
                cell.contentConfiguration = content
            }
        }
        let size = CGSize(width: 60, height: 80)
        let solved = try solve([
            image(size), image(size, limit: CGSize(width: 30, height: 50)), image(size, reserved: CGSize(width: 90, height: 70)),
            row("Last"),
        ])
        #expect(heights(solved) == [102, 62, 92, 44])
        #expect(separators(solved).map(\.minX) == [116, 86, 146])
    }
}
