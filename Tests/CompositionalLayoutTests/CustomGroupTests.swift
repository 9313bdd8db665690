import LinuxUIKit
import Testing

struct CustomGroupTests {
    private func custom(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ frames: [CGRect],
        note: @escaping (CGSize) -> Void = { _ in }
    ) -> NSCollectionLayoutGroup {
        .custom(layoutSize: size(width, height)) { environment in
            note(environment.container.contentSize)
            return frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
    }

    // MARK: Nested (B-G9)

    @Test func aNestedCustomGroupsFramesCountFromItsCorner() throws {
        let pair = custom(.fractionalWidth(0.5), .fractionalHeight(1), [rect(10, 5, 40, 20), rect(60, -8, 30, 90)])
        let outer = row(.absolute(80), [item(.fractionalWidth(0.25), .fractionalHeight(1)), pair])
        outer.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let solved = try solve(NSCollectionLayoutSection(group: outer), items: [6])
        // The available width is 280: an item takes 70, and the custom group's corner is at (90, 10).
        #expect(solved.cells() == [
            rect(20, 10, 70, 60), rect(100, 15, 40, 20), rect(150, 2, 30, 90), rect(230, 10, 70, 60),
            rect(20, 90, 70, 60), rect(100, 95, 40, 20),
        ])
    }

    @Test func aCustomGroupNestedTwiceTakesItemsDepthFirst() throws {
        let pair = custom(.fractionalWidth(0.5), .fractionalHeight(1), [rect(0, 0, 40, 40), rect(50, 0, 40, 40)])
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(50), [pair])), items: [6])
        #expect(solved.cells().map(\.minX) == [0, 50, 160, 210, 0, 50])
        #expect(solved.cells().map(\.minY) == [0, 0, 0, 0, 50, 50])
    }

    @Test func aNestedCustomGroupsContainerIsResolvedInTheWholeViewToo() throws {
        var seen: [CGSize] = []
        let nested = custom(.fractionalWidth(0.5), .fractionalHeight(0.25), [rect(0, 0, 9, 9)]) { seen.append($0) }
        let outer = row(.absolute(80), [nested])
        outer.contentInsets.leading = 100
        _ = try solve(NSCollectionLayoutSection(group: outer), items: [3])
        #expect(seen == [CGSize(width: 160, height: 120)])
    }

    @Test func insetsOfACustomGroupLeaveItsFramesWhereTheyAre() throws {
        let group = custom(.fractionalWidth(1), .absolute(100), [rect(3, 4, 50, 60)])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [2]).cells() == [rect(3, 4, 50, 60), rect(3, 104, 50, 60)])
    }

    // MARK: Insets (B-G9, E2)

    private func container(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ insets: NSDirectionalEdgeInsets
    ) throws -> any NSCollectionLayoutContainer {
        var seen: (any NSCollectionLayoutContainer)?
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(width, height)) { environment in
            seen = environment.container
            return [NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 9, 9))]
        }
        group.contentInsets = insets
        _ = try solve(NSCollectionLayoutSection(group: group), items: [1])
        return try #require(seen)
    }

    @Test func aProviderSeesItsGroupsInsets() throws {
        let insets = NSDirectionalEdgeInsets(top: 13, leading: 20, bottom: 7, trailing: 0.5)
        let seen = try container(.fractionalWidth(0.5), .absolute(100), insets)
        #expect(seen.contentSize == CGSize(width: 160, height: 100))
        // All of them in points, including those below 1.
        #expect(seen.contentInsets == insets && seen.effectiveContentInsets == insets)
        #expect(seen.effectiveContentSize == CGSize(width: 139.5, height: 80))
    }

    @Test func insetsOnAnEstimatedAxisHaveNoEffectInAProvidersContainer() throws {
        let insets = NSDirectionalEdgeInsets(top: 13, leading: 20, bottom: 7, trailing: 10)
        let seen = try container(.fractionalWidth(1), .estimated(100), insets)
        #expect(seen.contentInsets == insets)
        #expect(seen.effectiveContentInsets == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10))
        #expect(seen.effectiveContentSize == CGSize(width: 290, height: 100))
    }

    // MARK: Repeated (B-G9, B-G10)

    @Test func aProviderIsCalledOncePerSectionAndSolve() throws {
        var calls = 0
        let group = custom(.fractionalWidth(1), .absolute(100), [rect(0, 0, 9, 9)]) { _ in calls += 1 }
        let section = NSCollectionLayoutSection(group: group)
        _ = try solve(section, items: [50])
        #expect(calls == 1)
        _ = try solve(section, items: [50, 7])
        #expect(calls == 3)
    }

    @Test func customGroupsOfASidewaysSectionStandSideBySide() throws {
        let group = custom(.absolute(200), .absolute(100), [rect(0, 0, 90, 100), rect(150, 20, 90, 40)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        let solved = try solve(section, items: [3])
        #expect(solved.cells() == [rect(16, 5, 90, 100), rect(166, 25, 90, 40), rect(226, 5, 90, 100)])
        #expect(solved.contentSize == CGSize(width: 320, height: 110))
        #expect(solved.orthogonalScrolling(ofSection: 0)?.contentExtent == 410)
    }

    @Test func aPartlyFilledCustomGroupCountsAsFullInItsParentToo() throws {
        let pair = custom(.fractionalWidth(1), .absolute(100), [rect(0, 0, 9, 30), rect(20, 50, 9, 50)])
        let section = NSCollectionLayoutSection(group: column(.absolute(300), [pair]))
        // Five of six: the third custom group exists, and nothing is missing.
        #expect(try solve(section, items: [5]).contentSize.height == 300)
        // Three of six: the third custom group is missing.
        #expect(try solve(section, items: [3]).contentSize.height == 200)
    }
}
