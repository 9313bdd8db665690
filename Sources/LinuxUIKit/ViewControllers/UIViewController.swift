public import Foundation

/// A responder isolated to the main actor. Not part of UIKit, where all responders are.
///
/// Makes view controllers `Sendable`: a class that inherits its global actor is `Sendable`, a class that adds the actor itself is
/// not.
@preconcurrency @MainActor
open class MainActorResponder: UIResponder {
    /// Creates a responder on the main actor. Only subclasses in this module call it. The parameter keeps view controllers from
    /// inheriting `init()`, which they declare themselves.
    public init(isolated: Void) { super.init() }
}

/// A controller of a view. The view is created on first access, in the current viewport (`LayoutViewport.current`); nothing
/// appears on a screen.
open class UIViewController: MainActorResponder {
    open var title: String?
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private let ownNavigationItem = UINavigationItem()
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// Heights of a container's bars, in points, without the safe area that they cover. They are added to the safe area of the child
    /// that is shown.
    package internal(set) final var barInsets = UIEdgeInsets.zero
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    open var isEditing = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var hidesBottomBarWhenPushed = false
    /// The controller that code has presented and not dismissed. It does not appear.
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The edges at which the view reaches beneath the bars of its container.
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false

    // Stored. Pictures show the style, and the toolbar of a navigation controller its items.
    open var definesPresentationContext = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    /// Size in points.
    open var preferredContentSize = CGSize.zero
    open var toolbarItems: [UIBarButtonItem]?
    open private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)

    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Calls `updateContentUnavailableConfiguration(using:)` immediately.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Changed only on the main actor; `next` reads it from any thread.
    private nonisolated(unsafe) var loadedView: UIView? {
        didSet {
            if let oldValue, oldValue !== loadedView { oldValue.owner = nil }
            loadedView?.owner = self
        }
    }

    /// The storyboard scene that the controller was created from, if any.
    var scene: LoadedScene?
    let nib: NibReference

    /// Creates a controller that loads its view from a XIB file: the named one, or the one named after the class, if it exists.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nib = NibReference(name: nibNameOrNil, bundle: nibBundleOrNil)
        super.init(isolated: ())
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// - Precondition: the coder is that of a storyboard file.
    public required init?(coder: NSCoder) {
        nib = NibReference(name: nil, bundle: nil)
        super.init(isolated: ())
        configure(from: coder.interface(for: UIViewController.self))
    }

    // MARK: The view

    /// The view. First access runs `loadView()` and `viewDidLoad()`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    /// True in `loadView()` and `viewDidLoad()`. Changed only on the main actor; views read it from any thread.
    private(set) nonisolated(unsafe) var isLoadingView = false
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view from the storyboard or XIB file, or creates an empty one, with the size, safe area, margins and traits of
    /// the current viewport.
    open func loadView() {
        guard !loadViewFromFile() else { return }
        loadedView = .screen()
        fillOutlets()
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        isLoadingView = true
        defer { isLoadingView = false }
        LayoutViewport.current.performAsCurrent {
            loadView()
            loadedView?.respectsSystemMargins = viewRespectsSystemMinimumLayoutMargins
            viewDidLoad()
        }
    }

    /// The traits of the view, or of the current viewport before the view is loaded.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? UITraitCollection(traitsFrom: [.current, traitOverrides.collection])
    }
    /// Traits that replace those of the surroundings, for the controller's view and everything in it.
    public final var traitOverrides = UITraitOverrides(UITraitCollection()) {
        didSet { loadedView?.overridesDidChange() }
    }

    /// The superview of the view, or otherwise the parent.
    open nonisolated override var next: UIResponder? { loadedView?.superview ?? super.next }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Called once the view is loaded

    open func viewDidLoad() {}

    // MARK: Called, in this order, when a snapshot test or the command shows the view

    open func viewWillAppear(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewIsAppearing(_ animated: Bool) {}
    /// Calls the view's `updateConstraints()`. Called when the constraints need an update.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Sets contents, from iOS 26 on. Called before the view's layout.
    open func updateProperties() {}
    public final func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewDidAppear(_ animated: Bool) {}

    // MARK: Never called: nothing disappears, rotates or changes

    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Never called: nothing has the focus

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Other controllers, stored but never shown

    /// Always `nil`: nothing is animated.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// The nearest navigation controller that contains this one or its ancestors.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    /// Dismisses the presented controller, or otherwise this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentedViewController else {
            if let presentingViewController { presentingViewController.dismiss(animated: flag, completion: completion) }
            return
        }
        presentedViewController.presentingViewController = nil
        self.presentedViewController = nil
        completion?()
    }

    /// Pushes the controller onto the navigation controller's stack, or otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigationController else { return present(vc, animated: true) }
        navigationController.pushViewController(vc, animated: true)
    }

    // MARK: Children

    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
        childController.owner = self
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        owner = nil
    }

    // MARK: Never true or called: nothing appears

    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var prefersPointerLocked: Bool { false }
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open var storyboard: UIStoryboard? { scene?.storyboard }
    open var nibName: String? { nib.name }
    open var nibBundle: Bundle? { nib.bundle }
    /// Traps: segues are not performed.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        fatalError("UIViewController.performSegue(withIdentifier: \"\(identifier)\"): segues are not performed.")
    }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        true
    }

    // MARK: Stored

    open var restorationIdentifier: String?
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
    open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.respectsSystemMargins = viewRespectsSystemMinimumLayoutMargins }
    }
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var restoresFocusAfterTransition = true
    open var performsActionsWhilePresentingModally = false
    open var userActivity: NSUserActivity?
    private var scrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    private var addedKeyCommands: [UIKeyCommand] = []

    /// Minimum margins of the view beyond the safe area, in points: those of the current viewport, otherwise 16 at the sides of
    /// views narrower than 414 points and 20 at the sides of wider ones.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { view.systemMargins }

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        scrollViews[edge.rawValue] = scrollView
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        scrollViews[edge.rawValue] ?? scrollViews[NSDirectionalRectEdge.all.rawValue]
    }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.traitOverrides = UITraitOverrides(collection ?? UITraitCollection())
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    /// Replaces one child's view by another's, immediately.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let superview = fromViewController.view.superview
        superview?.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        completion?(true)
    }
}

extension UIView {
    /// A view with the size, traits and insets of the current viewport.
    static func screen() -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: LayoutViewport.current.size))
        view.adopt(LayoutViewport.current)
        return view
    }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 2) }
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 4) }
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 8) }
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 16) }
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
    public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
    public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0, fade, slide
}

/// A container that determines the sizes of its children: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
