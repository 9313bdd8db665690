public import Foundation
public import LinuxUIKit

/// An edge of a view, or its middle, along one axis.
public struct ViewEdge {
    let view: UIView
    let axis: Axis
    let place: Place
}

public typealias HorizontalEdge = ViewEdge
public typealias VerticalEdge = ViewEdge

/// A corner of a view, the middle of an edge, or the centre.
public struct Anchor {
    let horizontal: ViewEdge
    let vertical: ViewEdge
}

public struct EdgeList {
    let view: UIView

    public var top: VerticalEdge { ViewEdge(view: view, axis: .vertical, place: .first) }
    public var vCenter: VerticalEdge { ViewEdge(view: view, axis: .vertical, place: .middle) }
    public var bottom: VerticalEdge { ViewEdge(view: view, axis: .vertical, place: .last) }
    public var left: HorizontalEdge { ViewEdge(view: view, axis: .horizontal, place: .first) }
    public var hCenter: HorizontalEdge { ViewEdge(view: view, axis: .horizontal, place: .middle) }
    public var right: HorizontalEdge { ViewEdge(view: view, axis: .horizontal, place: .last) }
    public var start: HorizontalEdge { ViewEdge(view: view, axis: .horizontal, place: .leading) }
    public var end: HorizontalEdge { ViewEdge(view: view, axis: .horizontal, place: .trailing) }
}

public struct AnchorList {
    let edge: EdgeList

    public var topLeft: Anchor { Anchor(horizontal: edge.left, vertical: edge.top) }
    public var topCenter: Anchor { Anchor(horizontal: edge.hCenter, vertical: edge.top) }
    public var topRight: Anchor { Anchor(horizontal: edge.right, vertical: edge.top) }
    public var topStart: Anchor { Anchor(horizontal: edge.start, vertical: edge.top) }
    public var topEnd: Anchor { Anchor(horizontal: edge.end, vertical: edge.top) }
    public var centerLeft: Anchor { Anchor(horizontal: edge.left, vertical: edge.vCenter) }
    public var center: Anchor { Anchor(horizontal: edge.hCenter, vertical: edge.vCenter) }
    public var centers: Anchor { center }
    public var centerRight: Anchor { Anchor(horizontal: edge.right, vertical: edge.vCenter) }
    public var centerStart: Anchor { Anchor(horizontal: edge.start, vertical: edge.vCenter) }
    public var centerEnd: Anchor { Anchor(horizontal: edge.end, vertical: edge.vCenter) }
    public var bottomLeft: Anchor { Anchor(horizontal: edge.left, vertical: edge.bottom) }
    public var bottomCenter: Anchor { Anchor(horizontal: edge.hCenter, vertical: edge.bottom) }
    public var bottomRight: Anchor { Anchor(horizontal: edge.right, vertical: edge.bottom) }
    public var bottomStart: Anchor { Anchor(horizontal: edge.start, vertical: edge.bottom) }
    public var bottomEnd: Anchor { Anchor(horizontal: edge.end, vertical: edge.bottom) }
}

extension UIView {
    public var edge: EdgeList { EdgeList(view: self) }
    public var anchor: AnchorList { AnchorList(edge: edge) }
}

extension PinLayout {
    /// The frame of another view in the superview's coordinates; `nil` for views without a superview.
    func frame(of other: UIView) -> CGRect? {
        guard let superview, let parent = other.superview else { return nil }
        if parent === superview { return other.frame }
        // A scroll view's offset does not count.
        return parent.convert(other.frame, to: superview).offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    }

    /// Points for a part of the superview's length.
    func points(_ part: Percent, _ axis: Axis) -> CGFloat { part.of(superview?.bounds[axis].length ?? 0) }

    /// Pins a place of the view to a position in the superview's coordinates.
    @discardableResult func pin(_ axis: Axis, _ place: Place, at position: CGFloat) -> PinLayout {
        switch fixed(place) {
        case .middle: self[axis].pin(center: position)
        case .last, .trailing: self[axis].pin(end: position)
        case .first, .leading: self[axis].pin(start: position)
        }
        return self
    }

    /// Pins an edge at a distance from the same edge of the superview, inwards; the middle, rightwards or downwards.
    private func pin(_ axis: Axis, _ place: Place, _ distance: CGFloat) -> PinLayout {
        let place = fixed(place)
        guard superview != nil || place == .first else { return self }
        let room = Span(origin: 0, length: superview?.bounds[axis].length ?? 0)
        return pin(axis, place, at: room[place] + (place == .last ? -distance : distance))
    }

    private func pin(_ place: Place, to edge: ViewEdge) -> PinLayout {
        guard let frame = frame(of: edge.view) else { return self }
        return pin(edge.axis, place, at: frame[edge.axis][fixed(edge.place)])
    }

    private func pin(_ horizontal: Place, _ vertical: Place, to anchor: Anchor) -> PinLayout {
        pin(horizontal, to: anchor.horizontal).pin(vertical, to: anchor.vertical)
    }

    /// The place with leading and trailing edges as left and right ones.
    func fixed(_ place: Place) -> Place {
        switch place {
        case .leading: isRightToLeft ? .last : .first
        case .trailing: isRightToLeft ? .first : .last
        case .first, .middle, .last: place
        }
    }

    // MARK: Edges of the superview

    @discardableResult public func top(_ offset: CGFloat = 0) -> PinLayout { pin(.vertical, .first, offset) }
    @discardableResult public func top(_ offset: Percent) -> PinLayout { top(points(offset, .vertical)) }
    @discardableResult public func top(_ margin: UIEdgeInsets) -> PinLayout { top(margin.top) }
    @discardableResult public func bottom(_ offset: CGFloat = 0) -> PinLayout { pin(.vertical, .last, offset) }
    @discardableResult public func bottom(_ offset: Percent) -> PinLayout { bottom(points(offset, .vertical)) }
    @discardableResult public func bottom(_ margin: UIEdgeInsets) -> PinLayout { bottom(margin.bottom) }
    @discardableResult public func left(_ offset: CGFloat = 0) -> PinLayout { pin(.horizontal, .first, offset) }
    @discardableResult public func left(_ offset: Percent) -> PinLayout { left(points(offset, .horizontal)) }
    @discardableResult public func left(_ margin: UIEdgeInsets) -> PinLayout { left(margin.left) }
    @discardableResult public func right(_ offset: CGFloat = 0) -> PinLayout { pin(.horizontal, .last, offset) }
    @discardableResult public func right(_ offset: Percent) -> PinLayout { right(points(offset, .horizontal)) }
    @discardableResult public func right(_ margin: UIEdgeInsets) -> PinLayout { right(margin.right) }
    @discardableResult public func start(_ offset: CGFloat = 0) -> PinLayout { pin(.horizontal, .leading, offset) }
    @discardableResult public func start(_ offset: Percent) -> PinLayout { start(points(offset, .horizontal)) }
    @discardableResult public func start(_ margin: UIEdgeInsets) -> PinLayout { start(isRightToLeft ? margin.right : margin.left) }
    @discardableResult public func end(_ offset: CGFloat = 0) -> PinLayout { pin(.horizontal, .trailing, offset) }
    @discardableResult public func end(_ offset: Percent) -> PinLayout { end(points(offset, .horizontal)) }
    @discardableResult public func end(_ margin: UIEdgeInsets) -> PinLayout { end(isRightToLeft ? margin.left : margin.right) }
    @discardableResult public func hCenter(_ offset: CGFloat = 0) -> PinLayout { pin(.horizontal, .middle, offset) }
    @discardableResult public func hCenter(_ offset: Percent) -> PinLayout { hCenter(points(offset, .horizontal)) }
    @discardableResult public func vCenter(_ offset: CGFloat = 0) -> PinLayout { pin(.vertical, .middle, offset) }
    @discardableResult public func vCenter(_ offset: Percent) -> PinLayout { vCenter(points(offset, .vertical)) }

    @discardableResult public func all(_ margin: CGFloat = 0) -> PinLayout { horizontally(margin).vertically(margin) }
    @discardableResult public func all(_ margin: UIEdgeInsets) -> PinLayout { horizontally(margin).vertically(margin) }
    @discardableResult public func horizontally(_ margin: CGFloat = 0) -> PinLayout { left(margin).right(margin) }
    @discardableResult public func horizontally(_ margin: Percent) -> PinLayout { left(margin).right(margin) }
    @discardableResult public func horizontally(_ margin: UIEdgeInsets) -> PinLayout { left(margin).right(margin) }
    @discardableResult public func vertically(_ margin: CGFloat = 0) -> PinLayout { top(margin).bottom(margin) }
    @discardableResult public func vertically(_ margin: Percent) -> PinLayout { top(margin).bottom(margin) }
    @discardableResult public func vertically(_ margin: UIEdgeInsets) -> PinLayout { top(margin).bottom(margin) }

    @discardableResult public func topLeft(_ offset: CGFloat = 0) -> PinLayout { top(offset).left(offset) }
    @discardableResult public func topCenter(_ offset: CGFloat = 0) -> PinLayout { top(offset).hCenter() }
    @discardableResult public func topRight(_ offset: CGFloat = 0) -> PinLayout { top(offset).right(offset) }
    @discardableResult public func topStart(_ offset: CGFloat = 0) -> PinLayout { top(offset).start(offset) }
    @discardableResult public func topEnd(_ offset: CGFloat = 0) -> PinLayout { top(offset).end(offset) }
    @discardableResult public func centerLeft(_ offset: CGFloat = 0) -> PinLayout { vCenter().left(offset) }
    @discardableResult public func center(_ offset: CGFloat = 0) -> PinLayout { hCenter(offset).vCenter(offset) }
    @discardableResult public func centerRight(_ offset: CGFloat = 0) -> PinLayout { vCenter().right(offset) }
    @discardableResult public func centerStart(_ offset: CGFloat = 0) -> PinLayout { vCenter().start(offset) }
    @discardableResult public func centerEnd(_ offset: CGFloat = 0) -> PinLayout { vCenter().end(offset) }
    @discardableResult public func bottomLeft(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).left(offset) }
    @discardableResult public func bottomCenter(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).hCenter() }
    @discardableResult public func bottomRight(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).right(offset) }
    @discardableResult public func bottomStart(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).start(offset) }
    @discardableResult public func bottomEnd(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).end(offset) }

    // MARK: Edges and anchors of other views

    @discardableResult public func top(to edge: VerticalEdge) -> PinLayout { pin(.first, to: edge) }
    @discardableResult public func vCenter(to edge: VerticalEdge) -> PinLayout { pin(.middle, to: edge) }
    @discardableResult public func bottom(to edge: VerticalEdge) -> PinLayout { pin(.last, to: edge) }
    @discardableResult public func left(to edge: HorizontalEdge) -> PinLayout { pin(.first, to: edge) }
    @discardableResult public func hCenter(to edge: HorizontalEdge) -> PinLayout { pin(.middle, to: edge) }
    @discardableResult public func right(to edge: HorizontalEdge) -> PinLayout { pin(.last, to: edge) }
    @discardableResult public func start(to edge: HorizontalEdge) -> PinLayout { pin(.leading, to: edge) }
    @discardableResult public func end(to edge: HorizontalEdge) -> PinLayout { pin(.trailing, to: edge) }

    @discardableResult public func topLeft(to anchor: Anchor) -> PinLayout { pin(.first, .first, to: anchor) }
    @discardableResult public func topCenter(to anchor: Anchor) -> PinLayout { pin(.middle, .first, to: anchor) }
    @discardableResult public func topRight(to anchor: Anchor) -> PinLayout { pin(.last, .first, to: anchor) }
    @discardableResult public func topStart(to anchor: Anchor) -> PinLayout { pin(.leading, .first, to: anchor) }
    @discardableResult public func topEnd(to anchor: Anchor) -> PinLayout { pin(.trailing, .first, to: anchor) }
    @discardableResult public func centerLeft(to anchor: Anchor) -> PinLayout { pin(.first, .middle, to: anchor) }
    @discardableResult public func center(to anchor: Anchor) -> PinLayout { pin(.middle, .middle, to: anchor) }
    @discardableResult public func centerRight(to anchor: Anchor) -> PinLayout { pin(.last, .middle, to: anchor) }
    @discardableResult public func centerStart(to anchor: Anchor) -> PinLayout { pin(.leading, .middle, to: anchor) }
    @discardableResult public func centerEnd(to anchor: Anchor) -> PinLayout { pin(.trailing, .middle, to: anchor) }
    @discardableResult public func bottomLeft(to anchor: Anchor) -> PinLayout { pin(.first, .last, to: anchor) }
    @discardableResult public func bottomCenter(to anchor: Anchor) -> PinLayout { pin(.middle, .last, to: anchor) }
    @discardableResult public func bottomRight(to anchor: Anchor) -> PinLayout { pin(.last, .last, to: anchor) }
    @discardableResult public func bottomStart(to anchor: Anchor) -> PinLayout { pin(.leading, .last, to: anchor) }
    @discardableResult public func bottomEnd(to anchor: Anchor) -> PinLayout { pin(.trailing, .last, to: anchor) }
}
