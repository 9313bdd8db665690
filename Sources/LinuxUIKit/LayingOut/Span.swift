import AutoLayout
import Foundation

/// A rectangle's start and length along an axis, in points, as linear expressions.
struct Span {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var center: LinearExpression { start + 0.5 * length }

    /// The span inset at both ends.
    func inset(_ insets: UIEdgeInsets, _ axis: ViewAxis) -> Span {
        guard insets != .zero else { return self }
        let (near, far) = (insets.near(axis), insets.far(axis))
        return Span(start: start + near, length: length - (near + far))
    }
}

extension LinearExpression {
    init(_ variable: Variable) { self.init([Term(variable)]) }
    init(_ constant: CGFloat) { self.init(constant: Double(constant)) }

    static func + (left: Self, right: CGFloat) -> Self { Self(left.terms, constant: left.constant + Double(right)) }
    static func - (left: Self, right: CGFloat) -> Self { left + -right }

    /// The expression with its constant clamped to ±1e9: apps write "greatest finite" for "no limit".
    ///
    /// - Precondition: the constant is a number.
    var limited: Self {
        require(!constant.isNaN, "A frame, a spacing or a size is not a number! That's illegal. constant:nan")
        return constant.magnitude < 1e9 ? self : Self(terms, constant: constant < 0 ? -1e9 : 1e9)
    }
}
