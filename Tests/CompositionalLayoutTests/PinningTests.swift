import LinuxUIKit
import Testing

/// Pinned boundary items (B-K1 … B-K6, E9).
struct PinningTests {
    /// Rows of 50 with boundary items.
    private func section(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> NSCollectionLayoutSection {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = items
        return section
    }

    /// Columns 100 wide with boundary items.
    private func shelf(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: column(.fractionalHeight(1), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = items
        return section
    }

    private let header = boundary("header", .absolute(30), .top, pins: true)
    private let footer = boundary("footer", .absolute(20), .bottom, pins: true)
    private let leading = boundary("leading", .fractionalHeight(1), width: .absolute(30), .leading, pins: true)
    private let trailing = boundary("trailing", .fractionalHeight(1), width: .absolute(20), .trailing, pins: true)

    // MARK: An item taller than its section

    /// A header ends with its section of 200 to 250, and so begins over the previous one; a footer ends over the next one.
    @Test(arguments: [(NSRectAlignment.top, 130.0, [111.0, 131]), (.bottom, 200, [321, 310])])
    func aPinnedItemTallerThanItsSectionIsFoundOutsideIt(alignment: NSRectAlignment, y: Double, places: [Double]) throws {
        let tall = boundary("tall", .absolute(120), alignment, extends: false, pins: true)
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in section(index == 1 ? [tall] : []) }
        let solved = try layout.solve(in: .small, content: LayoutContent(itemCounts: [4, 1, 4]))
        #expect(solved.view("tall", 1)?.frame == rect(0, y, 320, 120) && solved.sectionFrame(1) == rect(0, 200, 320, 50))
        #expect(places.map { solved.elements(in: rect(0, $0, 9, 9)).map(\.category) } == [[.cell], [.cell, .supplementary]])
    }

    @Test func ofSeveralHeadersTheLastStopsAPinnedFooter() throws {
        let items = [boundary("first", .absolute(30), .top), boundary("last", .absolute(30), .top, offset: CGPoint(x: 0, y: 15)), footer]
        let solved = try solve(section(items), items: [9], in: .small.scrolled(y: -440))
        #expect(solved.view("last")?.frame.maxY == 45 && solved.view("footer")?.frame.minY == 45)
    }

    // MARK: Layout-wide items

    @Test func aLayoutWideFooterStaysAtTheBottom() throws {
        for (offset, y) in [(-30, 410), (0, 440), (700, 1140), (1060, 1500), (1200, 1500)] as [(CGFloat, CGFloat)] {
            let solved = try solve(rows(.absolute(50)), items: [10, 20], in: .small.scrolled(y: offset), configure: {
                $0.boundarySupplementaryItems = [boundary("end", .absolute(40), .bottom, pins: true)]
            })
            #expect(solved.layoutView("end")?.frame == rect(0, y, 320, 40), "at \(offset)")
            #expect(solved.contentSize.height == 1540)
        }
    }

    @Test func theLayoutsOwnFooterEndsItsHeaderAndNoSectionsDoes() throws {
        func title(_ offset: CGFloat) throws -> CGFloat? {
            try solve(section([footer]), items: [10, 10], in: .small.scrolled(y: offset), configure: {
                $0.boundarySupplementaryItems = [
                    boundary("title", .absolute(40), .top, pins: true), boundary("end", .absolute(25), .bottom),
                ]
            }).layoutView("title")?.frame.minY
        }
        // Sections of 520 from 40 to 1080, then the layout's footer.
        #expect(try title(-50) == 0)
        #expect(try title(550) == 550)
        #expect(try title(1039) == 1039)
        #expect(try title(1060) == 1040)
    }

    @Test func headersOfTheLayoutAndOfASectionDoNotStack() throws {
        let solved = try solve(section([header]), items: [20], in: .small.scrolled(y: 200), configure: {
            $0.boundarySupplementaryItems = [boundary("title", .absolute(40), .top, pins: true)]
        })
        #expect(solved.layoutView("title")?.frame == rect(0, 200, 320, 40))
        #expect(solved.view("header")?.frame == rect(0, 200, 320, 30))
        #expect(solved.elements().suffix(2).map(\.zIndex) == [1_000_000_001, 1_000_000_001])
    }

    // MARK: Several in one section (B-K6)

    @Test func headersOfOneSectionPinEachByItself() throws {
        func tops(_ offset: CGFloat) throws -> [CGFloat?] {
            let low = boundary("low", .absolute(10), width: .absolute(40), .topTrailing, pins: true)
            let solved = try solve(section([header, low]), items: [10, 20], in: .small.scrolled(y: offset))
            return [solved.view("header")?.frame.minY, solved.view("low")?.frame.minY]
        }
        // The section ends at 530; what is lower is pushed off later.
        #expect(try tops(0) == [0, 20])
        #expect(try tops(15) == [15, 20])
        #expect(try tops(100) == [100, 100])
        #expect(try tops(515) == [500, 515])
        #expect(try tops(900) == [500, 520])
    }

    @Test func footersOfOneSectionPinEachByItself() throws {
        let tall = boundary("tall", .absolute(40), width: .absolute(40), .bottomTrailing, pins: true)
        let solved = try solve(section([footer, tall]), items: [20])
        #expect(solved.view("footer")?.frame == rect(0, 460, 320, 20))
        #expect(solved.view("tall")?.frame == rect(280, 440, 40, 40))
    }

    @Test func aFooterThatDoesNotExtendEndsNoHeader() throws {
        let over = boundary("over", .absolute(20), .bottom, extends: false)
        // The section ends at 530, over's near edge is at 510.
        let solved = try solve(section([header, over]), items: [10, 20], in: .small.scrolled(y: 515))
        #expect(solved.view("header")?.frame.minY == 500)
        #expect(solved.view("over")?.frame.minY == 510)
    }

    @Test func inAnEmptySectionHeaderAndFooterKeepTheirPlaces() throws {
        for offset in [0, 10, 40] as [CGFloat] {
            let solved = try solve(section([header, footer]), items: [0, 20], in: .small.scrolled(y: offset))
            #expect(solved.view("header")?.frame.minY == 0)
            #expect(solved.view("footer")?.frame.minY == 30)
            #expect(solved.cell(1, 0)?.minY == 80)
        }
    }

    @Test func aMeasuredHeaderIsPushedOffByItsMeasuredHeight() throws {
        let estimated = boundary("header", .estimated(30), .top, pins: true)
        let solved = try solve(section([estimated]), items: [10, 20], in: .small.scrolled(y: 530), fitting: { element, proposal in
            CGSize(width: proposal.width, height: 44)
        })
        #expect(solved.view("header")?.frame == rect(0, 500, 320, 44))
        #expect(solved.view("header", 1)?.frame.minY == 544)
    }

    @Test func aSidewaysSectionsHeaderIsPinnedAndDoesNotMoveSideways() throws {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(400), width: .absolute(200), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [header]
        var viewport = LayoutViewport.small.scrolled(y: 120)
        viewport.orthogonalContentOffsets = [0: 300]
        let element = try #require(try solve(section, items: [10], in: viewport).view("header"))
        #expect(element.frame == rect(0, 120, 320, 30))
        #expect(try solve(section, items: [10], in: viewport).presentationFrame(of: element) == element.frame)
    }

    // MARK: Drawing order (B-K4)

    @Test func aPinnedItemsOwnZIndexCountsInAndOutOfSight() throws {
        let header = boundary("header", .absolute(30), .top, pins: true)
        func zIndex(_ offset: CGFloat, _ own: Int = 7) throws -> Int? {
            header.zIndex = own
            return try solve(section([header]), items: [10, 20], in: .small.scrolled(y: offset)).view("header")?.zIndex
        }
        #expect(try zIndex(0) == 1_000_000_007)
        #expect(try zIndex(529) == 1_000_000_007)
        // Pushed off to 500 … 530, it only touches what is visible.
        #expect(try zIndex(530) == 7)
        #expect(try zIndex(-480) == 7)
        #expect(try zIndex(0, .max) == .max)
    }

    @Test func whatLiesUnderABarIsNotVisible() throws {
        var viewport = LayoutViewport.small.scrolled(y: 480)
        viewport.safeAreaInsets.top = 54
        let solved = try solve(section([header]), items: [10, 20], in: viewport)
        // Visible from 534 on: the first header is at 500 … 530, the second where the bar ends.
        #expect(solved.view("header")?.frame.minY == 500)
        #expect(solved.view("header")?.zIndex == 1)
        #expect(solved.view("header", 1)?.frame.minY == 534)
        #expect(solved.view("header", 1)?.zIndex == 1_000_000_001)
    }

    // MARK: Safe area (E9)

    @Test func aFooterStaysAboveTheHomeIndicator() throws {
        var viewport = LayoutViewport(width: 375, height: 812, scale: 3)
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 54, leading: 0, bottom: 34, trailing: 0)
        let section = section([boundary("header", .absolute(24), .top, pins: true), boundary("footer", .absolute(24), .bottom, pins: true)])
        // Measured on iOS 17: 812 − 54 − 34 − 24. The header is not pulled down to where the bar ends.
        let start = try solve(section, items: [40], in: viewport)
        #expect(start.view("footer")?.frame == rect(0, 700, 375, 24))
        #expect(start.view("header")?.frame == rect(0, 0, 375, 24))
        let scrolled = try solve(section, items: [40], in: viewport.scrolled(y: 228))
        #expect(scrolled.view("header")?.frame.minY == 282)
        #expect(scrolled.view("footer")?.frame.minY == 982)
        #expect(scrolled.cells() == start.cells())
    }

    // MARK: Horizontal layouts

    @Test func horizontalLayoutsPinAtBothSides() throws {
        func sides(_ offset: CGFloat) throws -> [CGRect?] {
            let solved = try solve(
                shelf([leading, trailing]), items: [5, 9], in: .small.scrolled(x: offset), direction: .horizontal)
            return [solved.view("leading")?.frame, solved.view("trailing")?.frame]
        }
        // A section of 30 + 500 + 20.
        #expect(try sides(0) == [rect(0, 0, 30, 480), rect(300, 0, 20, 480)])
        #expect(try sides(150) == [rect(150, 0, 30, 480), rect(450, 0, 20, 480)])
        #expect(try sides(240) == [rect(240, 0, 30, 480), rect(530, 0, 20, 480)])
        #expect(try sides(515) == [rect(500, 0, 30, 480), rect(530, 0, 20, 480)])
    }

    @Test(arguments: [
        (LayoutViewport.small.scrolled(x: 100), rect(140, 0, 30, 480), rect(390, 0, 20, 480)),
        (.small.rightToLeft.scrolled(x: 400), rect(650, 0, 30, 480), rect(410, 0, 20, 480)),
    ])
    func aHorizontalLayoutsSafeAreaBoundsWhatIsVisible(viewport: LayoutViewport, near: CGRect, far: CGRect) throws {
        var viewport = viewport
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
        let solved = try solve(shelf([leading, trailing]), items: [9], in: viewport, direction: .horizontal)
        #expect(solved.view("leading")?.frame == near && solved.view("trailing")?.frame == far)
    }

    @Test func layoutWideItemsPinHorizontallyToo() throws {
        let solved = try solve(shelf([]), items: [9], in: .small.scrolled(x: 250), direction: .horizontal, configure: {
            $0.boundarySupplementaryItems = [leading, trailing]
        })
        #expect(solved.layoutView("leading")?.frame.minX == 250)
        #expect(solved.layoutView("trailing")?.frame.minX == 550)
    }

    // MARK: Right to left

    @Test func aNarrowHeaderIsPinnedAtTheRight() throws {
        let narrow = boundary("narrow", .absolute(30), width: .absolute(80), .topLeading, pins: true)
        let solved = try solve(section([narrow]), items: [20], in: .small.rightToLeft.scrolled(y: 100))
        #expect(solved.view("narrow")?.frame == rect(240, 100, 80, 30))
    }

    @Test func aHorizontalLayoutPinsItsTrailingItemsAtTheLeft() throws {
        let section = shelf([leading, trailing])
        // Content of 950 that begins at the right, at an offset of 630.
        let start = try solve(section, items: [9], in: .small.rightToLeft, direction: .horizontal)
        #expect(start.contentOffset.x == 630)
        #expect(start.view("leading")?.frame == rect(920, 0, 30, 480))
        #expect(start.view("trailing")?.frame == rect(630, 0, 20, 480))
        let moved = try solve(section, items: [9], in: .small.rightToLeft.scrolled(x: 400), direction: .horizontal)
        #expect(moved.view("leading")?.frame == rect(690, 0, 30, 480))
        #expect(moved.view("trailing")?.frame == rect(400, 0, 20, 480))
    }

    // MARK: Hosts (B-K5)

    @Test func scrollingPlacesPinnedItemsWithoutAskingTheProviderAgain() {
        var calls = 0
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boundary("title", .absolute(40), .top, pins: true)]
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
            calls += 1
            return rows(.absolute(50))
        }, configuration: configuration)
        let view = host(layout, items: [100])
        view.layoutIfNeeded()
        #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 70, 320, 480)))
        view.contentOffset.y = 70
        view.layoutIfNeeded()
        let path = IndexPath(item: NSNotFound, section: 0)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "title", at: path)?.frame.minY == 70)
        #expect(calls == 1)
    }
}
