public import Foundation

/// A rectangle in a view, for constraints.
open class UILayoutGuide: NSObject {
    /// The source of a guide's rectangle.
    enum Region {
        /// Placed by constraints, or equal to the view's bounds.
        case placed, bounds
        /// The view's bounds within insets.
        case within((UIView) -> UIEdgeInsets)
        /// The content of a scroll view.
        case content
    }

    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    let region: Region

    /// A guide positioned by constraints.
    public override init() { region = .placed }

    init(_ name: String, of view: UIView, _ region: Region) {
        (identifier, owningView, self.region) = (name, view, region)
    }

    /// The guide's rectangle in its view's coordinates, in points; zero for a guide that constraints have not yet placed.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch region {
        case .placed: return owningView.attachments.solution?.guides[ObjectIdentifier(self)] ?? .zero
        case .bounds: return owningView.bounds
        case .within(let insets): return owningView.bounds.inset(by: insets(owningView))
        case .content: return contentFrame(of: owningView)
        }
    }

    /// The rectangle of a scroll view's content; along an axis where its length is unknown, the view's length.
    private func contentFrame(of view: UIView) -> CGRect {
        var size = (view as? UIScrollView)?.contentSize ?? .zero
        for axis in ViewAxis.both where size[axis] <= 0 { size[axis] = view.bounds.size[axis] }
        return CGRect(origin: .zero, size: size)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

/// A guide with constraints that apply near an edge of the window.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var constraints: [(constraints: [NSLayoutConstraint], areNear: Bool, edge: NSDirectionalRectEdge)] = []

    /// Sets constraints that apply while the guide is near an edge. The guide never leaves the bottom: only constraints for the bottom
    /// edge are activated.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        set(trackingConstraints, areNear: true, edge)
    }

    /// Sets constraints that apply while the guide is away from an edge. The guide never leaves the bottom: constraints for the bottom
    /// edge are not activated.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        set(trackingConstraints, areNear: false, edge)
    }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints.filter { $0.areNear && $0.edge == edge }.flatMap(\.constraints)
    }

    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints.filter { !$0.areNear && $0.edge == edge }.flatMap(\.constraints)
    }

    private func set(_ new: [NSLayoutConstraint], areNear: Bool, _ edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(constraints.filter { $0.areNear == areNear && $0.edge == edge }.flatMap(\.constraints))
        constraints.removeAll { $0.areNear == areNear && $0.edge == edge }
        constraints.append((new, areNear, edge))
        if areNear == edge.contains(.bottom) { NSLayoutConstraint.activate(new) } else { NSLayoutConstraint.deactivate(new) }
    }
}

open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    // Stored: there is no keyboard.
    open var followsUndockedKeyboard = false
    open var keyboardDismissPadding: CGFloat = 0
    /// Ignored: without a keyboard, the guide begins at the bottom of the safe area.
    open var usesBottomSafeArea = true
}

extension UIView {
    /// The bounds within the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        attachments.guide("UIViewSafeAreaLayoutGuide", of: self, .within(\.safeAreaInsets))
    }

    /// The bounds within the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        attachments.guide("UIViewLayoutMarginsGuide", of: self, .within(\.layoutMargins))
    }

    /// The bounds within the layout margins, limited to a readable width.
    public var readableContentGuide: UILayoutGuide {
        attachments.guide("UIViewReadableContentGuide", of: self, .within { view in
            var insets = view.layoutMargins
            let excess = max(0, view.bounds.width - insets.left - insets.right - LayoutViewport.readableWidth)
            insets.left += excess / 2
            insets.right += excess / 2
            return insets
        })
    }

    /// The space of the keyboard, which is not shown: it begins at the bottom of the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        attachments.guide("UIKeyboardLayoutGuide", of: self, .within { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }, UIKeyboardLayoutGuide.init)
    }

    /// The guides added with `addLayoutGuide(_:)`.
    public var layoutGuides: [UILayoutGuide] { attachments.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        attachments.guides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuides.contains(layoutGuide) else { return }
        attachments.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}
