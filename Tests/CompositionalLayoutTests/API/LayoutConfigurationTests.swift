import LinuxUIKit
import Testing

/// Table A1: `UICollectionViewCompositionalLayout`.
struct LayoutConfigurationTests {
    private let section = rows(.absolute(44))

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

    @Test func aConfigurationGivenAtTheStartIsCopiedToo() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        configuration.scrollDirection = .horizontal
        #expect(layout.configuration.scrollDirection == .vertical)
    }

    @Test func aListLayoutDescribesEverySection() throws {
        let layout: UICollectionViewCompositionalLayout = .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(try contentHeight(of: layout) == 88)
    }

    private func contentHeight(of layout: UICollectionViewCompositionalLayout) throws -> CGFloat {
        try layout.solve(in: LayoutViewport(width: 320, height: 480), content: LayoutContent(itemCounts: [1, 1])).contentSize.height
    }
}
