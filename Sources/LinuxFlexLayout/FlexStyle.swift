public import Foundation

/// Part of a container's length, written `50%`.
public struct FPercent: Sendable {
    let value: CGFloat
}

postfix operator %
public postfix func % (value: CGFloat) -> FPercent { FPercent(value: value) }
public postfix func % (value: Double) -> FPercent { FPercent(value: CGFloat(value)) }
public postfix func % (value: Float) -> FPercent { FPercent(value: CGFloat(value)) }
public postfix func % (value: Int) -> FPercent { FPercent(value: CGFloat(value)) }

enum Axis {
    case horizontal, vertical

    var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct Pair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension Pair: Equatable where Value: Equatable {}
extension Pair: Hashable where Value: Hashable {}

/// A length in points, or a percentage of the container's length.
enum FlexLength {
    case points(CGFloat)
    case percent(CGFloat)

    init(_ part: FPercent) { self = .percent(part.value) }

    /// `nil` for a percentage of an unknown length.
    func points(of whole: CGFloat?) -> CGFloat? {
        switch self {
        case .points(let length): length
        case .percent(let part): whole.map { $0 * part / 100 }
        }
    }
}

/// Lengths at edges. The length of a single edge counts before that of an axis, and that before the length of all edges.
struct FlexEdges {
    enum Name {
        case left, top, right, bottom, start, end, horizontal, vertical, all
    }

    private var lengths: [Name: FlexLength] = [:]

    subscript(name: Name) -> FlexLength? {
        get { lengths[name] }
        set { lengths[name] = newValue }
    }

    /// The lengths at the left and right, or at the top and bottom edge, in points.
    ///
    /// - Parameter whole: the length of which percentages are parts.
    func points(_ axis: Axis, isRightToLeft: Bool, of whole: CGFloat?) -> (first: CGFloat?, last: CGFloat?) {
        func points(_ names: Name...) -> CGFloat? { names.lazy.compactMap { lengths[$0]?.points(of: whole) }.first }
        return switch axis {
        case .horizontal:
            (points(isRightToLeft ? .end : .start, .left, .horizontal, .all), points(isRightToLeft ? .start : .end, .right, .horizontal, .all))
        case .vertical: (points(.top, .vertical, .all), points(.bottom, .vertical, .all))
        }
    }
}

/// The properties of a flex container and item.
struct FlexStyle {
    var direction = Flex.Direction.column
    var justifyContent = Flex.JustifyContent.start
    var alignItems = Flex.AlignItems.stretch
    var alignSelf = Flex.AlignSelf.auto
    var alignContent = Flex.AlignContent.start
    var wrap = Flex.Wrap.noWrap
    var layoutDirection = Flex.LayoutDirection.inherit
    var position = Flex.Position.relative
    var display = Flex.Display.flex
    var grow: CGFloat = 0
    var shrink: CGFloat = 0
    var basis: FlexLength?
    var size = Pair<FlexLength?>(nil, nil)
    var minimum = Pair<FlexLength?>(nil, nil)
    var maximum = Pair<FlexLength?>(nil, nil)
    var aspectRatio: CGFloat?
    /// Distances between items and between lines of them.
    var gap = Pair<CGFloat>(0, 0)
    var margin = FlexEdges()
    var padding = FlexEdges()
    /// Distances from the container's edges, or from the item's own place.
    var inset = FlexEdges()
}

extension Flex {
    public enum Direction: Sendable {
        case column, columnReverse, row, rowReverse
    }

    /// The distribution of free space; only lines are stretched.
    public enum JustifyContent: Sendable {
        case start, center, end, spaceBetween, spaceAround, spaceEvenly, stretch
    }

    public typealias AlignContent = JustifyContent

    /// The alignment of an item; `auto` is the container's `alignItems`.
    public enum AlignItems: Sendable {
        case stretch, start, center, end, baseline, auto
    }

    public typealias AlignSelf = AlignItems

    public enum Wrap: Sendable {
        case noWrap, wrap, wrapReverse
    }

    public enum Position: Sendable {
        case relative, absolute, `static`
    }

    public enum LayoutDirection: Sendable {
        case inherit, ltr, rtl
    }

    public enum Display: Sendable {
        case flex, none
    }

    /// The lengths that `layout(mode:)` keeps: both, the width or the height.
    public enum LayoutMode: Sendable {
        case fitContainer, adjustHeight, adjustWidth
    }
}
