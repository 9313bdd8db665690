/// A window: the outermost view. Nothing appears in it.
open class UIWindow: UIView {
    /// The controller and the scene of the window, ignored in this module; the module that declares them knows their types.
    package var controller: AnyObject?
    package weak var scene: AnyObject?

    open var isKeyWindow: Bool { true }
    // Windows have no order: the last two have no effect.
    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
    open func resignKey() {}
}
