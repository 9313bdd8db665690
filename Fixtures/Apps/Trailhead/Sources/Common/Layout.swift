import UIKit

/// A small DSL: `view.layout { $0.top == parent.safeAreaLayoutGuide.topAnchor + 8 }`.
struct LayoutAnchor<AnchorType: AnyObject> {
    fileprivate let anchor: NSLayoutAnchor<AnchorType>
}

struct LayoutDimension {
    fileprivate let anchor: NSLayoutDimension
}

final class LayoutProxy {
    lazy var leading = LayoutAnchor(anchor: view.leadingAnchor)
    lazy var trailing = LayoutAnchor(anchor: view.trailingAnchor)
    lazy var top = LayoutAnchor(anchor: view.topAnchor)
    lazy var bottom = LayoutAnchor(anchor: view.bottomAnchor)
    lazy var centerY = LayoutAnchor(anchor: view.centerYAnchor)
    lazy var width = LayoutDimension(anchor: view.widthAnchor)
    lazy var height = LayoutDimension(anchor: view.heightAnchor)

    private let view: UIView

    fileprivate init(view: UIView) { self.view = view }
}

extension UIView {
    func layout(using closure: (LayoutProxy) -> Void) {
        translatesAutoresizingMaskIntoConstraints = false
        closure(LayoutProxy(view: self))
    }

    func fill(_ other: UIView, insets: UIEdgeInsets = .zero) {
        layout {
            $0.top == other.topAnchor + insets.top
            $0.leading == other.leadingAnchor + insets.left
            $0.bottom == other.bottomAnchor - insets.bottom
            $0.trailing == other.trailingAnchor - insets.right
        }
    }
}

func + <A>(lhs: NSLayoutAnchor<A>, rhs: CGFloat) -> (NSLayoutAnchor<A>, CGFloat) { (lhs, rhs) }
func - <A>(lhs: NSLayoutAnchor<A>, rhs: CGFloat) -> (NSLayoutAnchor<A>, CGFloat) { (lhs, -rhs) }

func == <A>(lhs: LayoutAnchor<A>, rhs: (NSLayoutAnchor<A>, CGFloat)) {
    lhs.anchor.constraint(equalTo: rhs.0, constant: rhs.1).isActive = true
}

func == <A>(lhs: LayoutAnchor<A>, rhs: NSLayoutAnchor<A>) {
    lhs.anchor.constraint(equalTo: rhs).isActive = true
}

func <= <A>(lhs: LayoutAnchor<A>, rhs: NSLayoutAnchor<A>) {
    lhs.anchor.constraint(lessThanOrEqualTo: rhs).isActive = true
}

func == (lhs: LayoutDimension, rhs: CGFloat) {
    lhs.anchor.constraint(equalToConstant: rhs).isActive = true
}
