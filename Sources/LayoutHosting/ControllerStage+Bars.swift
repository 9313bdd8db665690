import CompositionalLayout
import Foundation
import LinuxUIKit
import TextMeasurement

/// Bars of containers, and the safe areas that they leave.
extension ControllerStage {
    /// Places the bars of containers, outermost first, and gives the views between them their safe areas.
    func layOutBars(of controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        if controller is UINavigationController || controller is UITabBarController {
            prepare(view)
            if let content = controller.visibleChild(isCompact: isCompact)?.viewIfLoaded { adoptSafeArea(in: content) }
        }
        for child in controller.children where child.viewIfLoaded?.isDescendant(of: view) == true { layOutBars(of: child) }
    }

    /// Fills the bars of containers, as they appear after scrolling by a distance. Warnings about their content are dropped, as it decides
    /// no frame.
    func showBarItems(scrolledBy distance: CGFloat = 0) {
        TextMeter(TextMeter.current.measuring) { _ in }.performAsCurrent {
            _ = LayoutWarning.collecting { viewport.performAsCurrent { controller.shown.forEach { showBarItems(of: $0, distance) } } }
        }
    }

    private func showBarItems(of container: UIViewController, _ distance: CGFloat) {
        var bars: [UIView] = []
        if let navigation = container as? UINavigationController {
            bars = [navigation.navigationBar, navigation.toolbar]
            navigation.layOutBars(scrolledBy: distance)
            bars.forEach(adoptTraits)
            navigation.showBarItems(scrolledBy: distance)
        } else if let tabs = container as? UITabBarController {
            bars = [tabs.tabBar]
            adoptTraits(in: tabs.tabBar)
            tabs.showBarItems()
        }
        for bar in bars where bar.superview != nil {
            adoptTraits(in: bar)
            LayoutPass(of: bar).run()
        }
    }

    /// The height by which the navigation bar above a collection view collapses while the view scrolls.
    func collapsibleInset(above view: UICollectionView) -> CGFloat {
        let owners = sequence(first: view as UIView, next: \.superview).compactMap { $0.owner as? UINavigationController }
        guard let navigation = owners.first, view.contentInsetAdjustmentBehavior != .never,
            view.safeAreaInsets.top >= navigation.barInsets.top
        else { return 0 }
        return navigation.navigationBarParts?.collapsible ?? 0
    }

    /// Applies the superview's safe area insets to a view, as far as the view reaches into them.
    func adoptSafeArea(in view: UIView) {
        guard let container = view.superview else { return view.subviews.forEach(adoptSafeArea) }
        let owner = (view.owner as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
        // A container's bars affect its child's view only, and no other subview.
        let bars = owner?.parent.flatMap { $0.viewIfLoaded === container ? $0.barInsets : nil } ?? .zero
        let insets = container.safeAreaInsets.adding(bars).reaching(view.frame, in: container.bounds)
            .adding(owner?.additionalSafeAreaInsets ?? .zero)
        if view.safeAreaInsets != insets { view.adopt(safeAreaInsets: insets) }
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ more: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
    }

    /// The part of a container's insets that overlaps a view within it.
    func reaching(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        if frame.isEmpty { return self }
        return UIEdgeInsets(
            top: max(0, top - (frame.minY - bounds.minY)), left: max(0, left - (frame.minX - bounds.minX)),
            bottom: max(0, bottom - (bounds.maxY - frame.maxY)), right: max(0, right - (bounds.maxX - frame.maxX)))
    }

    init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
