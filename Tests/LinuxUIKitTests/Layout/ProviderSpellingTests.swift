import Testing
import UIKit

/// Every way to give a layout its sections gives the same frames.
struct ProviderSpellingTests {
    private final class Inheriting: UICollectionViewCompositionalLayout {}

    private final class SectionLayout: UICollectionViewCompositionalLayout {
        init(height: CGFloat) { super.init(section: rows(height: height)) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
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

    private final class OverridingLayout: UICollectionViewCompositionalLayout {
        override init(section: NSCollectionLayoutSection) { super.init(section: section) }
        override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
            super.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test func aRowIsWhereItIsInEverySpelling() {
        let closure = { (sectionIndex: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in rows() }
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in rows() }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { rows() }
        let layouts: [UICollectionViewCompositionalLayout] = [
            UICollectionViewCompositionalLayout(sectionProvider: closure),
            UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration),
            UICollectionViewCompositionalLayout { section($0, $1) },
            UICollectionViewCompositionalLayout(sectionProvider: section),
            Inheriting(section: rows()), Inheriting { _, _ in rows() },
            SectionLayout(height: 50), ProviderLayout(heights: [50]), OverridingLayout(section: rows()),
            OverridingLayout { _, _ in rows() },
        ]
        for (index, layout) in layouts.enumerated() { #expect(frames(layout, items: [1]) == [CGRect(0, 0, 300, 50)], "\(index)") }
    }

    @Test func oneSectionDescribesSeveral() {
        let section = rows()
        let layout = UICollectionViewCompositionalLayout { _, _ in section }
        #expect(frames(layout, items: [1, 2]).map(\.minY) == [0, 50, 100])
    }

    @Test func aListsSectionIsChangedLikeAnyOther() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.showsSeparators = false
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
            section.contentInsetsReference = .none
            return section
        }
        let first = frames(layout, items: [2])[0]
        #expect(first.origin == CGPoint(x: 20, y: 10) && first.width == 260)
    }
}
