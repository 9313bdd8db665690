import UIKit

// Compiled only: members of views that apps override. That they exist, Scripts/compatibility checks.

extension UIAccessibilityIdentification {
    fileprivate var testName: String {
        get { accessibilityIdentifier ?? "" }
        set { accessibilityIdentifier = newValue }
    }
}

private final class Card: UIView, UIPointerInteractionDelegate {
    override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }
    override var accessibilityValue: String? { get { "value" } set {} }
    override var accessibilityElements: [Any]? { get { [1] } set {} }
    override func accessibilityActivate() -> Bool { true }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }
    override var layoutMargins: UIEdgeInsets { get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) } set {} }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
    override var window: UIWindow? { nil }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 1) }
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations({ self.tag = 1 }, completion: nil)
    }
    override func layoutSublayers(of layer: CALayer) { tag = 2 }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { CABasicAnimation() }
    override func willMove(toWindow newWindow: UIWindow?) {}
    override func awakeFromNib() { super.awakeFromNib() }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(effect: .lift(UITargetedPreview(view: self)), shape: .roundedRect(region.rect))
    }
}

private final class Press: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 1, dy: 1) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 2, dy: 2) }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 3) }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { tag = action.name.count }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    override func cancelTracking(with event: UIEvent?) {}
}

private final class Field: UITextField {
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 0) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 0) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 0) }
    override func deleteBackward() { text?.removeLast() }
}

private final class Padded: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
    override func copy(_ sender: Any?) {}
    override func cut(_ sender: Any?) {}
    override func paste(_ sender: Any?) {}
    override func select(_ sender: Any?) {}
    override func selectAll(_ sender: Any?) {}
    override func delete(_ sender: Any?) {}
}

private final class Glow: CALayer {
    override func layoutSublayers() { name = "laid out" }
    override func draw(in ctx: CGContext) { name = "drawn" }
    override class func defaultAction(forKey event: String) -> (any CAAction)? { CABasicAnimation() }
}

private final class Grid: UICollectionView {
    override var delegate: (any UICollectionViewDelegate)? { didSet { tag += 1 } }
    override var dataSource: (any UICollectionViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override func dequeueReusableCell(withReuseIdentifier name: String, for indexPath: IndexPath) -> UICollectionViewCell {
        super.dequeueReusableCell(withReuseIdentifier: "own " + name, for: indexPath)
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {}
}

private final class Tap: UITapGestureRecognizer {
    init(name: String) { super.init(target: nil, action: nil) }
}

private final class Picture: UIImageView {
    init(_ image: UIImage?) { super.init(image: image, highlightedImage: nil) }
    required init?(coder: NSCoder) { nil }
}

private final class Refresh: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
}

private final class Chip: UIView {
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { [] } set {} }
}
