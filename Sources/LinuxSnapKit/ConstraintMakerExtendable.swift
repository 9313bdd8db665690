public import LinuxUIKit

/// One statement of a maker: attributes, their relation to other attributes or a constant, and settings such as the priority.
/// SnapKit has a class for each step.
public final class ConstraintMakerExtendable: ConstraintAttributesDSL {
    private let item: AnyObject
    private let place: SourcePlace
    private var attributes: [NSLayoutConstraint.Attribute] = []
    private var relation: NSLayoutConstraint.Relation?
    private var related: ConstraintItem?
    private var multiplier: CGFloat = 1
    private var constant: Any = 0
    private var priority = UILayoutPriority.required
    private var label: String?

    init(_ item: AnyObject, _ place: SourcePlace) { (self.item, self.place) = (item, place) }

    public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        self.attributes += attributes.filter { !self.attributes.contains($0) }
        return self
    }

    // MARK: Relations

    @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> Self { related(.equal, other) }
    @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> Self {
        related(.lessThanOrEqual, other)
    }
    @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> Self {
        related(.greaterThanOrEqual, other)
    }

    @discardableResult public func equalToSuperview() -> Self { related(.equal, knownSuperview) }
    @discardableResult public func lessThanOrEqualToSuperview() -> Self { related(.lessThanOrEqual, knownSuperview) }
    @discardableResult public func greaterThanOrEqualToSuperview() -> Self { related(.greaterThanOrEqual, knownSuperview) }

    private func related(_ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget) -> Self {
        self.relation = relation
        switch other {
        case let item as ConstraintItem: related = item
        case is UIView, is UILayoutGuide: related = ConstraintItem(other as AnyObject)
        default: (related, constant) = (nil, other)
        }
        return self
    }

    private var superview: UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }

    private var knownSuperview: UIView {
        guard let superview else {
            fatalError("Expected superview but found nil when attempting make constraint `equalToSuperview`.")
        }
        return superview
    }

    // MARK: Settings

    @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> Self { set { multiplier = number(amount) } }
    @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> Self {
        set { multiplier = 1 / number(amount) }
    }
    @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> Self { set { constant = amount } }
    @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> Self { set { constant = UIEdgeInsets(amount) } }
    @discardableResult public func priority(_ amount: ConstraintPriority) -> Self { priority(amount.value) }
    @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> Self {
        set { priority = UILayoutPriority(amount) }
    }
    /// Names the constraint in messages about conflicts.
    @discardableResult public func labeled(_ label: String) -> Self { set { self.label = label } }

    private func set(_ change: () -> Void) -> Self {
        change()
        return self
    }

    // MARK: The constraint

    public var constraint: Constraint {
        guard let made else { fatalError("a constraint without a relation") }
        return made
    }

    /// The constraint, made on first use; `nil` without a relation.
    private(set) lazy var made: Constraint? = relation.map { relation in
        Constraint(attributes.indices.map { layoutConstraint($0, relation) })
    }

    private func layoutConstraint(_ index: Int, _ relation: NSLayoutConstraint.Relation) -> LayoutConstraint {
        let second = secondAttribute(index)
        let isLength = second == .width || second == .height
        let constraint = LayoutConstraint(
            item: item, attribute: attributes[index], relatedBy: relation, toItem: related?.target ?? (isLength ? nil : superview),
            attribute: second, multiplier: multiplier, constant: second.constant(constant))
        constraint.priority = priority
        (constraint.identifier, constraint.owner, constraint.place) = (label, item, place)
        return constraint
    }

    private func secondAttribute(_ index: Int) -> NSLayoutConstraint.Attribute {
        let attribute = attributes[index]
        // A centre related to a constant is measured from the superview's left or top edge.
        guard let related else { return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute }
        switch related.attributes.count {
        case 0: return attribute
        case 1: return related.attributes[0]
        case attributes.count: return related.attributes.contains(attribute) ? attribute : related.attributes[index]
        default: fatalError("Cannot constraint to multiple non identical attributes.")
        }
    }
}

public typealias ConstraintMakerRelatable = ConstraintMakerExtendable
public typealias ConstraintMakerEditable = ConstraintMakerExtendable
public typealias ConstraintMakerPrioritizable = ConstraintMakerExtendable
public typealias ConstraintMakerFinalizable = ConstraintMakerExtendable
