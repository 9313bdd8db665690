public import Foundation

// Types that appear only in delegate methods of collection views. The methods are never called, as there is no user.

/// A layout that interpolates between two others. Declared for signatures; it lays out nothing.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// From 0 (the current layout) to 1 (the next).
    open var transitionProgress: CGFloat = 0

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// - Precondition: never called.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }
}

open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var targetView: UIView? { get set }
}

open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor?
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?

    public override init() {}
}

open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.init(view: view, parameters: parameters)
        self.target = target
    }

    /// The target of the preview; by default the view's own position.
    open private(set) lazy var target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    open var size: CGSize { view.bounds.size }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0, pop
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

extension UIWindowScene {
    public final class ActivationConfiguration: NSObject {
        public let userActivity: NSObject

        public init(userActivity: NSObject) { self.userActivity = userActivity }
    }
}
