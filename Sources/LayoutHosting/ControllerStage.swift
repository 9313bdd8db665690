import CompositionalLayout
import Foundation
import LinuxUIKit
import ProgramMessages

/// A window as large as a viewport, in which a view controller appears.
@MainActor
struct ControllerStage {
    let window: UIWindow
    /// The outermost controller: the one to show, or a container around it.
    private(set) var controller: UIViewController
    private let standing: Standing
    let viewport: LayoutViewport
    /// True to take a hidden collection view if there is no visible one.
    private let takesHidden: Bool
    /// Notes about deviations from UIKit, and about places and sizes that the constraints leave open.
    private(set) var notes: [String] = []
    /// The collection view that was found when the controller had appeared.
    private var placed: UICollectionView?

    /// - Parameter place: the containers around the controller. `nil` for those that a storyboard has; without any, a navigation
    ///   controller if the controller has contents for its bar.
    init(
        _ controller: UIViewController, in viewport: LayoutViewport, standingIn place: ScreenPlace?, takesHidden: Bool
    ) {
        self.controller = controller
        let certain = place.flatMap { $0.isInferred ? nil : $0 } ?? ScreenPlace(ofStoryboardAround: controller)
        standing = Standing(controller, in: certain ?? place)
        self.viewport = viewport
        self.takesHidden = takesHidden
        window = viewport.performAsCurrent { UIWindow(windowScene: UIWindowScene()) }
    }

    /// Shows the controller. Calls its appearance methods and those of its visible children in UIKit's order.
    ///
    /// - Parameter lacksCode: true if some of the app's code has been left out, perhaps the code that adds the collection view. If no
    ///   collection view appears, one that a property of the controller or its view holds is added.
    mutating func show(lacksCode: Bool) {
        window.adopt(viewport)
        controller = standing.begin()
        fill(window, with: controller)
        for shown in controller.shown { shown.viewWillAppear(false) }
        if let late = standing.join() {
            controller = late
            fill(window, with: controller)
        }
        adoptTraits(in: window)
        adoptSafeArea(in: window)
        layOutBars(of: controller)
        for shown in controller.shown {
            shown.viewSafeAreaInsetsDidChange()
            shown.viewIsAppearing(false)
        }
        LayoutPass(of: window).run(preparing: prepare)
        settleContent()
        if collectionView == nil { showRows() }
        if lacksCode, collectionView == nil { showKept() }
        fillUnplaced()
        for shown in controller.shown { shown.viewDidAppear(false) }
        placed = collectionView
    }

    /// Lays out everything again after the code's queued work has run.
    mutating func settle() {
        adoptTraits(in: window)
        adoptSafeArea(in: window)
        layOutBars(of: controller)
        LayoutPass(of: window).run(preparing: prepare)
        settleContent()
        // The constraints may have undone the size that `fillUnplaced()` gave the collection view.
        if collectionView !== placed || collectionView?.frame.isEmpty ?? false {
            fillUnplaced()
        } else if collectionView?.followsContent == true {
            notes.removeAll { $0 == Self.noSize }
        }
    }

    /// Stops measuring the collection view's content, brings a hidden collection view to the front with a note, and fills the bars.
    mutating func finish() {
        for view in window.allCollectionViews { view.endMeasuring() }
        noteSurroundings()
        showBarItems()
    }

    /// A note about the bars that the stage has put around the controller without being asked for them; `nil` if there are none.
    var standingNote: String? { standing.note }

    /// Brings a hidden collection view in front of the views that an app shows until data arrive. Notes that it is hidden.
    private mutating func noteSurroundings() {
        guard let collectionView else { return }
        let around = Array(sequence(first: collectionView as UIView, next: \.superview)), hidden = around.filter { !$0.isVisible }
        for view in hidden { view.superview?.bringSubviewToFront(view) }
        if !hidden.isEmpty { notes.append("the collection view is hidden, perhaps until its data arrive; it is drawn as if it were shown") }
    }

    /// Adds a controller's view to a container, and the view of the controller's visible child to the controller's view.
    private mutating func fill(_ container: UIView, with controller: UIViewController) {
        guard let view = controller.view else { return }
        if container === window { window.rootViewController = controller }
        view.frame = CGRect(origin: .zero, size: container.bounds.size)
        if view.superview !== container { container.addSubview(view) }
        if let split = controller as? UISplitViewController, split.viewControllers.count > 1, !isCompact {
            notes.append("the columns of a split view are not laid out beside each other; one column fills it")
        }
        if let child = controller.visibleChild(isCompact: isCompact) { fill(view, with: child) }
        // Children that code has added to the view can be containers, too, such as one that SwiftUI makes in a hosting controller.
        for child in controller.children {
            guard let own = child.viewIfLoaded, own !== view, own.isDescendant(of: view) else { continue }
            if let shown = child.visibleChild(isCompact: isCompact) { fill(own, with: shown) }
        }
    }

    var isCompact: Bool { viewport.traitCollection.horizontalSizeClass == .compact }

    // MARK: Laying out

    /// Updates a view's safe area, bars and content offset, which depend on its frame, before the view is laid out.
    func prepare(_ view: UIView) {
        adoptSafeArea(in: view)
        (view.owner as? UINavigationController)?.layOutBars()
        (view.owner as? UITabBarController)?.layOutBars()
        if let view = view as? UICollectionView, view.contentOffset == .zero { view.contentOffset = start(of: view) }
    }

    /// The maximum number of passes until collection views are as long as their contents. Each pass may bring one more cell into view.
    private static let settlingPasses = 100

    /// Lays out again until the frames of the collection views that follow their contents do not change.
    private func settleContent() {
        let views = window.scrollViews + [collectionView].compactMap(\.self)
        let followers = views.filter { $0.followsContent && $0.frame.width + $0.frame.height > 0 }
        guard !followers.isEmpty else { return }
        for _ in 0..<Self.settlingPasses {
            let sizes = followers.map(\.frame.size)
            for view in followers {
                view.contentSizeDidChange()
                view.setNeedsLayout()
            }
            shown.view.setNeedsLayout()
            LayoutPass(of: window).run(preparing: prepare)
            if followers.map(\.frame.size) == sizes { break }
        }
    }

    /// Shows the rows of tables, which may have the collection view.
    private func showRows() {
        let tables = window.scrollViews.compactMap { $0 as? UITableView }
        for table in tables { table.showCells() }
        if !tables.isEmpty { LayoutPass(of: window).run(preparing: prepare) }
    }

    private static let noSize = "the constraints give the collection view no size; it fills its superview"

    /// Gives a collection view without a size the size of its superview, where UIKit would show nothing.
    private mutating func fillUnplaced() {
        guard let collectionView else { return }
        guard collectionView.frame.isEmpty else {
            if collectionView.hasAmbiguousLayout {
                notes.append("the constraints do not determine the collection view's position or size")
            }
            return
        }
        let note = collectionView.isPlacedByConstraints ? Self.noSize : "nothing gives the collection view a size; it fills its superview"
        if !notes.contains(note) { notes.append(note) }
        let above = sequence(first: collectionView as UIView, next: \.superview).reversed()
        for view in above where view.frame.isEmpty { view.frame = view.superview?.bounds ?? window.bounds }
        prepare(collectionView)
    }

    /// Adds a collection view that a controller or its view holds in a property, but does not show.
    private mutating func showKept() {
        for view in controller.shown.compactMap(\.viewIfLoaded) {
            guard let kept = [view.owner, view].lazy.compactMap({ $0 }).compactMap(UICollectionView.kept).first else { continue }
            view.addSubview(kept)
            adoptTraits(in: kept)
            return notes.append("the code that adds the collection view to the view is missing")
        }
    }

    func adoptTraits(in view: UIView) {
        view.setAllNeedLayout()
        view.adopt(traitsOfSurroundings: view.superview?.traitCollection ?? viewport.traitCollection)
    }

    /// The innermost controller that containers show.
    var shown: UIViewController {
        sequence(first: controller) { $0.visibleChild(isCompact: isCompact) }.reduce(controller) { $1 }
    }

    // MARK: The collection view

    /// The collection view of a `UICollectionViewController`, or otherwise the first visible one in the view, or the first hidden one.
    var collectionView: UICollectionView? {
        (controller.shown.lazy.compactMap { $0 as? UICollectionViewController }.first?.collectionView)
            ?? visibleCollectionViews.first ?? (takesHidden ? window.collectionViews(inHidden: true).first : nil)
    }

    /// The visible collection views that are not inside another one.
    var visibleCollectionViews: [UICollectionView] { window.collectionViews(inHidden: false) }

    /// The content offset of an unscrolled view. (A horizontal right-to-left layout starts at the content's end, which is known
    /// only after solving.)
    private func start(of view: UICollectionView) -> CGPoint {
        CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    }

    /// The viewport for solving a collection view in the window.
    func viewport(of view: UICollectionView) -> LayoutViewport {
        var own = viewport
        own.traits = view.traitCollection.traits
        own.orthogonalContentOffsets = view.orthogonalContentOffsets
        own.adjustedContentInset = view.ownContentInset
        if view.contentOffset != .zero, view.contentOffset != start(of: view) { own.contentOffset = view.contentOffset }
        own = own.filled(by: view.bounds.size, safeArea: view.safeAreaInsets)
        own.collapsibleInset = collapsibleInset(above: view)
        if view.hasGivenMargins {
            own.layoutMargins = NSDirectionalEdgeInsets(view.layoutMargins, isRightToLeft: viewport.isRightToLeft)
        }
        return own.contentOffset.map { own.collapsing(by: $0.y - start(of: view).y).viewport } ?? own
    }
}

extension LayoutViewport {
    /// This viewport with the size and safe area of a view in it.
    func filled(by size: CGSize, safeArea: UIEdgeInsets) -> LayoutViewport {
        let insets = NSDirectionalEdgeInsets(safeArea, isRightToLeft: isRightToLeft)
        guard size != self.size || insets != safeAreaInsets else { return self }
        let margins = marginsBeyondSafeArea
        var own = self
        (own.size, own.safeAreaInsets) = (size, insets)
        own.layoutMargins = NSDirectionalEdgeInsets(
            top: insets.top + margins.top, leading: insets.leading + margins.leading, bottom: insets.bottom + margins.bottom,
            trailing: insets.trailing + margins.trailing)
        return own
    }
}

extension UIViewController {
    /// The child that a container of UIKit shows; `nil` for other controllers, whose own code adds the views of their children.
    ///
    /// - Parameter isCompact: true for a narrow window.
    func visibleChild(isCompact: Bool) -> UIViewController? {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let pages as UIPageViewController: pages.viewControllers?.first
        case let split as UISplitViewController: split.visibleColumn(isCompact: isCompact)
        default: nil
        }
    }

    /// The controller and its descendants with views inside its view, parents first.
    var shown: [UIViewController] {
        [self] + children.filter { child in
            guard let view, let own = child.viewIfLoaded else { return false }
            return own.isDescendant(of: view)
        }.flatMap(\.shown)
    }
}

extension UISplitViewController {
    /// The column set for compact widths, if there is one and the width is compact; otherwise the content beside the sidebars.
    fileprivate func visibleColumn(isCompact: Bool) -> UIViewController? {
        (isCompact ? viewController(for: .compact) : nil) ?? viewControllers.last
    }
}

extension UIView {
    /// The visible scroll views in the tree, outer ones first.
    fileprivate var scrollViews: [UIScrollView] {
        isVisible ? ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.scrollViews) : []
    }

    fileprivate func setAllNeedLayout() {
        setNeedsLayout()
        for subview in subviews { subview.setAllNeedLayout() }
    }

    fileprivate var allCollectionViews: [UICollectionView] {
        ((self as? UICollectionView).map { [$0] } ?? []) + subviews.flatMap(\.allCollectionViews)
    }

    /// The collection views in the tree that are not inside another one, depth first.
    ///
    /// - Parameter inHidden: true to search hidden views, too.
    fileprivate func collectionViews(inHidden: Bool) -> [UICollectionView] {
        guard inHidden || isVisible else { return [] }
        return (self as? UICollectionView).map { [$0] } ?? subviews.flatMap { $0.collectionViews(inHidden: inHidden) }
    }
}

extension UICollectionView {
    /// The first collection view without a superview in an object's properties.
    fileprivate static func kept(by owner: AnyObject) -> UICollectionView? {
        sequence(first: Mirror(reflecting: owner), next: \.superclassMirror).lazy.flatMap(\.children)
            .compactMap { $0.value as? UICollectionView }.first { $0.superview == nil }
    }
}
