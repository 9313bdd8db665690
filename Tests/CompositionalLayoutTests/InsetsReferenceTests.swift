import LinuxUIKit
import Testing

struct InsetsReferenceTests {
    private var margined: LayoutViewport {
        var viewport = LayoutViewport.small
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 6, trailing: 12)
        return viewport
    }

    /// A list of full-height columns 100 wide.
    private func columns() -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: column(.fractionalHeight(1), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
    }

    // MARK: The container of fractions (B-C2, B-C4, B-S8, E1)

    @Test func horizontalLayoutsKeepTheirFullWidth() throws {
        let section = NSCollectionLayoutSection(
            group: column(.fractionalHeight(0.5), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let solved = try solve(section, items: [1], direction: .horizontal)
        // Half of 320, and half of 480 − 40.
        #expect(solved.cells() == [rect(20, 10, 160, 220)])
        #expect(solved.contentSize == CGSize(width: 220, height: 480))
    }

    @Test func theSafeAreaLeavesTheScrollAxisItsFullExtent() throws {
        let half = NSCollectionLayoutSection(
            group: row(.fractionalHeight(0.5), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        let vertical = try solve(half, items: [1], in: margined)
        #expect(vertical.cells() == [rect(30, 0, 140, 240)])
        #expect(vertical.contentOffset == CGPoint(x: 0, y: -40))
        let horizontal = try solve(half, items: [1], in: margined, direction: .horizontal)
        #expect(horizontal.cells() == [rect(0, 40, 160, 210)])
        #expect(horizontal.contentOffset == CGPoint(x: -30, y: 0))
    }

    @Test func insetsOfASectionBelowOneArePoints() throws {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)
        let solved = try solve(section, items: [1])
        #expect(solved.cells() == [rect(0.5, 0.5, 319, 50)])
        #expect(solved.contentSize.height == 51)
    }

    // MARK: Guides (B-R2, B-R3)

    @Test(arguments: [
        (UIContentInsetsReference.automatic, 40.0, 420.0), (.safeArea, 40, 420), (.none, 0, 480), (.layoutMargins, 8, 466),
        (.readableContent, 8, 466),
    ])
    func aGuideShortensTheColumnsOfAHorizontalLayout(
        reference: UIContentInsetsReference, y: Double, height: Double
    ) throws {
        let solved = try solve(
            columns(), items: [2], in: margined, direction: .horizontal, configure: { $0.contentInsetsReference = reference })
        #expect(solved.cells() == [rect(0, y, 100, height), rect(100, y, 100, height)])
        #expect(solved.contentSize == CGSize(width: 200, height: 480))
    }

    @Test func contentIsAsWideAsTheViewWhateverTheGuide() throws {
        for reference in UIContentInsetsReference.allCases {
            let solved = try solve(
                rows(.absolute(50)), items: [1], in: margined, configure: { $0.contentInsetsReference = reference })
            #expect(solved.contentSize == CGSize(width: 320, height: 50))
        }
    }

    @Test(arguments: [(1024.0, 20.0, 176.0, 672.0), (1024, 200, 200, 624), (700, 20, 20, 660), (672, 0, 0, 672)])
    func readableContentIsNarrowInAWideView(width: Double, margin: Double, x: Double, readable: Double) throws {
        var viewport = LayoutViewport(width: width, height: 800, scale: 2)
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        let solved = try solve(
            section, items: [1], in: viewport, configure: { $0.contentInsetsReference = .readableContent })
        #expect(solved.cells() == [rect(x, 30, readable, 50)])
        #expect(solved.view("header")?.frame == rect(x, 0, readable, 30))
    }

    @Test func aGuideIsMirroredRightToLeft() throws {
        let section = rows(.absolute(50))
        section.contentInsets.leading = 5
        // Leading is right: 30 and 5 there, 10 at the left.
        #expect(try solve(section, items: [1], in: margined.rightToLeft).cells() == [rect(10, 0, 275, 50)])
    }

    @Test func anErrorTellsTheRoomWithinTheGuide() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.contentInsets.leading = 300
        let error = try #require(throws: LayoutError.self) {
            try solve(NSCollectionLayoutSection(group: group), items: [1], in: margined)
        }
        #expect(error.message.hasSuffix("width 280 less content insets of 300."))
    }

    // MARK: Guides of boundary items (B-B8, B-B9, B-R4)

    private func header(
        in viewport: LayoutViewport, configuration: UIContentInsetsReference, _ change: (NSCollectionLayoutSection) -> Void
    ) throws -> (header: CGRect?, cell: CGRect?) {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        change(section)
        let solved = try solve(
            section, items: [1], in: viewport, configure: { $0.contentInsetsReference = configuration })
        return (solved.view("header")?.frame, solved.cell(0, 0))
    }

    @Test func boundaryItemsMayHaveAGuideOfTheirOwn() throws {
        let found = try header(in: margined, configuration: .none) {
            $0.supplementaryContentInsetsReference = .layoutMargins
        }
        #expect(found.header == rect(20, 0, 288, 30) && found.cell == rect(0, 30, 320, 50))
    }

    @Test(arguments: [UIContentInsetsReference.none, .layoutMargins, .safeArea])
    func boundaryItemsFollowTheSectionsGuide(configuration: UIContentInsetsReference) throws {
        let whole = try header(in: margined, configuration: configuration) { $0.contentInsetsReference = .none }
        #expect(whole.header == rect(0, 0, 320, 30) && whole.cell == rect(0, 30, 320, 50))
        let inset = try header(in: margined, configuration: configuration) { $0.contentInsetsReference = .layoutMargins }
        #expect(inset.header == rect(20, 0, 288, 30) && inset.cell == rect(20, 30, 288, 50))
    }

    @Test func aGuideOfTheirOwnIsAddedToTheSectionsInsets() throws {
        let found = try header(in: margined, configuration: .none) {
            $0.supplementaryContentInsetsReference = .layoutMargins
            $0.contentInsets.leading = 16
        }
        #expect(found.header == rect(36, 0, 272, 30) && found.cell == rect(16, 30, 304, 50))
    }

    @Test func boundaryItemsThatIgnoreInsetsStillKeepToTheGuide() throws {
        let found = try header(in: margined, configuration: .layoutMargins) {
            $0.supplementariesFollowContentInsets = false
            $0.contentInsets.leading = 16
        }
        #expect(found.header == rect(20, 0, 288, 30) && found.cell == rect(36, 30, 272, 50))
    }

    @Test func theEarlierSwitchAndTheGuideNoneAreTheSameWithoutGuides() throws {
        let headers = try [
            { $0.supplementariesFollowContentInsets = false }, { $0.supplementaryContentInsetsReference = .none },
        ].map { (change: (NSCollectionLayoutSection) -> Void) in
            try header(in: .small, configuration: .safeArea) { section in
                section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
                change(section)
            }
        }
        #expect(headers.map(\.header) == [rect(0, 0, 320, 30), rect(0, 0, 320, 30)])
        #expect(headers.map(\.cell) == [rect(16, 34, 296, 50), rect(16, 34, 296, 50)])
    }
}
