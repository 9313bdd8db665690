import Testing
import UIKit

/// Layout subclasses that call inherited initializers.
struct LayoutSubclassSpellingTests {
    private final class SectionLayout: UICollectionViewCompositionalLayout {
        init(height: CGFloat) {
            super.init(section: rows(height: height))
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private final class ProviderLayout: UICollectionViewCompositionalLayout {
        let heights: [CGFloat]

        init(heights: [CGFloat]) {
            self.heights = heights
            super.init { index, _ in rows(height: heights[index]) }
        }

        @available(*, unavailable)
        required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class CountingLayout: UICollectionViewCompositionalLayout {
        override init(section: NSCollectionLayoutSection) {
            super.init(section: section)
        }

        override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
            super.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class OwnLayout: UICollectionViewLayout {
        override init() {
            super.init()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private func height(_ layout: UICollectionViewLayout, counts: [Int]) -> CGFloat {
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: counts)
        return view.contentSize.height
    }

    @Test func inheritedInitialisersAreCalled() {
        #expect(height(SectionLayout(height: 40), counts: [2]) == 80)
        #expect(height(ProviderLayout(heights: [10, 20]), counts: [1, 2]) == 50)
        #expect(height(CountingLayout(section: rows(height: 5)), counts: [3]) == 15)
        #expect(height(CountingLayout { _, _ in rows(height: 6) }, counts: [3]) == 18)
        #expect(height(OwnLayout(), counts: [3]) == 0)
    }
}
