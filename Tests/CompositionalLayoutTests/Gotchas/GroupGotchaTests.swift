import LinuxUIKit
import Testing

/// Surprising behaviour of groups.
struct GroupGotchaTests {
    private let whole = item(.fractionalWidth(1), .fractionalHeight(1))

    // C8
    @Test func aSecondFullWidthGroupHasItsPlaceBelowAndNotBeside() throws {
        let pair = row(.absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let single = row(.absolute(40), [whole])
        let beside = try solve(NSCollectionLayoutSection(group: row(.absolute(80), [pair, single])), items: [4])
        #expect(beside.cells() == [rect(0, 0, 160, 40), rect(160, 0, 160, 40), rect(0, 80, 160, 40), rect(160, 80, 160, 40)])
        let below = try solve(NSCollectionLayoutSection(group: column(.absolute(80), [pair, single])), items: [4])
        #expect(below.cells() == [rect(0, 0, 160, 40), rect(160, 0, 160, 40), rect(0, 40, 320, 40), rect(0, 80, 160, 40)])
    }

    // C9
    @Test func aTrimmedGroupShortensTheBackgroundToo() throws {
        let group = column(.absolute(300), spacing: .fixed(10), [item(.fractionalWidth(1), .absolute(90))])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "background")]
        let solved = try solve(section, items: [4, 1])
        let backgrounds = solved.elements().filter { $0.category == .decoration }
        // A full group, one with 90 and the 10 that are left of a full group; the next section follows.
        #expect(backgrounds.map(\.frame) == [rect(0, 0, 320, 400), rect(0, 400, 320, 100)])
        #expect(solved.cell(1, 0)?.minY == 400)
    }

    // C9
    @Test func aTrimmedGroupDoesNotGetItsInsetsBack() throws {
        let group = column(.absolute(300), spacing: .fixed(10), [item(.fractionalWidth(1), .absolute(90))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        // Two of 90 fit into 280 and leave 90; a group with one of them is 90 + 90 long.
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [3]).contentSize.height == 480)
    }

    // C10
    @Test func anOutermostGroupThatCannotHoldItsFirstItemIsAnError() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? rows(.absolute(50))
                : NSCollectionLayoutSection(group: row(.absolute(50), [item(.absolute(321), .fractionalHeight(1))]))
        }
        let error = try #require(throws: LayoutError.self) {
            try layout.solve(in: .small, content: LayoutContent(itemCounts: [1, 1]))
        }
        #expect(error.place == LayoutError.Place(section: 1))
        #expect(error.description == "UICollectionViewCompositionalLayout ran into an error when computing the layout for "
            + "section at index 1: NSCollectionLayoutItem created with invalid combination of spacing and size specified. "
            + "This group cannot fit even a single item in its 320 × 50 pt.")
    }

    // C10
    @Test func edgeSpacingCanLeaveNoRoomForTheFirstItem() throws {
        whole.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: nil, bottom: nil)
        let section = NSCollectionLayoutSection(group: row(.absolute(50), [whole]))
        let error = try #require(throws: LayoutError.self) { try solve(section, items: [1]) }
        #expect(error.message.contains("invalid combination of spacing and size"))
    }

    // C11
    @Test func insetsAsLargeAsTheGroupAreAnError() throws {
        let group = row(.absolute(50), width: .absolute(32), [whole])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        let error = try #require(throws: LayoutError.self) { try solve(NSCollectionLayoutSection(group: group), items: [1]) }
        #expect(error.message == "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section: width 32 less content insets of 32.")
        group.contentInsets.trailing = 15.5
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [1]).cells() == [rect(16, 0, 0.5, 50)])
    }

    // C34
    @Test func itemSpacingSeparatesColumnsAndGroupSpacingRows() throws {
        let group = row(.absolute(50), spacing: .fixed(10), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        #expect(try solve(section, items: [4]).cells().map(\.minY) == [0, 0, 50, 50])
        section.interGroupSpacing = 10
        let solved = try solve(section, items: [4])
        #expect(solved.cells() == [rect(0, 0, 155, 50), rect(165, 0, 155, 50), rect(0, 60, 155, 50), rect(165, 60, 155, 50)])
    }
}
