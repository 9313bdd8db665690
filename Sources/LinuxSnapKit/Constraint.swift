public import LinuxUIKit

/// Attributes of a view or guide. Without attributes, those on the other side of the relation apply.
public final class ConstraintItem: ConstraintRelatableTarget {
    public private(set) weak var target: AnyObject?
    let attributes: [NSLayoutConstraint.Attribute]

    init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute] = []) {
        (self.target, self.attributes) = (target, attributes)
    }
}

/// A constraint made by a maker, for one attribute.
public final class LayoutConstraint: NSLayoutConstraint {
    /// The view or guide of the maker.
    weak var owner: AnyObject?

    /// True if the constraints differ at most in their constants.
    func matches(_ other: LayoutConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
            && priority == other.priority
    }
}

/// The constraints of one statement of a maker, one for each attribute.
public final class Constraint {
    public let layoutConstraints: [LayoutConstraint]

    init(_ layoutConstraints: [LayoutConstraint]) { self.layoutConstraints = layoutConstraints }

    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { for constraint in layoutConstraints { constraint.isActive = newValue } }
    }

    public func activate() { isActive = true }
    public func deactivate() { isActive = false }

    @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(constant: offset) }

    @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint { update(constant: UIEdgeInsets(inset)) }

    @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        for constraint in layoutConstraints { constraint.priority = UILayoutPriority(priority) }
        return self
    }

    @discardableResult public func update(priority: ConstraintPriority) -> Constraint { update(priority: priority.value) }

    private func update(constant: Any) -> Constraint {
        for constraint in layoutConstraints {
            let second = constraint.secondAttribute
            constraint.constant = (second == .notAnAttribute ? constraint.firstAttribute : second).constant(constant)
        }
        return self
    }
}
