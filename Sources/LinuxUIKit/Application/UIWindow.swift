#if canImport(CoreGraphics)
public import CoreGraphics
#endif
public import Foundation

/// A window: the outermost view. Nothing appears in it.
open class UIWindow: UIView {
    /// Stored; its view is not added to the window.
    open var rootViewController: UIViewController?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isKeyWindow: Bool { true }
    open var canBecomeKey: Bool { true }
    // Becoming or resigning key has no effect, as windows have no order.
    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}

#if !canImport(UIKit)
    /// Strong, as a scene makes its windows anew at each call.
    open var windowScene: UIWindowScene?

    /// A window as large as its scene's viewport, with its safe area and traits.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.viewport.size))
        adopt(windowScene.viewport)
        self.windowScene = windowScene
    }

    open func sendEvent(_ event: UIEvent) {}
#endif
}

extension UIView {
    /// Applies a viewport's environment to the view.
    package func adopt(_ viewport: LayoutViewport) {
        ownMargins = viewport.marginsBeyondSafeArea
        let direction: UIUserInterfaceLayoutDirection = viewport.isRightToLeft ? .rightToLeft : .leftToRight
        adopt(
            traitCollection: viewport.traitCollection,
            safeAreaInsets: UIEdgeInsets(viewport.safeAreaInsets, in: direction))
    }
}

extension UIView {
    /// The direction that the attribute forces, or otherwise the current viewport's.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        }
    }
}
