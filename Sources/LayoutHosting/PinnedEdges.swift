import CompositionalLayout
import Foundation
import LinuxUIKit

/// Where constraints put a view that holds a collection view.
///
/// Only those are read that tie an edge to an ancestor or a guide of one, and fixed lengths, which is how views are made to
/// fill another. An edge without such a constraint is the superview's.
@MainActor
struct PinnedEdges {
    private let view: UIView
    private let container: UIView
    private let constraints: [NSLayoutConstraint]

    init(of view: UIView, in container: UIView) {
        self.view = view
        self.container = container
        constraints = sequence(first: view, next: \.superview).flatMap(\.constraints)
            .filter { $0.relation == .equal && $0.multiplier == 1 }
    }

    private var isRightToLeft: Bool { container.traitCollection.layoutDirection == .rightToLeft }

    /// Points, in the superview's coordinates.
    var frame: CGRect {
        let bounds = container.bounds
        let (left, right): ([NSLayoutConstraint.Attribute], [NSLayoutConstraint.Attribute]) = isRightToLeft
            ? ([.left, .trailing], [.right, .leading]) : ([.left, .leading], [.right, .trailing])
        let (minX, maxX) = span(left, right, .width, within: bounds.minX...max(bounds.minX, bounds.maxX))
        let (minY, maxY) = span([.top], [.bottom], .height, within: bounds.minY...max(bounds.minY, bounds.maxY))
        return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    private func span(
        _ start: [NSLayoutConstraint.Attribute], _ end: [NSLayoutConstraint.Attribute],
        _ length: NSLayoutConstraint.Attribute, within bounds: ClosedRange<CGFloat>
    ) -> (CGFloat, CGFloat) {
        let (low, high, fixed) = (position(of: start), position(of: end), constant(of: length))
        let first = low ?? fixed.flatMap { length in high.map { $0 - length } } ?? bounds.lowerBound
        return (first, high ?? fixed.map { first + $0 } ?? bounds.upperBound)
    }

    private func constant(of length: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first { $0.firstItem === view && $0.firstAttribute == length && $0.secondItem == nil }?.constant
    }

    /// Where an ancestor's edge puts one of the view's, in the superview's coordinates.
    private func position(of edges: [NSLayoutConstraint.Attribute]) -> CGFloat? {
        constraints.lazy.compactMap { constraint -> CGFloat? in
            if constraint.firstItem === view, edges.contains(constraint.firstAttribute) {
                return edge(constraint.secondAttribute, of: constraint.secondItem).map { $0 + offset(of: constraint) }
            }
            if constraint.secondItem === view, edges.contains(constraint.secondAttribute) {
                return edge(constraint.firstAttribute, of: constraint.firstItem).map { $0 - offset(of: constraint) }
            }
            return nil
        }.first
    }

    /// Between leading and trailing edges a constant counts in the direction of reading.
    private func offset(of constraint: NSLayoutConstraint) -> CGFloat {
        let isDirectional = [.leading, .trailing].contains(constraint.firstAttribute)
        return isDirectional && isRightToLeft ? -constraint.constant : constraint.constant
    }

    private func edge(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat? {
        let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        guard let owner, owner !== view, view.isDescendant(of: owner) else { return nil }
        let inner = (item as? UILayoutGuide)?.layoutFrame ?? owner.bounds
        let rect = container.convert(inner, from: owner)
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .leading: return isRightToLeft ? rect.maxX : rect.minX
        case .trailing: return isRightToLeft ? rect.minX : rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        default: return nil
        }
    }
}
