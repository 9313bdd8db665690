import Testing
import UIKit

/// Every way to give a layout its sections gives the same frames.
struct ProviderSpellingTests {
    private final class Owner {
        let height: CGFloat = 50

        lazy var weakly = UICollectionViewCompositionalLayout { [weak self] _, _ -> NSCollectionLayoutSection? in
            guard let self = self else { return nil }
            return rows(height: self.height)
        }

        lazy var unowned = UICollectionViewCompositionalLayout { [unowned self] index, environment in
            return self.section(at: index, in: environment)
        }

        func section(at index: Int, in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
            rows(height: height)
        }
    }

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
        let owner = Owner()
        let closure = { (sectionIndex: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in rows() }
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in rows() }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { rows() }
        let layouts = [
            UICollectionViewCompositionalLayout { index, environment in
                environment.container.contentSize.width > 0 && index == 0 ? rows() : nil
            },
            UICollectionViewCompositionalLayout() { (index, env) -> NSCollectionLayoutSection? in
                return rows()
            },
            UICollectionViewCompositionalLayout(sectionProvider: closure),
            UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration),
            UICollectionViewCompositionalLayout { section($0, $1) },
            UICollectionViewCompositionalLayout(sectionProvider: section),
            UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
                let traits = layoutEnvironment.traitCollection
                let isPad = traits.userInterfaceIdiom == .pad || traits.horizontalSizeClass == .regular
                if sectionIndex > 3 {
                    return nil
                }
                return rows(height: isPad || traits.layoutDirection == .rightToLeft ? 80 : 50 * traits.displayScale)
            },
            owner.weakly, owner.unowned, Inheriting(section: rows()), Inheriting { _, _ in rows() },
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
