import Foundation

/// What a visible-items handler changed of an element; `nil` is what the layout says (B-O13).
struct ElementChange: Sendable, Hashable {
    var center: CGPoint?
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var transform: LayoutElement.Transform?

    func apply(to element: inout LayoutElement) {
        if let center {
            element.frame.origin = CGPoint(x: center.x - element.frame.width / 2, y: center.y - element.frame.height / 2)
        }
        if let alpha { element.alpha = alpha }
        if let zIndex { element.zIndex = zIndex }
        if let isHidden { element.isHidden = isHidden }
        if let transform { element.transform = transform }
    }
}
