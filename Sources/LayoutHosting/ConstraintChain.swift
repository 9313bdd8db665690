import CompositionalLayout
import Foundation
import LinuxUIKit

/// The positions of views in a container, as far as simple chains of constraints determine them.
///
/// A chain ties an edge to an ancestor, to a guide, or to a sibling placed by another chain. A length is a constant, a fraction
/// of another length, the distance between two tied edges, or the view's own. This is not a solver: systems of equations,
/// inequalities and centres are not supported.
@MainActor
struct ConstraintChain {
    /// An edge of a view or guide.
    struct Edge: Hashable {
        var axis: NSLayoutConstraint.Axis
        var isEnd: Bool

        static let all = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
            [Edge(axis: axis, isEnd: false), Edge(axis: axis, isEnd: true)]
        }

        var opposite: Edge { Edge(axis: axis, isEnd: !isEnd) }
    }

    /// An edge or length being searched. A chain that returns to it determines nothing.
    struct Step: Hashable {
        private let item: ObjectIdentifier
        private let edge: Edge?
        private let axis: NSLayoutConstraint.Axis

        init(_ item: AnyObject, _ edge: Edge) {
            (self.item, self.edge, axis) = (ObjectIdentifier(item), edge, edge.axis)
        }

        init(_ item: AnyObject, lengthAlong axis: NSLayoutConstraint.Axis) {
            (self.item, edge, self.axis) = (ObjectIdentifier(item), nil, axis)
        }
    }

    let container: UIView
    /// The container's bounds, in points.
    let bounds: CGRect
    /// The axis along which the container's length is searched.
    let openAxis: NSLayoutConstraint.Axis?
    let equations: [NSLayoutConstraint]

    /// - Parameter width: the container's width, in points, when searching its height; `nil` to use its bounds.
    init(in container: UIView, lookingForHeightAt width: CGFloat? = nil) {
        self.container = container
        bounds = width.map { CGRect(x: 0, y: 0, width: $0, height: 0) } ?? container.bounds
        openAxis = width == nil ? nil : .vertical
        let views = container.subviews + sequence(first: container, next: \.superview)
        let all = views.flatMap(\.constraints).filter { $0.relation == .equal && $0.multiplier != 0 }
        equations = all.filter { $0.priority == .required } + all.filter { $0.priority != .required }
    }

    var isRightToLeft: Bool { container.traitCollection.layoutDirection == .rightToLeft }

    // MARK: Edges

    /// The position of an edge in the container's coordinates, in points; `nil` if no chain determines it.
    func position(_ edge: Edge, of item: AnyObject, _ trail: Set<Step> = []) -> CGFloat? {
        let step = Step(item, edge)
        guard !trail.contains(step) else { return nil }
        let trail = trail.union([step])
        if let tied = tied(edge, of: item, trail) { return tied }
        guard let start = tied(edge.opposite, of: item, trail.union([Step(item, edge.opposite)])),
            let length = length(of: item, along: edge.axis, trail)
        else { return nil }
        return edge.isEnd ? start + length : start - length
    }

    /// True if constraints mention an edge, whether supported or not.
    func isTied(_ edge: Edge, of item: AnyObject) -> Bool {
        let centre: NSLayoutConstraint.Attribute = edge.axis == .horizontal ? .centerX : .centerY
        func isAbout(_ other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
            other === item && (self.edge(attribute) == edge || attribute == centre)
        }
        return equations.contains { isAbout($0.firstItem, $0.firstAttribute) || isAbout($0.secondItem, $0.secondAttribute) }
    }

    func tied(_ edge: Edge, of item: AnyObject, _ trail: Set<Step>) -> CGFloat? {
        equations.lazy.filter { $0.multiplier == 1 }.compactMap { equation -> CGFloat? in
            if equation.firstItem === item, self.edge(equation.firstAttribute) == edge {
                return place(equation.secondAttribute, of: equation.secondItem, trail).map { $0 + offset(of: equation) }
            }
            if equation.secondItem === item, self.edge(equation.secondAttribute) == edge {
                return place(equation.firstAttribute, of: equation.firstItem, trail).map { $0 - offset(of: equation) }
            }
            return nil
        }.first
    }

    private func place(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ trail: Set<Step>) -> CGFloat? {
        guard let item, let edge = edge(attribute) else { return nil }
        if isInContainer(item) { return position(edge, of: item, trail) }
        guard let rect = rect(of: item) else { return nil }
        if openAxis == edge.axis, edge.isEnd { return nil }
        return switch edge.axis {
        case .horizontal: edge.isEnd ? rect.maxX : rect.minX
        case .vertical: edge.isEnd ? rect.maxY : rect.minY
        }
    }

    func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge? {
        switch attribute {
        case .left: Edge(axis: .horizontal, isEnd: false)
        case .right: Edge(axis: .horizontal, isEnd: true)
        case .leading: Edge(axis: .horizontal, isEnd: isRightToLeft)
        case .trailing: Edge(axis: .horizontal, isEnd: !isRightToLeft)
        case .top: Edge(axis: .vertical, isEnd: false)
        case .bottom: Edge(axis: .vertical, isEnd: true)
        default: nil
        }
    }

    /// The constant of an equation. Between leading and trailing edges it counts in reading direction.
    func offset(of equation: NSLayoutConstraint) -> CGFloat {
        let isDirectional = [.leading, .trailing].contains(equation.firstAttribute)
        return isDirectional && isRightToLeft ? -equation.constant : equation.constant
    }

    // MARK: Items

    /// True for a view directly in the container, or a guide added to it by code.
    func isInContainer(_ item: AnyObject) -> Bool {
        if let view = item as? UIView { return view.superview === container }
        return container.layoutGuides.contains { $0 === item }
    }

    /// The rectangle of an ancestor, or of its guide, in the container's coordinates.
    func rect(of item: AnyObject) -> CGRect? {
        if item === container { return bounds }
        let guide = item as? UILayoutGuide
        guard let owner = item as? UIView ?? guide?.owningView, container.isDescendant(of: owner) else { return nil }
        // A guide's insets depend on bounds, which a container does not have while its height is searched.
        guard openAxis == nil else { return nil }
        return container.convert(guide?.layoutFrame ?? owner.bounds, from: owner)
    }
}
