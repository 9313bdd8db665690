public import LinuxUIKit

/// Makes the constraints of a view or guide.
public final class ConstraintMaker: ConstraintAttributesDSL {
    private let item: AnyObject
    private let place: SourcePlace
    private var lines: [ConstraintMakerExtendable] = []

    fileprivate init(_ item: AnyObject, _ place: SourcePlace, _ closure: (ConstraintMaker) -> Void) {
        (self.item, self.place) = (item, place)
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        closure(self)
    }

    public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        lines.append(ConstraintMakerExtendable(item, place))
        return lines[lines.count - 1].adding(attributes)
    }

    /// The constraints of all statements that have a relation.
    fileprivate var constraints: [Constraint] { lines.compactMap(\.made) }
}

/// The constraints of a view or guide.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
    public let target: AnyObject

    public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem { ConstraintItem(target, attributes) }

    /// Makes constraints without activating them.
    @discardableResult public func prepareConstraints(
        file: StaticString = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
    ) -> [Constraint] {
        ConstraintMaker(target, SourcePlace(file: file, line: line), closure).constraints
    }

    public func makeConstraints(
        file: StaticString = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
    ) {
        for constraint in prepareConstraints(file: file, line: line, closure) { constraint.activate() }
    }

    public func remakeConstraints(
        file: StaticString = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
    ) {
        removeConstraints()
        makeConstraints(file: file, line: line, closure)
    }

    /// Changes the constants of existing constraints. Makes constraints if there are none.
    public func updateConstraints(
        file: StaticString = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
    ) {
        let existing = active
        guard !existing.isEmpty else { return makeConstraints(file: file, line: line, closure) }
        for new in prepareConstraints(closure).flatMap(\.layoutConstraints) {
            guard let old = existing.last(where: new.matches) else {
                fatalError("Updated constraint could not find existing matching constraint to update: \(new)")
            }
            old.constant = new.constant
        }
    }

    public func removeConstraints() { NSLayoutConstraint.deactivate(active) }

    /// The active constraints that makers have made for the view or guide, found in the view and its ancestors.
    private var active: [LayoutConstraint] {
        sequence(first: view, next: { $0?.superview }).flatMap { $0?.constraints ?? [] }
            .compactMap { $0 as? LayoutConstraint }.filter { $0.owner === target }
    }

    /// The view, or the owning view of the guide.
    private var view: UIView? { target as? UIView ?? (target as? UILayoutGuide)?.owningView }

    // MARK: Content

    public var contentHuggingHorizontalPriority: Float {
        get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }

    public var contentHuggingVerticalPriority: Float {
        get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
        nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }

    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
    }

    public var contentCompressionResistanceVerticalPriority: Float {
        get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
        nonmutating set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
    }
}

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
}

extension UILayoutGuide {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
}
