import LayoutHosting
import Testing
import UIKit

/// The number of sections of layouts whose data is unknown.
struct SectionCountTests {
    private func count(_ layout: UICollectionViewLayout) -> Int {
        AppLayout(layout, in: Device.iPhoneSE.viewport).countSections(upTo: 6).drawn
    }

    private func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    @Test func aProviderHasTheSectionsUpToTheLastThatItDescribes() {
        #expect(count(UICollectionViewCompositionalLayout { index, _ in index < 3 ? self.rows(20) : nil }) == 3)
        #expect(count(UICollectionViewCompositionalLayout { _, _ in nil }) == 1)
    }

    /// Apps hide sections whose data are missing.
    @Test func aSectionWithoutADescriptionBeforeOthersHasNoItems() {
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 2 || index == 4 ? self.rows(20) : nil }
        #expect(count(layout) == 5)
        let hosted = AppLayout(layout, in: Device.iPhoneSE.viewport)
        #expect(hosted.describedCounts([4, 4, 4, 4, 4], upTo: 6) == [0, 0, 4, 0, 4])
        #expect(hosted.describedCounts([12], upTo: 6) == [0, 0, 12])
        #expect(hosted.describedCounts([12], upTo: 2) == [12, 12])
    }

    @Test func aProviderThatDescribesAllHasThoseUpToTheLastThatDiffers() {
        #expect(count(UICollectionViewCompositionalLayout { index, _ in self.rows(index == 0 ? 20 : index == 1 ? 30 : 40) }) == 3)
        #expect(count(UICollectionViewCompositionalLayout { _, _ in self.rows(20) }) == 1)
    }

    @Test func sectionsThatDifferToTheEndAreNotCounted() {
        #expect(count(UICollectionViewCompositionalLayout { index, _ in self.rows(index.isMultiple(of: 2) ? 20 : 30) }) == 1)
    }

    @Test func listsFlowLayoutsAndSingleSectionsHaveOne() {
        #expect(count(UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped))) == 1)
        #expect(count(UICollectionViewFlowLayout()) == 1)
        #expect(count(UICollectionViewCompositionalLayout(section: rows(20))) == 1)
    }
}
