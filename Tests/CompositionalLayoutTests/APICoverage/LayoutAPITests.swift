import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A1: `UICollectionViewCompositionalLayout`.
struct LayoutAPITests {
    private let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: .fullWidth(44), subitems: [NSCollectionLayoutItem(layoutSize: .filling)]))

    /// An app's layout class, with its own initializer and property.
    private final class AppLayout: UICollectionViewCompositionalLayout {
        let name: String

        init(name: String, section: NSCollectionLayoutSection) {
            self.name = name
            super.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
        }

        required init?(coder: NSCoder) {
            fatalError("This layout is not archived.")
        }

        override func prepare() {
            super.prepare()
            prepareCount += 1
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                attributes.alpha = 0.5
                return attributes
            }
        }

        private(set) var prepareCount = 0
    }

    @Test func aSectionOrAProviderMakesALayoutWithOrWithoutAConfiguration() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { [section] _, _ in section }
        let plain = [
            UICollectionViewCompositionalLayout(section: section),
            UICollectionViewCompositionalLayout(sectionProvider: provider),
        ]
        let configured = [
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration),
        ]
        for layout in plain { #expect(try contentHeight(of: layout) == 88) }
        for layout in configured { #expect(try contentHeight(of: layout) == 95) }
    }

    @Test func aProviderIsAskedForEachSectionWithItsSurroundings() throws {
        var asked: [Int] = []
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { [section] (sectionIndex: Int, environment: any NSCollectionLayoutEnvironment) in
            asked.append(sectionIndex)
            widths.append(environment.container.effectiveContentSize.width)
            return section
        }
        _ = try contentHeight(of: layout)
        #expect(asked == [0, 1] && widths == [320, 320])
    }

    @Test func theConfigurationIsADefaultOneAndCopiedBothWays() throws {
        let layout = UICollectionViewCompositionalLayout(section: section)
        #expect(layout.configuration.scrollDirection == .vertical)
        #expect(layout.configuration.contentInsetsReference == .safeArea)

        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 5
        layout.configuration = configuration
        configuration.interSectionSpacing = 50
        layout.configuration.interSectionSpacing += 0
        let read = layout.configuration
        read.interSectionSpacing = 500
        #expect(layout.configuration.interSectionSpacing == 5)
        #expect(try contentHeight(of: layout) == 93)
    }

    @Test func aConfigurationGivenAtTheStartIsCopiedToo() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        configuration.scrollDirection = .horizontal
        #expect(layout.configuration.scrollDirection == .vertical)
    }

    @Test func assigningAConfigurationInvalidatesTheLayoutAtOnce() {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [1, 1])
        #expect(layout.collectionViewContentSize.height == 88)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        layout.configuration = configuration
        #expect(layout.collectionViewContentSize.height == 100)
    }

    @Test func aListLayoutDescribesEverySection() throws {
        let layout: UICollectionViewCompositionalLayout = .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(try contentHeight(of: layout) == 88)
    }

    @Test func anAppsSubclassHasInitializersAndOverridesOfItsOwn() throws {
        let layout = AppLayout(name: "feed", section: section)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [2])
        let attributes = try #require(layout.layoutAttributesForElements(in: view.bounds))
        #expect(attributes.map(\.alpha) == [0.5, 0.5])
        #expect(layout.name == "feed" && layout.prepareCount > 0)
    }

    private func contentHeight(of layout: UICollectionViewCompositionalLayout) throws -> CGFloat {
        try layout.solve(in: LayoutViewport(width: 320, height: 480), content: LayoutContent(itemCounts: [1, 1])).contentSize.height
    }
}
