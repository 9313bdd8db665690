public import Foundation

/// A vertical edge or centre line, kept by the constraints that are made from it.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The system's spacing, of 8 points, after another anchor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier: multiplier)
    }

    /// At least the system's spacing, of 8 points, after another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// At most the system's spacing, of 8 points, after another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}
