public import Foundation

/// An edge, centre line or dimension of a view, for creating constraints.
///
/// - Note: `AnchorType` prevents constraints between anchors of different axes.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide.
    open private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    @_disfavoredOverload
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, to: anchor)
    }

    @_disfavoredOverload
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor)
    }

    @_disfavoredOverload
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor)
    }

    @_disfavoredOverload
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: c)
    }

    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: c)
    }

    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: c)
    }

    /// A constraint at the system spacing of 8 points.
    func spaced(
        _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = related(relation, to: anchor, constant: 8 * multiplier)
        if [attribute, anchor.attribute].contains(where: \.isBaseline) { LayoutWarning.unknownSpacing(constraint.words).report() }
        return constraint
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0,
        at place: SourcePlace? = nil
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.place = place
        return constraint
    }
}

/// A vertical edge or centre line.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The system spacing of 8 points after another anchor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier: multiplier)
    }

    /// At least the system spacing of 8 points after another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// At most the system spacing of 8 points after another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}

/// A horizontal edge, centre line or baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The system spacing of 8 points below another anchor.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier: multiplier)
    }

    /// At least the system spacing of 8 points below another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// At most the system spacing of 8 points below another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}

/// A width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    @_disfavoredOverload
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, to: nil, constant: c) }

    @_disfavoredOverload
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: nil, constant: c)
    }

    @_disfavoredOverload
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: nil, constant: c)
    }

    @_disfavoredOverload
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m, constant: c)
    }

    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
