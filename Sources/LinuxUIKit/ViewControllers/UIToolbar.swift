import Foundation

/// A row of bar items. In a navigation controller that is shown, it contains the items' views. Its height is inferred.
open class UIToolbar: UIView {
    final var itemViews: [UIView] = []
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
    ) { keep(backgroundImage, "background \(topOrBottom) \(barMetrics)") }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        kept("background \(topOrBottom) \(barMetrics)", or: nil)
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        keep(shadowImage, "shadow \(topOrBottom)")
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { kept("shadow \(topOrBottom)", or: nil) }

    /// Creates the views of the items again. The bar must have its final frame.
    final func showItems() {
        for view in itemViews { view.removeFromSuperview() }
        let earlier = subviews
        let background = UIView()
        background.backgroundColor = barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground
        let below = (superview?.bounds.height ?? frame.maxY) - frame.minY
        show(background, in: CGRect(x: 0, y: 0, width: bounds.width, height: below))
        if let color = standardAppearance.shadowColor { showLine(color, atTop: true) }
        var row = BarRow(bounds, of: self)
        row.distribute(items ?? [])
        itemViews = subviews.filter { view in !earlier.contains { $0 === view } }
    }
}
