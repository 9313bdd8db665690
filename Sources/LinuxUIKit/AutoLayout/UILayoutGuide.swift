public import Foundation

/// A rectangle in a view for creating constraints, which are stored but not solved.
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""

    private let frameIn: (UIView) -> CGRect

    /// A guide positioned by constraints; it has no frame here.
    public override init() {
        frameIn = { _ in .zero }
    }

    init(of view: UIView, frameIn: @escaping (UIView) -> CGRect) {
        owningView = view
        self.frameIn = frameIn
    }

    /// The guide's rectangle in its view's coordinates, in points; zero for a guide positioned by constraints.
    open var layoutFrame: CGRect { owningView.map(frameIn) ?? .zero }

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

extension UIView {
    /// The bounds within the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        attachments.guide("safe area", of: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    /// The bounds within the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        attachments.guide("margins", of: self) { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// The bounds within the layout margins, limited to a readable width.
    public var readableContentGuide: UILayoutGuide {
        attachments.guide("readable content", of: self) { view in
            let margins = view.bounds.inset(by: view.layoutMargins)
            return margins.insetBy(dx: max(0, (margins.width - LayoutViewport.readableWidth) / 2), dy: 0)
        }
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
