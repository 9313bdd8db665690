import LinuxUIKit
import Testing
@testable import CompositionalLayout

struct EnvironmentTests {
    /// The environment passed to a provider in a layout solved for a viewport.
    private func environment(
        in viewport: LayoutViewport, configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
    ) throws -> any NSCollectionLayoutEnvironment {
        var seen: (any NSCollectionLayoutEnvironment)?
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configure(configuration)
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
            seen = environment
            return rows(.absolute(50))
        }, configuration: configuration)
        _ = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [1]))
        return try #require(seen)
    }

    // MARK: Traits (B-C5, B-I4)

    @Test func aProviderSeesEveryTrait() throws {
        var viewport = LayoutViewport.small
        viewport.traitCollection = UITraitCollection(
            horizontalSizeClass: .regular, verticalSizeClass: .compact, displayScale: 3, layoutDirection: .rightToLeft,
            userInterfaceStyle: .dark, userInterfaceIdiom: .pad, preferredContentSizeCategory: .accessibilityLarge)
        let traits = try environment(in: viewport).traitCollection
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
        #expect(traits.displayScale == 3 && traits.layoutDirection == .rightToLeft)
        #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .pad)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test(arguments: [
        ("iPhone 15", 1), ("iPhone 15 landscape", 2), ("iPhone 15 Plus landscape", 3), ("iPad Pro 12.9", 3),
    ])
    func sizeClassesChooseTheColumns(name: String, columns: Int) throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            let count = traits.horizontalSizeClass == .regular ? 3 : traits.verticalSizeClass == .compact ? 2 : 1
            let whole = item(.fractionalWidth(1), .fractionalHeight(1))
            return NSCollectionLayoutSection(group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: whole, count: count))
        }
        let viewport = try #require(Device.named(name)).viewport
        let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [4]))
        #expect(solved.cells().filter { $0.minY == 0 }.count == columns)
    }

    @Test func otherTraitsAskTheProviderAgain() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let isLarge = environment.traitCollection.preferredContentSizeCategory == .accessibilityLarge
            return rows(.absolute(isLarge ? 90 : 50))
        }
        let view = host(layout, items: [2])
        #expect(view.contentSize.height == 100)
        view.adopt(traitCollection: UITraitCollection(displayScale: 2, preferredContentSizeCategory: .accessibilityLarge))
        #expect(view.contentSize.height == 180)
    }

    // MARK: The container (B-C5, B-R5, B-S8)

    @Test(arguments: UIContentInsetsReference.allCases, UICollectionView.ScrollDirection.allCases)
    func noGuideNarrowsWhatAProviderSees(
        reference: UIContentInsetsReference, direction: UICollectionView.ScrollDirection
    ) throws {
        var viewport = LayoutViewport.small
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
        viewport.layoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        let container = try environment(in: viewport, configure: {
            $0.contentInsetsReference = reference
            $0.scrollDirection = direction
        }).container
        #expect(container.contentSize == viewport.size && container.effectiveContentSize == viewport.size)
        #expect(container.contentInsets == .zero && container.effectiveContentInsets == .zero)
    }

    @Test func aContainersInsetsBelowOneAreFractionsOfIt() {
        let container = LayoutContainer(
            contentSize: CGSize(width: 200, height: 400),
            contentInsets: NSDirectionalEdgeInsets(top: 0.25, leading: 0.1, bottom: 1, trailing: -3))
        #expect(container.effectiveContentInsets == NSDirectionalEdgeInsets(top: 100, leading: 20, bottom: 1, trailing: -3))
        #expect(container.effectiveContentSize == CGSize(width: 183, height: 299))
    }

    // MARK: Waterfalls (D26, C31)

    /// Two columns in one custom group; each item is added to the shorter column. All sizes come from the section's environment.
    private func waterfall(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = (environment.container.effectiveContentSize.width - 32 - 10) / 2
        var heights: [CGFloat] = [0, 0]
        let frames = [1, 1.5, 0.75, 1.25, 0.5].map { ratio in
            let column = heights[0] <= heights[1] ? 0 : 1
            defer { heights[column] += width * ratio + 10 }
            return rect(CGFloat(column) * (width + 10), heights[column], width, width * ratio)
        }
        let height = max(heights[0], heights[1]) - 10
        let section = NSCollectionLayoutSection(group: .custom(
            layoutSize: size(.fractionalWidth(1), .absolute(height))) { _ in frames.map { .init(frame: $0) } })
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    @Test func aWaterfallIsComputedFromTheSectionsEnvironment() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in waterfall(environment) }
        let phone = LayoutViewport(width: 375, height: 812, scale: 3)
        let narrow = try layout.solve(in: phone, content: LayoutContent(itemCounts: [5]))
        // 166.5 wide, heights 166.5, 249.75, 124.875, 208.125 and 83.25; origins and sizes rounded to thirds.
        let thirds = narrow.cells().map { frame -> [Int] in
            let numbers: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
            return numbers.map { Int(($0 * 3).rounded()) }
        }
        let expected = [[48, 48, 500, 500], [578, 48, 500, 749], [48, 578, 500, 375], [578, 827, 500, 624], [48, 982, 500, 250]]
        #expect(thirds == expected)
        #expect(narrow.contentSize == CGSize(width: 375, height: 499.875))
        let pad = LayoutViewport(width: 1024, height: 1366, scale: 2)
        let wide = try layout.solve(in: pad, content: LayoutContent(itemCounts: [5]))
        #expect(wide.cells() == [
            rect(16, 16, 491, 491), rect(517, 16, 491, 736.5), rect(16, 517, 491, 368.5), rect(517, 762.5, 491, 614),
            rect(16, 895.5, 491, 245.5),
        ])
        #expect(wide.contentSize.height == 1392.25)
    }

    @Test func aWaterfallIsRepeatedForTheItemsThatRemain() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in waterfall(environment) }
        let solved = try layout.solve(
            in: LayoutViewport(width: 1024, height: 1366, scale: 2), content: LayoutContent(itemCounts: [7]))
        #expect(solved.cell(0, 5) == rect(16, 1376.5, 491, 491))
        #expect(solved.cell(0, 6) == rect(517, 1376.5, 491, 736.5))
        #expect(solved.contentSize.height == 2752.5)
    }
}
