@_exported public import LinuxUIKit
public import Foundation

/// The right side of a constraint: a view, a guide, their attributes, or a constant.
public protocol ConstraintRelatableTarget {}
/// A constant: a number for all attributes, or a size, a point or insets, which have a part for each attribute.
public protocol ConstraintOffsetTarget {}
public protocol ConstraintInsetTarget {}
public protocol ConstraintMultiplierTarget {}
public protocol ConstraintPriorityTarget {}

/// A number, which is accepted wherever a constraint takes a value.
public typealias ConstraintNumber =
    ConstraintRelatableTarget & ConstraintOffsetTarget & ConstraintInsetTarget & ConstraintMultiplierTarget & ConstraintPriorityTarget

extension Int: ConstraintNumber {}
extension UInt: ConstraintNumber {}
extension Float: ConstraintNumber {}
extension Double: ConstraintNumber {}
extension CGFloat: ConstraintNumber {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {}

/// The priority of a constraint.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Sendable {
    public let value: Float

    public static let required: ConstraintPriority = 1000.0
    public static let high: ConstraintPriority = 750.0
    public static let medium: ConstraintPriority = 500.0
    public static let low: ConstraintPriority = 250.0

    public init(_ value: Float) { self.value = value }
    public init(floatLiteral value: Float) { self.value = value }
    public func advanced(by distance: Float) -> ConstraintPriority { ConstraintPriority(value + distance) }
}

/// A number of any type as a length; 0 for other values.
func number(_ value: Any) -> CGFloat {
    switch value {
    case let value as any BinaryInteger: CGFloat(Int(value))
    case let value as any BinaryFloatingPoint: CGFloat(Double(value))
    default: 0
    }
}

extension UIEdgeInsets {
    /// The insets; a number counts for all edges.
    init(_ value: any ConstraintInsetTarget) {
        switch value {
        case let insets as UIEdgeInsets: self = insets
        // SnapKit has one layout direction for all views, left to right by default.
        case let insets as NSDirectionalEdgeInsets:
            self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        default:
            let all = number(value)
            self.init(top: all, left: all, bottom: all, right: all)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The part of a constant that applies to this attribute: a size's width, a point's y, an inset (negative at the right and bottom).
    func constant(_ value: Any) -> CGFloat {
        switch value {
        case let size as CGSize: self == .width ? size.width : self == .height ? size.height : 0
        case let point as CGPoint: constant(point)
        case let insets as UIEdgeInsets: constant(insets)
        case let insets as NSDirectionalEdgeInsets: constant(UIEdgeInsets(insets))
        default: number(value)
        }
    }

    private func constant(_ point: CGPoint) -> CGFloat {
        switch self {
        case .width, .height, .notAnAttribute: 0
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: point.y
        default: point.x
        }
    }

    private func constant(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .left, .leftMargin, .leading, .leadingMargin: insets.left
        case .top, .topMargin, .firstBaseline: insets.top
        case .right, .rightMargin, .trailing, .trailingMargin: -insets.right
        case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
        case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
        case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
        case .width: -(insets.left + insets.right)
        case .height: -(insets.top + insets.bottom)
        case .notAnAttribute: 0
        }
    }
}

extension UILayoutPriority {
    init(_ value: any ConstraintPriorityTarget) {
        self = value as? UILayoutPriority ?? UILayoutPriority(Float(number(value)))
    }
}
