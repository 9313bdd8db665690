public import CompositionalLayout
public import Foundation

/// A responder that is bound to the main actor. It is not part of UIKit, where all responders are.
///
/// A class that inherits its actor is `Sendable`; one that names it and inherits from a class without one is not.
@preconcurrency @MainActor
open class MainActorResponder: UIResponder {
    /// Makes a responder of the main actor; code need not call it. `init()` is not inherited: view controllers have their own.
    public init(isolated: Void) {
        super.init()
    }
}

/// A view and the code that fills it. Its view is made when it is first asked for, in the current viewport
/// (`LayoutViewport.current`); nothing appears on a screen.
open class UIViewController: MainActorResponder {
    open var title: String?
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private let ownNavigationItem = UINavigationItem()
    /// Stored; there is no bar.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    open var isEditing = false
    /// Stored; nothing is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Stored; there is no bar.
    open var hidesBottomBarWhenPushed = false
    /// The controller that this one presents, as set by code: nothing appears.
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    // Stored: nothing is shown.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var definesPresentationContext = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    /// Points.
    open var preferredContentSize = CGSize.zero
    open var toolbarItems: [UIBarButtonItem]?
    open private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)

    /// Stored; nothing is shown where there is no content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Calls `updateContentUnavailableConfiguration(using:)` at once.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Only the main actor changes it; `next` reads it wherever a responder is asked.
    private nonisolated(unsafe) var loadedView: UIView? {
        didSet {
            if let oldValue, oldValue !== loadedView { oldValue.owner = nil }
            loadedView?.owner = self
        }
    }

    /// A controller without a nib: there are none outside Apple's platforms, so both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(isolated: ())
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// For the signatures of subclasses: there are no storyboards outside Apple's platforms.
    ///
    /// - Precondition: it is not called.
    public required init?(coder: NSCoder) {
        preconditionFailure("UIViewController.init(coder:): there are no storyboards to decode a view controller from.")
    }

    // MARK: The view

    /// The view; `loadView()` and `viewDidLoad()` run when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: as large as the current viewport, with its safe area, margins and traits.
    open func loadView() {
        loadedView = .screen()
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        LayoutViewport.current.performAsCurrent {
            loadView()
            viewDidLoad()
        }
    }

    /// The traits of the view, or of the current viewport before there is a view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

    /// The superview of the view, or else the parent.
    open nonisolated override var next: UIResponder? { loadedView?.superview ?? super.next }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Called once the view is loaded

    open func viewDidLoad() {}

    // MARK: Called, in this order, where a host shows the view: a snapshot test, or the command

    open func viewWillAppear(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewDidAppear(_ animated: Bool) {}

    // MARK: Never called here: nothing disappears, rotates or changes

    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Never asked for here: nothing has the focus

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Other controllers: they are stored, and do not appear

    /// None: nothing is animated.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// The navigation controller that the controller is in, itself or through its parents.
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

    /// Dismisses what is presented, or else the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentedViewController else {
            if let presentingViewController { presentingViewController.dismiss(animated: flag, completion: completion) }
            return
        }
        presentedViewController.presentingViewController = nil
        self.presentedViewController = nil
        completion?()
    }

    /// Pushes the controller onto the navigation controller's stack, or else presents it.
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

    // MARK: Never true, asked or called here: nothing appears, and there are no storyboards and no bars

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

    open var storyboard: UIStoryboard? { nil }
    open var nibName: String? { nil }
    open var nibBundle: Bundle? { nil }
    /// Traps: there are no storyboards.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        preconditionFailure("UIViewController.performSegue(withIdentifier: \"\(identifier)\"): there are no storyboards.")
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
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var restoresFocusAfterTransition = true
    open var performsActionsWhilePresentingModally = false
    open var userActivity: NSUserActivity?
    private var scrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    private var addedKeyCommands: [UIKeyCommand] = []

    /// Zero: the view's margins are its own.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        scrollViews[edge.rawValue] = scrollView
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        scrollViews[edge.rawValue] ?? scrollViews[NSDirectionalRectEdge.all.rawValue]
    }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    /// Replaces one child's view by another's, at once.
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
    /// A view as large as the current viewport, with its traits and insets.
    static func screen() -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: LayoutViewport.current.size))
        view.adopt(LayoutViewport.current)
        return view
    }
}

/// The orientations that a controller supports. Stored; nothing rotates.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style of the status bar. Stored; there is no bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// A set of edges. Stored without effect.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How the status bar shows and hides.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade
    case slide
}

/// What has children whose sizes it decides: a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
