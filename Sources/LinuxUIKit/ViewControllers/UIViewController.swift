public import CompositionalLayout
public import Foundation

/// A view and the code that fills it. Its view is made when it is first asked for, in the current viewport
/// (`LayoutViewport.current`); nothing appears on a screen.
@preconcurrency @MainActor
open class UIViewController: NSObject {
    open var title: String?
    public let navigationItem = UINavigationItem()
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    private var loadedView: UIView?

    /// A controller without a nib: there are none outside Apple's platforms, so both arguments are ignored.
    public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}

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

    // MARK: Called when the view is there

    open func viewDidLoad() {}

    // MARK: Never called here: nothing appears, turns or changes

    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Children

    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }

    open func didMove(toParent parent: UIViewController?) {}

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

extension UIView {
    /// A view as large as the current viewport, in its surroundings.
    static func screen() -> UIView {
        let viewport = LayoutViewport.current
        let view = UIView(frame: CGRect(origin: .zero, size: viewport.size))
        view.traitCollection = viewport.traitCollection
        view.directionalLayoutMargins = viewport.layoutMargins
        let safeArea = viewport.safeAreaInsets
        view.safeAreaInsets = UIEdgeInsets(
            top: safeArea.top, left: viewport.isRightToLeft ? safeArea.trailing : safeArea.leading,
            bottom: safeArea.bottom, right: viewport.isRightToLeft ? safeArea.leading : safeArea.trailing)
        return view
    }
}
