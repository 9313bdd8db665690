package import Foundation

/// The changes that a visible-items handler makes to an element; `nil` keeps the layout's value (B-O13).
package struct ElementChange: Sendable, Hashable, Codable {
    package var center: CGPoint?
    package var alpha: CGFloat?
    package var zIndex: Int?
    package var isHidden: Bool?
    package var transform: LayoutElement.Transform?

    package init() {}

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
