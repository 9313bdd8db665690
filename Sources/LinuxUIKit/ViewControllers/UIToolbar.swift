import Foundation

/// A row of bar items. Stored, not drawn; its height is inferred.
open class UIToolbar: UIView {
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true
    open var barTintColor: UIColor?

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle = UIBarStyle.default

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        keep(backgroundImage, "background \(topOrBottom) \(barMetrics)")
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        kept("background \(topOrBottom) \(barMetrics)", or: nil)
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        keep(shadowImage, "shadow \(topOrBottom)")
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { kept("shadow \(topOrBottom)", or: nil) }
}
