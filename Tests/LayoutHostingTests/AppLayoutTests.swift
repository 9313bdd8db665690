import LayoutHosting
import Testing
import UIKit

/// Layouts from collection views, layouts and sections, and rejected ones.
@MainActor
struct AppLayoutTests {
    private let viewport = Device.iPhoneSE.viewport

    // MARK: Rejected layouts

    @Test func aControllerWithoutACollectionViewIsRefused() {
        final class EmptyController: UIViewController {}
        #expect(message { try AppLayout(EmptyController(), in: viewport) }
            == "EmptyController has no collection view in its view")
    }

    /// The controller is the layout's delegate, as in most apps.
    @Test func aFlowLayoutAsksItsController() throws {
        final class FlowController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 40 + 10 * CGFloat(indexPath.item)) }
        }
        let app = try AppLayout(FlowController(collectionViewLayout: UICollectionViewFlowLayout()), in: viewport)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        #expect(solved.cellFrames(inSection: 0).map(\.minY) == [0, 50, 110])
        #expect(solved.cellFrames(inSection: 0).map(\.width) == [CGFloat](repeating: viewport.size.width, count: 3))
    }

    @Test func aDataSourceThatNothingKeepsIsRefused() {
        let view = UICollectionView.rows(0)
        view.dataSource = Rows(count: 2)
        #expect(message { try AppLayout(view, in: viewport) }.hasPrefix("The collection view's data source is gone"))
    }

    @Test func aLayoutWithAHeaderThatTheDataSourceDoesNotMakeIsRefused() throws {
        let rows = Rows(count: 2)
        let view = UICollectionView.rows(0)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            .init(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        ]
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        view.dataSource = rows
        let app = try AppLayout(view, in: viewport)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        #expect(throws: HostingError.noView(
            "The data source makes no view for the supplementary item UICollectionElementKindSectionHeader at [0, 0].",
            owner: "The collection view")) { try app.check(solved) }
        #expect(solved.elements().map { app.title(of: $0) } == ["Row 0", "Row 1", nil])
    }

    @Test func aDiffableDataSourceWithoutACellIsRefused() throws {
        let view = UICollectionView.rows(0)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        let app = try AppLayout(view, in: viewport)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        #expect(message { try app.check(solved) }.contains("no cell is provided for the item at [0, 0]"))
    }

    private func message<Answer>(_ body: () throws -> Answer) -> String {
        do {
            _ = try body()
            return "nothing is refused"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Accepted layouts

    @Test func aLayoutOrASectionAloneHasNoContent() throws {
        let section = NSCollectionLayoutSection(group: .vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))]))
        let app = AppLayout(section, in: viewport)
        #expect(app.content == nil && app.viewport == viewport)
        let solved = try app.layout.solve(in: viewport, content: LayoutContent(itemCounts: [1, 2]))
        #expect(solved.elementCount == 3 && solved.sectionCount == 2)
        #expect(AppLayout(app.layout as UICollectionViewLayout, in: viewport).layout === app.layout)
    }

    @Test func aCollectionViewFillsTheViewport() throws {
        let view = UICollectionView.rows(4, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let app = try AppLayout(view, in: viewport)
        #expect(view.frame.size == viewport.size && view.safeAreaInsets.top == viewport.safeAreaInsets.top)
        #expect(app.content?.itemCounts == [4], "without a data source, the content that code has set")
        #expect(try AppLayout(UICollectionView.rows(0), in: viewport).content == nil)
    }

    @Test func aCellIsMadeWhenItsTitleIsAskedForAndOnce() throws {
        let rows = Rows(count: 1000)
        let view = UICollectionView.rows(0)
        view.dataSource = rows
        let app = try AppLayout(view, in: viewport)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        #expect(rows.asked == [])
        let third = try #require(solved.elements().first { $0.item == 2 })
        #expect(app.title(of: third) == "Row 2" && app.title(of: third) == "Row 2")
        #expect(rows.asked == [2])
        #expect(rows.lastFrame == third.frame)
    }

    @Test func onlyVisibleCellsAreAskedForTheirSizes() throws {
        let rows = Rows(count: 1000)
        let solved = try solved(rows, UICollectionViewCompositionalLayout(section: Self.estimatedRows()))
        #expect(solved.elements().prefix(2).map(\.frame.height) == [70, 70])
        #expect(Set(rows.asked).count < 20)
    }

    @Test func aSubclassOfTheLayoutMakesCellsWhileItIsBeingSolved() throws {
        final class OwnLayout: UICollectionViewCompositionalLayout {}
        let solved = try solved(Rows(count: 3), OwnLayout(section: Self.estimatedRows()))
        #expect(solved.elements().map(\.frame.height) == [70, 70, 70])
    }

    private static func estimatedRows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func solved(_ rows: Rows, _ layout: UICollectionViewLayout) throws -> SolvedLayout {
        let view = UICollectionView.rows(0)
        (view.collectionViewLayout, view.dataSource) = (layout, rows)
        let app = try AppLayout(view, in: viewport)
        return try app.layout.solve(in: app.viewport, content: try #require(app.content))
    }
}

/// Rows with a label, each requesting a height of 70 points.
private final class Rows: NSObject, UICollectionViewDataSource {
    private final class Cell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }

    let count: Int
    var asked: [Int] = []
    var lastFrame = CGRect.zero

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(indexPath.item)
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "row")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        lastFrame = cell.frame
        let (outer, blank, label) = (UIView(), UILabel(), UILabel())
        blank.text = " "
        label.text = "Row \(indexPath.item)"
        outer.addSubview(label)
        for view in [blank, outer] { cell.contentView.addSubview(view) }
        return cell
    }
}
