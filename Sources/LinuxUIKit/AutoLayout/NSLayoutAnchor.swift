public import Foundation

/// An edge, centre line or dimension of a view, for creating constraints.
///
/// - Note: `AnchorType` prevents constraints between anchors of different axes.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide that the anchor belongs to; `nil` if it has been deallocated.
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
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }

    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }

    /// A constraint at a multiple of the system spacing, 8 points.
    func spaced(
        _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = related(relation, to: anchor, constant: 8 * multiplier)
        if [attribute, anchor.attribute].contains(where: \.isBaseline) { LayoutWarning.unknownSpacing(constraint.words).report() }
        return constraint
    }

    /// Equal to an anchor of the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any AnchorOfItem).map { $0.end == end } ?? false }
    open override var hash: Int { attribute.rawValue }

    func related(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0,
        at place: SourcePlace? = nil
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.place = place
        constraint.distances = ((self as? NSLayoutDimension)?.distance, (anchor as? NSLayoutDimension)?.distance)
        return constraint
    }

    var end: LayoutEnd { LayoutEnd(item: item, attribute: attribute) }
}

/// An anchor of any axis.
protocol AnchorOfItem {
    var end: LayoutEnd { get }
}

extension NSLayoutAnchor: AnchorOfItem {}

/// An attribute of a view or guide.
struct LayoutEnd: Equatable {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute

    static func == (left: LayoutEnd, right: LayoutEnd) -> Bool {
        left.item === right.item && left.attribute == right.attribute
    }
}

/// The distance between two anchors, made by `anchorWithOffset(to:)`.
struct LayoutDistance {
    var start: LayoutEnd
    var end: LayoutEnd
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance to another anchor, for constraints that compare distances; negative if the other anchor comes
    /// first.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.width, LayoutDistance(start: end, end: otherAnchor.end))
    }

    /// A constraint to the system spacing, 8 points, after another anchor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, from: anchor, multiplier: multiplier) }

    /// A constraint to at least the system spacing, 8 points, after another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier) }

    /// A constraint to at most the system spacing, 8 points, after another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier) }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance to another anchor, for constraints that compare distances; negative if the other anchor comes
    /// first.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.height, LayoutDistance(start: end, end: otherAnchor.end))
    }

    /// A constraint to the system spacing, 8 points, below another anchor.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, from: anchor, multiplier: multiplier) }

    /// A constraint to at least the system spacing, 8 points, below another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier) }

    /// A constraint to at most the system spacing, 8 points, below another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier) }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The two anchors, if this is the distance between them; `nil` for an item's width or height.
    let distance: LayoutDistance?

    override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        distance = nil
        super.init(item, attribute)
    }

    fileprivate init(_ attribute: NSLayoutConstraint.Attribute, _ distance: LayoutDistance) {
        self.distance = distance
        // A null object stands for a deallocated view.
        super.init(distance.start.item ?? NSNull(), attribute)
    }

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
    ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }

    @_disfavoredOverload
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

    @_disfavoredOverload
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }
}
