import Foundation

/// An axis, for rules that apply along either.
typealias ViewAxis = NSLayoutConstraint.Axis

extension ViewAxis {
    static let both = [ViewAxis.horizontal, .vertical]

    var cross: ViewAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    subscript(axis: ViewAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: ViewAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension UIEdgeInsets {
    /// The inset at the left or top.
    func near(_ axis: ViewAxis) -> CGFloat { axis == .horizontal ? left : top }
    /// The inset at the right or bottom.
    func far(_ axis: ViewAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension NSLayoutConstraint.Attribute {
    /// A part of a view along an axis.
    enum Part {
        case length, start, end, center, firstBaseline, lastBaseline
    }

    /// The attribute's axis and part, with leading and trailing resolved; `nil` for `notAnAttribute`.
    func part(isRightToLeft: Bool) -> (axis: ViewAxis, part: Part)? {
        switch self {
        case .notAnAttribute: nil
        case .width: (.horizontal, .length)
        case .height: (.vertical, .length)
        case .left, .leftMargin: (.horizontal, .start)
        case .right, .rightMargin: (.horizontal, .end)
        case .leading, .leadingMargin: (.horizontal, isRightToLeft ? .end : .start)
        case .trailing, .trailingMargin: (.horizontal, isRightToLeft ? .start : .end)
        case .centerX, .centerXWithinMargins: (.horizontal, .center)
        case .top, .topMargin: (.vertical, .start)
        case .bottom, .bottomMargin: (.vertical, .end)
        case .centerY, .centerYWithinMargins: (.vertical, .center)
        case .firstBaseline: (.vertical, .firstBaseline)
        case .lastBaseline: (.vertical, .lastBaseline)
        }
    }

    var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
    var isLength: Bool { self == .width || self == .height }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// True for left and right edges, which do not depend on the layout direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// True for leading and trailing edges, from which distances are measured in reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
