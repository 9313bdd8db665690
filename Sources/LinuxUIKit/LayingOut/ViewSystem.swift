import AutoLayout
import Foundation

/// The constraints of a tree of views as a system of linear equations and inequalities.
///
/// Its variables are the starts and lengths of the views that constraints place, in their superviews' coordinates, so that a
/// constraint between a view and its superview has few terms. The frames of all other views are numbers.
struct ViewSystem {
    let root: UIView
    let isRightToLeft: Bool
    /// True if the root may deviate from its target size.
    let isFitted: Bool
    var linear = LinearSystem()
    /// The views and guides that constraints place, in the order of their first mention.
    private(set) var views: [UIView] = []
    private(set) var guides: [UILayoutGuide] = []
    /// Scroll views whose content is sized by constraints.
    private(set) var scrollViews: [UIScrollView] = []

    /// The rectangles made so far: of views in their superviews' coordinates, of guides in their views' coordinates.
    private var areas: [ObjectIdentifier: Area] = [:]
    private var contentAreas: [ObjectIdentifier: Area] = [:]
    private let free: Set<ObjectIdentifier>
    private(set) var origins: [ConstraintID: ConstraintOrigin] = [:]
    var contentLengths = ContentLengths()
    /// The app's required constraints.
    var requirements: Set<Constraint> = []

    /// - Parameter target: the size of the root.
    init(_ tree: ConstraintTree, _ target: FittingTarget) {
        root = tree.root
        isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        isFitted = target.isFree
        free = Set(tree.free.map(ObjectIdentifier.init))
        let rootArea = Area { _ in Span(start: LinearExpression(), length: makeLength()) }
        areas[ObjectIdentifier(root)] = rootArea
        for axis in ViewAxis.both {
            let size = target.size[axis]
            add(rootArea[axis].length - size, .equal, .size(root, axis, size), at: target.priority(axis))
        }
        for view in tree.free { _ = area(of: view) }
        for stack in tree.stacks { arrange(stack) }
        for constraint in tree.constraints { add(constraint) }
        // A cell's content view has the cell's size, and may be as large as its own content (A23).
        let content = (root as? UICollectionViewCell).map(\.contentView).flatMap { $0.translatesAutoresizingMaskIntoConstraints ? $0 : nil }
        addContentLengths(isFitted ? [root, content].compactMap(\.self) + views : views, widthsMatter: target.priority(.horizontal) != .required)
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// - Returns: `nil` for a constraint of priority 0, which has no effect.
    @discardableResult
    mutating func add(
        _ expression: LinearExpression, _ relation: Relation, _ origin: ConstraintOrigin,
        at priority: UILayoutPriority = .required, precedence: Int = 0
    ) -> ConstraintID? {
        guard priority.rawValue > 0 else { return nil }
        let priority = min(Double(priority.rawValue), Constraint.required)
        do {
            let id = try linear.add(Constraint(expression.limited, relation, priority: priority, precedence: precedence))
            origins[id] = origin
            return id
        } catch {
            fatalError("\(error)")
        }
    }

    /// Changes the constant of a constraint's expression.
    mutating func setConstant(_ constant: CGFloat, of id: ConstraintID) {
        do {
            try linear.setConstant(Double(constant), of: id)
        } catch {
            fatalError("\(error)")
        }
    }

    // MARK: Variables

    private mutating func makeLength() -> LinearExpression {
        let length = LinearExpression(linear.makeVariable())
        add(length, .greaterThanOrEqual, .bound)
        return length
    }

    private mutating func makeArea() -> Area {
        Area { _ in Span(start: LinearExpression(linear.makeVariable()), length: makeLength()) }
    }

    /// The alignment rectangle of a view in its superview's coordinates.
    mutating func area(of view: UIView) -> Area {
        let id = ObjectIdentifier(view)
        if let area = areas[id] { return area }
        view.flags.insert(.isInSystem)
        let isFree = free.contains(id)
        if isFree { views.append(view) }
        let area = isFree ? makeArea() : Area { maskedSpan(of: view, $0) }
        areas[id] = area
        return area
    }

    /// The rectangle of a guide in its view's coordinates.
    mutating func area(of guide: UILayoutGuide, in view: UIView) -> Area {
        switch guide.region {
        case .bounds: return Area { bounds(of: view, $0) }
        case .within(let insets): return Area { bounds(of: view, $0).inset(insets(view), $0) }
        case .content: return (view as? UIScrollView).map { contentArea(of: $0) } ?? Area { bounds(of: view, $0) }
        case .placed:
            let id = ObjectIdentifier(guide)
            if let area = areas[id] { return area }
            guides.append(guide)
            let area = makeArea()
            areas[id] = area
            return area
        }
    }

    /// The content of a scroll view in its own coordinates.
    mutating func contentArea(of view: UIScrollView) -> Area {
        let id = ObjectIdentifier(view)
        if let area = contentAreas[id] { return area }
        view.flags.insert(.isInSystem)
        scrollViews.append(view)
        let area = Area { _ in Span(start: LinearExpression(), length: makeLength()) }
        contentAreas[id] = area
        return area
    }

    /// A view's bounds in its own coordinates.
    mutating func bounds(of view: UIView, _ axis: ViewAxis) -> Span {
        let insets = view.alignmentRectInsets
        return Span(
            start: LinearExpression(view.bounds.origin[axis]),
            length: area(of: view)[axis].length + (insets.near(axis) + insets.far(axis)))
    }

    /// The span of a view that constraints do not place: its frame, resized with its superview by its autoresizing mask.
    private mutating func maskedSpan(of view: UIView, _ axis: ViewAxis) -> Span {
        let rect = view.alignmentRect(forFrame: view.frame)
        let span = Span(start: LinearExpression(rect.origin[axis]), length: LinearExpression(rect.size[axis]))
        guard let superview = view.superview, view.translatesAutoresizingMaskIntoConstraints else { return span }
        let shares = AutoresizingShares(of: view, axis)
        guard shares.start != 0 || shares.length != 0 else { return span }
        let growth = bounds(of: superview, axis).length - superview.bounds.size[axis]
        return Span(
            start: span.start + Double(shares.start) * growth, length: span.length + Double(shares.length) * growth)
    }
}

/// A rectangle as spans along both axes.
struct Area {
    var horizontal: Span
    var vertical: Span

    init(_ span: (ViewAxis) -> Span) { (horizontal, vertical) = (span(.horizontal), span(.vertical)) }

    subscript(axis: ViewAxis) -> Span { axis == .horizontal ? horizontal : vertical }
}
