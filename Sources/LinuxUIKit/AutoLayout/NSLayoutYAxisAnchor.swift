public import Foundation

/// A horizontal edge, centre line or baseline, kept by the constraints that are made from it.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The system's spacing, of 8 points, below another anchor.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier: multiplier)
    }

    /// At least the system's spacing, of 8 points, below another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// At most the system's spacing, of 8 points, below another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}
