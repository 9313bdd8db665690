import LayoutDiagram
@testable import LayoutSnapshotTesting
import LinuxUIKit
import Testing
import VectorScene

/// An app's view controllers and collection views in assertions.
@MainActor
struct AssertViewsTests {
    private let scratch = Scratch()
    private let small = LayoutOptions(devices: [.iPhoneSE])

    @Test func aControllersCountsAndNamesComeFromItsDataSource() throws {
        @MainActor func check(_ rows: [String]) -> [String] {
            scratch.failures { assertLayout(RowsController(rows), options: small, as: [.frames, .svg]) }
        }
        #expect(check(["Apple", "Pear"]).count == 2)
        let table = try scratch.text(".txt")
        #expect(table.contains("0-1"))
        #expect(check(["Apple", "Pear"]).isEmpty)
        SnapshotRun.shared.forget(scratch.folder)
        let renamed = check(["Apple", "Plum"])
        #expect(renamed.count == 1 && renamed[0].contains("cell [0, 1]: title \"Plum\", was \"Pear\""), "\(renamed)")
        SnapshotRun.shared.forget(scratch.folder)
        let longer = check(["Apple", "Pear", "Plum"])
        #expect(longer.count == 1 && longer[0].contains(" as frames and SVG") && longer[0].contains("cell [0, 2]"), "\(longer)")
    }

    @Test func viewsInCellsAreRecordedAndTheirChangesTold() throws {
        @MainActor func check(_ rows: [String]) -> [String] {
            scratch.failures { assertLayout(RowsController(rows), options: small, as: .views) }
        }
        #expect(check(["Apple", "Pear"]).count == 1)
        let golden = try scratch.text(".views.txt")
        #expect(golden.contains("cell 0-1") && golden.contains("UILabel") && golden.contains("text=\"Pear\""), "\(golden)")
        #expect(check(["Apple", "Pear"]).isEmpty)
        SnapshotRun.shared.forget(scratch.folder)
        let renamed = check(["Apple", "Plum"])
        #expect(renamed.count == 1 && renamed[0].contains("Plum") && renamed[0].contains("was \"Pear\""), "\(renamed)")
    }

    @Test func aSingleViewIsAsHighAsItsConstraintsSay() throws {
        func label() -> UIView {
            let (card, label) = (UIView(), UILabel())
            (label.text, label.translatesAutoresizingMaskIntoConstraints) = ("Card", false)
            card.addSubview(label)
            for (one, other, space) in [
                (label.topAnchor, card.topAnchor, 10.0), (card.bottomAnchor, label.bottomAnchor, 10),
            ] { one.constraint(equalTo: other, constant: space).isActive = true }
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
            return card
        }
        let failures = scratch.failures { assertLayout(view: label(), width: 360, options: small) }
        #expect(failures.count == 1)
        let golden = try scratch.text(".views.txt")
        #expect(golden.contains("UIView 0 0 360 40.5") && golden.contains("text=\"Card\""), "\(failures) \(golden)")
    }

    /// A golden of each variant, with what the view shows there.
    @Test func aSingleViewIsShownInEachVariant() throws {
        var options = LayoutOptions(devices: [.iPhoneSE], directions: [.leftToRight, .rightToLeft], appearances: [.light, .dark])
        options.contentSizes = [.large, .accessibilityLarge]
        #expect(scratch.failures { assertLayout(view: VariantView(), width: 200, options: options) }.count == 8)
        #expect(scratch.goldens.count == 8)
        for name in scratch.goldens {
            let golden = try String(
                contentsOf: scratch.folder.appendingPathComponent("__Snapshots__/AssertViewsTests/\(name)"), encoding: .utf8)
            let (isDark, isMirrored, isLarge) = (name.contains("dark"), name.contains("rtl"), name.contains("ccessibility"))
            #expect(golden.contains("text=\"\(isDark ? "Dark" : "Light")\""), "\(name) \(golden)")
            #expect(golden.contains(isMirrored ? "UIView 180 " : "UIView 10 "), "\(name) \(golden)")
            #expect(golden.contains(isLarge ? "font=33" : "font=17"), "\(name) \(golden)")
        }
        #expect(scratch.failures { assertLayout(view: VariantView(), width: 200, options: options) }.isEmpty)
    }

    @Test func picturesOfControllersShowWhatIsInTheirCells() throws {
        func picture(_ cells: DiagramStyle.Cells) throws -> String {
            let scratch = Scratch()
            var style = DiagramStyle.screen
            style.cells = cells
            _ = scratch.failures { assertLayout(RowsController(["Apple"]), options: small, as: .svg(style: style)) }
            return try scratch.text(".svg")
        }
        #expect(try picture(.views) != picture(.boxes) && DiagramStyle.screen.cells == .views)
    }

    @Test func aControllerIsMadeAndShownForEachVariant() throws {
        var widths: [CGFloat] = []
        let options = LayoutOptions(devices: [.iPhoneSE, .iPadMini.landscape], directions: [.rightToLeft])
        _ = scratch.failures {
            assertLayout(RowsController(["A"]) { widths.append($0.bounds.width) }, options: options)
        }
        #expect(widths == options.devices.map(\.viewport.size.width) && scratch.goldens.count == 2)
    }

    @Test func devicesCanBeNamedWithoutOptions() throws {
        _ = scratch.failures {
            assertLayout(RowsController(["A"]), on: .iPhone15, options: small)
            assertLayout(RowsController(["A"]), on: .iPhoneSE, .iPadMini.landscape, named: "two")
            assertLayout(RowsController.layout(), on: .iPadMini, items: [2], named: "layout")
        }
        #expect(scratch.goldens.count == 4)
        for name in ["iPhone-15", "iPhone-SE", "iPad-mini"] { #expect(scratch.goldens.contains { $0.contains(name) }) }
    }

    @Test func aCollectionViewWithoutADataSourceNeedsItsCounts() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowsController.layout())
        let failures = scratch.failures { assertLayout(view, options: small) }
        #expect(failures == [
            "aCollectionViewWithoutADataSourceNeedsItsCounts: the layout cannot be made: The collection view has no data "
                + "source; say how many items there are: items: [9, 4]",
        ])
        #expect(scratch.failures { assertLayout(view, items: [2], options: small) }.count == 1)
        let table = try scratch.text(".txt")
        #expect(table.contains("0-1"))
    }

    @Test func anAwaitedAssertionRunsWhatAControllerLeavesForLater() async throws {
        let options = LayoutOptions(devices: [.iPhoneSE, .iPadMini], appearances: [.light, .dark])
        let recorded = await scratch.awaitedFailures { await assertLayout(LaterController(), options: options) }
        #expect(recorded.count == 2 && scratch.goldens.count == 2, "\(recorded)")
        let table = try scratch.text(".txt")
        #expect(table.contains("0-2") && !table.contains("0-3"))
        #expect(await scratch.awaitedFailures { await assertLayout(LaterController(), options: options) } == [])
    }

    @Test func aLayoutWithoutElementsFailsWithTheReason() async throws {
        var messages = scratch.failures {
            assertLayout(RowsController([]), options: small)
            assertLayout(RowsController.layout(), items: [0], options: small)
        }
        messages += await scratch.awaitedFailures { await assertLayout(RowsController([]), options: small) }
        #expect(scratch.goldens.isEmpty && messages.count == 3, "\(messages)")
        let reasons = ["\"await assertLayout(…)\"", "the number of items is 0", "no items after its tasks and queued work"]
        for (message, reason) in zip(messages, reasons) {
            #expect(message.contains("the layout has no elements: ") && message.contains(reason) && message.contains("allowsEmpty"))
        }
    }

    @Test func aGoldenOfNothingIsRecordedOnlyIfItMayBeEmpty() throws {
        var scrolled = LayoutOptions(devices: [.iPhoneSE], offsets: [5_000])
        let visible = { (options: LayoutOptions) in
            scratch.failures { assertLayout(Self.spacedLayout(), items: [2], options: options, as: .frames(.visible)) }
        }
        let refused = visible(scrolled)
        #expect(refused.count == 1 && refused[0].contains("the golden has no elements"), "\(refused)")
        #expect(scratch.goldens.isEmpty)
        scrolled.allowsEmpty = true
        #expect(visible(scrolled).count == 1 && visible(scrolled).isEmpty && scratch.goldens.count == 1)
        scrolled.allowsEmpty = false
        let existing = visible(scrolled)
        #expect(existing.count == 1 && existing[0].contains("the golden has no elements"), "\(existing)")
        let empty = LayoutOptions(devices: [.iPhoneSE], oddities: .strict, allowsEmpty: true)
        #expect(scratch.failures { assertLayout(RowsController([]), options: empty) }.count == 1)
        #expect(scratch.failures { assertLayout(RowsController([]), options: empty) } == [])
    }

    /// Two rows with 10,000 points between them.
    private static func spacedLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10_000
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test func aCollectionViewKeepsItsFrame() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 200), collectionViewLayout: RowsController.layout())
        _ = scratch.failures { assertLayout(view, on: .iPhoneSE, .iPadMini, items: [2]) }
        for golden in scratch.goldens {
            let table = try scratch.text(golden)
            #expect(table.contains("viewport 300 × 200"))
        }
        #expect(scratch.goldens.count == 2 && view.frame == CGRect(x: 0, y: 100, width: 300, height: 200))
    }

    @Test func aCollectionViewWithoutASizeFillsEachScreen() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowsController.layout())
        _ = scratch.failures { assertLayout(view, on: .iPhoneSE, .iPadMini, items: [2]) }
        for device in [Device.iPhoneSE, .iPadMini] {
            let width = NumberText.text(device.viewport.size.width)
            let table = try scratch.text("\(device.slug).txt")
            #expect(table.contains("viewport \(width) × "))
        }
        #expect(view.frame == .zero)
    }

    @Test func aControllerWithoutACollectionViewFails() throws {
        let failures = scratch.failures { assertLayout(UIViewController(), options: small) }
        #expect(failures.count == 1 && failures[0].hasSuffix("UIViewController has no collection view in its view"))
    }

    @Test func aDataSourceThatMakesNoCellFails() throws {
        let failures = scratch.failures { assertLayout(RowsController(["A"], makesCells: false), options: small) }
        #expect(failures.count == 1 && failures[0].contains("no cell is provided for the item at [0, 0]"))
        #expect(scratch.goldens.isEmpty)
    }

    @Test(arguments: [true, false]) func estimatedWidthsAreSaidWhenRecordingAndFailWhereOdditiesDo(inTheLayout: Bool) throws {
        let measure = { _ = ("Long text" as NSString).size(withAttributes: nil) }
        let failures = { (options: LayoutOptions) in
            scratch.failures {
                if inTheLayout {
                    assertLayout(RowsController.layout(then: measure), items: [2], options: options)
                } else {
                    assertLayout(RowsController(["A"]) { _ in measure() }, options: options)
                }
            }
        }
        let doubt = "the width of \"Long text\" is estimated, and a size is taken from it"
        var strict = small
        strict.oddities = .strict
        let refused = failures(strict)
        #expect(refused.count == 1 && refused[0].contains("odd: \(doubt)"))
        #expect(scratch.goldens.isEmpty)
        let recorded = failures(small)
        #expect(recorded.count == 1 && recorded[0].contains(doubt) && recorded[0].contains("recorded"))
        #expect(scratch.goldens.count == 1)
    }
}

/// Rows of which two come by the main queue, and one by a task.
private final class LaterController: UIViewController, UICollectionViewDataSource {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: RowsController.layout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        view.addSubview(list)
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.count += 2 } }
        Task { count += 1 }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}

/// Rows with texts, from a diffable data source.
private final class RowsController: UIViewController {
    private let rows: [String]
    private let makesCells: Bool
    private let didLoad: (UIView) -> Void
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    init(_ rows: [String], makesCells: Bool = true, didLoad: @escaping (UIView) -> Void = { _ in }) {
        self.rows = rows
        self.makesCells = makesCells
        self.didLoad = didLoad
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated static func layout(then body: @escaping () -> Void = {}) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            body()
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let view = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
        self.view.addSubview(view)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) { [makesCells] in
            makesCells ? $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) : nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        dataSource?.apply(snapshot, animatingDifferences: false)
        didLoad(view)
    }
}

/// A mark of 10 at the leading edge, above a text that names the appearance in the user's text size.
private final class VariantView: UIView {
    init() {
        super.init(frame: .zero)
        let (mark, label) = (UIView(), UILabel())
        mark.backgroundColor = .systemRed
        label.text = UITraitCollection.current.userInterfaceStyle == .dark ? "Dark" : "Light"
        (label.font, label.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
        for view in [mark, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10), mark.topAnchor.constraint(equalTo: topAnchor),
            label.topAnchor.constraint(equalTo: mark.bottomAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
