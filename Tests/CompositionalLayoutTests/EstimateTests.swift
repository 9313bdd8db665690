import LinuxUIKit
import Testing

struct EstimateTests {
    /// Heights or widths by item.
    private func fitting(height heights: [CGFloat] = [], width widths: [CGFloat] = []) -> LayoutContent.FittingSize {
        { element, proposal in
            guard element.category == .cell else { return nil }
            return CGSize(
                width: widths.isEmpty ? proposal.width : widths[element.item],
                height: heights.isEmpty ? proposal.height : heights[element.item])
        }
    }

    private let pair = row(.estimated(50), [item(.fractionalWidth(0.5), .estimated(50))])

    @Test func withoutContentTheEstimateStands() throws {
        #expect(try solve(NSCollectionLayoutSection(group: pair), items: [3]).contentSize.height == 100)
    }

    @Test func aRowIsAsTallAsItsTallestPresentItem() throws {
        let solved = try solve(
            NSCollectionLayoutSection(group: pair), items: [3], fitting: fitting(height: [31, 88, 20]))
        #expect(solved.cells() == [rect(0, 0, 160, 31), rect(160, 0, 160, 88), rect(0, 88, 160, 20)])
        #expect(solved.contentSize.height == 108)
    }

    @Test func onlyTheEstimatedAxisIsAskedAbout() throws {
        let asked = Asked()
        _ = try solve(NSCollectionLayoutSection(group: pair), items: [1], fitting: { element, proposal in
            asked.note(element, proposal)
            return CGSize(width: 999, height: 40)
        })
        #expect(asked.proposals == [CGSize(width: 160, height: 50)])
        let fixed = rows(.absolute(44))
        _ = try solve(fixed, items: [3], fitting: { element, proposal in
            asked.note(element, proposal)
            return nil
        })
        #expect(asked.proposals.count == 1)
    }

    @Test func aFixedGroupKeepsItsHeightAroundMeasuredItems() throws {
        let group = row(.absolute(60), [item(.fractionalWidth(1), .estimated(50))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2], fitting: fitting(height: [90, 10]))
        #expect(solved.cells() == [rect(0, 0, 320, 90), rect(0, 60, 320, 10)])
    }

    @Test func aFractionOfAnEstimatedGroupIsOfItsEstimate() throws {
        let group = row(.estimated(50), [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.fractionalWidth(0.5), .estimated(50))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2], fitting: fitting(height: [0, 120]))
        #expect(solved.cells() == [rect(0, 0, 160, 50), rect(160, 0, 160, 120)])
    }

    @Test func aGroupEstimatedAlongItsAxisHoldsItsListOnce() throws {
        let group = column(.estimated(30), spacing: .fixed(5), [item(.fractionalWidth(1), .estimated(40)), item(.fractionalWidth(1), .absolute(20))])
        let section = NSCollectionLayoutSection(group: group)
        #expect(try solve(section, items: [4]).cells().map(\.minY) == [0, 45, 65, 110])
        // The last group is as long as its contents.
        #expect(try solve(section, items: [3]).contentSize.height == 105)
        let measured = try solve(section, items: [4], fitting: fitting(height: [100, 0, 10, 0]))
        #expect(measured.cells().map(\.minY) == [0, 105, 125, 140])
    }

    @Test func anOpenGroupsFlexibleSpacingsHaveNothingToShare() throws {
        let group = column(.estimated(30), spacing: .flexible(5), Array(repeating: item(.fractionalWidth(1), .absolute(20)), count: 3))
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [5])
        #expect(solved.cells().map(\.minY) == [0, 25, 50, 70, 95])
        #expect(solved.contentSize.height == 115)
    }

    @Test func fractionsAreOfTheRoomThatTheMeasuredRowLeaves() throws {
        // By the estimates two fit; measured, four do, and their three spacings leave 260 of 320 (B-E14).
        let group = row(.absolute(30), spacing: .fixed(20), [item(.estimated(200), .fractionalHeight(1)), item(.fractionalWidth(0.25), .fractionalHeight(1))])
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [4], fitting: fitting(width: [50, 0, 50, 0]))
        #expect(solved.cells().map(\.width) == [50, 65, 50, 65])
        #expect(solved.cells().allSatisfy { $0.minY == 0 })
    }

    @Test func aRowIsPlannedAnewUntilItsCountStands() throws {
        // By the estimates two fit; with 10 in place of 200, five do beside quarters of 300; beside quarters of 240 six do,
        // and their five spacings leave 220 (B-E14).
        let group = row(.absolute(30), spacing: .fixed(20), [item(.estimated(200), .fractionalHeight(1)), item(.fractionalWidth(0.25), .fractionalHeight(1))])
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [12], fitting: fitting(width: Array(repeating: 10, count: 12)))
        #expect(solved.cells().map(\.width) == Array(repeating: [10, 55], count: 6).flatMap { $0 })
        #expect(solved.cells().map(\.minY) == Array(repeating: 0, count: 6) + Array(repeating: 30, count: 6))
    }

    @Test func aSidewaysSectionOfEstimatedHeightIsAsTallAsItsFullGroups() throws {
        let cells = Array(repeating: item(.fractionalWidth(1), .estimated(50)), count: 3)
        let section = NSCollectionLayoutSection(group: column(.estimated(999), width: .absolute(100), cells))
        section.orthogonalScrollingBehavior = .continuous
        let keep: LayoutContent.FittingSize = { _, proposal in proposal }
        for fitting in [nil, keep] {
            // The last group contains one of three.
            #expect(try solve(section, items: [4], fitting: fitting).contentSize.height == 150)
            #expect(try solve(section, items: [1], fitting: fitting).contentSize.height == 50)
        }
    }

    @Test func badgesFarFromTheirMeasuredGroupAreFound() throws {
        let anchor = NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 300))
        let far = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(9), .absolute(9)), elementKind: "far", containerAnchor: anchor)
        let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)), supplementaryItems: [far])
        let solved = try solve(
            NSCollectionLayoutSection(group: row(.estimated(50), [cell])), items: [40], fitting: fitting(height: Array(repeating: 20, count: 40)))
        for element in solved.elements() { #expect(solved.elements(in: element.frame).contains(element)) }
    }

    @Test func negativeSpacingsHideNoMeasuredGroup() throws {
        let heights = (0..<60).map { CGFloat(10 + $0 % 5 * 60) }
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        for spacing in [-30, -90] as [CGFloat] {
            section.interGroupSpacing = spacing
            let solved = try solve(section, items: [60], fitting: fitting(height: heights))
            for element in solved.elements() { #expect(solved.elements(in: element.frame).contains(element)) }
        }
    }

    @Test func aColumnsCountSharesTheEstimate() throws {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(110)), subitem: item(.fractionalWidth(1), .estimated(9)), count: 2)
        group.interItemSpacing = .fixed(10)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2], fitting: fitting(height: [77, 88]))
        #expect(solved.cells() == [rect(0, 0, 320, 50), rect(0, 60, 320, 50)])
    }

    @Test func measuredWidthsFlowAndWrap() throws {
        let group = row(.absolute(30), spacing: .fixed(10), [item(.estimated(100), .fractionalHeight(1))])
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [5], fitting: fitting(width: [50, 120, 100, 30, 400]))
        #expect(solved.cells() == [
            rect(0, 0, 50, 30), rect(60, 0, 120, 30), rect(190, 0, 100, 30), rect(0, 30, 30, 30), rect(0, 60, 400, 30),
        ])
    }

    @Test func uniformSiblingsTakeTheLargestSize() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            repeatingSubitem: item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)), count: 2)
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [3], fitting: fitting(height: [31, 88, 20]))
        #expect(solved.cells().map(\.height) == [88, 88, 20])
    }

    @Test func measuredHeadersMoveTheContent() throws {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .estimated(100), .top)]
        let solved = try solve(section, items: [1, 1], fitting: { element, proposal in
            element.kind == "header" ? CGSize(width: 5, height: element.section == 0 ? 44 : 30) : nil
        })
        #expect(solved.cell(0, 0) == rect(0, 44, 320, 50))
        #expect(solved.view("header", 1)?.frame == rect(0, 94, 320, 30))
    }

    @Test func measuredBadgesAreCountedThroughTheSection() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .estimated(50)),
            supplementaryItems: [badge("dot", [.top, .leading], width: .estimated(10), height: .absolute(10))])
        let solved = try solve(
            NSCollectionLayoutSection(group: row(.estimated(50), [cell])), items: [4], fitting: { element, proposal in
                element.kind == "dot" ? CGSize(width: CGFloat(element.item + 1) * 4, height: 0) : nil
            })
        #expect((0..<4).map { solved.view("dot", 0, $0)?.frame.width } == [4, 8, 12, 16])
    }

    @Test func aQueryFindsMeasuredGroupsWhereTheyAre() throws {
        let heights = (0..<200).map { CGFloat(20 + $0 % 7 * 10) }
        let list = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        list.interGroupSpacing = 3
        let solved = try solve(list, items: [200], fitting: fitting(height: heights))
        let all = solved.elements()
        for top in stride(from: CGFloat(0), to: solved.contentSize.height, by: 371) {
            let region = rect(0, top, 320, 480)
            #expect(solved.elements(in: region) == all.filter { $0.frame.intersects(region) && $0.frame.intersection(region).height > 0 })
        }
    }

    @Test func uniformGroupsOfASectionAreAsLongAsTheLongest() throws {
        let group = row(.uniformAcrossSiblings(estimate: 50), [item(.fractionalWidth(1), .estimated(50))])
        group.supplementaryItems = [badge("dot", [.bottom, .trailing])]
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [3], fitting: fitting(height: [30, 90, 20]))
        #expect(solved.cells() == [rect(0, 0, 320, 30), rect(0, 90, 320, 90), rect(0, 180, 320, 20)])
        #expect(solved.contentSize.height == 270)
        #expect((0..<3).map { solved.view("dot", 0, $0)?.frame.maxY } == [90, 180, 270])
        for element in solved.elements() { #expect(solved.elements(in: element.frame).contains(element)) }
    }

    @Test func aUniformGroupWithFewerItemsIsAsLargeAsTheOthers() throws {
        let group = column(.uniformAcrossSiblings(estimate: 50), [item(.fractionalWidth(1), .absolute(40)), item(.fractionalWidth(1), .absolute(30))])
        group.supplementaryItems = [badge("dot", [.bottom, .trailing])]
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let solved = try solve(section, items: [3])
        #expect(solved.cells() == [rect(0, 0, 320, 40), rect(0, 40, 320, 30), rect(0, 75, 320, 40)])
        #expect((0..<2).map { solved.view("dot", 0, $0)?.frame.maxY } == [70, 145])
        #expect(solved.contentSize.height == 145)
    }

    @Test func uniformNestedGroupsTakeTheLongestSibling() throws {
        let column = column(.uniformAcrossSiblings(estimate: 50), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .estimated(50))])
        column.supplementaryItems = [badge("dot", [.bottom, .leading])]
        let solved = try solve(
            NSCollectionLayoutSection(group: row(.estimated(50), [column])), items: [2], fitting: fitting(height: [30, 90]))
        #expect(solved.cells().map(\.height) == [30, 90])
        #expect((0..<2).map { solved.view("dot", 0, $0)?.frame.maxY } == [90, 90])
    }

    @Test func stretchingAGroupMovesItsOwnViewsAndNotThoseOfItsCells() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), supplementaryItems: [badge("dot", .bottom)])
        let column = column(.uniformAcrossSiblings(estimate: 50), width: .fractionalWidth(0.5), [cell])
        column.supplementaryItems = [badge("mark", .bottom)]
        let solved = try solve(
            NSCollectionLayoutSection(group: row(.estimated(50), [column])), items: [2], fitting: fitting(height: [30, 90]))
        #expect((0..<2).map { solved.view("dot", 0, $0)?.frame.maxY } == [30, 90])
        #expect((0..<2).map { solved.view("mark", 0, $0)?.frame.maxY } == [90, 90])
    }

    @Test func uniformWidthsWrapByWhatTheyTurnOutToBe() throws {
        let group = row(.absolute(40), [item(.uniformAcrossSiblings(estimate: 50), .absolute(40))])
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [4], fitting: fitting(width: [140, 60, 40, 50]))
        #expect(solved.cells().map(\.origin) == [
            CGPoint(x: 0, y: 0), CGPoint(x: 140, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 50, y: 40),
        ])
    }

    @Test func fittingsThatNothingAsksForChangeNothing() throws {
        let nested = row(.estimated(30), width: .absolute(100), [item(.absolute(30), .absolute(10)), item(.absolute(30), .absolute(44))])
        let group = column(.absolute(100), [item(.absolute(100), .absolute(60)), nested])
        let section = NSCollectionLayoutSection(group: group)
        let measured = try solve(section, items: [2], fitting: fitting(height: [10, 10]))
        #expect(measured.elements() == (try solve(section, items: [2])).elements())
        #expect(measured.cells().map(\.minY) == [0, 100])
    }

    @Test func theWidestGroupDecidesTheWidthWhereverItStands() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .absolute(40)), subitems: [item(.estimated(100), .absolute(40))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2], fitting: fitting(width: [50, 250]))
        #expect(solved.contentSize.width == 320)
        #expect(solved.cells().map(\.maxX) == [320, 320])
    }

    // MARK: The last group of a section (B-E8, B-G11)

    @Test func aLastGroupThatEndsWithItsItemsIsTrimmedAcrossItsAxis() throws {
        let run = [item(.absolute(40), .fractionalHeight(0.5)), item(.absolute(50), .fractionalHeight(0.5))]
        let group = column(.estimated(100), width: .absolute(160), run)
        // Two full groups, and one that lacks the item that reaches 10 further.
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [5], direction: .horizontal).contentSize.width == 470)
        let nested = row(.absolute(100), [column(.estimated(80), width: .absolute(200), run)])
        #expect(try solve(NSCollectionLayoutSection(group: nested), items: [3], direction: .horizontal).contentSize.width == 630)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func contentThatAsksForNoSizeIsAnError(height: CGFloat) throws {
        let error = try #require(throws: LayoutError.self) {
            try solve(NSCollectionLayoutSection(group: pair), items: [2], fitting: { element, proposal in
                CGSize(width: proposal.width, height: element.item == 1 ? height : 10)
            })
        }
        #expect(error.element == LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 1))
    }

    @Test func sectionsLeftOutAreNotAskedItemByItem() throws {
        let asked = Asked()
        var content = LayoutContent(itemCounts: [100_000_000, 1]) { element, proposal in
            asked.note(element, proposal)
            return proposal
        }
        content.selfSizingSections = [1]
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pair))
        _ = try layout.solve(in: .small, content: content)
        #expect(asked.proposals.count == 1)
    }
}

/// The calls of a fitting closure.
private final class Asked: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [CGSize] = []

    var proposals: [CGSize] { lock.withLock { noted } }

    func note(_ element: LayoutElement.ID, _ proposal: CGSize) {
        lock.withLock { noted.append(proposal) }
    }
}
