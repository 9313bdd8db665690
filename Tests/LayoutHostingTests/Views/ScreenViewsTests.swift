import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// The views of a screen: those around a collection view, and those in its elements.
@MainActor
struct ScreenViewsTests {
    private typealias Fill = @MainActor (UICollectionViewListCell, Int) -> Void

    private final class Screen: UIViewController, UICollectionViewDataSource {
        let layout: UICollectionViewLayout
        let counts: [Int]
        let fill: Fill
        var made = 0
        var isSplit = false
        var isDark = false

        init(_ layout: UICollectionViewLayout, _ counts: [Int], _ fill: @escaping Fill) {
            (self.layout, self.counts, self.fill) = (layout, counts, fill)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            if isDark { view.overrideUserInterfaceStyle = .dark }
            let list = UICollectionView(frame: view.bounds.inset(by: UIEdgeInsets(top: isSplit ? 100 : 0, left: 0, bottom: 0, right: 0)), collectionViewLayout: layout)
            (list.dataSource, list.tintColor, list.backgroundColor) = (self, .systemGreen, .systemGroupedBackground)
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            if isSplit { view.addSubview(label("Behind") { $0.frame = CGRect(x: 16, y: 60, width: 100, height: 21) }) }
            view.addSubview(list)
            if isSplit { view.addSubview(UIButton(frame: CGRect(x: 300, y: 700, width: 56, height: 56))) }
        }

        func numberOfSections(in view: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            made += 1
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            if let cell = cell as? UICollectionViewListCell { fill(cell, path.item) }
            return cell
        }
    }

    private func views(
        _ screen: Screen, _ device: Device = .iPhone15, rightToLeft: Bool = false, lacksCode: Bool = false
    ) throws -> ScreenViews {
        var viewport = device.viewport
        if rightToLeft { viewport.traits.direction = .rightToLeft }
        let app = try viewport.performAsCurrent { try AppLayout(screen, in: viewport) }
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        var views = app.screenViews(solved.visibleElements(), of: app, in: solved).views
        if lacksCode { views.removeBlankElements() }
        return views
    }

    /// The left-out code may show something in it; an element without views is drawn as a box.
    @Test(arguments: [true, false])
    func anElementThatShowsNothingHasNoViewsWhereCodeIsLeftOut(lacksCode: Bool) throws {
        let rows = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let screen = Screen(layout, [4]) { cell, item in
            let label = UILabel(frame: item == 3 ? .zero : CGRect(x: 0, y: 0, width: 100, height: 20))
            (label.text, label.backgroundColor) = (item == 1 ? nil : "Row", item == 2 ? .red : nil)
            cell.backgroundView = UIView()
            cell.contentView.addSubview(label)
        }
        let views = try views(screen, lacksCode: lacksCode)
        #expect(views.elements.keys.map(\.item).sorted() == (lacksCode ? [0, 2] : [0, 1, 2, 3]))
    }

    private static func list(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance))
    }

    private func cell(_ views: ScreenViews, _ item: Int = 0, section: Int = 0) throws -> ViewPicture {
        try #require(views.elements[.init(category: .cell, kind: nil, section: section, item: item)])
    }

    private static func row(_ text: String, _ secondary: String? = nil, image: String? = nil) -> UIListContentConfiguration {
        var row = UIListContentConfiguration.cell()
        (row.text, row.secondaryText, row.image) = (text, secondary, image.flatMap { UIImage(systemName: $0) })
        return row
    }

    // MARK: Around the collection view

    @Test func otherViewsAreBehindOrAboveTheCollectionView() throws {
        let screen = Screen(Self.list(), [1]) { $0.contentConfiguration = Self.row("Row \($1)") }
        screen.isSplit = true
        let views = try views(screen)
        #expect(views.size == CGSize(width: 393, height: 852) && views.collectionFrame == CGRect(x: 0, y: 100, width: 393, height: 752))
        #expect(views.behind.map(\.className) == ["UIView", "UILabel", "UICollectionView", "list background"])
        #expect(views.behind[1].frame == CGRect(x: 16, y: 60, width: 100, height: 21) && views.behind[1].text?.words == ["Behind"])
        #expect(views.behind[2].background?.words == "#F2F2F7 #000000")
        #expect(views.above.map(\.frame) == [CGRect(x: 300, y: 700, width: 56, height: 56)])
    }

    /// The colour that a list's configuration gives replaces the system's; a clear one shows what is behind.
    @Test(arguments: [.plain, .grouped, .insetGrouped, .sidebar] as [UICollectionLayoutListConfiguration.Appearance])
    func aListHasTheBackgroundOfItsConfiguration(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        func background(_ color: UIColor?) throws -> [String?] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.backgroundColor = color
            let screen = Screen(UICollectionViewCompositionalLayout.list(using: configuration), [1]) { $0.contentConfiguration = Self.row("Row \($1)") }
            return try views(screen).behind.filter { $0.className == "list background" }.map { $0.background?.words }
        }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        #expect(try background(nil) == (isGrouped ? ["#F2F2F7 #000000"] : []))
        #expect(try background(.systemRed) == ["#FF3B30 #FF453A"])
        #expect(try background(.clear) == [])
    }

    @Test func theDataSourceIsAskedForAViewOnceMore() throws {
        let screen = Screen(Self.list(), [5]) { $0.contentConfiguration = Self.row("Row \($1)") }
        let views = try views(screen)
        // Once to measure, once to draw.
        #expect(screen.made == 10 && views.elements.count { $0.key.category == .cell } == 5)
    }

    /// The style that a controller or one of its views overrides holds for everything inside, also for elements.
    @Test func anOverriddenStyleHoldsForTheWholeScreen() throws {
        for overrides in 0..<3 {
            let screen = Screen(Self.list(.plain), [1]) { $0.contentConfiguration = Self.row("Row \($1)") }
            screen.isSplit = true
            if overrides == 1 { screen.overrideUserInterfaceStyle = .dark }
            screen.isDark = overrides == 2
            let views = try views(screen)
            let label = try #require(views.behind.first { $0.className == "UILabel" }?.text?.lines.first?.runs.first)
            let row = try #require(cell(views).all.compactMap(\.text).first?.lines.first?.runs.first)
            let due = overrides == 0 ? "#000000 #FFFFFF" : "#FFFFFF #FFFFFF"
            #expect(label.style.color.words == due && row.style.color.words == due)
            #expect(try cell(views).background?.words == (overrides == 0 ? "#FFFFFF #000000" : "#000000 #000000"))
        }
    }

    // MARK: Rows

    @Test func aRowsTextStandsWhereItWasMeasured() throws {
        let views = try views(Screen(Self.list(), [2]) { cell, item in cell.contentConfiguration = Self.row("Item \(item + 1)") })
        let row = try cell(views)
        let text = try #require(row.all.first { $0.text != nil })
        // Item 1: 16, 12, 45.3333, 20.3333 in a narrow view.
        #expect(text.frame.minX == 20 && abs(text.frame.minY - 12) < 0.001 && abs(text.frame.height - 20.3333) < 0.001)
        #expect(abs((text.text?.lines[0].width ?? 0) - 45.3333) < 1)
    }

    /// In a row without accessories, a value ends as far from the edge as the text begins; a header's text begins there, too.
    @Test func textsKeepTheListsMarginsWhereNoAccessoryStands() throws {
        func frames(_ row: UIListContentConfiguration, _ change: @escaping (UICollectionViewListCell) -> Void = { _ in }) throws -> [CGRect] {
            let views = try views(Screen(Self.list(), [1]) { cell, _ in
                cell.contentConfiguration = row
                change(cell)
            })
            return try cell(views).all.filter { $0.text != nil }.map(\.frame)
        }
        var value = UIListContentConfiguration.valueCell()
        (value.text, value.secondaryText) = ("Name", "Value")
        #expect(try frames(value).map(\.maxX).last == 353 - 20)
        #expect(try frames(value) { $0.accessories = [.disclosureIndicator()] }.map(\.maxX).last == 353 - 20 - 14 - 8)
        value.axesPreservingSuperviewLayoutMargins = .vertical
        #expect(try frames(value).map(\.maxX).last == 353 - 8)
        var header = UIListContentConfiguration.groupedHeader()
        header.text = "SECTION 1"
        #expect(try frames(header).map(\.minX) == [20])
    }

    @Test func rowsOfAGroupAreRoundedAtItsEnds() throws {
        let views = try views(Screen(Self.list(), [3]) { cell, item in cell.contentConfiguration = Self.row("Item \(item)") })
        let rows = try (0..<3).map { try cell(views, $0) }
        #expect(rows.map { $0.corners.radius } == [10, 0, 10] && rows.map(\.isClipped) == [true, false, true])
        #expect(rows[0].corners.rounded == [.topLeft, .topRight] && rows[2].corners.rounded == [.bottomLeft, .bottomRight])
        #expect(rows[0].background?.words == "#FFFFFF #1C1C1E")
        let plain = try self.views(Screen(Self.list(.plain), [1]) { cell, _ in cell.contentConfiguration = Self.row("Row") })
        #expect(try cell(plain).corners.radius == 0 && cell(plain).background?.words == "#FFFFFF #000000")
        let separators = views.elements.filter { $0.value.className == "separator" }
        #expect(separators.count == 2 && separators.allSatisfy { $0.value.control != nil })
    }

    @Test(arguments: [false, true])
    func accessoriesStandAtTheEndOfARow(_ isRightToLeft: Bool) throws {
        let screen = Screen(Self.list(), [1]) { cell, _ in
            cell.contentConfiguration = Self.row("Row", image: "star")
            cell.accessories = [.label(text: "12"), .disclosureIndicator()]
        }
        let row = try cell(views(screen, rightToLeft: isRightToLeft))
        func frame(_ isIt: (ViewPicture) -> Bool) throws -> CGRect {
            let found = row.all.first(where: isIt)
            let frame = try #require(found).frame
            return isRightToLeft ? CGRect(x: row.frame.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let arrow = try frame { $0.control != nil }
        #expect(arrow.maxX == row.frame.width - 20 && arrow.size == CGSize(width: 14, height: 14) && abs(arrow.midY - 22) < 0.5)
        let number = try frame { $0.text?.words == ["12"] }
        #expect(abs(number.maxX - (arrow.minX - 8)) < 0.5)
        #expect(try frame { $0.image != nil }.minX >= 20 && frame { $0.text?.words == ["Row"] }.minX == 20 + 24 + 16)
    }

    @Test func secondaryTextStandsBelowOrBeside() throws {
        let below = try cell(views(Screen(Self.list(), [1]) { cell, _ in cell.contentConfiguration = Self.row("Text", "More") }))
        let texts = below.all.filter { $0.text != nil }
        #expect(abs(texts[1].frame.minY - texts[0].frame.maxY - 3) < 0.34 && texts[1].frame.minX == 20)
        #expect(texts[1].text?.lines[0].runs[0].style.fontSize == 12)
        let values = Screen(Self.list(), [1]) { cell, _ in
            var value = UIListContentConfiguration.valueCell()
            (value.text, value.secondaryText) = ("Text", "More")
            cell.contentConfiguration = value
        }
        let beside = try cell(views(values))
        let pair = beside.all.filter { $0.text != nil }
        #expect(pair[0].frame.minY == pair[1].frame.minY && abs(pair[1].frame.maxX - (beside.frame.width - 20)) < 0.5)
    }

    @Test func aBackgroundConfigurationIsABox() throws {
        let row = try cell(views(Screen(Self.list(.plain), [1]) { cell, _ in
            cell.contentConfiguration = Self.row("Row")
            var background = UIBackgroundConfiguration.listPlainCell()
            (background.backgroundColor, background.cornerRadius) = (.systemYellow, 12)
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            cell.backgroundConfiguration = background
        }))
        #expect(row.background == nil && row.children[0].background?.words == "#FFCC00 #FFD60A" && row.children[0].corners.radius == 12)
        #expect(row.children[0].frame == CGRect(x: 8, y: 4, width: row.frame.width - 16, height: row.frame.height - 8))
    }

    @Test func elementsInheritTheTintOfTheirCollectionView() throws {
        let views = try views(Screen(Self.list(), [1]) { cell, _ in cell.contentConfiguration = Self.row("Row", image: "star") })
        #expect(try cell(views).all.first { $0.image != nil }?.image?.tint?.words == "#34C759 #30D158")
    }

    // MARK: Inside elements

    @Test func collectionViewsInCellsShowTheirCellsTwoLevelsDeep() throws {
        let grid = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
        let screen = Screen(grid, [1]) { cell, _ in cell.contentView.addSubview(Shelf(levels: 3)) }
        let all = try cell(views(screen)).all
        #expect(all.filter { $0.className == "Tile" }.map(\.frame.minY) == [0, 0, 0, 0])
        #expect(all.count { $0.className == "Shelf" } == 3)
        #expect(all.count { $0.text?.words == ["Tile 1"] } == 2)
    }

    @Test func decorationsHaveTheViewsOfTheirClasses() throws {
        final class Card: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                (backgroundColor, layer.cornerRadius) = (.systemTeal, 14)
            }

            required init?(coder: NSCoder) { nil }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.decorationItems = [.background(elementKind: "card")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Card.self, forDecorationViewOfKind: "card")
        let views = try views(Screen(layout, [2]) { _, _ in })
        let card = try #require(views.elements.first { $0.key.category == .decoration }).value
        #expect(card.className == "Card" && card.corners.radius == 14 && card.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    }
}

/// A collection view of two tiles, in whose first tile there is another one.
private final class Shelf: UICollectionView, UICollectionViewDataSource {
    private let levels: Int

    init(levels: Int) {
        self.levels = levels
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 200), collectionViewLayout: layout)
        register(Tile.self, forCellWithReuseIdentifier: "tile")
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        cell.contentView.addSubview(label("Tile \(path.item)") { $0.frame = CGRect(x: 0, y: 0, width: 80, height: 21) })
        if path.item == 0, levels > 1 { cell.contentView.addSubview(Shelf(levels: levels - 1)) }
        return cell
    }
}

private final class Tile: UICollectionViewCell {}
