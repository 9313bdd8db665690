import Foundation

/// The cause of a linear constraint, for messages about conflicts.
enum ConstraintOrigin {
    /// A kind of constraint that arranges the views of a stack; the raw value is UIKit's identifier.
    enum StackRule: String {
        case canvas = "UISV-canvas-connection"
        case spacing = "UISV-spacing"
        case alignment = "UISV-alignment"
        case fit = "UISV-spanning-fit"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case centering = "UISV-distributing-edge"
    }

    case constraint(NSLayoutConstraint)
    case stack(UIStackView, StackRule)
    /// The size of the tree's root along an axis, in points.
    case size(UIView, ViewAxis, CGFloat)
    /// The size of a view's content.
    case content
    /// The lower bound of a length: zero.
    case bound

    /// Description in conflict messages; `nil` if never shown.
    var description: String? {
        switch self {
        case .constraint(let constraint): constraint.wordsAndPlace
        case .stack(let stack, let rule): "<NSLayoutConstraint '\(rule.rawValue)' \(NSLayoutConstraint.name(of: stack))>"
        case .size(let view, let axis, let length):
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")' "
                + "\(NSLayoutConstraint.name(of: view)).\(axis == .horizontal ? "width" : "height") == \(DebugText.number(length))>"
        case .content, .bound: nil
        }
    }
}
