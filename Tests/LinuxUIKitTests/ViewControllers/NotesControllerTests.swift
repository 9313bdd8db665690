import Testing
import UIKit

/// Overrides and calls of controllers besides their layouts.
@MainActor
struct NotesControllerTests {
    private final class NotesController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
        private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: collectionView
        ) { [registration] view, path, note in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: note)
        }
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = "\(note)"
            content.imageProperties.tintColor = .systemOrange
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing), .label(text: "3")]
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
                background.backgroundColor = state.isSelected ? .systemBlue : .clear
                cell.backgroundConfiguration = background
            }
        }

        init() {
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            hidesBottomBarWhenPushed = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.navigationBar.prefersLargeTitles = true
            collectionView.prefetchDataSource = self
            collectionView.keyboardDismissMode = .onDrag
            clearsSelectionOnViewWillAppear = false
        }

        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() })
        }

        override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }

        override func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool { false }

        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            targetContentOffset.pointee.x = 0
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

        func load(_ notes: [Int]) async {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(notes)
            await dataSource.apply(snapshot, animatingDifferences: true)
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) { self.view.alpha = 0.5 }
        }
    }

    @Test func aControllerLoadsInConcurrentCode() async throws {
        let controller = Device.iPhoneSE.viewport.performAsCurrent { NotesController() }
        let navigation = UINavigationController(rootViewController: controller)
        await controller.load([1, 2, 3])
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 3 && controller.view.alpha == 0.5)
        #expect(navigation.navigationBar.prefersLargeTitles)
        let cell = try #require(controller.collectionView.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "2")
        #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
        cell.isSelected = true
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
    }
}
