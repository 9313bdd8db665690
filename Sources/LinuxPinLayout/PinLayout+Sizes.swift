public import Foundation
public import LinuxUIKit

/// Sizes, their limits, margins and alignment.
extension PinLayout {
    @discardableResult public func width(_ width: CGFloat) -> PinLayout { set(.horizontal) { $0.pin(length: width) } }
    @discardableResult public func width(_ part: Percent) -> PinLayout { width(points(part, .horizontal)) }
    @discardableResult public func width(of view: UIView) -> PinLayout { width(view.bounds.width) }
    @discardableResult public func height(_ height: CGFloat) -> PinLayout { set(.vertical) { $0.pin(length: height) } }
    @discardableResult public func height(_ part: Percent) -> PinLayout { height(points(part, .vertical)) }
    @discardableResult public func height(of view: UIView) -> PinLayout { height(view.bounds.height) }
    @discardableResult public func size(_ size: CGSize) -> PinLayout { width(size.width).height(size.height) }
    @discardableResult public func size(_ sideLength: CGFloat) -> PinLayout { width(sideLength).height(sideLength) }
    @discardableResult public func size(_ part: Percent) -> PinLayout { width(part).height(part) }
    @discardableResult public func size(of view: UIView) -> PinLayout { size(view.bounds.size) }

    @discardableResult public func minWidth(_ width: CGFloat) -> PinLayout { set(.horizontal) { $0.pin(minimum: width) } }
    @discardableResult public func minWidth(_ part: Percent) -> PinLayout { minWidth(points(part, .horizontal)) }
    @discardableResult public func maxWidth(_ width: CGFloat) -> PinLayout { set(.horizontal) { $0.pin(maximum: width) } }
    @discardableResult public func maxWidth(_ part: Percent) -> PinLayout { maxWidth(points(part, .horizontal)) }
    @discardableResult public func minHeight(_ height: CGFloat) -> PinLayout { set(.vertical) { $0.pin(minimum: height) } }
    @discardableResult public func minHeight(_ part: Percent) -> PinLayout { minHeight(points(part, .vertical)) }
    @discardableResult public func maxHeight(_ height: CGFloat) -> PinLayout { set(.vertical) { $0.pin(maximum: height) } }
    @discardableResult public func maxHeight(_ part: Percent) -> PinLayout { maxHeight(points(part, .vertical)) }

    /// The width divided by the height.
    @discardableResult public func aspectRatio(_ ratio: CGFloat) -> PinLayout {
        if ratio > 0 { self.ratio = self.ratio ?? ratio }
        return self
    }

    @discardableResult public func aspectRatio(of view: UIView) -> PinLayout { aspectRatio(view.bounds.size.ratio) }

    /// The ratio of an image view's image.
    @discardableResult public func aspectRatio() -> PinLayout { aspectRatio((view as? UIImageView)?.image?.size.ratio ?? 0) }

    @discardableResult public func sizeToFit(_ fitType: FitType = .content) -> PinLayout {
        self.fitType = self.fitType ?? fitType
        return self
    }

    // MARK: Wrapping

    @discardableResult public func wrapContent(_ type: WrapType = .all, padding: CGFloat = 0) -> PinLayout {
        wrapContent(type, padding: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
    }

    @discardableResult public func wrapContent(padding: UIEdgeInsets) -> PinLayout { wrapContent(.all, padding: padding) }

    /// Moves the subviews so that they begin after the padding, and pins the lengths that contain them.
    @discardableResult public func wrapContent(_ type: WrapType, padding: UIEdgeInsets) -> PinLayout {
        guard let first = view.subviews.first else { return self }
        let content = view.subviews.reduce(first.frame) { $0.union($1.frame) }
        if type != .vertically { wrap(content, .horizontal, padding.left, padding.right) }
        if type != .horizontally { wrap(content, .vertical, padding.top, padding.bottom) }
        return self
    }

    private func wrap(_ content: CGRect, _ axis: Axis, _ before: CGFloat, _ after: CGFloat) {
        for subview in view.subviews {
            let span = subview.frame[axis]
            subview.frame[axis] = Span(origin: span.origin + before - content[axis].origin, length: span.length).pixels
        }
        self[axis].pin(length: content[axis].length + before + after)
    }

    // MARK: Unused space between pinned edges

    @discardableResult public func justify(_ alignment: HorizontalAlign) -> PinLayout { distribute(.horizontal, alignment.place) }
    @discardableResult public func align(_ alignment: VerticalAlign) -> PinLayout { distribute(.vertical, alignment.place) }

    private func distribute(_ axis: Axis, _ place: Place?) -> PinLayout {
        self[axis].alignment = Span(origin: 0, length: 1)[fixed(place ?? .first)]
        return self
    }

    // MARK: Margins

    /// Lets margins at both edges make a view smaller whose length and one edge are pinned.
    @discardableResult public func pinEdges() -> PinLayout {
        pinsEdges = true
        return self
    }

    @discardableResult public func marginTop(_ value: CGFloat) -> PinLayout { set(.vertical) { $0.startMargin = value } }
    @discardableResult public func marginTop(_ part: Percent) -> PinLayout { marginTop(points(part, .vertical)) }
    @discardableResult public func marginBottom(_ value: CGFloat) -> PinLayout { set(.vertical) { $0.endMargin = value } }
    @discardableResult public func marginBottom(_ part: Percent) -> PinLayout { marginBottom(points(part, .vertical)) }
    @discardableResult public func marginLeft(_ value: CGFloat) -> PinLayout { set(.horizontal) { $0.startMargin = value } }
    @discardableResult public func marginLeft(_ part: Percent) -> PinLayout { marginLeft(points(part, .horizontal)) }
    @discardableResult public func marginRight(_ value: CGFloat) -> PinLayout { set(.horizontal) { $0.endMargin = value } }
    @discardableResult public func marginRight(_ part: Percent) -> PinLayout { marginRight(points(part, .horizontal)) }
    @discardableResult public func marginStart(_ value: CGFloat) -> PinLayout { isRightToLeft ? marginRight(value) : marginLeft(value) }
    @discardableResult public func marginStart(_ part: Percent) -> PinLayout { marginStart(points(part, .horizontal)) }
    @discardableResult public func marginEnd(_ value: CGFloat) -> PinLayout { isRightToLeft ? marginLeft(value) : marginRight(value) }
    @discardableResult public func marginEnd(_ part: Percent) -> PinLayout { marginEnd(points(part, .horizontal)) }
    @discardableResult public func marginHorizontal(_ value: CGFloat) -> PinLayout { marginLeft(value).marginRight(value) }
    @discardableResult public func marginHorizontal(_ part: Percent) -> PinLayout { marginLeft(part).marginRight(part) }
    @discardableResult public func marginVertical(_ value: CGFloat) -> PinLayout { marginTop(value).marginBottom(value) }
    @discardableResult public func marginVertical(_ part: Percent) -> PinLayout { marginTop(part).marginBottom(part) }
    @discardableResult public func margin(_ value: CGFloat) -> PinLayout { margin(value, value) }
    @discardableResult public func margin(_ part: Percent) -> PinLayout { marginVertical(part).marginHorizontal(part) }
    @discardableResult public func margin(_ insets: UIEdgeInsets) -> PinLayout { margin(insets.top, insets.left, insets.bottom, insets.right) }
    @discardableResult public func margin(_ insets: NSDirectionalEdgeInsets) -> PinLayout {
        marginTop(insets.top).marginBottom(insets.bottom).marginStart(insets.leading).marginEnd(insets.trailing)
    }

    @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
        marginVertical(vertical).marginHorizontal(horizontal)
    }

    @discardableResult public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> PinLayout {
        margin(top, horizontal, bottom, horizontal)
    }

    @discardableResult public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> PinLayout {
        marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
    }
}

extension CGSize {
    /// The width divided by the height; 0 for a size without one of them.
    fileprivate var ratio: CGFloat { height > 0 ? width / height : 0 }
}
