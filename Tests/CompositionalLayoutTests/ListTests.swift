import LinuxUIKit
import Testing

struct ListTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    private func solve(
        _ configuration: Configuration, items: [Int], in viewport: LayoutViewport = LayoutViewport(width: 393, height: 852, scale: 3),
        fitting: LayoutContent.FittingSize? = nil
    ) throws -> SolvedLayout {
        try UICollectionViewCompositionalLayout.list(using: configuration)
            .solve(in: viewport, content: LayoutContent(itemCounts: items, fittingSize: fitting))
    }

    private func separators(_ solved: SolvedLayout, _ section: Int = 0) -> [LayoutElement] {
        solved.elements().filter { $0.role == .separator && $0.section == section }
    }

    /// The layout of worked example D29, as measured on iOS 26.1.
    @Test func insetGroupedAsOfIOS26() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.metrics = .iOS26
        let solved = try solve(configuration, items: [3, 3]) { element, proposal in
            CGSize(width: proposal.width, height: element.category == .cell ? 151.0 / 3 : 109.0 / 3)
        }
        func expect(_ frame: CGRect?, _ y: CGFloat, _ height: CGFloat, x: CGFloat = 16, width: CGFloat = 361) throws {
            let frame = try #require(frame)
            for (value, expected) in [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)] {
                #expect(abs(value - expected) < 0.001)
            }
        }
        let header = UICollectionView.elementKindSectionHeader
        try expect(solved.view(header)?.frame, 0, 36.3333)
        for (row, y) in [36.3333, 86.6667, 137].enumerated() { try expect(solved.cell(0, row), y, 50.3333) }
        try expect(solved.view(header, 1)?.frame, 205, 36.3333)
        try expect(solved.cell(1, 0), 241.3333, 50.3333)
        let lines = separators(solved)
        #expect(lines.map(\.item) == [0, 1])
        for line in lines {
            let row = try #require(solved.cell(0, line.item))
            try expect(line.frame, row.maxY - 1, 1, x: 32, width: 329)
        }
    }

    /// Both would be decorations of one kind and one index path.
    @Test func aListsDecorationItemsHaveAnotherKindThanItsSeparators() throws {
        func solve(_ kind: String, showsSeparators: Bool = true) throws -> SolvedLayout {
            try UICollectionViewCompositionalLayout { _, environment in
                var configuration = Configuration(appearance: .plain)
                configuration.showsSeparators = showsSeparators
                let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
                section.decorationItems = [.background(elementKind: kind)]
                return section
            }.solve(in: .small, content: LayoutContent(itemCounts: [3]))
        }
        let error = try #require(throws: LayoutError.self) { try solve("bottomSeparator") }
        #expect(error.message == "A list's own separators have the kind of this decoration item: bottomSeparator")
        #expect(error.place.section == 0)
        #expect(try solve("background").elementCount > solve("bottomSeparator", showsSeparators: false).elementCount)
    }

    /// A handler is asked for each section, also where a provider gives the same object for all of them.
    @Test func aSectionUsedTwiceHasTheSeparatorsOfEachPlace() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { path, own in
            var own = own
            if path.section == 1 { own.bottomSeparatorVisibility = .hidden }
            return own
        }
        var section: NSCollectionLayoutSection?
        let layout = UICollectionViewCompositionalLayout { _, environment in
            section = section ?? .list(using: configuration, layoutEnvironment: environment)
            return section
        }
        let solved = try layout.solve(in: .small, content: LayoutContent(itemCounts: [3, 3, 3]))
        #expect((0..<3).map { separators(solved, $0).count } == [2, 0, 2])
    }

    // MARK: Sizes before measuring (B-T8)

    private static let header = UICollectionView.elementKindSectionHeader
    private static let footer = UICollectionView.elementKindSectionFooter

    /// The sizes in a list of two sections with headers and footers, in device pixels.
    @Test(arguments: [
        (ListMetrics.iOS, CGFloat(3), [116, 132, 101]), (.iOS, 2, [78, 88, 68]), (.iOS26, 3, [121, 156, 89]),
        (.iOS26, 2, [81, 104, 60]),
    ] as [(ListMetrics, CGFloat, [CGFloat])])
    func aListThatNothingMeasuresHasTheHeightsOfOneLine(metrics: ListMetrics, scale: CGFloat, heights: [CGFloat]) throws {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped] {
            var configuration = Configuration(appearance: appearance)
            configuration.headerMode = .supplementary
            configuration.footerMode = .supplementary
            configuration.metrics = metrics
            let solved = try solve(configuration, items: [1, 1], in: LayoutViewport(width: 390, height: 844, scale: scale))
            for section in [0, 1] {
                let frames = [solved.view(Self.header, section)?.frame, solved.cell(section, 0), solved.view(Self.footer, section)?.frame]
                #expect(frames.compactMap { ($0?.height ?? 0) * scale } == heights)
                // There are no gaps between elements or sections.
                let start = CGFloat(section) * heights.reduce(0, +)
                #expect((frames[0]?.minY ?? 0) * scale == start)
                #expect((frames[1]?.minY ?? 0) * scale == start + heights[0])
                #expect((frames[2]?.minY ?? 0) * scale == start + heights[0] + heights[1])
            }
        }
    }

    /// Heights of the header, the row and the footer at scale 3, in device pixels.
    @Test(arguments: [
        (UIContentSizeCategory.unspecified, [116, 132, 101]), (.large, [116, 132, 101]), (.extraSmall, [112, 132, 97]),
        (.extraExtraExtraLarge, [138, 149, 123]), (.accessibilityLarge, [166, 185, 151]),
    ] as [(UIContentSizeCategory, [CGFloat])])
    func rowsAndHeadersFollowTheContentSize(category: UIContentSizeCategory, heights: [CGFloat]) throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        var viewport = LayoutViewport(width: 390, height: 844, scale: 3)
        viewport.traitCollection = UITraitCollection(traitsFrom: [
            viewport.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
        ])
        let solved = try solve(configuration, items: [1], in: viewport)
        let frames = [solved.view(Self.header, 0)?.frame, solved.cell(0, 0), solved.view(Self.footer, 0)?.frame]
        #expect(frames.compactMap { (($0?.height ?? 0) * 3).rounded() } == heights)
    }

    /// Text of other sizes than the styles of lists scales with the body; fixed heights do not scale.
    @Test func anotherTextGrowsInProportion() {
        let line = ListMetrics.LineHeight(fontSize: 34, margins: 10)
        #expect(line.height(scale: 1, contentSize: .accessibilityExtraExtraExtraLarge).rounded() == 137)
        #expect(ListMetrics.LineHeight.fixed(28).height(scale: 1, contentSize: .accessibilityLarge) == 28)
    }

    /// Gaps without headers and footers: before the first section, between two, after the last; in device pixels.
    @Test(arguments: [
        (ListMetrics.iOS, CGFloat(3), [105, 106, 60]), (.iOS, 2, [70, 70, 40]), (.iOS26, 3, [105, 105, 60]),
        (.iOS26, 2, [70, 70, 40]), (.mac, 2, [70, 110, 40]),
    ] as [(ListMetrics, CGFloat, [CGFloat])])
    func groupsOfRowsAreApart(metrics: ListMetrics, scale: CGFloat, gaps: [CGFloat]) throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.metrics = metrics
        let solved = try solve(
            configuration, items: [1, 1, 1], in: LayoutViewport(width: 390, height: 844, scale: scale),
            fitting: { _, size in CGSize(width: size.width, height: 50) })
        let rows = [0, 1, 2].compactMap { solved.cell($0, 0) }
        let found = [
            rows[0].minY, rows[1].minY - rows[0].maxY, rows[2].minY - rows[1].maxY, solved.contentSize.height - rows[2].maxY,
        ]
        let expected = [gaps[0], gaps[1], gaps[1], gaps[2]]
        #expect(zip(found, expected).allSatisfy { abs($0 * scale - $1) < 0.001 }, "\(found)")
    }

    @Test(arguments: [(14, 17.5), (15, 35), (18, 35), (26, 35)] as [(Int, CGFloat)])
    func theFirstGroupOfIOS14StandsHigher(system: Int, inset: CGFloat) throws {
        var viewport = LayoutViewport(width: 390, height: 844, scale: 2)
        viewport.traits.systemVersion = system
        for appearance in [Configuration.Appearance.grouped, .insetGrouped] {
            let solved = try solve(Configuration(appearance: appearance), items: [1, 1], in: viewport)
            #expect(solved.cell(0, 0)?.minY == inset)
        }
    }

    /// Metrics of the list's own take precedence (B-T7).
    @Test(arguments: [
        (Device.iPhone15, nil, 44), (.iPhone17, nil, 52), (.iPadPro11, nil, 52), (.iPhone17, .iOS, 44), (.iPhone15, .iOS26, 52),
    ] as [(Device, ListMetrics?, CGFloat)])
    func listsHaveTheMetricsOfTheirViewportsSystem(device: Device, metrics: ListMetrics?, height: CGFloat) throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.metrics = metrics
        let solved = try solve(configuration, items: [2], in: device.viewport)
        #expect(solved.cell(0, 0)?.height == height)
        #expect(separators(solved).map(\.frame.height) == [height == 52 ? 1 : 1 / device.viewport.scale])
        var list = ListDescription(appearance: .insetGrouped)
        list.metrics = metrics
        let described = try LayoutDescription(sections: [.list(list, traits: device.viewport.traits, width: device.viewport.size.width)])
            .solve(in: device.viewport, content: LayoutContent(itemCounts: [2]))
        #expect(described.elements() == solved.elements())
    }

    @Test func sidesOfInsetGroupsFollowLargerMargins() throws {
        var viewport = LayoutViewport(width: 430, height: 932, scale: 3)
        viewport.safeAreaInsets.leading = 10
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 8)
        func row(_ metrics: ListMetrics, _ appearance: UICollectionLayoutListConfiguration.Appearance) throws -> CGRect? {
            var configuration = Configuration(appearance: appearance)
            configuration.metrics = metrics
            return try solve(configuration, items: [1], in: viewport).cell(0, 0)
        }
        #expect(try row(.iOS, .insetGrouped) == rect(30, 35, 380, 44))
        #expect(try row(.iOS, .grouped) == rect(0, 35, 430, 44))
        #expect(try row(.iOS26, .insetGrouped) == rect(26, 35, 388, 52))
        // Each side has its own safe area.
        viewport.safeAreaInsets.trailing = 30
        viewport.layoutMargins.trailing = 60
        #expect(try row(.iOS, .insetGrouped) == rect(30, 35, 340, 44))
    }

    @Test func insetsThatWereChangedAreTheSectionsOwn() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(
                using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
            section.contentInsets.top = 3
            section.contentInsets.trailing = 5
            return section
        }
        var viewport = LayoutViewport(width: 430, height: 932, scale: 2)
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [1, 1]))
        #expect(solved.cell(0, 0) == rect(20, 3, 405, 44) && solved.cell(1, 0) == rect(20, 67.5, 405, 44))
        #expect(solved.contentSize.height == 131.5)
    }

    @Test func rowsAreEstimatedAndFillTheWidthBetweenTheSides() throws {
        let expected: [(UICollectionLayoutListConfiguration.Appearance, CGRect, CGFloat)] = [
            (.plain, rect(0, 0, 393, 44), 132), (.grouped, rect(0, 35, 393, 44), 187),
            (.insetGrouped, rect(20, 35, 353, 44), 187), (.sidebar, rect(20, 0, 353, 44), 142),
            (.sidebarPlain, rect(20, 0, 353, 44), 132),
        ]
        for (appearance, first, height) in expected {
            let solved = try solve(Configuration(appearance: appearance), items: [3])
            #expect(solved.cell(0, 0) == first, "\(appearance)")
            #expect(solved.contentSize.height == height, "\(appearance)")
        }
    }

    @Test func headersAndFootersTakeTheRoomsPlace() throws {
        var configuration = Configuration(appearance: .grouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let solved = try solve(configuration, items: [2]) { element, proposal in
            element.category == .cell ? nil : CGSize(width: proposal.width, height: 30)
        }
        #expect(solved.cell(0, 0) == rect(0, 30, 393, 44))
        #expect(solved.view(UICollectionView.elementKindSectionFooter)?.frame == rect(0, 118, 393, 30))
        #expect(solved.contentSize.height == 148)
    }

    /// In landscape the safe area is at the sides, equally for both.
    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
    func headersStandInLineWithTheRowsBesideASafeArea(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        var viewport = LayoutViewport(width: 852, height: 393, scale: 3)
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
        let solved = try solve(configuration, items: [2], in: viewport)
        let row = try #require(solved.cell(0, 0))
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let view = try #require(solved.view(kind)?.frame)
            #expect(view.minX == row.minX && view.width == row.width, "\(kind): \(view), \(row)")
        }
    }

    @Test func headersOfPlainListsArePinned() throws {
        for appearance in Configuration.Appearance.allCases {
            var configuration = Configuration(appearance: appearance)
            configuration.headerMode = .supplementary
            let section = NSCollectionLayoutSection.list(
                using: configuration,
                layoutEnvironment: LayoutEnvironment(
                    size: CGSize(width: 393, height: 852), traitCollection: UITraitCollection()))
            let isPinned = appearance == .plain || appearance == .sidebarPlain
            #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [isPinned])
            #expect(section.boundarySupplementaryItems.map(\.zIndex) == [isPinned ? 200 : 1])
        }
    }

    @Test func thePaddingIsAboveTheHeader() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = 12
        var solved = try solve(configuration, items: [1, 1])
        #expect(solved.view(UICollectionView.elementKindSectionHeader)?.frame == rect(0, 12, 393, 28))
        #expect(solved.cell(0, 0)?.minY == 40)
        #expect(solved.view(UICollectionView.elementKindSectionHeader, 1)?.frame == rect(0, 96, 393, 28))
        #expect(solved.contentSize.height == 168)
        configuration.headerMode = .firstItemInSection
        solved = try solve(configuration, items: [2])
        #expect(solved.cell(0, 0)?.minY == 12)
        configuration.headerTopPadding = nil
        #expect(try solve(configuration, items: [2]).cell(0, 0)?.minY == 22)
    }

    /// Padding that is left out: 22 points in plain lists, as in plain tables, since iOS 15.
    @Test(arguments: UICollectionLayoutListConfiguration.Appearance.allCases, [0, 14, 15, 18, 26])
    func paddingThatIsLeftOutIsTheAppearancesInItsSystem(
        appearance: UICollectionLayoutListConfiguration.Appearance, system: Int
    ) throws {
        let padding: CGFloat = appearance == .plain && system != 14 ? 22 : 0
        var viewport = LayoutViewport(width: 393, height: 852, scale: 3)
        viewport.traits.systemVersion = system
        for mode in Configuration.HeaderMode.allCases {
            var configuration = Configuration(appearance: appearance)
            configuration.headerMode = mode
            func solve(_ padding: CGFloat?) throws -> SolvedLayout {
                configuration.headerTopPadding = padding
                return try self.solve(configuration, items: [2, 2], in: viewport)
            }
            let (own, bare) = (try solve(nil), try solve(0))
            let moved = zip(own.elements(), bare.elements()).map { ($0.id, $0.frame.minY - $1.frame.minY) }
            for (id, distance) in moved {
                let expected = mode == .none ? 0 : padding * CGFloat((id.section ?? 0) + 1)
                #expect(abs(distance - expected) < 1e-9, "\(mode) \(id)")
            }
            #expect(own.contentSize.height - bare.contentSize.height == (mode == .none ? 0 : 2 * padding))
        }
    }

    @Test func everyRowButTheLastHasASeparator() throws {
        let solved = try solve(Configuration(appearance: .insetGrouped), items: [4, 1, 0, 2])
        let bottoms: [CGFloat] = [79, 123, 167]
        #expect(separators(solved).map(\.frame) == bottoms.map { rect(40, $0 - 1 / 3, 333, 1 / 3) })
        #expect([1, 2, 3].map { separators(solved, $0).count } == [0, 0, 1])
        #expect(solved.elements().count == solved.elementCount)
        #expect(solved.roleCounts[.separator] == 4)
    }

    /// A line above the first row and one below each, the last included. In groups, those at the ends are as wide as the list.
    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped], ListDescription.HeaderMode.allCases)
    func listsFromEdgeToEdgeHaveSeparatorsAroundTheirRows(
        appearance: UICollectionLayoutListConfiguration.Appearance, mode: ListDescription.HeaderMode
    ) throws {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = mode
        for count in 0...5 {
            let solved = try solve(configuration, items: [count, 1])
            let first = mode == .firstItemInSection ? 1 : 0
            var expected: [CGRect] = []
            for item in first..<max(first, count) {
                let row = try #require(solved.cell(0, item))
                func line(_ y: CGFloat, isOuter: Bool) -> CGRect {
                    let x: CGFloat = isOuter && appearance == .grouped ? 0 : 20
                    return rect(x, y, 393 - x, 1 / 3)
                }
                if item == first { expected.append(line(row.minY, isOuter: true)) }
                expected.append(line(row.maxY - 1 / 3, isOuter: item == count - 1))
            }
            let found = separators(solved).map(\.frame)
            #expect(found.count == expected.count, "\(count)")
            for (frame, other) in zip(found, expected) {
                #expect(abs(frame.minY - other.minY) < 0.001 && frame.minX == other.minX && frame.width == other.width, "\(count)")
            }
            #expect(solved.elements().count == solved.elementCount)
        }
    }

    /// Also the second row of a section whose first is the header, which stands first in its group.
    @Test func aHandlerDecidesOnTheLineAboveTheFirstRow() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .firstItemInSection
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 1 { separators.topSeparatorVisibility = .hidden }
            return separators
        }
        #expect(separators(try solve(configuration, items: [3])).map(\.kind) == ["bottomSeparator", "bottomSeparator"])
    }

    @Test func separatorsCanBeLeftOut() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.showsSeparators = false
        #expect(separators(try solve(configuration, items: [3])).isEmpty)
        #expect(separators(try solve(Configuration(appearance: .sidebar), items: [3])).isEmpty)
    }

    @Test func theSectionsConfigurationHoldsForEveryRow() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        configuration.separatorConfiguration.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
        configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
        let solved = try solve(configuration, items: [2])
        #expect(separators(solved).map(\.kind) == ["topSeparator", "topSeparator"])
        #expect(separators(solved).map(\.frame) == [rect(5, 0, 381, 1 / 3), rect(5, 44, 381, 1 / 3)])
    }

    @Test func theHandlerDecidesRowByRow() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path == IndexPath(item: 1, section: 1) { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                separators.bottomSeparatorVisibility = .visible
                separators.bottomSeparatorInsets.leading = 60
            }
            return separators
        }
        let solved = try solve(configuration, items: [3, 3])
        #expect(separators(solved).map(\.item) == [0, 1, 2])
        #expect(separators(solved, 1).map(\.item) == [0, 2])
        #expect(separators(solved)[2].frame.minX == 80)
        #expect(solved.elements().count == solved.elementCount)
    }

    @Test func aFirstRowThatIsTheHeaderHasNoSeparator() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        #expect(separators(try solve(configuration, items: [4])).map(\.item) == [1, 2])
    }

    @Test func separatorsAreFoundWhereTheyAre() throws {
        let solved = try solve(Configuration(appearance: .insetGrouped), items: [50, 50])
        for line in separators(solved) {
            #expect(solved.element(line.id) == line)
            #expect(solved.elements(in: line.frame).contains(line))
        }
        let view = UICollectionView(
            frame: rect(0, 0, 393, 852),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: Configuration(appearance: .plain)))
        view.content = LayoutContent(itemCounts: [3])
        // UIKit has no layout attributes for separators.
        #expect(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.count == 3)
    }

    @Test func separatorsAreMirrored() throws {
        let viewport = LayoutViewport(width: 393, height: 852, scale: 3).rightToLeft
        let solved = try solve(Configuration(appearance: .plain), items: [2], in: viewport)
        #expect(separators(solved).map(\.frame.minX) == [0, 0, 0])
        #expect(separators(solved).map(\.frame.maxX) == [373, 373, 373])
    }

    @Test func aListMayStandAmongOtherSections() throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            index == 1 ? .list(using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment) : rows(.absolute(100))
        }
        let solved = try layout.solve(
            in: LayoutViewport(width: 393, height: 852, scale: 3), content: LayoutContent(itemCounts: [1, 2, 1]))
        #expect(solved.cell(1, 0) == rect(20, 353 / 3, 353, 44))
        #expect(solved.cell(2, 0) == rect(0, 670 / 3, 393, 100))
    }
}
