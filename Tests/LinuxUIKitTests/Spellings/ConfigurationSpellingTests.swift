import Testing
import UIKit

/// Ways to store layouts and change their configuration.
struct ConfigurationSpellingTests {
    @Test func theBaseClassIsCastDown() throws {
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        let layout = try #require(view.collectionViewLayout as? UICollectionViewCompositionalLayout)
        layout.configuration.scrollDirection = .horizontal
        #expect(layout.configuration.scrollDirection == .vertical, "a copy was changed")
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.scrollDirection = .horizontal
        (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration = config
        #expect(layout.configuration.scrollDirection == .horizontal)
    }

    @Test func aListResolvesByItsLeadingDot() {
        func section(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
            return .list(using: .init(appearance: .plain), layoutEnvironment: env)
        }
        let layout = UICollectionViewCompositionalLayout { _, env in section(env) }
        #expect(frames(layout, items: [2]).map(\.width) == [300, 300])
    }

    @Test func aListsSectionIsChangedLikeAnyOther() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .none
            configuration.showsSeparators = false
            configuration.backgroundColor = .clear
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
            section.contentInsetsReference = .none
            section.interGroupSpacing = 4
            section.orthogonalScrollingBehavior = .none
            section.boundarySupplementaryItems = [.init(
                layoutSize: row(height: 30), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)]
            return section
        }
        let first = frames(layout, items: [2])[0]
        #expect(first.origin == CGPoint(x: 20, y: 10))
        #expect(first.width == 260)
    }

    @Test func swipeActionsAreGivenToAList() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
            let action = UIContextualAction(style: .normal, title: "Flag \(indexPath.row)") { _, _, done in done(true) }
            action.backgroundColor = .systemOrange
            let actions = UISwipeActionsConfiguration(actions: [action])
            actions.performsFirstActionWithFullSwipe = false
            return actions
        }
        let actions = configuration.trailingSwipeActionsConfigurationProvider?(IndexPath(row: 3, section: 0))
        #expect(actions?.actions.first?.title == "Flag 3")
    }
}
