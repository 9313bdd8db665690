import Testing
import UIKit

/// Ways to provide the sections of a layout.
struct ProviderSpellingTests {
    private let expected = [CGRect(0, 0, 300, 50)]

    @Test func aTrailingClosureNamesItsArguments() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            environment.container.contentSize.width > 0 && index == 0 ? rows() : nil
        }
        #expect(frames(layout, items: [1]) == expected)
    }

    @Test func emptyParenthesesStandBeforeATrailingClosure() {
        let layout = UICollectionViewCompositionalLayout() { (index, env) -> NSCollectionLayoutSection? in
            return rows()
        }
        #expect(frames(layout, items: [1]) == expected)
    }

    @Test func aLocalClosureIsPassedByLabel() {
        let sectionProvider = { (sectionIndex: Int, environment: NSCollectionLayoutEnvironment)
            -> NSCollectionLayoutSection? in
            rows()
        }
        #expect(frames(UICollectionViewCompositionalLayout(sectionProvider: sectionProvider), items: [1]) == expected)
    }

    @Test func aClosureOfTheProvidersTypeIsPassedWithAConfiguration() {
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in rows() }
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: config)
        #expect(frames(layout, items: [1, 1]) == [CGRect(0, 0, 300, 50), CGRect(0, 70, 300, 50)])
    }

    @Test func shorthandArgumentsServe() {
        func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { rows() }
        #expect(frames(UICollectionViewCompositionalLayout { section($0, $1) }, items: [1]) == expected)
        #expect(frames(UICollectionViewCompositionalLayout(sectionProvider: section), items: [1]) == expected)
    }

    @Test func statementsStandBeforeTheSection() {
        let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
            let isWide = layoutEnvironment.container.effectiveContentSize.width > 500
            let height: CGFloat = isWide ? 80 : 50
            if sectionIndex > 3 {
                return nil
            }
            let section = rows(height: height)
            section.interGroupSpacing = 8
            return section
        }
        #expect(frames(layout, items: [1]) == expected)
    }

    @Test func closuresHoldTheirOwnerWeaklyOrNotAtAll() {
        final class Owner {
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
        let owner = Owner()
        #expect(frames(owner.weakly, items: [1]) == expected)
        #expect(frames(owner.unowned, items: [1]) == expected)
    }

    @Test func aSubclassInheritsTheInitialisers() {
        final class Layout: UICollectionViewCompositionalLayout {}
        #expect(frames(Layout(section: rows()), items: [1]) == expected)
        #expect(frames(Layout { _, _ in rows() }, items: [1]) == expected)
    }

    @Test func oneSectionDescribesSeveral() {
        let section = rows()
        let layout = UICollectionViewCompositionalLayout { _, _ in section }
        #expect(frames(layout, items: [1, 2]).map(\.minY) == [0, 50, 100])
    }

    @Test func traitsDecide() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            let isPad = traits.userInterfaceIdiom == .pad || traits.horizontalSizeClass == .regular
            let isRightToLeft = traits.layoutDirection == .rightToLeft
            return rows(height: isPad || isRightToLeft || traits.verticalSizeClass == .compact ? 90 : 50 * traits.displayScale)
        }
        #expect(frames(layout, items: [1]) == expected)
    }
}
