import LinuxUIKit
import Testing

/// Lists beside a cutout, which insets both sides of a phone in landscape (B-T8, B-T14).
struct ListSideTests {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    /// An iPhone in landscape with different sides: safe area 59 and 31, margins of 20 beyond it.
    private func viewport(system: Int = 18, isRightToLeft: Bool = false) -> LayoutViewport {
        var viewport = LayoutViewport(width: 852, height: 393, scale: 3)
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 31)
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 79, bottom: 21, trailing: 51)
        viewport.traits.systemVersion = system
        return isRightToLeft ? viewport.rightToLeft : viewport
    }

    private func list(
        _ appearance: Appearance, change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            change(section)
            return section
        }
    }

    /// The distances of rows, headers and footers from the leading and trailing edges.
    private func sides(_ layout: UICollectionViewCompositionalLayout, in viewport: LayoutViewport) throws -> [[CGFloat]] {
        let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [2, 1]))
        let sides = solved.elements().filter { $0.category != .decoration }.map { element in
            let sides = [element.frame.minX, 852 - element.frame.maxX]
            return viewport.isRightToLeft ? sides.reversed() : sides
        }
        return Array(Set(sides))
    }

    private static let expected: [(Appearance, system: Int, sides: [CGFloat])] = [
        (.plain, 18, [0, 0]), (.grouped, 18, [0, 0]), (.sidebarPlain, 18, [79, 51]), (.sidebar, 18, [79, 51]),
        (.insetGrouped, 18, [79, 51]), (.insetGrouped, 26, [75, 47]),
    ]

    @Test(arguments: [false, true])
    func groupsWithSidesKeepThemBesideTheSafeArea(isRightToLeft: Bool) throws {
        for (appearance, system, expected) in Self.expected {
            let found = try sides(list(appearance), in: viewport(system: system, isRightToLeft: isRightToLeft))
            #expect(found == [expected], "\(appearance) \(system)")
        }
    }

    /// The guide of a section is added to the list's sides; the safe area counts once.
    @Test func aGuideThatIsGivenCoversTheSafeArea() throws {
        let references: [(UIContentInsetsReference, [CGFloat])] = [
            (.none, [79, 51]), (.automatic, [79, 51]), (.safeArea, [79, 51]), (.layoutMargins, [99, 71]),
        ]
        for (reference, expected) in references {
            let layout = list(.insetGrouped) { $0.contentInsetsReference = reference }
            #expect(try sides(layout, in: viewport()) == [expected], "\(reference)")
        }
    }

    @Test func aSideThatWasChangedStays() throws {
        let layout = list(.insetGrouped) { $0.contentInsets.leading = 3 }
        #expect(try sides(layout, in: viewport()) == [[3, 51]])
    }

    /// 20 points from a width of 390 on, before iOS 26; otherwise 16. Groups and separators have the same margin.
    @Test(arguments: [300, 320, 375, 389.5, 390, 393, 414, 744, 1024] as [CGFloat], [0, 14, 16, 18, 26])
    func marginsAtTheSidesFollowTheWidthOfTheView(width: CGFloat, system: Int) throws {
        var viewport = LayoutViewport(width: width, height: 800, scale: 2)
        viewport.traits.systemVersion = system
        let margin: CGFloat = width < 390 || system == 26 ? 16 : 20
        for appearance in Appearance.allCases {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.showsSeparators = true
            for metrics in [nil, system == 26 ? ListMetrics.iOS26 : system == 14 ? nil : .iOS] {
                configuration.metrics = metrics
                let solved = try UICollectionViewCompositionalLayout.list(using: configuration)
                    .solve(in: viewport, content: LayoutContent(itemCounts: [3]))
                let row = try #require(solved.cell(0, 1))
                let inset = appearance == .plain || appearance == .grouped ? 0 : margin
                #expect(row.minX == inset && row.width == width - 2 * inset, "\(appearance)")
                let line = try #require(solved.elements().first { $0.role == .separator && $0.item == 1 })
                #expect(line.frame.minX == row.minX + margin, "\(appearance)")
            }
        }
    }

    @Test func insetsOfTheNarrowMarginThatCodeSetsStay() throws {
        let layout = list(.insetGrouped) { $0.contentInsets.leading = 16 }
        #expect(try sides(layout, in: viewport()) == [[16, 51]])
    }

    /// Rows may reach under a cutout; their separators do not.
    @Test(arguments: Appearance.allCases)
    func automaticSeparatorsBeginBesideTheSafeArea(appearance: Appearance) throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.showsSeparators = true
        func starts() throws -> [CGFloat] {
            let solved = try UICollectionViewCompositionalLayout.list(using: configuration)
                .solve(in: viewport(), content: LayoutContent(itemCounts: [2]))
            return solved.elements().filter { $0.kind == "bottomSeparator" && $0.item == 0 }.map(\.frame.minX)
        }
        let row: CGFloat = appearance == .plain || appearance == .grouped ? 59 : 79
        #expect(try starts() == [row + 20])
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = 5
        #expect(try starts() == [(row == 59 ? 0 : row) + 5])
    }
}
