import CompositionalLayout
import Foundation
import LinuxUIKit

/// The frames of views arranged by a stack view: in sequence if at most one lacks its own length, or equally.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    /// The arranged area in the stack's coordinates, in points.
    private let inner: CGRect
    private let margins: UIEdgeInsets
    private let chain: ConstraintChain

    /// - Parameter width: the stack's width, in points, when searching its height; `nil` to use its bounds.
    init(_ stack: UIStackView, width: CGFloat? = nil) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let bounds = width.map { CGRect(x: 0, y: 0, width: $0, height: stack.bounds.height) } ?? stack.bounds
        inner = CGRect(
            x: bounds.minX + margins.left, y: bounds.minY + margins.top,
            width: max(0, bounds.width - margins.left - margins.right),
            height: max(0, bounds.height - margins.top - margins.bottom))
        chain = ConstraintChain(in: stack, lookingForHeightAt: width)
    }

    /// The length that the stack needs, in points; `nil` if one of its views has none.
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let lengths = views.compactMap { chain.length(of: $0, along: axis) }
        guard lengths.count == views.count else { return nil }
        let around = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
        guard axis == stack.axis else { return around + (lengths.max() ?? 0) }
        if stack.distribution == .fillEqually { return around + gaps + (lengths.max() ?? 0) * CGFloat(views.count) }
        return around + gaps + lengths.reduce(0, +)
    }

    /// A view's frame in the stack's coordinates, in points; `nil` if more than one length is unknown.
    func frame(of view: UIView) -> CGRect? {
        guard let index = views.firstIndex(of: view), let lengths = lengths(for: index),
            let (crossStart, crossLength) = across(view)
        else { return nil }
        let before = zip(lengths, views).prefix(index).reduce(0) { $0 + $1.0 + gap(after: $1.1) }
        switch stack.axis {
        case .vertical:
            return CGRect(x: crossStart, y: inner.minY + before, width: crossLength, height: lengths[index])
        case .horizontal:
            let x = chain.isRightToLeft ? inner.maxX - before - lengths[index] : inner.minX + before
            return CGRect(x: x, y: crossStart, width: lengths[index], height: crossLength)
        }
    }

    // MARK: Along the axis

    private func lengths(for index: Int) -> [CGFloat]? {
        let room = (stack.axis == .horizontal ? inner.width : inner.height) - gaps
        if stack.distribution == .fillEqually { return views.map { _ in max(0, room / CGFloat(views.count)) } }
        guard stack.distribution == .fill else { return nil }
        var lengths = views.map { chain.length(of: $0, along: stack.axis) }
        let known = lengths.enumerated().reduce(0) { $1.offset == index ? $0 : $0 + ($1.element ?? 0) }
        // The unknown length is the remaining space.
        if lengths[index] == nil { lengths[index] = max(0, room - known) }
        let all = lengths.compactMap(\.self)
        return all.count == views.count ? all : nil
    }

    private func gap(after view: UIView) -> CGFloat {
        guard view !== views.last else { return 0 }
        let own = stack.customSpacing(after: view)
        return own == UIStackView.spacingUseDefault ? stack.spacing : own
    }

    private var gaps: CGFloat { views.reduce(0) { $0 + gap(after: $1) } }

    // MARK: Across it

    private func across(_ view: UIView) -> (start: CGFloat, length: CGFloat)? {
        let isColumn = stack.axis == .vertical
        let (start, room) = isColumn ? (inner.minX, inner.width) : (inner.minY, inner.height)
        if stack.alignment == .fill { return (start, room) }
        guard let length = chain.length(of: view, along: isColumn ? .horizontal : .vertical) else { return nil }
        switch stack.alignment {
        case .fill, .leading: return (isColumn && chain.isRightToLeft ? start + room - length : start, length)
        case .trailing: return (isColumn && chain.isRightToLeft ? start : start + room - length, length)
        case .center: return (start + (room - length) / 2, length)
        case .firstBaseline, .lastBaseline: return nil
        }
    }
}
