import AutoLayout
import Foundation

/// Describes the constraints that decide the frames of a tree's views.
///
/// A constraint decides if its two sides are equal in the solved tree. Broken constraints, and inequalities with slack, do not
/// decide.
package struct DecidingConstraints {
    package let root: UIView
    private let constraints: [NSLayoutConstraint]

    /// - Returns: `nil` for a view that constraints do not place.
    /// - Complexity: that of solving the constraints of the view's tree.
    package init?(aroundTreeOf view: UIView) {
        guard let root = view.constraintRoot else { return nil }
        self.root = root
        let tree = ConstraintTree(of: root)
        var system = ViewSystem(tree, FittingTarget(size: root.bounds.size))
        // Conflicts have been reported when the tree was laid out.
        (constraints, _) = LayoutWarning.collecting {
            system.solve()
            return tree.constraints.filter { system.isTight($0) }
        }
    }

    /// True if the constraints are those of the tree that places a view.
    package func decide(_ view: UIView) -> Bool { view.constraintRoot === root }

    /// The constraints of a view with its superview, its siblings and numbers, each from the view's side: `width = 44`,
    /// `leading = superview.leading + 16`. Constraints with subviews are listed for the subviews.
    package func words(about view: UIView) -> [String] {
        let stack = (view.superview as? UIStackView).flatMap { $0.arrangedSubviews.contains { $0 === view } ? $0 : nil }
        let own = constraints.filter { $0.firstItem === view }
        let others = constraints.filter { $0.firstItem !== view && $0.secondItem === view }
        return (stack.map { ["arranged by \(type(of: $0))"] } ?? []) + (own + others).compactMap { $0.words(about: view) }
    }
}

extension UIView {
    fileprivate var constraintRoot: UIView? { isPlacedByConstraints ? superview?.attachments.solution?.root : nil }
}

extension NSLayoutConstraint {
    /// The constraint from a view's side, without the view's own name: `top = UILabel'Title'.bottom + 8`. `nil` for a constraint with
    /// a subview.
    fileprivate func words(about view: UIView) -> String? {
        let isOwn = firstItem === view
        let other = isOwn ? secondItem : firstItem
        if other !== view, let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView, inner.isDescendant(of: view) { return nil }
        let end = priority == .required ? "" : " at \(DebugText.number(CGFloat(priority.rawValue)))"
        guard distances.first == nil, distances.second == nil else { return bothSides + end }
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            item === view ? "\(attribute)" : "\(Self.name(of: item, beside: view)).\(attribute)"
        }
        let (first, second) = (side(firstItem, firstAttribute), side(secondItem, secondAttribute))
        if secondAttribute == .notAnAttribute { return "\(first) \(relation.sign(true)) \(DebugText.number(constant))" + end }
        if !isOwn, multiplier == 1 { return "\(second) \(relation.sign(false)) \(first)\(Self.offset(-constant))" + end }
        let factor = multiplier == 1 ? "" : "\(DebugText.number(multiplier)) × "
        return "\(first) \(relation.sign(true)) \(factor)\(second)\(Self.offset(constant))" + end
    }

    /// `superview`, or a guide of the superview by its property's name; for other items, the name in other messages.
    private static func name(of item: AnyObject?, beside view: UIView) -> String {
        if item === view.superview { return "superview" }
        guard let guide = item as? UILayoutGuide, guide.owningView === view.superview else { return name(of: item) }
        let name = guide.identifier.split(separator: "-").last ?? "guide"
        let own = ["UIView", "UI"].first(where: name.hasPrefix).map { name.dropFirst($0.count) } ?? name
        return "superview.\(own.prefix(1).lowercased())\(own.dropFirst())"
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation's sign: `=`, `≤` or `≥`.
    ///
    /// - Parameter isForward: false to read the relation from its right side.
    fileprivate func sign(_ isForward: Bool) -> String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: isForward ? "≤" : "≥"
        case .greaterThanOrEqual: isForward ? "≥" : "≤"
        }
    }
}
