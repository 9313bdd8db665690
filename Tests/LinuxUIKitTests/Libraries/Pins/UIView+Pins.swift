import UIKit

private nonisolated(unsafe) var pinsKey: UInt8 = 0

/// Namespace for the pins of a view.
struct Pins {
    fileprivate let view: UIView

    var constraints: [NSLayoutConstraint] {
        objc_getAssociatedObject(view, &pinsKey) as? [NSLayoutConstraint] ?? []
    }

    func make(_ body: (PinMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = PinMaker(view)
        body(maker)
        NSLayoutConstraint.activate(maker.constraints)
        store(constraints + maker.constraints)
    }

    func remake(_ body: (PinMaker) -> Void) {
        remove()
        make(body)
    }

    func remove() {
        NSLayoutConstraint.deactivate(constraints)
        store([])
    }

    private func store(_ constraints: [NSLayoutConstraint]) {
        objc_setAssociatedObject(view, &pinsKey, constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

extension UIView {
    var pins: Pins { Pins(view: self) }

    /// The view controller whose view holds this one.
    var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
