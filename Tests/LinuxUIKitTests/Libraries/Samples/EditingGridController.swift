import UIKit

/// A grid whose items can be edited, moved and opened, with all overrides of a collection view controller.
class EditingGridController: UICollectionViewController {
    private(set) var colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemPink]
    private(set) var log: [String] = []

    init() {
        super.init(collectionViewLayout: LayoutBuilder {
            SectionNode { HGroup { ItemNode().insets(2) }.count(2).height(absolute: 80) }.insets(8)
        }.make(PinnedColumnLayout.init))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { [] }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(HostCell<UISwitch>.self)
        collectionView.onReload = { [weak self] in self?.log.append("reload") }
        let press = UILongPressGestureRecognizer()
        press.delegate = self
        collectionView.addGestureRecognizer(press)
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in self?.collectionView.collectionViewLayout.invalidateLayout() }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        colors.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: HostCell<UISwitch> = collectionView.dequeue(for: indexPath)
        cell.host { UISwitch(frame: $0) }
        cell.backgroundColor = colors[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        isEditing
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        colors.insert(colors.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        proposedIndexPath.item == 0 ? originalIndexPath : proposedIndexPath
    }

    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("open \(indexPath.item)")
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        return UIContextMenuConfiguration(identifier: NSNumber(value: first.item), previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete(first) }])
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
    }

    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { colors.indices.map(String.init) }

    func delete(_ indexPath: IndexPath) {
        colors.remove(at: indexPath.item)
        collectionView.performBatchUpdates { self.collectionView.deleteItems(at: [indexPath]) }
        collectionView.reloadAndTell()
    }
}

extension EditingGridController: UIGestureRecognizerDelegate {}
