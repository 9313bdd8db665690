import LinuxUIKit
import Testing

struct GroupTests {
    // MARK: Lists (B-G1, B-G2, B-G3, B-P1)

    @Test func theListIsRepeatedUntilTheRowIsFull() throws {
        let group = row(.absolute(50), [item(.absolute(100), .fractionalHeight(1)), item(.absolute(20), .fractionalHeight(1))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [6])
        // 100 + 20 + 100 + 20 = 240; a further 100 does not fit into 320.
        #expect(solved.cells().map(\.minX) == [0, 100, 120, 220, 0, 100])
        #expect(solved.cells().map(\.minY) == [0, 0, 0, 0, 50, 50])
    }

    @Test func firstMisfitEndsTheGroup() throws {
        let group = row(.absolute(50), [item(.absolute(200), .fractionalHeight(1)), item(.absolute(150), .fractionalHeight(1)), item(.absolute(50), .fractionalHeight(1))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2])
        // The 150 does not fit beside the 200; the 50 would, but comes later. The next row starts the list again.
        #expect(solved.cells() == [rect(0, 0, 200, 50), rect(0, 50, 200, 50)])
    }

    @Test(arguments: [(0.25, 4), (0.3, 3), (1.0 / 3, 3), (0.4, 2), (0.5, 2), (0.9, 1)])
    func spacingNeverCostsAColumn(fraction: Double, count: Int) throws {
        let group = row(.absolute(50), spacing: .fixed(10), [item(.fractionalWidth(fraction), .fractionalHeight(1))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [12])
        #expect(solved.cells().filter { $0.minY == 0 }.count == count)
    }

    @Test(arguments: [(3.0, 7.0), (393, 6), (375, 7), (320, 9), (100, 6)])
    func absolutePartsFitInSpiteOfBinaryArithmetic(width: CGFloat, count: CGFloat) throws {
        let group = row(.absolute(50), [item(.absolute(width / count), .fractionalHeight(1))])
        for scale in [1, 2, 3] as [CGFloat] {
            let viewport = LayoutViewport(width: width, height: 812, scale: scale)
            let solved = try solve(NSCollectionLayoutSection(group: group), items: [Int(count)], in: viewport)
            #expect(solved.cells().allSatisfy { $0.minY == 0 }, "at scale \(scale)")
        }
    }

    @Test func mixedRowsWithHeightsOfTheirWidthCountInTwoSteps() throws {
        // Without spacings four fit, so fractions are of 320 − 3 × 30 = 230, although only three then fit (B-G4).
        let mixed = [item(.absolute(100), .fractionalHeight(1)), item(.fractionalWidth(0.1), .fractionalWidth(0.1))]
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(50), spacing: .fixed(30), mixed)), items: [3])
        #expect(solved.cells() == [rect(0, 0, 100, 50), rect(130, 0, 23, 23), rect(183, 0, 100, 50)])
        // Rows without such heights resolve in what three leave, 260 (B-G3).
        let plain = [item(.absolute(100), .fractionalHeight(1)), item(.fractionalWidth(0.1), .fractionalHeight(1))]
        let other = try solve(NSCollectionLayoutSection(group: row(.absolute(50), spacing: .fixed(30), plain)), items: [3])
        #expect(other.cells().map(\.width) == [100, 26, 100])
    }

    @Test func itemsOfNoWidthAllFit() throws {
        let group = row(.absolute(50), [item(.absolute(0), .fractionalHeight(1))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [7])
        #expect(solved.cells().count == 7)
        #expect(solved.contentSize.height == 50)
    }

    /// Without a width the first column takes every item, and the row continues with empty columns.
    @Test func subitemsWithoutItemsAreComposedOnce() throws {
        let columns = (0..<2).map { index in
            column(.fractionalHeight(1), width: .fractionalWidth(0.2 + 0.1 * CGFloat(index)), [
                item(.fractionalWidth(1), .fractionalHeight(0.5))
            ])
        }
        let viewport = LayoutViewport(width: 1, height: 800, scale: 1)
        let solved = try solve(
            NSCollectionLayoutSection(group: row(.fractionalWidth(0.5), columns)), items: [8_000], in: viewport)
        #expect(solved.cells().count == 8_000)
        // Composing 8,000 columns of 10,000 cells each, with all their parts, would take minutes and gigabytes.
        let parts = solved.anatomy(ofGroup: 0, inSection: 0).parts
        #expect(parts.count < 70_000)
        #expect(parts.filter { $0.isPresent && $0.item != nil }.count == 8_000)
    }

    /// Every cell of a nested group is reported, regardless of their number.
    @Test func noPartWithAnItemIsLeftOut() throws {
        let inner = column(.fractionalHeight(1), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .absolute(0))])
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(10), [inner])), items: [60_000])
        let items = solved.anatomy(ofGroup: 0, inSection: 0).parts.compactMap(\.item)
        #expect(items.count == 60_000 && items.last == 59_999)
    }

    /// Each group holds two halves of itself, until its sides are shorter than a pixel and any number of groups fits.
    @Test func missingSubitemsOfNoLengthCountTwice() throws {
        let (width, height) = (NSCollectionLayoutDimension.fractionalWidth(0.5), NSCollectionLayoutDimension.fractionalHeight(0.5))
        let innermost = row(height, width: width, [item(.fractionalWidth(1), .fractionalHeight(1))])
        let nested = (0..<14).reduce(innermost) { inner, level in
            level.isMultiple(of: 2) ? column(height, width: width, [inner]) : row(height, width: width, [inner])
        }
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(320), [nested])), items: [3])
        #expect(solved.cells().count == 3)
    }

    @Test(.enabled(if: Seeds.largeLayoutsAreWanted)) func aGroupOfTooManySubitemsWithoutItemsIsRefused() throws {
        let columns = (0..<200).map { index in
            column(.fractionalHeight(1), width: .fractionalWidth(1 / CGFloat(index + 5)), [
                item(.fractionalWidth(1), .absolute(1))
            ])
        }
        let section = NSCollectionLayoutSection(group: row(.absolute(10_000), columns))
        let error = #expect(throws: LayoutError.self) {
            _ = try solve(section, items: [8_000], in: LayoutViewport(width: 1, height: 800, scale: 1))
        }
        #expect(error?.message == "This group would hold more than 1000000 items and views.")
    }

    // MARK: Counts (B-G5, B-G6, B-G7, E3)

    @Test func countSharesTheRoomAndIgnoresTheItemsOwnWidth() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item(.absolute(7), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [4])
        #expect(solved.cells() == [rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50), rect(0, 50, 100, 50)])
    }

    @Test func crossSizesOfACountResolveInTheReducedExtent() throws {
        // (375 − 20 − 3 × 16) / 4 = 76.75, floored to thirds: E3, measured.
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)),
            subitem: item(.fractionalWidth(1), .fractionalWidth(0.25)), count: 4)
        group.interItemSpacing = .fixed(16)
        group.contentInsets.trailing = 20
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [1], in: LayoutViewport(width: 375, height: 812, scale: 3))
        let frame = try #require(solved.cell(0, 0))
        #expect(abs(frame.width - 230 / 3) < 1e-9 && abs(frame.height - 230 / 3) < 1e-9)
    }

    @Test func repeatingKeepsTheItemsOwnSizeAndMayOverflow() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(150), .fractionalHeight(1)),
            count: 3)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [4])
        #expect(solved.cells().map(\.minX) == [0, 150, 300, 0])
        #expect(solved.cells()[2].maxX == 450)
    }

    @Test func aCountSharesItsRoomAmongEstimatedGroupsToo() throws {
        let inner = row(.fractionalHeight(1), width: .estimated(10), [item(.absolute(30), .fractionalHeight(1))])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: inner, count: 2)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2])
        #expect(solved.cells() == [rect(0, 0, 30, 50), rect(160, 0, 30, 50)])
    }

    @Test func earlierSpellingsOfRepeatingAreTheSame() throws {
        let wide = size(.fractionalWidth(1), .absolute(50))
        let subitem = item(.absolute(60), .absolute(20))
        let across = NSCollectionLayoutGroup.horizontalGroup(with: wide, repeatingSubitem: subitem, count: 2)
        let down = NSCollectionLayoutGroup.verticalGroup(with: wide, repeatingSubitem: subitem, count: 2)
        #expect(try solve(NSCollectionLayoutSection(group: across), items: [2]).cells().map(\.minX) == [0, 60])
        #expect(try solve(NSCollectionLayoutSection(group: down), items: [2]).cells().map(\.minY) == [0, 20])
    }

    // MARK: Nesting (B-C3, E2)

    @Test func itemsAreTakenDepthFirst() throws {
        let pair = column(.fractionalHeight(1), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let group = row(.absolute(100), [pair, pair])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [4])
        #expect(solved.cells() == [rect(0, 0, 160, 50), rect(0, 50, 160, 50), rect(160, 0, 160, 50), rect(160, 50, 160, 50)])
    }

    @Test func nestedFractionsAreOfTheParentsRoomInsideItsInsets() throws {
        let inner = row(.fractionalHeight(1), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let group = row(.absolute(100), [inner])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 0)
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [3])
        #expect(solved.cells() == [rect(20, 10, 150, 80), rect(170, 10, 150, 80), rect(20, 110, 150, 80)])
    }

    @Test func everyLevelIsFlooredBeforeTheNextResolves() throws {
        // 0.65 of the floored 943 px is 612.95, floored 612; of 943.2 it would be 613 (E8b, measured).
        let inner = row(.fractionalHeight(1), width: .fractionalWidth(0.8), [item(.fractionalWidth(0.35), .fractionalHeight(1)), item(.fractionalWidth(0.65), .fractionalHeight(1))])
        let group = row(.absolute(90), [inner])
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [2], in: LayoutViewport(width: 393, height: 852, scale: 3))
        #expect(solved.cells().map { ($0.width * 3).rounded() } == [330, 612])
    }

    @Test func theSameItemMayStandInSeveralPlaces() throws {
        let shared = item(.fractionalWidth(0.25), .fractionalHeight(1))
        let group = row(.absolute(40), Array(repeating: shared, count: 4))
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [4]).cells().map(\.minX) == [0, 80, 160, 240])
    }

    // MARK: Custom groups (B-G9, B-G10)

    @Test func customFramesAreTakenAsTheyAreAndRepeated() throws {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
            [rect(10, -5, 30, 40), rect(300, 90, 50.25, 20)].map(NSCollectionLayoutGroupCustomItem.init(frame:))
        }
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [3])
        #expect(solved.cells() == [rect(10, -5, 30, 40), rect(300, 90, 50.5, 20), rect(10, 95, 30, 40)])
        // Only partly filled, but not trimmed.
        #expect(solved.contentSize.height == 200)
    }

    @Test func aCustomGroupsContainerIsResolvedInTheWholeView() throws {
        var seen: CGSize?
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { environment in
            seen = environment.container.effectiveContentSize
            return [NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 10, 10), zIndex: 4)]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 100
        let solved = try solve(section, items: [1])
        #expect(seen == CGSize(width: 160, height: 100))
        #expect(solved.elements().first?.zIndex == 4)
        #expect(solved.cell(0, 0)?.minX == 100)
    }

    // MARK: The last group (B-G11, B-G12, E6)

    @Test func aRowThatIsOnlyPartlyFilledKeepsItsHeight() throws {
        let group = row(.absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [3]).contentSize.height == 200)
    }

    /// A group that is estimated along the scroll axis is as long as its content, partly filled too, whatever the estimate.
    @Test(arguments: 1...9) func anEstimatedGroupIsNeverTrimmed(count: Int) throws {
        func contentSizes(_ groups: (NSCollectionLayoutDimension) -> [NSCollectionLayoutGroup], horizontally: Bool = false) throws -> [[CGSize]] {
            try [5, 60, 130, 700].map { (estimate: CGFloat) in
                try groups(.estimated(estimate)).map {
                    try solve(
                        NSCollectionLayoutSection(group: $0), items: [count], direction: horizontally ? .horizontal : .vertical).contentSize
                }
            }
        }
        let (low, high) = (item(.fractionalWidth(0.5), .absolute(20)), item(.fractionalWidth(0.5), .absolute(90)))
        let upright = try contentSizes { estimate in
            let stack = column(estimate, width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .absolute(30)), item(.fractionalWidth(1), .absolute(50))])
            return [
                column(estimate, spacing: .fixed(7), [low, high, low]), row(estimate, [low, high]), row(estimate, [high, low]),
                row(estimate, [stack, stack]),
            ]
        }
        #expect(Set(upright).count == 1)
        let (narrow, wide) = (item(.absolute(20), .fractionalHeight(0.5)), item(.absolute(90), .fractionalHeight(0.5)))
        let sideways = try contentSizes({ estimate in
            [
                row(.fractionalHeight(1), width: estimate, spacing: .fixed(7), [narrow, wide, narrow]),
                column(.fractionalHeight(1), width: estimate, [narrow, wide]),
            ]
        }, horizontally: true)
        #expect(Set(sideways).count == 1)
    }

    @Test func trimmingReachesThroughNestedGroups() throws {
        let stack = column(.fractionalHeight(1), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let group = row(.absolute(100), [stack, stack])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [5])
        #expect(solved.contentSize.height == 150)
    }

    @Test func trimmingFollowsTheScrollAxis() throws {
        let group = row(.fractionalHeight(1), width: .absolute(300), spacing: .fixed(10), [item(.absolute(90), .fractionalHeight(1))])
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [5], direction: .horizontal)
        #expect(solved.contentSize == CGSize(width: 500, height: 480))
    }

    @Test func trimmingFollowsTheRunOfASidewaysSection() throws {
        let group = row(.absolute(50), width: .absolute(300), spacing: .fixed(10), [item(.absolute(90), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let solved = try solve(section, items: [5])
        #expect(solved.orthogonalScrolling(ofSection: 0)?.contentExtent == 500)
        #expect(solved.contentSize == CGSize(width: 320, height: 50))
    }

    // MARK: Groups that cannot be (B-G8, B-X6, B-X7)

    @Test func aGroupThatCannotHoldItsFirstItemIsAnError() throws {
        let inner = row(.fractionalHeight(1), width: .absolute(100), [item(.absolute(200), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: row(.absolute(50), [item(.absolute(10), .fractionalHeight(1)), inner]))
        let error = try #require(throws: LayoutError.self) { try solve(section, items: [3]) }
        #expect(error.place == LayoutError.Place(section: 0, subitems: [1]))
        #expect(error.isAboutGroup)
        #expect(error.message.contains("This group cannot fit even a single item"))
        #expect(error.description.hasPrefix("UICollectionViewCompositionalLayout ran into an error when computing the layout for section at index 0: "))
    }

    @Test func aSubitemLargerAcrossTheGroupOverflows() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(0.5), .absolute(80))])
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [1]).cells() == [rect(0, 0, 160, 80)])
    }

    @Test func aGroupHasNoRoomWhereTheSectionsInsetsTakeMoreThanThereIs() throws {
        let section = rows(.absolute(30))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 200)
        let error = try #require(throws: LayoutError.self) { try solve(section, items: [2]) }
        #expect(error.message == "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section: width -80 less content insets of 0.")
        #expect(try solve(section, items: [0]).contentSize.height == 0)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 160, bottom: 0, trailing: 160)
        #expect(try solve(section, items: [1]).cells() == [rect(160, 0, 0, 30)])
        section.contentInsets.leading = 200
        let narrow = NSCollectionLayoutSection(group: row(.absolute(30), width: .absolute(90), [item(.absolute(40), .fractionalHeight(1))]))
        narrow.contentInsets = section.contentInsets
        #expect(try solve(narrow, items: [1]).cells() == [rect(200, 0, 40, 30)])
    }

    @Test func aCustomGroupWithoutFramesCannotHoldItems() throws {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(10))) { _ in [] }
        #expect(throws: LayoutError.self) { try solve(NSCollectionLayoutSection(group: group), items: [1]) }
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [0]).contentSize.height == 0)
    }

    @Test func groupsAreStackedOneALine() throws {
        let group = row(.absolute(40), width: .fractionalWidth(0.3), [item(.fractionalWidth(1), .fractionalHeight(1))])
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [2]).cells() == [rect(0, 0, 96, 40), rect(0, 40, 96, 40)])
    }
}
