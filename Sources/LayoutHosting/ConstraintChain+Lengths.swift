import CompositionalLayout
import Foundation
import LinuxUIKit

extension ConstraintChain {
    /// A length in points; `nil` if neither a chain nor the view determines it.
    func length(of item: AnyObject, along axis: NSLayoutConstraint.Axis, _ trail: Set<Step> = []) -> CGFloat? {
        let step = Step(item, lengthAlong: axis)
        guard !trail.contains(step) else { return nil }
        let trail = trail.union([step])
        return equated(item, axis, trail) ?? between(item, axis, trail) ?? (item as? UIView).flatMap { own($0, axis, trail) }
    }

    private func equated(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ trail: Set<Step>) -> CGFloat? {
        equations.lazy.compactMap { equation -> CGFloat? in
            if equation.firstItem === item, Self.axis(equation.firstAttribute) == axis {
                if equation.secondAttribute == .notAnAttribute { return equation.constant }
                return side(equation.secondItem, equation.secondAttribute, trail)
                    .map { $0 * equation.multiplier + equation.constant }
            }
            if equation.secondItem === item, Self.axis(equation.secondAttribute) == axis {
                return side(equation.firstItem, equation.firstAttribute, trail)
                    .map { ($0 - equation.constant) / equation.multiplier }
            }
            return nil
        }.first
    }

    private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ trail: Set<Step>) -> CGFloat? {
        guard let item, let axis = Self.axis(attribute) else { return nil }
        if isInContainer(item) { return length(of: item, along: axis, trail) }
        guard openAxis != axis, let size = rect(of: item)?.size else { return nil }
        return axis == .horizontal ? size.width : size.height
    }

    private func between(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ trail: Set<Step>) -> CGFloat? {
        let (start, end) = (Edge(axis: axis, isEnd: false), Edge(axis: axis, isEnd: true))
        let trail = trail.union([Step(item, start), Step(item, end)])
        guard let first = tied(start, of: item, trail), let last = tied(end, of: item, trail) else { return nil }
        return last - first
    }

    /// A view's own length: as a stack, for its text, or for the content of its own constraints.
    private func own(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ trail: Set<Step>) -> CGFloat? {
        let width = axis == .horizontal ? nil : arrangedWidth ?? length(of: view, along: .horizontal, trail)
        if let stack = view as? UIStackView { return StackArrangement(stack, width: width).length(along: axis) }
        if let label = view as? UILabel, let width { return label.sizeThatFits(CGSize(width: width, height: 0)).height }
        let size = view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        if length != UIView.noIntrinsicMetric { return length }
        return width.flatMap { ConstraintChain(in: view, lookingForHeightAt: $0).height }
    }

    /// The width of the views arranged in a column.
    private var arrangedWidth: CGFloat? {
        guard let stack = container as? UIStackView, stack.axis == .vertical, stack.alignment == .fill else { return nil }
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        return bounds.width - margins.left - margins.right
    }

    /// The container's height, from the subview tied to its bottom.
    private var height: CGFloat? {
        let end = Edge(axis: .vertical, isEnd: true)
        return equations.lazy.compactMap { equation -> CGFloat? in
            guard let (first, second) = Self.items(equation), edge(equation.firstAttribute) == end,
                edge(equation.secondAttribute) == end
            else { return nil }
            if second === container, isInContainer(first) { return position(end, of: first).map { $0 - equation.constant } }
            if first === container, isInContainer(second) { return position(end, of: second).map { $0 + equation.constant } }
            return nil
        }.first
    }

    private static func items(_ equation: NSLayoutConstraint) -> (AnyObject, AnyObject)? {
        guard let first = equation.firstItem, let second = equation.secondItem else { return nil }
        return (first, second)
    }

    private static func axis(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Axis? {
        switch attribute {
        case .width: .horizontal
        case .height: .vertical
        default: nil
        }
    }
}
