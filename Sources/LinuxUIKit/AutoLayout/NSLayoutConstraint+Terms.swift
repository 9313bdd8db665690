extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    /// What of a view a constraint is about.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
    }

    /// A direction that views are arranged in.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical
    }
}
