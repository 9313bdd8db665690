import UIKit

/// Creates and stores the constraints of one view.
final class PinMaker {
    private unowned let view: UIView
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ view: UIView) {
        self.view = view
    }

    @discardableResult
    func edges(_ insets: UIEdgeInsets = .zero) -> Self {
        guard let superview = view.superview else { return self }
        return add([
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.left),
            superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
            superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.right),
        ])
    }

    @discardableResult
    func size(_ size: CGSize) -> Self {
        add([
            view.widthAnchor.constraint(equalToConstant: size.width),
            view.heightAnchor.constraint(equalToConstant: size.height),
        ])
    }

    @discardableResult
    func center(in guide: UILayoutGuide) -> Self {
        add([
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
    }

    @discardableResult
    func priority(_ priority: UILayoutPriority) -> Self {
        constraints.last?.priority = priority
        return self
    }

    private func add(_ made: [NSLayoutConstraint]) -> Self {
        constraints += made
        return self
    }
}
