import CompositionalLayout
import Foundation
import LinuxUIKit

/// The frame that constraints or a stack view give to a view containing a collection view.
@MainActor
struct Placement {
    /// Frame in points, in the superview's coordinates. Edges that are not tied, or not found, are the superview's.
    let frame: CGRect
    /// A note on constraints that were not followed; `nil` if there are none.
    let note: String?

    init(of view: UIView, in container: UIView) {
        if let stack = container as? UIStackView, stack.arrangedSubviews.contains(view) {
            let arranged = StackArrangement(stack).frame(of: view)
            frame = arranged ?? stack.bounds
            note = arranged == nil ? Self.unarranged : nil
        } else {
            (frame, note) = Self.tied(view, ConstraintChain(in: container))
        }
    }

    private static let unarranged = "a stack view's other views do not say how large they are; the collection view fills it"

    private static func tied(_ view: UIView, _ chain: ConstraintChain) -> (CGRect, String?) {
        let bounds = chain.container.bounds
        var missing: [String] = []
        func position(_ axis: NSLayoutConstraint.Axis, isEnd: Bool, _ name: String) -> CGFloat? {
            let edge = ConstraintChain.Edge(axis: axis, isEnd: isEnd)
            let found = chain.position(edge, of: view)
            if found == nil, chain.isTied(edge, of: view) { missing.append(name) }
            return found
        }
        func span(
            _ axis: NSLayoutConstraint.Axis, _ names: (String, String), _ room: ClosedRange<CGFloat>
        ) -> (CGFloat, CGFloat) {
            let (first, last) = (position(axis, isEnd: false, names.0), position(axis, isEnd: true, names.1))
            let start = first ?? room.lowerBound
            guard first == nil, last == nil else { return (start, last ?? room.upperBound) }
            return (start, chain.length(of: view, along: axis).map { start + $0 } ?? room.upperBound)
        }
        let (minX, maxX) = span(.horizontal, ("left edge", "right edge"), bounds.minX...max(bounds.minX, bounds.maxX))
        let (minY, maxY) = span(.vertical, ("top", "bottom"), bounds.minY...max(bounds.minY, bounds.maxY))
        let frame = CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
        return (frame, missing.isEmpty ? nil : Self.note(missing))
    }

    private static func note(_ edges: [String]) -> String {
        "constraints are followed in simple chains: the \(edges.joined(separator: " and the ")) of the collection view "
            + (edges.count == 1 ? "is taken to be that" : "are taken to be those") + " of its superview"
    }
}
