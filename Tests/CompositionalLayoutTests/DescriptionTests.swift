import LinuxUIKit
import Testing

/// The `description` of each class, in one line.
struct DescriptionTests {
    private let third = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), supplementaryItems: [badge("badge", [.top, .trailing])])

    @Test func dimensionsAndSpacingsReadAsCode() {
        #expect("\(size(.fractionalWidth(1 / 3), .fractionalHeight(1)))" == ".fractionalWidth(0.3333) × .fractionalHeight(1)")
        #expect("\(size(.absolute(44), .estimated(0.5)))" == ".absolute(44) × .estimated(0.5)")
        #expect("\(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44))" == ".uniformAcrossSiblings(estimate: 44)")
        #expect("\(NSCollectionLayoutSpacing.fixed(8)) \(NSCollectionLayoutSpacing.flexible(.nan))" == ".fixed(8) .flexible(nan)")
    }

    @Test func edgeSpacingNamesTheEdgesThatHaveOne() {
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .flexible(0), bottom: nil)
        #expect(edges.description == "edge spacing (leading .fixed(4), trailing .flexible(0))")
        let none = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
        #expect(none.description == "no edge spacing")
    }

    @Test func anAnchorNamesItsEdgesAndItsOffset() {
        #expect(NSCollectionLayoutAnchor(edges: [.top, .trailing]).description == "[.top, .trailing]")
        let moved = NSCollectionLayoutAnchor(edges: .bottom, fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        #expect(moved.description == "[.bottom] fractional offset (0.5, -0.5)")
        let pushed = NSCollectionLayoutAnchor(edges: [], absoluteOffset: CGPoint(x: 3, y: 0))
        #expect(pushed.description == "[] absolute offset (3, 0)")
    }

    @Test func anItemTellsInsetsSpacingAndBadges() {
        #expect("\(item(.absolute(1), .absolute(2), insets: 5))" == "item .absolute(1) × .absolute(2), insets 5")
        third.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 4, trailing: 0)
        third.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(1), trailing: nil, bottom: nil)
        #expect(third.description == """
            item .fractionalWidth(0.3333) × .fractionalHeight(1), insets (leading 2, bottom 4), \
            edge spacing (top .fixed(1)), supplementary items "badge"
            """)
    }

    @Test func aGroupTellsAxisContentAndSpacing() {
        let list = row(.absolute(50), spacing: .fixed(8), [third])
        #expect(list.description == "horizontal group .fractionalWidth(1) × .absolute(50) of 1 subitem, spacing .fixed(8)")
        let pair = column(.absolute(50), [third, third])
        #expect(pair.description == "vertical group .fractionalWidth(1) × .absolute(50) of 2 subitems")
        let shared = NSCollectionLayoutGroup.vertical(layoutSize: pair.layoutSize, subitem: third, count: 3)
        #expect(shared.description == "vertical group .fractionalWidth(1) × .absolute(50), count 3")
        let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: pair.layoutSize, repeatingSubitem: third, count: 3)
        #expect(repeated.description == "horizontal group .fractionalWidth(1) × .absolute(50), repeating 3")
        let custom = NSCollectionLayoutGroup.custom(layoutSize: pair.layoutSize) { _ in [] }
        custom.contentInsets.top = 1
        #expect(custom.description == "custom group .fractionalWidth(1) × .absolute(50), insets (top 1)")
    }

    @Test func aGroupDescribesItsContents() {
        let half = size(.fractionalWidth(0.5), .fractionalHeight(1))
        let left = NSCollectionLayoutItem(
            layoutSize: half, supplementaryItems: [badge("badge", .top, width: .fractionalWidth(1))])
        left.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: half, subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        pair.interItemSpacing = .fixed(8)
        #expect(row(.absolute(80), [left, pair]).visualDescription() == """
            horizontal group .fractionalWidth(1) × .absolute(80) of 2 subitems
              item .fractionalWidth(0.5) × .fractionalHeight(1), insets 2
                supplementary item "badge" .fractionalWidth(1) × .absolute(20) at [.top], zIndex 1
              vertical group .fractionalWidth(0.5) × .fractionalHeight(1), count 2, spacing .fixed(8)
                item .fractionalWidth(1) × .fractionalHeight(1)
            """)
    }

    @Test func supplementaryItemsTellKindAndPlace() {
        #expect("\(badge("new\nbadge", .top))" == """
            supplementary item "new\\nbadge" .absolute(20) × .absolute(20) at [.top], zIndex 1
            """)
        let owned = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(1), .absolute(2)), elementKind: "dot",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top), itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        #expect("\(owned)" == """
            supplementary item "dot" .absolute(1) × .absolute(2) at [.top] by its [.bottom], zIndex 1
            """)
        let header = boundary("header", .absolute(30), .top, offset: CGPoint(x: 0, y: 4), extends: false, pins: true)
        #expect("\(header)" == """
            boundary item "header" .fractionalWidth(1) × .absolute(30) at .top offset (0, 4), zIndex 1, over the content, pinned
            """)
        #expect("\(boundary("header", .absolute(30), .bottom))" == """
            boundary item "header" .fractionalWidth(1) × .absolute(30) at .bottom, zIndex 1
            """)
        #expect("\(NSCollectionLayoutDecorationItem.background(elementKind: "card"))" == """
            decoration item "card", zIndex 0
            """)
    }

    @Test func aSectionTellsItsGroupAndWhatIsNotAsUsual() {
        let section = rows(.absolute(44))
        let plain = "section of a horizontal group .fractionalWidth(1) × .absolute(44) of 1 subitem"
        #expect(section.description == plain)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.interGroupSpacing = 4
        section.contentInsetsReference = .none
        section.supplementaryContentInsetsReference = .safeArea
        section.supplementariesFollowContentInsets = false
        section.orthogonalScrollingBehavior = .groupPaging
        section.boundarySupplementaryItems = [boundary("header", .absolute(9), .top), boundary("footer", .absolute(9), .bottom)]
        section.decorationItems = [.background(elementKind: "card")]
        #expect(section.description == plain + """
            ; insets 5; group spacing 4; insets reference .none; supplementary insets reference .safeArea; \
            supplementaries do not follow insets; sideways .groupPaging; boundary items "header", "footer"; \
            decoration items "card"
            """)
        section.orthogonalScrollingProperties.decelerationRate = .fast
        #expect(section.orthogonalScrollingProperties.description == "deceleration .fast, bounce .automatic")
    }

    @Test func aLayoutTellsItsConfigurationAndWhereItsSectionsComeFrom() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        configuration.boundarySupplementaryItems = [boundary("title", .absolute(9), .top)]
        let text = #"scrolls .vertical, section spacing 7, insets reference .safeArea, boundary items "title""#
        #expect(configuration.description == text)
        let section = rows(.absolute(44))
        let one = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        #expect(one.description == "compositional layout: \(text); one \(section)")
        let many = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section })
        #expect(many.description == """
            compositional layout: scrolls .vertical, section spacing 0, insets reference .safeArea; sections from a provider
            """)
    }

    @Test func anElementTellsIdentityPlaceAndWhatIsNotAsUsualInOneLine() throws {
        let cell = LayoutElement(
            id: .init(category: .cell, kind: nil, section: 0, item: 3), role: .cell,
            frame: rect(16, 408.00000000000006, 268, 38.666666666666664), slot: rect(16, 408.00000000000006, 268, 38.666666666666664),
            zIndex: 0)
        #expect("\(cell)" == "cell [0, 3] (16, 408, 268, 38.6667), zIndex 0")
        #expect("\([cell])" == "[\(cell)]")
        var header = cell
        header.id = .init(category: .supplementary, kind: "he\nader", owner: .layout, item: 0)
        header.slot = rect(0, 408, 300, 39)
        header.alpha = 0.5
        header.isHidden = true
        header.transform = .init(CATransform3DMakeScale(2, 2, 1))
        #expect("\(header)" == #"""
            supplementary "he\nader" of the layout (16, 408, 268, 38.6667), zIndex 0, slot (0, 408, 300, 39), alpha 0.5, hidden, \#
            transformed
            """#)
        #expect("\(LayoutElement.ID(category: .decoration, kind: "back", section: 1, item: 0))" == #"decoration "back" [1, 0]"#)
    }

    @Test func aSolvedLayoutTellsItsSizesInOneLine() throws {
        #expect("\(try solve(rows(.absolute(50)), items: [3, 0]))" == "solved layout: 320 × 150 in 320 × 480, 2 sections, 3 elements")
        #expect("\(try solve(rows(.absolute(50)), items: [1]))" == "solved layout: 320 × 50 in 320 × 480, 1 section, 1 element")
    }

    @Test func attributesTellIdentityPlaceAndWhatIsNotAsUsual() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
        attributes.frame = rect(0, 10.5, 100, 44)
        #expect(attributes.description == "cell [1, 2] (0, 10.5, 100, 44), zIndex 0")
        let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: IndexPath(index: 0))
        view.alpha = 0.25
        view.isHidden = true
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.description == #"supplementaryView "header" [0] (0, 0, 0, 0), zIndex 0, alpha 0.25, hidden, transformed"#)
    }

    @Test func anInvalidationContextTellsWhatIsNoLongerValid() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.description == "invalidates nothing")
        let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
        context.invalidateItems(at: paths)
        context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
        context.invalidateSupplementaryElements(ofKind: "footer", at: [paths[0]])
        context.invalidateDecorationElements(ofKind: "card", at: [paths[1]])
        context.contentOffsetAdjustment.y = -10
        context.contentSizeAdjustment.height = 20
        #expect(context.description == """
            invalidates items [0, 0] [0, 1], "footer" [0, 0], "header" [0, 0], "card" [0, 1], offset by (0, -10), size by 0 × 20
            """)
        let moving = UICollectionViewLayout().invalidationContext(
            forInteractivelyMovingItems: [paths[1]], withTargetPosition: CGPoint(x: 3, y: 4),
            previousIndexPaths: [paths[0]], previousPosition: .zero)
        #expect(moving.description == "invalidates moves [0, 0] to [0, 1] at (3, 4)")
        let insertion = UICollectionViewUpdateItem(
            indexPathBeforeUpdate: nil, indexPathAfterUpdate: paths[1], updateAction: .insert)
        #expect(insertion.description == "insert none → [0, 1]")
    }

    @Test func aCustomItemTellsItsFrame() {
        #expect(NSCollectionLayoutGroupCustomItem(frame: rect(0, 1, 2, 3), zIndex: 4).description == "custom item (0, 1, 2, 3), zIndex 4")
    }

    @Test func aListTellsItsAppearanceAndWhatIsNotAsUsual() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        #expect(list.description == ".insetGrouped list")
        list.headerMode = .supplementary
        list.footerMode = .supplementary
        list.headerTopPadding = 0
        list.showsSeparators = false
        #expect(list.description == ".insetGrouped list, header .supplementary, footer .supplementary, header top padding 0, no separators")
        list.separatorConfiguration.bottomSeparatorVisibility = .hidden
        list.separatorConfiguration.bottomSeparatorInsets = .zero
        #expect(list.separatorConfiguration.description == "separators: top .automatic insets .automatic, bottom .hidden insets 0")
    }

    @Test func traitsTellWhatIsSpecified() {
        #expect(UITraitCollection().description == "traits: none")
        let traits = UITraitCollection(
            horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, layoutDirection: .leftToRight,
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, preferredContentSizeCategory: .large)
        #expect(traits.description == """
            traits: horizontal .compact, vertical .regular, scale 3, .leftToRight, .light, .phone, UICTContentSizeCategoryL
            """)
    }
}
