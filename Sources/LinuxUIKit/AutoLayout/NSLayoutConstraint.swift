public import Foundation

/// A linear relation between attributes of two views, solved when their tree is laid out.
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side; `nil` if it has been deallocated.
    open private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    /// The view or guide on the right side; `nil` for a constant length, or if it has been deallocated.
    open private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    /// Constant in points.
    ///
    /// - Precondition: finite.
    open var constant: CGFloat {
        didSet {
            Self.check(constant, "constant")
            if constant != oldValue { keeper?.raise(.solving) }
        }
    }
    /// - Precondition: above 0, up to 1000.
    open var priority = UILayoutPriority.required {
        didSet {
            require(priority.isValid, "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or "
                + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
            if priority != oldValue { keeper?.raise(.solving) }
        }
    }
    open var identifier: String?
    /// The line of the app's code that made the constraint from an anchor or in a SnapKit maker.
    package var place: SourcePlace?

    /// For each side that is a distance between anchors, this distance, which replaces the item's attribute.
    var distances: (first: LayoutDistance?, second: LayoutDistance?)

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? NSNull(), firstAttribute) }
    /// The anchor of the second item's attribute; `nil` for a constant length.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    /// The view that holds the constraint while it is active: an ancestor of both items, or one of them.
    private(set) weak var keeper: UIView?

    /// Creates `firstItem.firstAttribute = multiplier × secondItem.secondAttribute + constant`, or another relation than `=`.
    ///
    /// - Precondition: the items are views or guides, the constant and the multiplier are finite, and the attributes can be paired.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        // Without an item, the attribute has no effect.
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier
        constant = c
        super.init()
        Self.check(c, "constant")
        Self.check(multiplier, "multiplier")
        // The view of an anchor may have been deallocated; a null object then stands for it.
        require(
            [firstItem, secondItem].allSatisfy { $0 == nil || $0 is NSNull || $0 is UILayoutGuide || $0 is UIView },
            "Constraint items must each be a view or layout guide.")
        if let fault = Self.fault(firstAttribute, secondAttribute, multiplier: multiplier) {
            fatalError("NSLayoutConstraint for \(words): \(fault)")
        }
    }

    private static func check(_ number: CGFloat, _ name: String) {
        require(number.isFinite, "NSLayoutConstraint \(name) is not finite! That's illegal. \(name):\(number)")
    }

    /// True while the constraint is stored in the nearest common ancestor of its items. Without a common ancestor it stays inactive,
    /// and a warning says so; UIKit raises an exception.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { keep(in: keeper ?? commonAncestor) } else { dismiss() }
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Activates the constraint in a given ancestor of its items.
    fileprivate func activate(in view: UIView) {
        guard !isActive else { return }
        keeper = view
        isActive = true
    }

    open override var description: String { words }

    private func keep(in view: UIView?) {
        keeper = view
        guard let view else {
            LayoutWarning.noCommonAncestor(words).report()
            isActive = false
            return
        }
        view.attachments.constraints.append(self)
        view.raise([.keepsConstraints, .usesConstraints, .solving])
    }

    private func dismiss() {
        keeper?.attachments.constraints.removeAll { $0 === self }
        keeper?.raise(.solving)
        keeper = nil
    }
}

// MARK: - Items

extension NSLayoutConstraint {
    /// UIKit's message if two attributes cannot be paired; `nil` if they can.
    static func fault(_ first: Attribute, _ second: Attribute, multiplier: CGFloat) -> String? {
        if !first.isLength, second == .notAnAttribute || multiplier == 0 {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
        guard second != .notAnAttribute, !(first.isLength && second.isLength) else { return nil }
        if first.isLength || second.isLength || first.part(isRightToLeft: false)?.axis != second.part(isRightToLeft: false)?.axis {
            return "Invalid pairing of layout attributes"
        }
        if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        }
        return nil
    }

    private var commonAncestor: UIView? {
        items.dropFirst().reduce(Self.view(of: firstItem)) { Self.ancestor(of: $0, and: Self.view(of: $1)) }
    }

    /// Both items, followed by the items of the end anchors of `distances`.
    var items: [AnyObject?] {
        // The common case first: nearly all constraints have no distances, and each layout reads the items of all constraints.
        guard distances.first != nil || distances.second != nil else { return [firstItem, secondItem] }
        let ends = [distances.first?.end, distances.second?.end].compactMap(\.self)
        return [firstItem, secondItem] + ends.map(\.item)
    }

    private static func ancestor(of first: UIView?, and second: UIView?) -> UIView? {
        guard let second else { return first }
        guard let first, first !== second else { return first }
        // The common cases first: a view and its superview, and siblings.
        if first.superview === second { return second }
        if second.superview === first || first.superview === second.superview { return second.superview }
        let ancestors = Set(sequence(first: second, next: \.superview).map(ObjectIdentifier.init))
        return sequence(first: first, next: \.superview).first { ancestors.contains(ObjectIdentifier($0)) }
    }

    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// True if an item is `view`, a descendant of it, or a guide of either.
    fileprivate func isAbout(treeOf view: UIView) -> Bool {
        items.contains { Self.view(of: $0)?.isDescendant(of: view) == true }
    }
}

extension NSLayoutConstraint {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0, vertical
    }
}

extension UIView {
    /// The active constraints whose nearest common ancestor is this view, and those added to it explicitly.
    public var constraints: [NSLayoutConstraint] { attachments.constraints }

    /// Activates the constraint in this view.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Deactivates the constraints between the view's tree and views outside it. Called when the view leaves its superview.
    final func deactivateConstraintsToOthers() {
        guard let superview, superview.flags.contains(.usesConstraints) else { return }
        for view in sequence(first: superview, next: \.superview) where view.flags.contains(.keepsConstraints) {
            for constraint in view.constraints where constraint.isAbout(treeOf: self) { constraint.isActive = false }
        }
    }

    // MARK: Content

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        flags.contains(.hasPriorities) ? attachments.hugging[axis] ?? .defaultLow : .defaultLow
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        flags.contains(.hasPriorities) ? attachments.compressionResistance[axis] ?? .defaultHigh : .defaultHigh
    }

    final func set(
        _ priority: UILayoutPriority, of kind: ReferenceWritableKeyPath<ViewAttachments, [NSLayoutConstraint.Axis: UILayoutPriority]>,
        for axis: NSLayoutConstraint.Axis
    ) {
        attachments[keyPath: kind][axis] = priority
        flags.insert(.hasPriorities)
        systemInputDidChange()
    }

    // MARK: Updating

    /// Schedules a call of `updateConstraints()` for the next `layoutIfNeeded()`.
    public func setNeedsUpdateConstraints() { raise([.update, .usesConstraints]) }

    public func needsUpdateConstraints() -> Bool { flags.contains(.update) }

    /// Calls `updateConstraints()` of the view and its descendants where it is pending.
    public func updateConstraintsIfNeeded() { LayoutPass(of: self).updateConstraints() }
}
