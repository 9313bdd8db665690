import Foundation

/// A direction along which views are pinned.
enum Axis {
    case horizontal, vertical

    var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// An edge of a view or its middle, along one axis. Leading and trailing edges depend on the layout direction.
enum Place {
    case first, middle, last, leading, trailing
}

/// A part of an axis, in points of the superview's coordinates.
struct Span: Equatable {
    var origin: CGFloat
    var length: CGFloat

    subscript(place: Place) -> CGFloat {
        switch place {
        case .first, .leading: origin
        case .middle: origin + length / 2
        case .last, .trailing: origin + length
        }
    }
}

extension CGRect {
    subscript(axis: Axis) -> Span {
        get { axis == .horizontal ? Span(origin: minX, length: width) : Span(origin: minY, length: height) }
        set {
            switch axis {
            case .horizontal: (origin.x, size.width) = (newValue.origin, newValue.length)
            case .vertical: (origin.y, size.height) = (newValue.origin, newValue.length)
            }
        }
    }
}

/// Positions and lengths pinned along an axis, in points of the superview's coordinates. The first value of a property counts.
struct PinnedAxis {
    /// The left or top edge, the right or bottom edge, and the centre.
    private(set) var start: CGFloat?
    private(set) var end: CGFloat?
    private(set) var center: CGFloat?
    private(set) var length: CGFloat?
    private(set) var minimum: CGFloat?
    private(set) var maximum: CGFloat?
    var startMargin: CGFloat = 0
    var endMargin: CGFloat = 0
    /// The share of unused space between pinned edges that is before the view.
    var alignment: CGFloat = 0

    mutating func pin(start value: CGFloat) { if center == nil { start = start ?? value } }
    mutating func pin(end value: CGFloat) { if center == nil { end = end ?? value } }
    mutating func pin(center value: CGFloat) { if start == nil && end == nil { center = center ?? value } }
    mutating func pin(length value: CGFloat) { if value >= 0, value.isFinite { length = length ?? value } }
    mutating func pin(minimum value: CGFloat) { minimum = minimum ?? value }
    mutating func pin(maximum value: CGFloat) { maximum = maximum ?? value }
    mutating func replaceLength(_ value: CGFloat) { length = value }

    /// True if the view gets another position or size along this axis.
    var isPinned: Bool { start != nil || end != nil || center != nil || length != nil || minimum != nil || maximum != nil }
    /// True if the length does not depend on the view's current one.
    var hasLength: Bool { length != nil || start != nil && end != nil }

    /// Takes the minimum or maximum as the length, if nothing else determines the length.
    mutating func pinLimit() {
        if !hasLength { length = (minimum ?? maximum).map(limited) }
    }

    /// Pins the edges that a known length determines, so that both margins make the view smaller.
    mutating func pinEdges() {
        guard start == nil || end == nil, start != nil || end != nil || center != nil else { return }
        pinLimit()
        guard let length = length.map(limited) else { return }
        if let center { (start, end, self.center) = (center - length / 2, center + length / 2, nil) }
        if let start { end = end ?? start + length } else if let end { start = end - length }
        self.length = nil
    }

    func limited(_ length: CGFloat) -> CGFloat { max(min(max(length, minimum ?? 0), maximum ?? .infinity), 0) }

    /// The view's position and length with margins and limits.
    func solved(from old: Span) -> Span {
        if let start, let end {
            let room = Span(origin: start + startMargin, length: end - endMargin - start - startMargin)
            let length = limited(self.length ?? (room.length < 0 ? old.length : room.length))
            return Span(origin: room.origin + (room.length - length) * alignment, length: length)
        }
        let length = limited(self.length ?? old.length)
        let origin = start.map { $0 + startMargin } ?? end.map { $0 - endMargin - length }
            ?? center.map { $0 - length / 2 + startMargin - endMargin }
        return Span(origin: origin ?? old.origin, length: length)
    }
}
