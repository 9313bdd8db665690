import Testing
import UIKit

/// Members that a subclass may override as in UIKit, and types that generic code may create.
@MainActor
struct OverridableTests {
    private final class CardLayer: CALayer {}

    private final class CardView: UIView {
        private let card = CardLayer()
        override var layer: CALayer { card }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
        override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
        override func willMove(toWindow newWindow: UIWindow?) {}
        override func awakeFromNib() { super.awakeFromNib() }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    }

    @Test func aViewMayHaveALayerAndAnEnvironmentOfItsOwn() {
        let view = CardView(frame: CGRect(0, 0, 100, 50))
        #expect(view.layer is CardLayer)
        #expect(view.safeAreaLayoutGuide.layoutFrame.minY == 7)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.adopt(traitCollection: UITraitCollection(userInterfaceStyle: .light), safeAreaInsets: .zero)
        #expect(view.safeAreaInsets.top == 7 && view.traitCollection.userInterfaceStyle == .dark)
    }

    private final class ForwardingView: UICollectionView {
        var delegates = 0
        override var delegate: (any UICollectionViewDelegate)? { didSet { delegates += 1 } }
        override var dataSource: (any UICollectionViewDataSource)? {
            get { super.dataSource }
            set { super.dataSource = newValue }
        }
        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            super.dequeueReusableCell(withReuseIdentifier: "own " + identifier, for: indexPath)
        }
    }

    private final class CountingWindow: UIWindow {
        var controllers = 0
        override var rootViewController: UIViewController? { didSet { controllers += 1 } }
    }

    @Test func aCollectionViewAndAWindowMayKnowOfTheirCompanions() {
        let view = ForwardingView(
            frame: CGRect(0, 0, 300, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        let controller = UICollectionViewController(collectionViewLayout: view.collectionViewLayout)
        (view.delegate, view.dataSource) = (controller, controller)
        #expect(view.delegates == 1 && view.dataSource === controller)
        view.content = LayoutContent(itemCounts: [1])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own cell")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
        #expect(cell.reuseIdentifier == "own cell")
        let window = CountingWindow(frame: .zero)
        window.rootViewController = controller
        #expect(window.controllers == 1)
    }

    @Test func aHostedViewTakesTheEnvironmentThatItIsGiven() {
        let view = UICollectionView(
            frame: CGRect(0, 0, 300, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        view.content = LayoutContent(itemCounts: [1])
        #expect(view.contentSize.width == 300)
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0))
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0), "along the scroll axis alone")
        view.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 35, left: 6, bottom: 0, right: 0))
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset.left == 46)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == view.contentInset)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(40, 0, 260, 50))
    }

    @Test func aTintIsTheSuperviewsUnlessAViewHasItsOwn() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == .tintColor)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .blue
        #expect(inner.tintColor == .blue)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
        #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
        #expect(UILayoutPriority.defaultLow + 2 == UILayoutPriority(252))
    }

    private final class GridController: UICollectionViewController {
        let grid = UICollectionViewCompositionalLayout(section: rows())
        let item = UINavigationItem(title: "Grid")
        var count = 2

        init() { super.init(collectionViewLayout: UICollectionViewLayout()) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override var collectionViewLayout: UICollectionViewLayout { grid }
        override var navigationItem: UINavigationItem { item }
        override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
        override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            title = "\(indexPath.item)"
        }
        override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { originalIndexPath }
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { isEditing }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            title = "moved"
        }
        override func collectionView(
            _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = .pop
        }
        override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { title = "top" }
        override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { title = "inset" }
    }

    @Test func aControllerMayOverrideItsLayoutAndItsDelegatesMethods() throws {
        let controller = GridController()
        #expect(controller.collectionView.collectionViewLayout === controller.grid)
        #expect(controller.navigationItem.title == "Grid")
        let delegate = try #require(controller.collectionView.delegate)
        let (path, view) = (IndexPath(item: 3, section: 0), controller.collectionView!)
        #expect(delegate.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero) != nil)
        #expect(delegate.collectionView(view, canEditItemAt: path))
        delegate.collectionView(view, performPrimaryActionForItemAt: path)
        #expect(controller.title == "3")
        delegate.scrollViewDidScrollToTop(view)
        #expect(controller.title == "top")
        #expect(view.dataSource?.indexTitles(for: view) == ["A"])
    }

    @Test func aControllerIsEdited() throws {
        let controller = GridController()
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let (path, view) = (IndexPath(item: 0, section: 0), controller.collectionView!)
        let source = try #require(view.dataSource)
        #expect(!source.collectionView(view, canMoveItemAt: path))
        controller.setEditing(true, animated: false)
        #expect(source.collectionView(view, canMoveItemAt: path))
        view.frame = CGRect(0, 0, 300, 400)
        #expect(view.contentSize.height == 100)
        controller.count = 1
        view.performBatchUpdates { view.deleteItems(at: [path]) }
        #expect(view.contentSize.height == 50)
    }

    private final class Gestures: NSObject, UIGestureRecognizerDelegate {}

    @Test func whatAGesturesDelegateDoesNotSayIsAsUIKitAssumes() throws {
        let (gestures, press, tap) = (Gestures(), UILongPressGestureRecognizer(), UITapGestureRecognizer())
        press.delegate = gestures
        let delegate = try #require(press.delegate)
        #expect(delegate.gestureRecognizerShouldBegin(press) && delegate.gestureRecognizer(press, shouldReceive: UITouch()))
        #expect(!delegate.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: tap))
    }

    @Test func whatADelegateDoesNotSayIsAsUIKitAssumes() {
        final class Delegate: NSObject, UICollectionViewDelegate {}
        let (delegate, path) = (Delegate(), IndexPath(item: 0, section: 0))
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(delegate.collectionView(view, canPerformPrimaryActionForItemAt: path))
        #expect(!delegate.collectionView(view, canEditItemAt: path))
        #expect(delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
        let target = delegate.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
            toProposedIndexPath: IndexPath(item: 5, section: 0))
        #expect(target.item == 5)
        #expect(delegate.viewForZooming(in: view) == nil && delegate.scrollViewShouldScrollToTop(view))
        let transition = delegate.collectionView(
            view, transitionLayoutForOldLayout: view.collectionViewLayout, newLayout: UICollectionViewLayout())
        #expect(transition.currentLayout === view.collectionViewLayout)
    }

    private class BaseCell: UICollectionViewCell {
        var isConfigured = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isConfigured = true
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class PhotoCell: BaseCell {
        private let canvas = UIView()
        override var contentView: UIView { canvas }
    }

    private func make<Cell: UICollectionViewCell>(_ type: Cell.Type, size: CGSize) -> Cell {
        Cell(frame: CGRect(origin: .zero, size: size))
    }

    @Test func genericCodeMakesCells() {
        let photo = make(PhotoCell.self, size: CGSize(width: 40, height: 30))
        #expect(photo.isConfigured && photo.bounds.size == CGSize(width: 40, height: 30))
        let types: [UICollectionReusableView.Type] = [PhotoCell.self, UICollectionReusableView.self, BaseCell.self]
        #expect(types.map { type(of: $0.init(frame: CGRect(0, 0, 1, 2))) == $0 } == [true, true, true])
        #expect(types.map { $0.init().bounds.size } == [.zero, .zero, .zero])
        #expect(photo.contentView.superview == nil)
    }

    @Test func coloursComeFromOtherSpaces() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue].allSatisfy { abs($0 - 0.5) < 0.001 } && alpha == 0.25)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 0.001 && green == 0 && blue == 0)
        UIColor(displayP3Red: 0.6, green: 0.4, blue: 0.2, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.6345) < 0.001 && abs(green - 0.3887) < 0.001 && abs(blue - 0.1502) < 0.001)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor(resource: ColorResource(name: "accent", bundle: .main)) == .clear)
        #expect(UIImage(resource: ImageResource(name: "leaf", bundle: .main)).name == "leaf")
        var image = UIListContentConfiguration.cell().imageProperties
        #expect(image.resolvedTintColor(for: .red) == .red)
        image.tintColor = .blue
        image.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(image.resolvedTintColor(for: .red) == UIColor.blue.withAlphaComponent(0.5))
    }
}
