import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A2: `UICollectionViewCompositionalLayoutConfiguration`.
struct ConfigurationAPITests {
    @Test func defaultsAreVerticalWithoutSpacingWithinTheSafeArea() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == UICollectionView.ScrollDirection.vertical)
        #expect(configuration.interSectionSpacing == 0)
        #expect(configuration.boundarySupplementaryItems == [])
        #expect(configuration.contentInsetsReference == UIContentInsetsReference.safeArea)
    }

    @Test func everyPropertyIsKept() {
        let configuration = filled()
        #expect(configuration.scrollDirection == .horizontal)
        #expect(configuration.interSectionSpacing == 10)
        #expect(configuration.boundarySupplementaryItems.map(\.elementKind) == ["title"])
        #expect(configuration.contentInsetsReference == .layoutMargins)
    }

    @Test func aCopyIsEqualInAllAndIndependent() throws {
        let configuration = filled()
        let copying: any NSCopying = configuration
        let copy = try #require(copying.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration)
        #expect(copy !== configuration)
        #expect(copy.scrollDirection == .horizontal && copy.interSectionSpacing == 10)
        #expect(copy.boundarySupplementaryItems.map(\.elementKind) == ["title"] && copy.contentInsetsReference == .layoutMargins)
        copy.scrollDirection = .vertical
        copy.boundarySupplementaryItems[0].pinToVisibleBounds = true
        #expect(configuration.scrollDirection == .horizontal)
        #expect(configuration.boundarySupplementaryItems[0].pinToVisibleBounds == false)
    }

    private func filled() -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 10
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .fullWidth(80), elementKind: "title", alignment: .top),
        ]
        configuration.contentInsetsReference = .layoutMargins
        return configuration
    }
}
