import AutoLayout
import Foundation

/// Translation of an app's constraints into linear ones.
extension ViewSystem {
    /// Adds a constraint, unless one of its items has been deallocated or has left the tree. Of equal required constraints, only the
    /// first is added: the others hold with it, and each would conflict as it does.
    mutating func add(_ constraint: NSLayoutConstraint) {
        guard let keeper = constraint.keeper, let expression = difference(constraint, in: keeper) else { return }
        let relation = Relation(constraint.relation)
        guard constraint.priority != .required || requirements.insert(Constraint(expression, relation)).inserted else { return }
        add(expression, relation, .constraint(constraint), at: constraint.priority)
    }

    /// True if the two sides of a constraint are equal in the solved system.
    mutating func isTight(_ constraint: NSLayoutConstraint) -> Bool {
        guard let keeper = constraint.keeper, let expression = difference(constraint, in: keeper) else { return false }
        return abs(value(of: expression)) < 1e-3
    }

    /// The first side of the constraint minus the second.
    private mutating func difference(_ constraint: NSLayoutConstraint, in keeper: UIView) -> LinearExpression? {
        let attributes = (constraint.firstAttribute, constraint.secondAttribute)
        guard let first = side(constraint.distances.first, constraint.firstItem, attributes.0, in: keeper) else { return nil }
        guard attributes.1 != .notAnAttribute else { return first - constraint.constant }
        guard let second = side(constraint.distances.second, constraint.secondItem, attributes.1, in: keeper) else { return nil }
        let factor = Double(constraint.multiplier)
        guard isRightToLeft, attributes.0.isDirectional || attributes.1.isDirectional else {
            return first - factor * second - constraint.constant
        }
        // From right to left, positions count from the keeper's right edge.
        guard factor != 1 else { return second - first - constraint.constant }
        let right = 2 * ownArea(of: keeper, .horizontal).center
        return right - first - factor * (right - second) - constraint.constant
    }

    /// One side of a constraint: the distance, if there is one, or otherwise an attribute of an item. From right to left, a distance
    /// from a leading or trailing edge points left.
    private mutating func side(
        _ distance: LayoutDistance?, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in keeper: UIView
    ) -> LinearExpression? {
        guard let distance else { return position(of: item, attribute, in: keeper) }
        guard let start = position(of: distance.start.item, distance.start.attribute, in: keeper),
            let end = position(of: distance.end.item, distance.end.attribute, in: keeper)
        else { return nil }
        return isRightToLeft && distance.start.attribute.isDirectional ? start - end : end - start
    }

    /// An attribute of an item: a length, or a position in the coordinates of the view that keeps the constraint.
    ///
    /// - Returns: `nil` if the item has been deallocated, or is not in the keeper's tree.
    mutating func position(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in keeper: UIView
    ) -> LinearExpression? {
        guard let item, let (axis, part) = attribute.part(isRightToLeft: isRightToLeft) else { return nil }
        if let view = item as? UIView { return position(of: view, attribute, axis, part, in: keeper) }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
        return position(part, of: area(of: guide, in: view)[axis], axis, from: view, to: keeper)
    }

    private mutating func position(
        of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ axis: ViewAxis, _ part: Part, in keeper: UIView
    ) -> LinearExpression? {
        if attribute.isWithinMargins {
            return position(part, of: bounds(of: view, axis).inset(view.layoutMargins, axis), axis, from: view, to: keeper)
        }
        if part == .firstBaseline || part == .lastBaseline { return baseline(part, of: view, in: keeper) }
        if view === keeper { return position(part, of: innerSpan(of: view, axis, part), axis, from: view, to: keeper) }
        return view.superview.flatMap { position(part, of: area(of: view)[axis], axis, from: $0, to: keeper) }
    }

    /// The span that a view's subviews are constrained to: the view's own. For a scroll view, the edges are those of its content;
    /// lengths and centre are the scroll view's own (A8).
    private mutating func innerSpan(of view: UIView, _ axis: ViewAxis, _ part: Part) -> Span {
        guard let view = view as? UIScrollView, part == .start || part == .end else { return ownArea(of: view, axis) }
        return contentArea(of: view)[axis]
    }

    /// A view's alignment rectangle in its own coordinates.
    private mutating func ownArea(of view: UIView, _ axis: ViewAxis) -> Span {
        bounds(of: view, axis).inset(view.alignmentRectInsets, axis)
    }

    private mutating func baseline(_ part: Part, of view: UIView, in keeper: UIView) -> LinearExpression? {
        let source = part == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard source === view else { return baseline(part, of: source, in: keeper) }
        let edge: Part = part == .firstBaseline && view.baselines != nil ? .start : .end
        guard let position = position(of: view, .top, .vertical, edge, in: keeper) else { return nil }
        guard let baselines = view.baselines else { return position }
        return part == .firstBaseline ? position + baselines.first : position - baselines.last
    }

    /// Converts a part of a span from a view's coordinates to an ancestor's; a length needs no conversion.
    ///
    /// - Returns: `nil` if `ancestor` is not an ancestor of the view.
    private mutating func position(
        _ part: Part, of span: Span, _ axis: ViewAxis, from view: UIView, to ancestor: UIView
    ) -> LinearExpression? {
        var position: LinearExpression
        switch part {
        case .length: return span.length
        case .start, .firstBaseline: position = span.start
        case .end, .lastBaseline: position = span.end
        case .center: position = span.center
        }
        var container = view
        while container !== ancestor {
            guard let outer = container.superview else { return nil }
            let origin = area(of: container)[axis].start - container.alignmentRectInsets.near(axis)
            position = position + origin - container.bounds.origin[axis]
            container = outer
        }
        return position
    }

    typealias Part = NSLayoutConstraint.Attribute.Part
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        self = switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

/// The baselines of a view's text.
struct TextBaselines {
    /// Points from the top of the alignment rectangle to the first baseline.
    var first: CGFloat
    /// Points from the last baseline to the bottom of the alignment rectangle.
    var last: CGFloat
}
