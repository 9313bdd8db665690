import LinuxUIKit
import Testing

struct BoundaryTests {
    private func solved(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], rows count: Int = 2
    ) throws -> SolvedLayout {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = items
        return try solve(section, items: [count])
    }

    @Test func headersAndFootersStandOutside() throws {
        let solved = try solved([boundary("header", .absolute(30), .top), boundary("footer", .absolute(20), .bottom)])
        #expect(solved.view("header")?.frame == rect(0, 0, 320, 30))
        #expect(solved.cell(0, 0)?.minY == 30)
        #expect(solved.view("footer")?.frame == rect(0, 130, 320, 20))
        #expect(solved.contentSize.height == 150)
    }

    @Test func itemsThatDoNotExtendLieOverTheContent() throws {
        let solved = try solved([
            boundary("header", .absolute(30), .top, extends: false), boundary("footer", .absolute(20), .bottom, extends: false),
        ])
        #expect(solved.view("header")?.frame == rect(0, 0, 320, 30))
        #expect(solved.cell(0, 0)?.minY == 0)
        #expect(solved.view("footer")?.frame == rect(0, 80, 320, 20))
        #expect(solved.contentSize.height == 100)
    }

    @Test func itemsOnOneEdgeDoNotStack() throws {
        let solved = try solved([boundary("tall", .absolute(30), .top), boundary("low", .absolute(10), width: .absolute(40), .topTrailing)])
        #expect(solved.view("tall")?.frame == rect(0, 0, 320, 30))
        #expect(solved.view("low")?.frame == rect(280, 20, 40, 10))
    }

    @Test func offsetsMoveItemsAndGrowTheSection() throws {
        let solved = try solved([
            boundary("up", .absolute(30), .top, offset: CGPoint(x: 0, y: -12)),
            boundary("down", .absolute(20), .bottom, offset: CGPoint(x: 5, y: 6)),
        ])
        #expect(solved.view("up")?.frame.minY == 0)
        #expect(solved.cell(0, 0)?.minY == 42)
        #expect(solved.view("down")?.frame == rect(5, 148, 320, 20))
        #expect(solved.contentSize.height == 168)
    }

    @Test func sideItemsAreCentredAndTakeNoRoomFromTheCells() throws {
        let solved = try solved([
            boundary("leading", .absolute(40), width: .absolute(20), .leading),
            boundary("trailing", .absolute(60), width: .absolute(20), .trailing),
            boundary("none", .absolute(10), width: .absolute(10), .none),
        ])
        #expect(solved.view("leading")?.frame == rect(0, 30, 20, 40))
        #expect(solved.view("trailing")?.frame == rect(300, 20, 20, 60))
        #expect(solved.view("none")?.frame == rect(155, 45, 10, 10))
        #expect(solved.cell(0, 0) == rect(0, 0, 320, 50))
    }

    @Test func aSideItemLongerThanTheSectionMakesItAsLong() throws {
        let solved = try solved([boundary("leading", .absolute(180), width: .absolute(20), .leading)])
        #expect(solved.contentSize.height == 180)
        #expect(solved.view("leading")?.frame.minY == 0)
        #expect(solved.cell(0, 0)?.minY == 0)
        let over = try self.solved([boundary("leading", .absolute(180), width: .absolute(20), .leading, extends: false)])
        #expect(over.contentSize.height == 100)
        #expect(over.view("leading")?.frame.minY == -40)
    }

    @Test func heightsAreFractionsOfTheWholeView() throws {
        #expect(try solved([boundary("header", .fractionalHeight(0.1), .top)]).view("header")?.frame.height == 48)
    }

    @Test func boundaryItemsHaveInsetsOfTheirOwn() throws {
        let header = boundary("header", .absolute(30), .top)
        header.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let element = try #require(try solved([header]).view("header"))
        #expect(element.frame == rect(2, 1, 314, 26))
        #expect(element.slot == rect(0, 0, 320, 30))
    }

    @Test func layoutWideItemsSurroundAllSections() throws {
        let solved = try solve(rows(.absolute(50)), items: [1, 1], configure: {
            $0.interSectionSpacing = 10
            $0.boundarySupplementaryItems = [boundary("title", .absolute(40), .top), boundary("end", .absolute(20), .bottom)]
        })
        #expect(solved.cell(0, 0)?.minY == 40)
        #expect(solved.layoutView("title")?.frame == rect(0, 0, 320, 40))
        #expect(solved.layoutView("end")?.frame == rect(0, 150, 320, 20))
        #expect(solved.contentSize.height == 170)
    }

    @Test func aLayoutWideItemsPathHasOneIndex() throws {
        let solved = try solve(rows(.absolute(50)), items: [1], configure: {
            $0.boundarySupplementaryItems = [boundary("title", .absolute(40), .top)]
        })
        let path = try #require(solved.layoutView("title")).indexPath
        #expect(path == IndexPath(index: 0))
        #expect(path.section == 0 && path.item == NSNotFound)
    }

    /// Boundary items of the layout have the same index path. A section may use their kind, too.
    @Test func kindsOfLayoutWideItemsMustDiffer() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("a", .absolute(1), .top)]
        let error = try #require(throws: LayoutError.self) {
            try solve(section, items: [1], configure: {
                $0.boundarySupplementaryItems = [boundary("a", .absolute(1), .top), boundary("a", .absolute(1), .bottom)]
            })
        }
        #expect(error.message.contains("duplicates detected: (a)") && error.place == LayoutError.Place(section: nil))
        let solved = try solve(section, items: [1], configure: { $0.boundarySupplementaryItems = [boundary("a", .absolute(1), .top)] })
        #expect(solved.elementCount == 3)
    }

    @Test func kindsOfASectionMustDiffer() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("a", .absolute(1), .top), boundary("a", .absolute(1), .bottom)]
        let error = try #require(throws: LayoutError.self) { try solve(section, items: [1]) }
        #expect(error.message.contains("duplicates detected: (a)"))

        let badged = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge("dot", .top)])
        let twice = NSCollectionLayoutSection(group: row(.absolute(50), [badged, badged]))
        #expect(throws: LayoutError.self) { try solve(twice, items: [1]) }
        // Two sections may share kinds, and a repeated subitem counts once.
        let once = NSCollectionLayoutSection(group: row(.absolute(50), [badged]))
        #expect(try solve(once, items: [4, 4]).elementCount == 16)
    }

    // MARK: Pinning (B-K1 … B-K6, E9)

    private func pinned(_ offset: CGFloat, headers: Bool = true, footers: Bool = true) throws -> SolvedLayout {
        let section = rows(.absolute(50))
        if headers { section.boundarySupplementaryItems.append(boundary("header", .absolute(30), .top, pins: true)) }
        if footers { section.boundarySupplementaryItems.append(boundary("footer", .absolute(20), .bottom, pins: true)) }
        return try solve(section, items: [10, 10], in: .small.scrolled(y: offset))
    }

    @Test func aPinnedHeaderStaysAtTheTopUntilTheNextSectionPushesIt() throws {
        // Sections of 530: header 0, footer at 530 − 20.
        #expect(try pinned(0, footers: false).view("header")?.frame.minY == 0)
        #expect(try pinned(100, footers: false).view("header")?.frame.minY == 100)
        #expect(try pinned(515, footers: false).view("header")?.frame.minY == 500)
        #expect(try pinned(600).view("header", 1)?.frame.minY == 600)
        #expect(try pinned(500).view("header")?.frame.minY == 500)
        #expect(try pinned(510).view("header")?.frame.minY == 500)
    }

    @Test func aPinnedFooterStaysAtTheBottom() throws {
        #expect(try pinned(0, headers: false).view("footer")?.frame.minY == 460)
        #expect(try pinned(200, headers: false).view("footer")?.frame.minY == 500)
    }

    @Test func aPinnedItemWithoutWidthIsAnError() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("thin", .absolute(30), width: .absolute(0), .top, pins: true)]
        let error = try #require(throws: LayoutError.self) { try solve(section, items: [1]) }
        #expect(error.message.contains("\"thin\""))
    }
}
