public import CompositionalLayout
public import Foundation

/// A rectangle of a view to make constraints from, which are kept and not solved.
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""

    private let frameIn: (UIView) -> CGRect

    /// A guide that constraints are to place, which therefore has no place.
    public override init() {
        frameIn = { _ in .zero }
    }

    init(of view: UIView, frameIn: @escaping (UIView) -> CGRect) {
        owningView = view
        self.frameIn = frameIn
    }

    /// The guide's rectangle in its view's coordinates, in points; zero for a guide that constraints are to place.
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
