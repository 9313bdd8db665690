import AutoLayout
public import Foundation

/// The target size of a tree's root, and the priority of each of its sides.
struct FittingTarget {
    /// Points.
    var size: CGSize
    /// Priorities by axis; `required` if absent.
    var priorities: [ViewAxis: UILayoutPriority] = [:]

    func priority(_ axis: ViewAxis) -> UILayoutPriority { priorities[axis] ?? .required }

    /// True if the root may deviate from the target along an axis.
    var isFree: Bool { ViewAxis.both.contains { priority($0) != .required } }
}

extension UIView {
    /// The size of this view as the root of its tree, from constraints and content, in points; `nil` if there are neither.
    final func fittingSize(_ target: FittingTarget) -> CGSize? {
        updatePropertiesIfNeeded()
        updateConstraintsIfNeeded()
        let tree = ConstraintTree(of: self)
        guard !tree.isEmpty || intrinsicContentSize != UIView.noIntrinsicSize else { return nil }
        var system = ViewSystem(tree, target)
        system.solve()
        return system.rootSize
    }

    /// A dimension that the content does not determine.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Passed to `systemLayoutSizeFitting(_:)` to request the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Passed to `systemLayoutSizeFitting(_:)` to request the largest size, in points.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

    // MARK: Laying out

    /// Solves the constraints of the tree below this view, its root, if they have changed. Superviews of views whose solved frames change
    /// are marked for layout. A view that code has moved since stays there until its superview is laid out.
    final func solveConstraintsIfNeeded() {
        guard flags.contains(.solving) else { return }
        let placing = discardSolution()
        let tree = ConstraintTree(of: self)
        guard !tree.isEmpty else { return }
        flags.insert(.isInSystem)
        var system = ViewSystem(tree, FittingTarget(size: bounds.size))
        system.solve()
        let solution = ConstraintSolution(&system)
        let inPlace = system.views.map { view in
            let earlier = view.superview.flatMap { placing.contains(ObjectIdentifier($0)) ? $0.attachments.solution : nil }
            let id = ObjectIdentifier(view)
            return Self.isSame(earlier?.frames[id] ?? view.frame, solution.frames[id])
        }
        for (view, isInPlace) in zip(system.views, inPlace) { view.superview?.place(by: solution, isInPlace: isInPlace) }
        for view in system.scrollViews { view.place(by: solution, isInPlace: false) }
        for guide in system.guides { guide.owningView?.attachments.solution = solution }
    }

    private func place(by solution: ConstraintSolution, isInPlace: Bool) {
        attachments.solution = solution
        flags.insert(.placesSubviews)
        if !isInPlace { raise(.layout) }
    }

    /// - Returns: the views whose subviews were placed by constraints.
    private func discardSolution() -> Set<ObjectIdentifier> {
        var (open, placing) = ([self], Set<ObjectIdentifier>())
        while let view = open.popLast() {
            if view.flags.contains(.placesSubviews) { placing.insert(ObjectIdentifier(view)) }
            view.flags.subtract([.solving, .placesSubviews])
            open.append(contentsOf: view.subviews)
        }
        return placing
    }

    /// Sets the subviews' frames, and a scroll view's content size, from the solved constraints.
    final func placeSubviews() {
        guard flags.contains(.placesSubviews), var solution = attachments.solution else { return }
        if solution.isStale {
            // Constraints have changed during this pass, such as in a superview's `layoutSubviews()`.
            solution.root?.solveConstraintsIfNeeded()
            solution = attachments.solution ?? solution
        }
        for view in subviews { view.place(at: solution.frames[ObjectIdentifier(view)]) }
        if let size = solution.contentSizes[ObjectIdentifier(self)] { (self as? UIScrollView)?.contentSize = size }
    }

    /// Sets the frame without marking the constraints as changed.
    final func place(at frame: CGRect?) {
        guard let frame, frame != self.frame else { return }
        let isInSystem = flags.contains(.isInSystem)
        flags.remove(.isInSystem)
        self.frame = frame
        if isInSystem { flags.insert(.isInSystem) }
        if preservesSuperviewLayoutMargins { systemInputDidChange() }
    }

    private static func isSame(_ own: CGRect, _ frame: CGRect?) -> Bool {
        guard let frame else { return true }
        return abs(own.minX - frame.minX) + abs(own.minY - frame.minY) < 1e-6
            && abs(own.width - frame.width) + abs(own.height - frame.height) < 1e-6
    }

    // MARK: Queries

    /// True if constraints, not code, determine the frame.
    package var isPlacedByConstraints: Bool {
        flags.contains(.isInSystem) && superview?.attachments.solution?.frames[ObjectIdentifier(self)] != nil
    }

    /// True if the constraints of the tree leave the view's position or size open.
    ///
    /// - Complexity: that of solving the tree's constraints.
    public var hasAmbiguousLayout: Bool {
        guard isPlacedByConstraints, let root = superview?.attachments.solution?.root else { return false }
        var system = ViewSystem(ConstraintTree(of: root), FittingTarget(size: root.bounds.size))
        system.solve()
        let area = system.area(of: self)
        let variables = ViewAxis.both.flatMap { (area[$0].start + area[$0].length).terms.map(\.variable) }
        return !system.linear.ambiguousVariables(among: variables).isEmpty
    }

    /// No effect: a view is not moved between the frames that an ambiguous layout allows.
    public func exerciseAmbiguityInLayout() {}

    /// The constraints along an axis that the view itself holds.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints.filter { $0.firstAttribute.part(isRightToLeft: false)?.axis == axis }
    }

    // MARK: Alignment

    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
