import AutoLayout
import Foundation

/// Stack views as constraints on the views that they arrange.
extension ViewSystem {
    mutating func arrange(_ stack: UIStackView) {
        let isReversed = stack.isRightToLeft && stack.axis == .horizontal
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        let views = isReversed ? shown.reversed() : shown
        let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let room = Area { bounds(of: stack, $0).inset(insets, $0) }
        guard !views.isEmpty else {
            for axis in ViewAxis.both { relate(room[axis].length, .lessThanOrEqual, stack, .fit, .stackFitting) }
            return
        }
        let gaps = zip(views, views.dropFirst()).map { stack.gap(after: isReversed ? $1 : $0) }
        line(views, gaps, in: room[stack.axis], of: stack)
        distribute(views, of: stack)
        align(views, in: room[stack.axis.cross], of: stack)
    }

    private mutating func relate(
        _ expression: LinearExpression, _ relation: Relation, _ stack: UIStackView, _ rule: ConstraintOrigin.StackRule,
        _ priority: UILayoutPriority = .required
    ) { add(expression, relation, .stack(stack, rule), at: priority) }

    // MARK: Along the axis

    /// Lines up views from left to right or top to bottom, filling the room.
    private mutating func line(_ views: [UIView], _ gaps: [CGFloat], in room: Span, of stack: UIStackView) {
        let spans = views.map { area(of: $0)[stack.axis] }
        relate(spans[0].start - room.start, .equal, stack, .canvas)
        for (index, gap) in gaps.enumerated() {
            let distance = distance(views[index], views[index + 1], in: stack) - gap
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: relate(distance, .equal, stack, .spacing)
            case .equalSpacing, .equalCentering:
                relate(distance, .greaterThanOrEqual, stack, .spacing)
                relate(distance, .lessThanOrEqual, stack, .spacing, .stackFitting)
            }
        }
        relate(spans[spans.count - 1].end - room.end, .equal, stack, .canvas)
    }

    /// The distance between two neighbours, or between their baselines.
    private mutating func distance(_ first: UIView, _ second: UIView, in stack: UIStackView) -> LinearExpression {
        if stack.axis == .vertical, stack.isBaselineRelativeArrangement,
            let last = position(of: first, .lastBaseline, in: stack), let next = position(of: second, .firstBaseline, in: stack)
        {
            return next - last
        }
        return area(of: second)[stack.axis].start - area(of: first)[stack.axis].end
    }

    private mutating func distribute(_ views: [UIView], of stack: UIStackView) {
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { relate(length(of: view, stack) - length(of: views[0], stack), .equal, stack, .fillEqually) }
        case .fillProportionally:
            let parts = views.map { (view: $0, length: Double($0.intrinsicContentSize[stack.axis])) }.filter { $0.length > 0 }
            for part in parts.dropFirst() {
                let shares = parts[0].length * length(of: part.view, stack) - part.length * length(of: parts[0].view, stack)
                relate(shares, .equal, stack, .fillProportionally)
            }
        case .equalSpacing:
            equate(views, of: stack, .spacing, .required) { $1.start - $0.end }
        case .equalCentering:
            equate(views, of: stack, .centering, .stackCentering) { $1.center - $0.center }
        }
    }

    private mutating func length(of view: UIView, _ stack: UIStackView) -> LinearExpression { area(of: view)[stack.axis].length }

    /// Makes the distances between neighbours equal.
    ///
    /// - Parameter distance: the distance between two neighbouring spans.
    private mutating func equate(
        _ views: [UIView], of stack: UIStackView, _ rule: ConstraintOrigin.StackRule, _ priority: UILayoutPriority,
        _ distance: (Span, Span) -> LinearExpression
    ) {
        let spans = views.map { area(of: $0)[stack.axis] }
        let distances = zip(spans, spans.dropFirst()).map(distance)
        for other in distances.dropFirst() { relate(other - distances[0], .equal, stack, rule, priority) }
    }

    // MARK: Across it

    private mutating func align(_ views: [UIView], in room: Span, of stack: UIStackView) {
        for view in views { align(area(of: view)[stack.axis.cross], in: room, of: stack) }
        if stack.alignment != .fill { relate(room.length, .lessThanOrEqual, stack, .fit, .stackFitting) }
        guard let attribute = stack.alignment.baseline else { return }
        let baselines = views.compactMap { position(of: $0, attribute, in: stack) }
        for other in baselines.dropFirst() { relate(other - baselines[0], .equal, stack, .alignment) }
    }

    /// Aligns a view's span across the axis. Of two inequalities, the solver prefers equality in the one added last.
    private mutating func align(_ span: Span, in room: Span, of stack: UIStackView) {
        let (start, end) = (span.start - room.start, span.end - room.end)
        switch stack.alignment {
        case .fill:
            relate(start, .equal, stack, .alignment)
            relate(end, .equal, stack, .alignment)
        case .center:
            relate(span.center - room.center, .equal, stack, .alignment)
            relate(start, .greaterThanOrEqual, stack, .canvas)
        case .leading, .trailing:
            let isAtEnd = (stack.alignment == .trailing) != (stack.isRightToLeft && stack.axis == .vertical)
            relate(isAtEnd ? end : start, .equal, stack, .alignment)
            relate(isAtEnd ? start : end, isAtEnd ? .greaterThanOrEqual : .lessThanOrEqual, stack, .canvas)
        case .firstBaseline:
            relate(end, .lessThanOrEqual, stack, .canvas)
            relate(start, .greaterThanOrEqual, stack, .canvas)
        case .lastBaseline:
            relate(start, .greaterThanOrEqual, stack, .canvas)
            relate(end, .lessThanOrEqual, stack, .canvas)
        }
    }
}

extension UILayoutPriority {
    /// Priority with which a stack view hugs its arranged views (A11); above that of `systemLayoutSizeFitting(_:)`.
    fileprivate static let stackFitting = fittingSizeLevel + 1
    /// Priority of equal distances between centres (A11); below those of spacing and content.
    fileprivate static let stackCentering = UILayoutPriority(149)
}

extension UIStackView.Alignment {
    /// The aligned baseline; `nil` for alignments by edges and centres.
    fileprivate var baseline: NSLayoutConstraint.Attribute? {
        switch self {
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .fill, .leading, .center, .trailing: nil
        }
    }
}

extension UIStackView {
    fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The spacing after an arranged view, in points.
    fileprivate func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let gap = custom == Self.spacingUseDefault ? spacing : custom
        return gap == Self.spacingUseSystem ? 8 : gap
    }
}
