import LinuxUIKit
import Testing

struct SpacingTests {
    // MARK: Between items (B-P1 … B-P5)

    @Test func fixedSpacingIsExactAndTheRestStaysAtTheFarEnd() throws {
        let group = row(.absolute(50), spacing: .fixed(20), [item(.absolute(80), .fractionalHeight(1))])
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [3]).cells().map(\.minX) == [0, 100, 200])
    }

    @Test func flexibleSpacingsShareTheRestEqually() throws {
        let group = row(.absolute(50), spacing: .flexible(10), [item(.absolute(90), .fractionalHeight(1))])
        // 3 × 90 and 2 × 10 leave 30 of 320, 15 for each gap.
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [3]).cells().map(\.minX) == [0, 115, 230])
    }

    @Test func aPartlyFilledRowKeepsThePlacesOfTheFullOne() throws {
        let group = row(.absolute(50), spacing: .flexible(10), [item(.absolute(90), .fractionalHeight(1))])
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [2]).cells().map(\.minX) == [0, 115])
    }

    @Test func anOverflowingRowPullsItsFlexibleSpacingsTogether() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(120), .fractionalHeight(1)),
            count: 3)
        group.interItemSpacing = .flexible(0)
        // 360 in 320: each of two gaps is −20.
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [3]).cells().map(\.minX) == [0, 100, 200])
    }

    @Test func spacingMayBeNegative() throws {
        let group = row(.absolute(50), spacing: .fixed(-24), [item(.absolute(100), .fractionalHeight(1))])
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [4]).cells().map(\.minX) == [0, 76, 152, 0])
    }

    // MARK: Edges (B-P6, B-P7)

    @Test func fixedEdgesTakeRoomAndDoNotShrinkTheItem() throws {
        let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
        cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .none, bottom: nil)
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(50), [cell])), items: [2])
        #expect(solved.cells() == [rect(4, 0, 160, 50), rect(4, 50, 160, 50)])
    }

    @Test(arguments: [
        (true, false, 60.0), (false, true, 0), (true, true, 30), (false, false, 0),
    ])
    func flexibleEdgesAlignAcrossTheRow(top: Bool, bottom: Bool, y: CGFloat) throws {
        let cell = item(.absolute(80), .absolute(40))
        cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: top ? .flexible(0) : nil, trailing: nil, bottom: bottom ? .flexible(0) : nil)
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(100), [cell])), items: [1])
        #expect(solved.cell(0, 0)?.minY == y)
    }

    @Test func aGroupsEdgesSeparateGroupsAndDoNotShrinkIt() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(3), trailing: nil, bottom: .fixed(2))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let solved = try solve(section, items: [2])
        #expect(solved.cells() == [rect(4, 3, 320, 50), rect(4, 68, 320, 50)])
        #expect(solved.contentSize == CGSize(width: 324, height: 120))
    }

    @Test func flexibleEdgesCentreANarrowGroup() throws {
        let group = row(.absolute(50), width: .absolute(200), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [1]).cells() == [rect(60, 0, 200, 50)])
    }

    @Test func aFlexibleEdgeDoesNothingToAFullWidthGroup() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [1]).cells() == [rect(0, 0, 320, 50)])
    }

    // MARK: Edge spacing of a sideways section's group (B-P7, E2)

    private func sideways(
        _ height: CGFloat, top: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
    ) -> NSCollectionLayoutSection {
        let group = row(.absolute(height), width: .absolute(200), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: top, trailing: nil, bottom: bottom)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    /// The distance from a section's cells to the next section's, measured in two pictures of UIKit.
    @Test(arguments: [(CGFloat(24), CGFloat(10), CGFloat(288), CGFloat(347)), (44.5, 15, 435, 519.5)])
    func edgesAcrossASidewaysRunTakeNoRoom(header: CGFloat, top: CGFloat, cell: CGFloat, pitch: CGFloat) throws {
        let section = sideways(cell, bottom: .fixed(10))
        section.contentInsets = NSDirectionalEdgeInsets(top: top, leading: 0, bottom: 15, trailing: 0)
        section.boundarySupplementaryItems = [boundary("header", .absolute(header), .top)]
        let solved = try solve(section, items: [3, 3], configure: { $0.interSectionSpacing = 10 })
        #expect(try #require(solved.cell(1, 0)).minY - #require(solved.cell(0, 0)).minY == pitch)
    }

    @Test func aSidewaysGroupIsMovedByItsNearEdgeAndFoundThere() throws {
        let solved = try solve(sideways(50, top: .fixed(30)), items: [2, 2])
        #expect(solved.cells() == [rect(0, 30, 200, 50), rect(200, 30, 200, 50)])
        #expect(solved.contentSize.height == 100)
        // It overlaps the section below, and extends out of the last section.
        #expect(solved.elements(in: rect(0, 125, 9, 1)).map(\.id.section) == [1])
        #expect(solved.elements(in: rect(0, 75, 9, 1)).map(\.id.section) == [0])
    }

    @Test func aSidewaysGroupMovedBeforeItsSectionIsFound() throws {
        let solved = try solve(sideways(50, top: .fixed(-30)), items: [2, 2])
        #expect(solved.cell(1, 0)?.minY == 20)
        #expect(solved.elements(in: rect(0, 45, 9, 1)).map(\.id.section) == [1])
    }

    @Test func flexibleEdgesHaveNothingToShareAcrossGroupsOfOneHeight() throws {
        let solved = try solve(sideways(50, top: .flexible(5), bottom: .flexible(5)), items: [2])
        #expect(solved.cell(0, 0)?.minY == 0 && solved.contentSize.height == 50)
    }

    @Test func aSidewaysSectionOfNegativeHeightIsSolved() throws {
        #expect(try solve(sideways(-20), items: [3]).cells().map(\.minX) == [0, 200, 400])
        #expect(try solve(sideways(10, bottom: .fixed(-40)), items: [3]).contentSize.height == 10)
    }

    // MARK: Insets (B-N1 … B-N5)

    @Test func itemInsetsLeaveTheNeighboursWhereTheyAre() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 5)])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2])
        #expect(solved.cells() == [rect(5, 5, 150, 40), rect(165, 5, 150, 40)])
        #expect(solved.elements().map(\.slot) == [rect(0, 0, 160, 50), rect(160, 0, 160, 50)])
    }

    @Test func insetsLargerThanTheSlotTurnItInsideOut() throws {
        let group = row(.absolute(50), [item(.absolute(10), .fractionalHeight(1), insets: 8)])
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [1]).cells() == [rect(8, 8, 6, 34)])
    }

    @Test func insetsOnAnEstimatedAxisAreIgnored() throws {
        let group = row(.estimated(60), [item(.fractionalWidth(0.5), .estimated(60), insets: 5)])
        group.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 10, bottom: 9, trailing: 10)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [1]).cells() == [rect(15, 0, 140, 60)])
    }

    @Test func sectionInsetsNarrowTheWidthAndNotTheHeight() throws {
        let section = NSCollectionLayoutSection(
            group: row(.fractionalHeight(0.5), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let solved = try solve(section, items: [1])
        // Half of 480, not of 440 (B-C1).
        #expect(solved.cells() == [rect(20, 10, 260, 240)])
        #expect(solved.contentSize.height == 280)
    }

    @Test func insetsMayBeNegative() throws {
        let section = rows(.absolute(50))
        section.contentInsets.trailing = -30
        #expect(try solve(section, items: [1]).cells() == [rect(0, 0, 350, 50)])
    }

    /// B-X11
    @Test(arguments: [
        NSCollectionLayoutDimension.estimated(0), .estimated(1), .absolute(0), .fractionalWidth(0), .fractionalHeight(0),
    ])
    func lengthsMayBeZero(height: NSCollectionLayoutDimension) throws {
        let solved = try solve(NSCollectionLayoutSection(group: row(height, [item(.fractionalWidth(1), height)])), items: [1])
        #expect(solved.cells().map(\.height) == [height.dimension])
    }
}
