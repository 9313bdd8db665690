import LinuxUIKit
import Testing

/// Surprising behaviour of sections and the elements around them.
struct SectionGotchaTests {
    // C12
    @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 320, height: 0), CGSize(width: 0, height: 480)])
    func aViewWithoutExtentAsksForNoSection(size: CGSize) throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            Issue.record("There is no room to describe a section for.")
            return nil
        }
        let solved = try layout.solve(
            in: LayoutViewport(width: size.width, height: size.height), content: LayoutContent(itemCounts: [3, 2]))
        #expect(solved.elementCount == 0)
        #expect(solved.sectionCount == 2)
    }

    // C20
    @Test(arguments: [
        NSDirectionalEdgeInsets(top: .infinity, leading: 0, bottom: 0, trailing: 0),
        NSDirectionalEdgeInsets(top: 0, leading: -.infinity, bottom: 0, trailing: 0),
        NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: .nan, trailing: 0),
        NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: .nan),
    ])
    func aBackgroundWithoutFiniteFrameIsAnError(insets: NSDirectionalEdgeInsets) throws {
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = insets
        let section = rows(.absolute(50))
        section.decorationItems = [.background(elementKind: "plain"), background]
        let error = try #require(throws: LayoutError.self) { try solve(section, items: [1]) }
        #expect(error.message.contains("not finite"))
    }

    // C25
    @Test func anInsetKeepsCellsClearOfAHeaderThatDoesNotExtend() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top, extends: false)]
        section.contentInsets.top = 30
        let solved = try solve(section, items: [1])
        #expect(solved.view("header")?.frame == rect(0, 0, 320, 30))
        #expect(solved.cells() == [rect(0, 30, 320, 50)])
        #expect(solved.contentSize.height == 80)
    }

    // C37
    @Test func aHeaderAndASideItemMayBothBePinned() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [
            boundary("top", .absolute(30), .top, pins: true),
            boundary("side", .absolute(40), width: .absolute(20), .topLeading, pins: true),
        ]
        let solved = try solve(section, items: [20], in: .small.scrolled(y: 100))
        #expect(solved.view("top")?.frame == rect(0, 100, 320, 30))
        #expect(solved.view("side")?.frame == rect(0, 100, 20, 40))
    }

    // C37
    @Test func aLayoutWidePinnedItemWithoutWidthIsAnErrorToo() throws {
        let error = try #require(throws: LayoutError.self) {
            try solve(rows(.absolute(50)), items: [1], configure: {
                $0.boundarySupplementaryItems = [boundary("thin", .absolute(30), width: .fractionalWidth(0), .top, pins: true)]
            })
        }
        #expect(error.place == LayoutError.Place(section: nil))
        #expect(error.message.contains("\"thin\""))
    }

    // C40
    @Test(arguments: [(499.5, 1), (500, 3), (500.5, 3), (501, 2), (1024, 2), (1024.5, 3)])
    func rangesOfWidthsWithAHoleCountColumnsInItAsTheyDoOutside(width: Double, columns: Int) throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let count = switch environment.container.effectiveContentSize.width {
            case 0..<500: 1
            case 501...1024: 2
            default: 3
            }
            let wide = size(.fractionalWidth(1), .estimated(200))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: wide, subitem: NSCollectionLayoutItem(layoutSize: wide), count: count))
        }
        let solved = try layout.solve(
            in: LayoutViewport(width: width, height: 480, scale: 2), content: LayoutContent(itemCounts: [6]))
        #expect(solved.cells().filter { $0.minY == 0 }.count == columns)
    }

    // C41
    @Test func emptySectionsAtTheEndStillCostTheirSpacing() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
            let section = rows(.absolute(50))
            section.contentInsets.bottom = 16
            if index == 0 { section.boundarySupplementaryItems = [boundary("footer", .absolute(20), .bottom)] }
            return section
        }, configuration: configuration)
        let solved = try layout.solve(in: .small, content: LayoutContent(itemCounts: [1, 0, 0]))
        #expect(solved.view("footer")?.frame == rect(0, 66, 320, 20))
        #expect(solved.contentSize.height == 106)
    }
}
