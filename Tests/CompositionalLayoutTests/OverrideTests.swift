import LinuxUIKit
import Testing

/// A solved layout of a subclass contains the results of its overrides.
struct OverrideTests {
    private func solve(
        _ layout: UICollectionViewCompositionalLayout, items: [Int], in viewport: LayoutViewport = .small,
        fitting: LayoutContent.FittingSize? = nil
    ) throws -> SolvedLayout {
        try layout.solve(in: viewport, content: LayoutContent(itemCounts: items, fittingSize: fitting))
    }

    /// Moves each cell 30 points further than the previous one.
    private let shift: (UICollectionViewLayoutAttributes) -> Void = { $0.center.x += CGFloat($0.indexPath.item) * 30 }

    // MARK: Elements

    @Test func movedCellsAreSolvedWhereTheyAreMovedTo() throws {
        let solved = try solve(AdjustedLayout(rows(.absolute(50)), adjust: shift), items: [4])
        #expect(solved.elements().map(\.frame) == [
            rect(0, 0, 320, 50), rect(30, 50, 320, 50), rect(60, 100, 320, 50), rect(90, 150, 320, 50),
        ])
        #expect(solved.cells() == solved.elements().map(\.frame))
        #expect(solved.cellFrames(inSection: 0) == solved.cells())
        #expect(solved.elementCount == 4)
    }

    @Test func movedCellsAreFoundWhereTheyStand() throws {
        let layout = AdjustedLayout(rows(.absolute(50))) { if $0.indexPath.item == 0 { $0.center.y += 500 } }
        let solved = try solve(layout, items: [20])
        #expect(solved.elements(in: rect(0, 0, 320, 40)).isEmpty)
        #expect(solved.elements(in: rect(0, 510, 320, 30)).map(\.item) == [0, 10])
        #expect(solved.visibleElements().map(\.item) == Array(1...9))
        #expect(solved.visibleElementBound >= 9)
    }

    /// Only a pinned header that the viewport's scroll position moves is said to be pinned.
    @Test(arguments: [(false, 0.0), (true, 0), (true, 200)])
    func aMovedHeaderTellsTheCauseOfItsMove(isPinned: Bool, offset: CGFloat) throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        section.boundarySupplementaryItems[0].pinToVisibleBounds = isPinned
        let layout = AdjustedLayout(section) { if offset == 0, $0.representedElementKind == "header" { $0.center.x += 9 } }
        let header = LayoutElement.ID(category: .supplementary, kind: "header", section: 0, item: 0)
        let origin = try #require(try solve(layout, items: [20], in: .small.scrolled(y: offset)).origin(of: header))
        let words = origin.position.flatMap(\.terms).map(\.words)
        #expect(words.contains("pinned to the visible bounds") == (offset > 0), "\(words)")
        #expect(words.contains("changed by the layout's own code") == (offset == 0), "\(words)")
    }

    @Test func appearanceIsKeptAndTheSlotMovesAlong() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1), insets: 5)])
        let layout = AdjustedLayout(NSCollectionLayoutSection(group: group)) { attributes in
            guard attributes.indexPath.item == 0 else { return }
            (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.5, 7, true)
            attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
            attributes.center.y += 100
        }
        let last = try #require(try solve(layout, items: [2]).elements().last)
        #expect(last.item == 0 && last.zIndex == 7 && last.alpha == 0.5 && last.isHidden)
        #expect(last.transform.affine == CGAffineTransform(scaleX: 2, y: 2))
        #expect(last.frame == rect(5, 105, 310, 40))
        #expect(last.slot == rect(0, 100, 320, 50))
        #expect(last.group == 0)
    }

    @Test func elementsLeftOutAreGoneAndElementsAddedAreThere() throws {
        let line = LayoutElement.ID(category: .decoration, kind: "line", section: 0, item: 0)
        let layout = AdjustedLayout(rows(.absolute(50)))
        layout.choose = { cells in
            let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
            line.frame = rect(0, 99, 320, 2)
            return cells.filter { $0.indexPath.item % 2 == 0 } + [line]
        }
        let solved = try solve(layout, items: [4])
        #expect(solved.elements().map(\.indexPath.item) == [0, 0, 2])
        #expect(solved.elements().map(\.category) == [.decoration, .cell, .cell])
        #expect(solved.elementCount == 3 && solved.elementCount(inSection: 0) == 3)
        #expect(solved.roleCounts(inSection: 0)[.cell] == 2)
        #expect(solved.roleCounts[.decoration] == 1)
        #expect(solved.cell(0, 1) == nil)
        #expect(solved.element(line)?.frame == rect(0, 99, 320, 2))
        #expect(solved.elements(ofGroup: 1, inSection: 0).isEmpty)
    }

    @Test func queriesForOneElementAnswerForTheElementAlone() throws {
        let solved = try solve(SingularLayout(section: boundedRows()), items: [2])
        #expect(solved.cell(0, 1) == rect(0, 80, 320, 51))
        #expect(solved.view("header")?.frame == rect(0, 0, 320, 31))
        let background = LayoutElement.ID(category: .decoration, kind: "background", section: 0, item: 0)
        #expect(solved.element(background)?.frame == rect(0, 0, 320, 131))
        // The query for a rectangle determines the elements shown.
        #expect(solved.elements().map(\.frame.height) == [130, 50, 50, 30])
    }

    @Test func theQueryForOneElementDecidesAlsoWhereTheOneForARectangleChangesIt() throws {
        let layout = SingularLayout(rows(.absolute(50))) { $0.center.y += 7 }
        let solved = try solve(layout, items: [2])
        #expect(solved.elements().map(\.frame) == [rect(0, 7, 320, 50), rect(0, 57, 320, 50)])
        #expect(solved.cell(0, 1) == rect(0, 50, 320, 51))
    }

    @Test func separatorsGoWhereTheirRowsGo() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let layout = AdjustedLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
        layout.adjust = shift
        let plain = UICollectionViewCompositionalLayout.list(using: configuration)
        let (moved, still) = try (solve(layout, items: [3]), solve(plain, items: [3]))
        let separators = { (solved: SolvedLayout) in solved.elements().filter { $0.role == .separator } }
        #expect(!separators(still).isEmpty)
        #expect(separators(moved).map(\.frame) == separators(still).map { separator in
            separator.frame.offsetBy(dx: CGFloat(separator.item) * 30, dy: 0)
        })
    }

    // MARK: Complete layouts

    @Test func theContentSizeIsTheSubclasss() throws {
        let solved = try solve(TallLayout(section: rows(.absolute(50))), items: [2])
        #expect(solved.contentSize == CGSize(width: 320, height: 1100))
        #expect(solved.cells() == [rect(0, 0, 320, 50), rect(0, 50, 320, 50)])
    }

    @Test func anOverrideSeesTheViewportAsItsCollectionView() throws {
        let layout = stretchyLayout()
        var viewport = LayoutViewport.small.scrolled(y: -40)
        viewport.traitCollection = UITraitCollection(displayScale: 3, layoutDirection: .leftToRight)
        let solved = try solve(layout, items: [2], in: viewport)
        #expect(solved.view("header")?.frame == rect(0, -40, 320, 70))
        #expect(solved.visibleElements().contains { $0.kind == "header" })
        #expect(solved.view("header")?.alpha == 0.75, "at a scale of 3")
        #expect(layout.collectionView == nil)
        #expect(try solve(layout, items: [2]).view("header")?.frame == rect(0, 0, 320, 30))
    }

    @Test func aLayoutScrolledForAPictureIsAskedAtItsPlace() throws {
        let layout = stretchyLayout()
        let content = LayoutContent(itemCounts: [30])
        let solved = try layout.solve(in: .small, content: content, scrolledBy: -25)
        #expect(solved.view("header")?.frame == rect(0, -25, 320, 55))
        #expect(solved.contentOffset.y == -25)
    }

    @Test func aRightToLeftLayoutIsAskedWhereItBegins() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let group = column(.fractionalHeight(1), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let layout = AdjustedLayout(section: NSCollectionLayoutSection(group: group), configuration: configuration)
        var offset: CGFloat?
        layout.adjust = { [unowned layout] _ in offset = layout.collectionView?.contentOffset.x }
        let solved = try solve(layout, items: [10], in: LayoutViewport.small.rightToLeft)
        #expect(solved.contentOffset.x == 680)
        #expect(offset == 680)
    }

    @Test func preparingComesFirstAndMayChangeTheConfiguration() throws {
        let layout = AdjustedLayout(rows(.absolute(50)))
        var preparations = 0
        layout.onPreparing = { layout in
            preparations += 1
            let own = layout.configuration
            own.interSectionSpacing = 20
            layout.configuration = own
        }
        let solved = try solve(layout, items: [1, 1])
        #expect(solved.cells(1) == [rect(0, 70, 320, 50)])
        #expect(preparations == 1)
    }

    @Test func aSubclassMayDeclineFittingSizes() throws {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let fitting: LayoutContent.FittingSize = { element, proposal in
            CGSize(width: proposal.width, height: element.item == 1 ? 90 : 70)
        }
        let modest = AdjustedLayout(section)
        modest.accepts = { preferred, _ in preferred.size.height <= 70 }
        #expect(try solve(modest, items: [3], fitting: fitting).contentSize.height == 190)
        #expect(try solve(AdjustedLayout(section), items: [3], fitting: fitting).contentSize.height == 230)
    }

    /// The rows are estimated to be 50 high, two in each.
    @Test func fittingSizesAreOfferedWhereTheElementStands() throws {
        let group = row(.estimated(50), [item(.fractionalWidth(0.5), .estimated(50))])
        let layout = AdjustedLayout(NSCollectionLayoutSection(group: group))
        var originals: [CGRect] = []
        layout.accepts = { _, original in
            originals.append(original.frame)
            return true
        }
        _ = try solve(layout, items: [4], fitting: { _, proposal in CGSize(width: proposal.width, height: 70) })
        #expect(originals == [rect(0, 0, 160, 50), rect(160, 0, 160, 50), rect(0, 50, 160, 50), rect(160, 50, 160, 50)])
    }

    // MARK: The view

    /// Records the view that the overrides of a layout see, and its offset.
    private final class Seen {
        var view: UICollectionView?
        var offset: CGFloat?
        let layout = AdjustedLayout(rows(.absolute(50)))

        init() {
            layout.adjust = { [unowned self] _ in (view, offset) = (layout.collectionView, layout.collectionView?.contentOffset.y) }
        }
    }

    /// Overrides may read any property of their view.
    @Test func theOverridesSeeTheirOwnViewWhereItIsAsTheViewportSays() throws {
        let seen = Seen()
        let layout = seen.layout
        let view = TaggedView(frame: CGRect(origin: .zero, size: LayoutViewport.small.size), collectionViewLayout: layout)
        view.adopt(traitCollection: LayoutViewport.small.traitCollection)
        view.content = LayoutContent(itemCounts: [9])
        view.contentOffset = CGPoint(x: 0, y: 30)
        let solved = try solve(layout, items: [2], in: .small.scrolled(y: 10))
        #expect(seen.view === view && seen.offset == 10)
        #expect(solved.cells().count == 2)
        #expect(view.contentOffset.y == 30 && view.content.itemCounts == [9] && layout.collectionView === view)
        #expect(view.contentSize.height == 450)
    }

    @Test func aStandInHasTheInsetsOfTheView() throws {
        let seen = Seen()
        let layout = seen.layout
        let view = TaggedView(frame: rect(0, 0, 100, 100), collectionViewLayout: layout)
        view.contentInset.top = 20
        view.tag = 5
        _ = try solve(layout, items: [2])
        #expect(seen.view !== view && seen.view?.contentInset.top == 20 && seen.view?.tag == 5)
    }

    // MARK: What is unchanged

    @Test func aSubclassThatChangesNothingIsSolvedAsItsSuperclass() throws {
        let section = boundedRows()
        section.boundarySupplementaryItems[0].pinToVisibleBounds = true
        let viewport = LayoutViewport.small.scrolled(y: 20)
        var own = try solve(UICollectionViewCompositionalLayout(section: section), items: [30], in: viewport)
        var sub = try solve(AdjustedLayout(section), items: [30], in: viewport)
        #expect(sub.elements() == own.elements())
        try own.scroll(to: CGPoint(x: 0, y: 300))
        try sub.scroll(to: CGPoint(x: 0, y: 300))
        #expect(sub.visibleElements() == own.visibleElements())
        #expect(sub.view("header")?.frame.minY == 300)
    }

    @Test func aHandlersChangesReachTheOverrides() throws {
        let section = rows(.absolute(50))
        section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.25 } }
        let solved = try solve(AdjustedLayout(section, adjust: shift), items: [2])
        #expect(solved.elements().map(\.alpha) == [0.25, 0.25])
        #expect(solved.cell(0, 1) == rect(30, 50, 320, 50))
    }

    @Test func aViewsOwnLayoutIsGivenBackToIt() throws {
        let layout = stretchyLayout()
        let view = host(layout, items: [5], size: CGSize(width: 200, height: 100))
        #expect(view.contentSize.width == 200)
        _ = try solve(layout, items: [2])
        #expect(layout.collectionView === view)
        #expect(view.contentSize == CGSize(width: 200, height: 280))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame == rect(0, 230, 200, 50))
    }

    @Test func aViewsOwnLayoutIsPreparedAndMeasuredAnewForIt() throws {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let layout = AdjustedLayout(section)
        var width: CGFloat?
        layout.onPreparing = { width = $0.collectionView?.bounds.width }
        let view = host(layout, items: [1], size: CGSize(width: 200, height: 100)) { _, proposal in
            CGSize(width: proposal.width, height: proposal.width)
        }
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 200 && width == 200)
        _ = try solve(layout, items: [1])
        #expect(width == 320)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 200 && width == 200)
    }

    // MARK: Errors

    @Test func anInvalidSubclassThrows() {
        let layout = AdjustedLayout { _, _ in nil }
        #expect(throws: LayoutError.self) { try solve(layout, items: [1]) }
        #expect(layout.collectionView == nil)
    }

    @Test func framesThatAreNotFiniteAreRefused() {
        let layout = AdjustedLayout(rows(.absolute(50))) { $0.size.height = .infinity }
        #expect(throws: LayoutError.self) { try solve(layout, items: [1]) }
    }

    /// UIKit raises an exception.
    @Test(arguments: [IndexPath(item: -1, section: 0), [0, 2], [1, 0], [-1, 0], [9, 0]])
    func attributesOfACellThatDoesNotExistAreRefused(path: IndexPath) {
        let layout = AdjustedLayout(rows(.absolute(50)))
        layout.choose = { $0 + [UICollectionViewLayoutAttributes(forCellWith: path)] }
        let error = #expect(throws: LayoutError.self) { try solve(layout, items: [2]) }
        #expect(error?.message.contains("received layout attributes for a cell with an index path that does not exist") == true)
    }

    @Test func attributesOfAViewInNoSectionAreRefused() throws {
        let layout = AdjustedLayout(rows(.absolute(50)))
        layout.choose = { $0 + [UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [1, 0])] }
        #expect(throws: LayoutError.self) { try solve(layout, items: [2]) }
        // Views may have any number.
        layout.choose = { $0 + [UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 7])] }
        #expect(try solve(layout, items: [2]).elementCount == 3)
    }

    @Test func aSubclassThatLeavesItsViewIsRefused() {
        let layout = LeavingLayout(section: rows(.absolute(50)))
        let error = #expect(throws: LayoutError.self) { try solve(layout, items: [2]) }
        #expect(error?.message.hasPrefix("LeavingLayout has left the collection view that asks it") == true)
    }

    @Test func aVastSubclassIsAskedForWhatIsVisible() throws {
        let layout = AdjustedLayout(rows(.absolute(50)), adjust: shift)
        let solved = try solve(layout, items: [50_000_000], in: .small.scrolled(y: 1000))
        #expect(solved.elementCount == 50_000_000)
        #expect(solved.cell(0, 20)?.minX == 600)
        #expect(solved.cell(0, 5000)?.minX == 0)
    }
}

/// Rows of 50 with a header of 30 and a background.
private func boundedRows() -> NSCollectionLayoutSection {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
    section.decorationItems = [.background(elementKind: "background")]
    return section
}

/// Makes elements a point taller in queries for a single one.
private final class SingularLayout: AdjustedLayout {
    private func taller(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        attributes?.frame.size.height += 1
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        taller(super.layoutAttributesForItem(at: indexPath))
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        taller(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        taller(super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }
}

/// Reports that it has no view.
private final class LeavingLayout: UICollectionViewCompositionalLayout {
    override var collectionView: UICollectionView? { nil }
}

private final class TallLayout: UICollectionViewCompositionalLayout {
    override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        size.height += 1000
        return size
    }
}

/// Stretches the header on overscroll.
private func stretchyLayout() -> AdjustedLayout {
    let layout = AdjustedLayout(boundedRows())
    layout.adjust = { [unowned layout] attributes in
        guard attributes.representedElementKind == "header", let view = layout.collectionView, view.contentOffset.y < 0 else { return }
        attributes.frame = rect(0, view.contentOffset.y, view.bounds.width, attributes.size.height - view.contentOffset.y)
        attributes.alpha = view.traitCollection.displayScale / 4
    }
    return layout
}

private final class TaggedView: UICollectionView {}
