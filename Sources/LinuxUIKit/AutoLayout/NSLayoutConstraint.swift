public import CompositionalLayout
public import Foundation

/// A relation between attributes of two views. It is kept: nothing solves it, and no frame follows it.
open class NSLayoutConstraint: NSObject {
    /// `nil` when the view or guide is gone, too.
    open private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    /// `nil` where a length is constant, and when the view or guide is gone.
    open private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    /// Points.
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?

    /// The view that keeps the constraint while it is active.
    private weak var keeper: UIView?

    /// `firstItem.firstAttribute = multiplier × secondItem.secondAttribute + constant`, or another relation than `=`.
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

    /// Whether the nearest view that holds both items keeps the constraint.
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
