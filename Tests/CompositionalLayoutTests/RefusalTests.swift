import LinuxUIKit
import Testing

/// Descriptions for which UIKit raises an exception: solving throws with its message (B-X1, B-X2).
struct RefusalTests {
    private let cell = item(.fractionalWidth(1), .fractionalHeight(1))

    private func refusal(_ section: NSCollectionLayoutSection, items: Int = 1) throws -> LayoutError {
        try #require(throws: LayoutError.self) { try solve(rows(.absolute(9)), section, items: [1, items]) }
    }

    private func refusal(_ group: NSCollectionLayoutGroup, items: Int = 1) throws -> LayoutError {
        try refusal(NSCollectionLayoutSection(group: group), items: items)
    }

    /// Two sections, the second under test.
    private func solve(
        _ first: NSCollectionLayoutSection, _ second: NSCollectionLayoutSection, items: [Int]
    ) throws -> SolvedLayout {
        try UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }
            .solve(in: .small, content: LayoutContent(itemCounts: items))
    }

    /// Counted before any is made: 250 views around each of 100,000 items would take gigabytes.
    @Test func theViewsOfAGroupAreCountedWithItsItems() throws {
        func badges(_ count: Int) -> NSCollectionLayoutSection {
            let views = (0..<count).map { badge("k\($0)", .top) }
            let cell = NSCollectionLayoutItem(layoutSize: size(.absolute(1), .absolute(9)), supplementaryItems: views)
            let ten = row(.absolute(9), width: .absolute(10), [cell])
            return NSCollectionLayoutSection(group: row(.absolute(9), width: .absolute(2_000), [ten]))
        }
        #expect(try solve(rows(.absolute(9)), badges(3), items: [1, 2_000]).elementCount == 8_001)
        let error = try #require(throws: LayoutError.self) { try solve(rows(.absolute(9)), badges(100), items: [1, 2_000]) }
        #expect(error.message == "This group would hold more than 200000 items and views.")
    }

    /// Each section stores one group; a thousand groups of 100,000 items would take gigabytes.
    @Test(.enabled(if: Seeds.largeLayoutsAreWanted)) func theGroupsOfAllSectionsHoldAMillionItemsTogether() throws {
        func layout(_ height: @escaping (Int) -> CGFloat) -> UICollectionViewCompositionalLayout {
            UICollectionViewCompositionalLayout { index, _ in
                NSCollectionLayoutSection(
                    group: row(.absolute(height(index)), width: .absolute(50_000), [item(.estimated(0.5), .absolute(10))]))
            }
        }
        let content = LayoutContent(itemCounts: Array(repeating: 1_000_000, count: 12))
        let error = try #require(throws: LayoutError.self) {
            try layout { CGFloat(20 + $0) }.solve(in: .small, content: content)
        }
        #expect(error.place.section == 10)
        #expect(error.message == "The groups of this section and of those before it hold more than 1000000 items and views together.")
        // Equal sections share it.
        #expect(try layout { _ in 20 }.solve(in: .small, content: content).elementCount == 12_000_000)
    }

    /// A section that is not measured is shared, regardless of measuring in other sections.
    @Test(.enabled(if: Seeds.largeLayoutsAreWanted)) func sectionsThatAreNotMeasuredShareTheirGroups() throws {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(20), width: .absolute(50_000), [item(.estimated(0.5), .absolute(10))]))
        var content = LayoutContent(itemCounts: Array(repeating: 1_000_000, count: 12), fittingSize: { _, proposal in proposal })
        content.selfSizingSections = []
        #expect(try UICollectionViewCompositionalLayout(section: section).solve(in: .small, content: content).sectionCount == 12)
    }

    @Test(arguments: [
        (NSCollectionLayoutDimension.fractionalWidth(.nan), "Invalid fractional width: nan. The fraction must be a finite value."),
        (.fractionalWidth(-.nan), "Invalid fractional width: nan. The fraction must be a finite value."),
        (.fractionalHeight(.infinity), "Invalid fractional height: inf. The fraction must be a finite value."),
        (.absolute(-.infinity), "Invalid absolute dimension: -inf. The dimension must be a finite value."),
        (.estimated(.infinity), "Invalid estimated dimension: inf. The dimension must be a finite value."),
        (.uniformAcrossSiblings(estimate: .nan), "Invalid estimated dimension: nan. The dimension must be a finite value."),
    ])
    func dimensionsThatAreNotFiniteAreRefused(dimension: NSCollectionLayoutDimension, message: String) throws {
        let group = try refusal(row(dimension, [cell]))
        #expect(group.message == message)
        #expect(group.description == "Section 1: \(message)")
        #expect(try refusal(row(.absolute(9), width: dimension, [cell])).message == message)
        let nested = try refusal(row(.absolute(9), [cell, row(.absolute(9), [cell, item(.absolute(9), dimension)])]))
        #expect(nested.message == message && nested.place == .init(section: 1, subitems: [1, 1]))
    }

    @Test func aDimensionOfAnyViewIsLookedAt() throws {
        let badged = NSCollectionLayoutItem(
            layoutSize: cell.layoutSize, supplementaryItems: [badge("new", .top, width: .absolute(.nan))])
        #expect(try refusal(row(.absolute(9), [badged])).message.hasPrefix("Invalid absolute dimension: nan."))
        let section = rows(.absolute(9))
        section.boundarySupplementaryItems = [boundary("header", .estimated(.infinity), .top)]
        #expect(try refusal(section).message.hasPrefix("Invalid estimated dimension: inf."))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = section.boundarySupplementaryItems
        let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(9)), configuration: configuration)
        let error = try #require(throws: LayoutError.self) {
            try layout.solve(in: .small, content: LayoutContent(itemCounts: [1]))
        }
        #expect(error.message.hasPrefix("Invalid estimated dimension: inf.") && error.place.section == nil)
    }

    @Test func aProviderIsNotShownASizeThatIsRefused() throws {
        var calls = 0
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(.nan), .absolute(9))) { _ in
            calls += 1
            return []
        }
        #expect(try refusal(group).message.hasPrefix("Invalid absolute dimension: nan."))
        #expect(calls == 0)
    }

    @Test func aGroupWithoutSubitemsIsRefused() throws {
        for group in [row(.absolute(50), []), column(.absolute(50), [])] {
            #expect(try refusal(group).description == "Section 1: At least 1 subitem is required for a group")
            // UIKit rejects it before it knows of any items.
            #expect(try refusal(group, items: 0).message == "At least 1 subitem is required for a group")
        }
        let nested = try refusal(row(.absolute(50), [cell, row(.absolute(9), [])]))
        #expect(nested.place.subitems == [1] && nested.isAboutGroup)
    }

    @Test(arguments: [0, -1, .min])
    func countsBelowOneAreRefused(count: Int) throws {
        let whole = size(.absolute(9), .absolute(9))
        let across = "A repeating horizontal group should specify a count >= 1"
        let down = "A repeating vertical group should specify a count >= 1"
        #expect(try refusal(.horizontal(layoutSize: whole, subitem: cell, count: count)).message == across)
        #expect(try refusal(.horizontal(layoutSize: whole, repeatingSubitem: cell, count: count)).message == across)
        #expect(try refusal(.vertical(layoutSize: whole, subitem: cell, count: count)).message == down)
        #expect(try refusal(.vertical(layoutSize: whole, repeatingSubitem: cell, count: count), items: 0).message == down)
    }

    // MARK: Groups created with only a size

    @Test func aGroupOfASizeAloneServesASectionWithoutItems() throws {
        let bare = NSCollectionLayoutGroup(layoutSize: size(.fractionalWidth(1), .absolute(44)))
        bare.interItemSpacing = .fixed(8)
        #expect(bare.subitems.isEmpty && bare.description == "group .fractionalWidth(1) × .absolute(44) of no subitems")
        let section = NSCollectionLayoutSection(group: bare)
        section.boundarySupplementaryItems = [boundary("header", .absolute(20), .top)]
        let solved = try solve(rows(.absolute(9)), section, items: [1, 0])
        #expect(solved.contentSize.height == 29 && solved.elementCount == 2)
    }

    @Test func aGroupOfASizeAloneHoldsNoItems() throws {
        let bare = NSCollectionLayoutGroup(layoutSize: size(.fractionalWidth(1), .absolute(44)))
        #expect(try refusal(bare).description == "Section 1: At least 1 subitem is required for a group")
        let narrow = NSCollectionLayoutGroup(layoutSize: size(.absolute(9), .absolute(9)))
        let nested = try refusal(row(.absolute(90), [item(.absolute(9), .absolute(9)), narrow]))
        #expect(nested.message == "At least 1 subitem is required for a group" && nested.place.subitems == [1])
    }
}
