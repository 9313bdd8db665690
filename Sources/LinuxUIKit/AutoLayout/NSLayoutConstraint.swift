public import Foundation

/// A relation between attributes of two views. Stored, not solved: it affects no frame.
open class NSLayoutConstraint: NSObject {
    /// Also `nil` if the view or guide has been deallocated.
    open private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    /// `nil` for a constant length, or if the view or guide has been deallocated.
    open private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    /// Constant in points.
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?

    /// The view that holds the constraint while it is active.
    private weak var keeper: UIView?

    /// Creates `firstItem.firstAttribute = multiplier × secondItem.secondAttribute + constant`, or another relation than `=`.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// True while the constraint is stored in the nearest common ancestor of its items.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            keeper?.attachments.constraints.removeAll { $0 === self }
            keeper = isActive ? commonAncestor : nil
            keeper?.attachments.constraints.append(self)
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var commonAncestor: UIView? {
        let first = Self.view(of: firstItem)
        guard let second = Self.view(of: secondItem) else { return first }
        return first.map { sequence(first: $0, next: \.superview) }?.first { second.isDescendant(of: $0) }
    }

    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}

extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    /// The constrained attribute of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
    }

    /// The axis along which views are arranged.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical
    }
}

extension UIView {
    /// The active constraints whose nearest common ancestor is this view, and those added to it explicitly.
    public var constraints: [NSLayoutConstraint] { attachments.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    // MARK: Stored

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        attachments.hugging[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        attachments.hugging[axis] = priority
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        attachments.compressionResistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        attachments.compressionResistance[axis] = priority
    }

    // MARK: No effect, as nothing is solved

    public func setNeedsUpdateConstraints() {}
    public func updateConstraintsIfNeeded() {}
}
