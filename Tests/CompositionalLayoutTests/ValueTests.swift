import LinuxUIKit
import Testing

struct ValueTests {
    // MARK: Rounding (B-S2, B-S3, E8)

    @Test func fractionsAreFlooredAndPositionsRoundedFromExactSums() throws {
        let group = row(.absolute(44), [item(.fractionalWidth(0.25), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 2.5
        let solved = try solve(section, items: [4], in: LayoutViewport(width: 375, height: 812, scale: 3))
        // 372.5 / 4 = 93.125 → 279 px; from 7.5 px on, ties away from zero.
        #expect(solved.cells().map { ($0.minX * 3).rounded() } == [8, 287, 566, 845])
        #expect(solved.cells().allSatisfy { abs($0.width - 93) < 1e-9 })
    }

    @Test func aThirdOf375Is125() throws {
        let group = row(.fractionalWidth(1 / 3), [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
        for scale in [1, 2, 3] as [CGFloat] {
            let solved = try solve(
                NSCollectionLayoutSection(group: group), items: [3], in: LayoutViewport(width: 375, height: 812, scale: scale))
            #expect(solved.cells() == [rect(0, 0, 125, 125), rect(125, 0, 125, 125), rect(250, 0, 125, 125)])
        }
    }

    @Test func aHairBelowAPixelCountsAsOnIt() throws {
        // In binary 0.29 × 100 is 28.999999999999996.
        let group = row(.absolute(10), [item(.fractionalWidth(0.29), .fractionalHeight(1))])
        let solved = try solve(
            NSCollectionLayoutSection(group: group), items: [1], in: LayoutViewport(width: 100, height: 100, scale: 1))
        #expect(solved.cell(0, 0)?.width == 29)
    }

    @Test func halvesRoundAwayFromZeroOnBothSides() throws {
        let view = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(15), .absolute(15)), elementKind: "b",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading], fractionalOffset: CGPoint(x: -0.5, y: -0.5)))
        let cell = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [view])
        let solved = try solve(
            NSCollectionLayoutSection(group: row(.absolute(50), [cell])), items: [2], in: LayoutViewport(width: 300, height: 600, scale: 3))
        #expect(solved.view("b", 0, 0).map { ($0.frame.minX * 3).rounded() } == -23)
        #expect(solved.view("b", 0, 1).map { ($0.frame.minX * 3).rounded() } == 278)
    }

    // MARK: The classes' values

    @Test func defaultsAreUIKits() {
        let section = rows(.absolute(1))
        #expect(section.supplementariesFollowContentInsets && section.orthogonalScrollingBehavior == .none)
        #expect(section.contentInsetsReference == .automatic && section.supplementaryContentInsetsReference == .automatic)
        let header = boundary("h", .absolute(1), .top)
        #expect(header.zIndex == 1 && header.extendsBoundary && !header.pinToVisibleBounds && header.offset == .zero)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical && configuration.contentInsetsReference == .safeArea)
        #expect(configuration.interSectionSpacing == 0 && configuration.boundarySupplementaryItems.isEmpty)
        #expect(section.visibleItemsInvalidationHandler == nil)
        #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic && section.orthogonalScrollingProperties.bounce == .automatic)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(view.selfSizingInvalidation == .enabled)
    }

    @Test func aSectionKeepsTheGroupItWasGiven() throws {
        let group = row(.absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        group.contentInsets.leading = 100
        #expect(try solve(section, items: [1]).cells() == [rect(0, 0, 320, 50)])
    }

    @Test func traitsCombineAndTheLaterWin() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact, displayScale: 3),
            UITraitCollection(horizontalSizeClass: .regular, userInterfaceStyle: .dark),
        ])
        #expect(traits.horizontalSizeClass == .regular && traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
        #expect(traits.verticalSizeClass == .unspecified)
    }

    // MARK: Lists

    @Test func aListIsRowsWithHeaders() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let solved = try layout.solve(
            in: LayoutViewport(width: 393, height: 852, scale: 3),
            content: LayoutContent(itemCounts: [2]) { element, proposal in
                element.category == .cell ? CGSize(width: proposal.width, height: 60) : nil
            })
        // 20 points at the sides, and a header for one line, as measured on iOS 16 (B-T8).
        #expect(solved.cells() == [rect(20, 116 / 3, 353, 60), rect(20, 296 / 3, 353, 60)])
        #expect(solved.view(UICollectionView.elementKindSectionHeader)?.frame == rect(20, 0, 353, 116 / 3))
    }

    // MARK: Devices

    @Test func aDeviceHasTheMeasuresOfItsOrientation() throws {
        let phone = try #require(Device.named("iPhone 15"))
        #expect(phone.viewport.size == CGSize(width: 393, height: 852) && phone.viewport.scale == 3)
        #expect(phone.viewport.safeAreaInsets == NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        let lying = try #require(Device.named("iphone 15 LANDSCAPE"))
        #expect(lying.viewport.size == CGSize(width: 852, height: 393))
        #expect(lying.viewport.safeAreaInsets == NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        #expect(lying.viewport.traitCollection.verticalSizeClass == .compact)
    }

    @Test func aNameWithoutItsVariantMeansTheNewestSuchDevice() {
        #expect(Device.named("iPad Pro 12.9")?.name == "iPad Pro 12.9-inch (6th generation)")
        #expect(Device.named("iPhone SE")?.name == "iPhone SE (3rd generation)")
        #expect(Device.named("iPhone 1") == nil && Device.named("") == nil)
    }

    @Test func devicesHaveNamesOfTheirOwn() {
        #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
        for device in Device.all {
            let viewport = device.viewport
            #expect(viewport.size.width > 0 && (1...3).contains(viewport.scale))
            #expect((device.orientation == .landscape) == device.name.hasSuffix(" landscape"))
            #expect((viewport.size.width > viewport.size.height) == (device.orientation == .landscape))
        }
    }
}
