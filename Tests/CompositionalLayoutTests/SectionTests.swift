import LinuxUIKit
import Testing

struct SectionTests {
    // MARK: Stacking (B-L1 … B-L6, E4, E5)

    @Test func sectionsAreStackedWithSpacingBetweenAllOfThem() throws {
        let solved = try solve(rows(.absolute(50)), items: [1, 0, 2], configure: { $0.interSectionSpacing = 8 })
        #expect(solved.cell(0, 0)?.minY == 0)
        #expect(solved.cell(2, 0)?.minY == 66)
        #expect(solved.contentSize == CGSize(width: 320, height: 166))
    }

    @Test func anEmptySectionTakesNoRoom() throws {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.decorationItems = [.background(elementKind: "background")]
        let solved = try solve(section, items: [0])
        #expect(solved.contentSize.height == 0)
        #expect(solved.elementCount == 0)
    }

    @Test func anEmptySectionKeepsItsHeadersAndInsets() throws {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        section.boundarySupplementaryItems = [boundary("header", .absolute(32), .top)]
        let solved = try solve(section, items: [0])
        #expect(solved.contentSize.height == 48)
        #expect(solved.view("header")?.frame == rect(0, 0, 320, 32))
    }

    @Test func noSectionsAreNoContent() throws {
        #expect(try solve(rows(.absolute(50)), items: []).contentSize == CGSize(width: 320, height: 0))
    }

    @Test func noSectionForNoItemsIsAnEmptySection() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : rows(.absolute(50)) }
        let solved = try layout.solve(in: .small, content: LayoutContent(itemCounts: [0, 1]))
        #expect(solved.cell(1, 0) == rect(0, 0, 320, 50))
        let error = try #require(throws: LayoutError.self) {
            try layout.solve(in: .small, content: LayoutContent(itemCounts: [1]))
        }
        #expect(error.message.hasPrefix("Invalid section definition."))
    }

    @Test func theProviderSeesTheWholeView() throws {
        var seen: [(Int, CGSize, CGSize)] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            seen.append((index, environment.container.contentSize, environment.container.effectiveContentSize))
            return rows(.absolute(50))
        }
        var viewport = LayoutViewport.small
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
        _ = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [1, 1]))
        #expect(seen.map(\.0) == [0, 1])
        #expect(seen.allSatisfy { $0.1 == viewport.size && $0.2 == viewport.size })
    }

    // MARK: Guides (B-R1 … B-R4, B-B8, B-B9)

    private var margined: LayoutViewport {
        var viewport = LayoutViewport.small
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        return viewport
    }

    @Test(arguments: [
        (UIContentInsetsReference.automatic, 30.0, 280.0), (.safeArea, 30, 280), (.none, 0, 320), (.layoutMargins, 20, 280),
        (.readableContent, 20, 280),
    ])
    func aGuideNarrowsTheSectionAcrossTheScrollAxis(reference: UIContentInsetsReference, x: Double, width: Double) throws {
        let solved = try solve(
            rows(.absolute(50)), items: [1], in: margined, configure: { $0.contentInsetsReference = reference })
        #expect(solved.cells() == [rect(x, 0, width, 50)])
    }

    @Test func aSectionsOwnReferenceWins() throws {
        let section = rows(.absolute(50))
        section.contentInsetsReference = .layoutMargins
        #expect(try solve(section, items: [1], in: margined).cells() == [rect(20, 0, 280, 50)])
    }

    @Test func sectionInsetsAreAddedToTheGuide() throws {
        let section = rows(.absolute(50))
        section.contentInsets.leading = 4
        #expect(try solve(section, items: [1], in: margined).cells() == [rect(34, 0, 276, 50)])
    }

    @Test func headersMoveWithTheGuideAndLayoutWideOnesDoNot() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        let solved = try solve(section, items: [1], in: margined, configure: {
            $0.boundarySupplementaryItems = [boundary("title", .absolute(40), .top)]
        })
        #expect(solved.view("header")?.frame == rect(30, 40, 280, 30))
        #expect(solved.layoutView("title")?.frame == rect(0, 0, 320, 40))
    }

    @Test func headersMayIgnoreInsetsAndGuides() throws {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        section.supplementariesFollowContentInsets = false
        #expect(try solve(section, items: [1]).view("header")?.frame == rect(0, 0, 320, 30))
        section.supplementariesFollowContentInsets = true
        section.supplementaryContentInsetsReference = .none
        #expect(try solve(section, items: [1], in: margined).view("header")?.frame == rect(0, 0, 320, 30))
    }

    // MARK: Decorations (B-D1, B-D2, B-D3, E10)

    @Test func aBackgroundCoversTheWholeSection() throws {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [boundary("header", .absolute(44), .top), boundary("footer", .absolute(24), .bottom)]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 44, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [.background(elementKind: "plain"), background]
        let solved = try solve(section, items: [2])
        let decorations = solved.elements().filter { $0.category == .decoration }
        #expect(decorations.map(\.frame) == [rect(0, 0, 320, 200), rect(2, 44, 314, 153)])
        #expect(decorations.map(\.id.item) == [0, 1])
    }

    @Test func aBackgroundRaisesTheOtherElements() throws {
        let section = rows(.absolute(50))
        #expect(try solve(section, items: [1]).elements().map(\.zIndex) == [0])
        section.decorationItems = [.background(elementKind: "background")]
        #expect(try solve(section, items: [1]).elements().map(\.zIndex) == [0, 1])
    }

    @Test func aBackgroundRaisesOnlyWhatWouldLieAtItsDepth() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge("dot", .top)])
        let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 50, 50), zIndex: 4)]
        }
        for (group, depths) in [(row(.absolute(50), [cell]), ["cell": 1, "dot": 1, "header": 1]), (custom, ["cell": 4, "header": 1])] {
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [boundary("header", .absolute(20), .top)]
            section.decorationItems = [.background(elementKind: "background")]
            let above = try solve(section, items: [1]).elements().filter { $0.category != .decoration }
            #expect(Dictionary(uniqueKeysWithValues: above.map { ($0.kind ?? "cell", $0.zIndex) }) == depths)
        }
    }

    // MARK: Sideways scrolling (B-O1 … B-O4, B-O9, B-O11, E1)

    @Test func groupsOfASidewaysSectionAreSizedInTheFullWidth() throws {
        let section = NSCollectionLayoutSection(
            group: row(.fractionalHeight(0.1), width: .fractionalWidth(0.8), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 4, bottom: 30, trailing: 6)
        section.interGroupSpacing = 5
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [boundary("header", .absolute(20), .top)]
        let solved = try solve(section, items: [3])
        // 0.8 × 320 = 256, not of 310; 0.1 × (480 − 40) = 44.
        #expect(solved.cells() == [rect(4, 30, 256, 44), rect(265, 30, 256, 44), rect(526, 30, 256, 44)])
        #expect(solved.contentSize == CGSize(width: 320, height: 104))
        #expect(solved.view("header")?.frame == rect(4, 0, 310, 20))
    }

    /// Columns of 200 points that scroll sideways.
    private func sidewaysSection(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(height, width: .absolute(200), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    @Test func sidewaysScrollingMovesWhatIsSeenAndNotTheFrames() throws {
        let section = sidewaysSection(.absolute(50))
        var viewport = LayoutViewport.small
        viewport.orthogonalContentOffsets = [0: 450]
        let solved = try solve(section, items: [10], in: viewport)
        #expect(solved.cell(0, 3) == rect(600, 0, 200, 50))
        let visible = solved.visibleElements()
        #expect(visible.map(\.id.item) == [2, 3])
        #expect(visible.map { solved.presentationFrame(of: $0).minX } == [-50, 150])
    }

    @Test func aSidewaysRowDoesNotWidenTheContent() throws {
        #expect(try solve(sidewaysSection(.absolute(400)), items: [10]).contentSize == CGSize(width: 320, height: 400))
    }

    @Test func sidewaysScrollingIsMirroredToo() throws {
        let section = sidewaysSection(.absolute(50))
        var viewport = LayoutViewport.small.rightToLeft
        viewport.orthogonalContentOffsets = [0: 450]
        let solved = try solve(section, items: [10], in: viewport)
        #expect(solved.cell(0, 0) == rect(120, 0, 200, 50))
        let visible = solved.visibleElements()
        #expect(visible.map(\.id.item) == [2, 3])
        #expect(visible.map { solved.presentationFrame(of: $0).maxX } == [370, 170])
    }

    // MARK: Horizontal layouts (B-Z1, B-Z2, B-C2)

    @Test func everyRuleTurnsWithTheScrollDirection() throws {
        let section = NSCollectionLayoutSection(
            group: column(.fractionalHeight(1), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 7, bottom: 40, trailing: 3)
        section.boundarySupplementaryItems = [
            boundary("leading", .fractionalHeight(1), width: .absolute(30), .leading),
            boundary("top", .absolute(20), width: .absolute(10), .top),
        ]
        let solved = try solve(section, items: [3, 1], direction: .horizontal)
        #expect(solved.cells() == [rect(37, 40, 100, 200), rect(37, 240, 100, 200), rect(137, 40, 100, 200)])
        #expect(solved.view("leading")?.frame == rect(0, 40, 30, 400).offsetBy(dx: 0, dy: 0))
        // In the middle of the bare section, after the header.
        #expect(solved.view("top")?.frame == rect(130, 40, 10, 20))
        #expect(solved.cell(1, 0)?.minX == 277)
        #expect(solved.contentSize == CGSize(width: 380, height: 480))
    }
}
