public import Foundation
public import LinuxUIKit

/// Sizes, margins, paddings and insets. `nil` resets a length.
extension Flex {
    @discardableResult public func width(_ value: CGFloat?) -> Flex { set(\.size.horizontal, value.map(FlexLength.points)) }
    @discardableResult public func width(_ part: FPercent) -> Flex { set(\.size.horizontal, FlexLength(part)) }
    @discardableResult public func height(_ value: CGFloat?) -> Flex { set(\.size.vertical, value.map(FlexLength.points)) }
    @discardableResult public func height(_ part: FPercent) -> Flex { set(\.size.vertical, FlexLength(part)) }
    @discardableResult public func minWidth(_ value: CGFloat?) -> Flex { set(\.minimum.horizontal, value.map(FlexLength.points)) }
    @discardableResult public func minWidth(_ part: FPercent) -> Flex { set(\.minimum.horizontal, FlexLength(part)) }
    @discardableResult public func minHeight(_ value: CGFloat?) -> Flex { set(\.minimum.vertical, value.map(FlexLength.points)) }
    @discardableResult public func minHeight(_ part: FPercent) -> Flex { set(\.minimum.vertical, FlexLength(part)) }
    @discardableResult public func maxWidth(_ value: CGFloat?) -> Flex { set(\.maximum.horizontal, value.map(FlexLength.points)) }
    @discardableResult public func maxWidth(_ part: FPercent) -> Flex { set(\.maximum.horizontal, FlexLength(part)) }
    @discardableResult public func maxHeight(_ value: CGFloat?) -> Flex { set(\.maximum.vertical, value.map(FlexLength.points)) }
    @discardableResult public func maxHeight(_ part: FPercent) -> Flex { set(\.maximum.vertical, FlexLength(part)) }
    @discardableResult public func size(_ sideLength: CGFloat?) -> Flex { width(sideLength).height(sideLength) }
    @discardableResult public func size(_ size: CGSize?) -> Flex { width(size?.width).height(size?.height) }

    /// The width divided by the height.
    @discardableResult public func aspectRatio(_ value: CGFloat?) -> Flex { set(\.aspectRatio, value) }

    /// The ratio of an image view's image.
    @discardableResult public func aspectRatio(of imageView: UIImageView) -> Flex {
        guard let size = imageView.image?.size, size.height > 0 else { return self }
        return aspectRatio(size.width / size.height)
    }

    // MARK: Margins

    @discardableResult public func marginTop(_ value: CGFloat) -> Flex { set(\.margin[.top], .points(value)) }
    @discardableResult public func marginTop(_ part: FPercent) -> Flex { set(\.margin[.top], FlexLength(part)) }
    @discardableResult public func marginLeft(_ value: CGFloat) -> Flex { set(\.margin[.left], .points(value)) }
    @discardableResult public func marginLeft(_ part: FPercent) -> Flex { set(\.margin[.left], FlexLength(part)) }
    @discardableResult public func marginBottom(_ value: CGFloat) -> Flex { set(\.margin[.bottom], .points(value)) }
    @discardableResult public func marginBottom(_ part: FPercent) -> Flex { set(\.margin[.bottom], FlexLength(part)) }
    @discardableResult public func marginRight(_ value: CGFloat) -> Flex { set(\.margin[.right], .points(value)) }
    @discardableResult public func marginRight(_ part: FPercent) -> Flex { set(\.margin[.right], FlexLength(part)) }
    @discardableResult public func marginStart(_ value: CGFloat) -> Flex { set(\.margin[.start], .points(value)) }
    @discardableResult public func marginStart(_ part: FPercent) -> Flex { set(\.margin[.start], FlexLength(part)) }
    @discardableResult public func marginEnd(_ value: CGFloat) -> Flex { set(\.margin[.end], .points(value)) }
    @discardableResult public func marginEnd(_ part: FPercent) -> Flex { set(\.margin[.end], FlexLength(part)) }
    @discardableResult public func marginHorizontal(_ value: CGFloat) -> Flex { set(\.margin[.horizontal], .points(value)) }
    @discardableResult public func marginHorizontal(_ part: FPercent) -> Flex { set(\.margin[.horizontal], FlexLength(part)) }
    @discardableResult public func marginVertical(_ value: CGFloat) -> Flex { set(\.margin[.vertical], .points(value)) }
    @discardableResult public func marginVertical(_ part: FPercent) -> Flex { set(\.margin[.vertical], FlexLength(part)) }
    @discardableResult public func margin(_ value: CGFloat) -> Flex { set(\.margin[.all], .points(value)) }
    @discardableResult public func margin(_ part: FPercent) -> Flex { set(\.margin[.all], FlexLength(part)) }
    @discardableResult public func margin(_ insets: UIEdgeInsets) -> Flex { margin(insets.top, insets.left, insets.bottom, insets.right) }
    @discardableResult public func margin(_ insets: NSDirectionalEdgeInsets) -> Flex {
        marginTop(insets.top).marginStart(insets.leading).marginBottom(insets.bottom).marginEnd(insets.trailing)
    }

    @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        marginVertical(vertical).marginHorizontal(horizontal)
    }

    @discardableResult public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        marginTop(top).marginHorizontal(horizontal).marginBottom(bottom)
    }

    @discardableResult public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
    }

    // MARK: Paddings

    @discardableResult public func paddingTop(_ value: CGFloat) -> Flex { set(\.padding[.top], .points(value)) }
    @discardableResult public func paddingTop(_ part: FPercent) -> Flex { set(\.padding[.top], FlexLength(part)) }
    @discardableResult public func paddingLeft(_ value: CGFloat) -> Flex { set(\.padding[.left], .points(value)) }
    @discardableResult public func paddingLeft(_ part: FPercent) -> Flex { set(\.padding[.left], FlexLength(part)) }
    @discardableResult public func paddingBottom(_ value: CGFloat) -> Flex { set(\.padding[.bottom], .points(value)) }
    @discardableResult public func paddingBottom(_ part: FPercent) -> Flex { set(\.padding[.bottom], FlexLength(part)) }
    @discardableResult public func paddingRight(_ value: CGFloat) -> Flex { set(\.padding[.right], .points(value)) }
    @discardableResult public func paddingRight(_ part: FPercent) -> Flex { set(\.padding[.right], FlexLength(part)) }
    @discardableResult public func paddingStart(_ value: CGFloat) -> Flex { set(\.padding[.start], .points(value)) }
    @discardableResult public func paddingStart(_ part: FPercent) -> Flex { set(\.padding[.start], FlexLength(part)) }
    @discardableResult public func paddingEnd(_ value: CGFloat) -> Flex { set(\.padding[.end], .points(value)) }
    @discardableResult public func paddingEnd(_ part: FPercent) -> Flex { set(\.padding[.end], FlexLength(part)) }
    @discardableResult public func paddingHorizontal(_ value: CGFloat) -> Flex { set(\.padding[.horizontal], .points(value)) }
    @discardableResult public func paddingHorizontal(_ part: FPercent) -> Flex { set(\.padding[.horizontal], FlexLength(part)) }
    @discardableResult public func paddingVertical(_ value: CGFloat) -> Flex { set(\.padding[.vertical], .points(value)) }
    @discardableResult public func paddingVertical(_ part: FPercent) -> Flex { set(\.padding[.vertical], FlexLength(part)) }
    @discardableResult public func padding(_ value: CGFloat) -> Flex { set(\.padding[.all], .points(value)) }
    @discardableResult public func padding(_ part: FPercent) -> Flex { set(\.padding[.all], FlexLength(part)) }
    @discardableResult public func padding(_ insets: UIEdgeInsets) -> Flex { padding(insets.top, insets.left, insets.bottom, insets.right) }
    @discardableResult public func padding(_ insets: NSDirectionalEdgeInsets) -> Flex {
        paddingTop(insets.top).paddingStart(insets.leading).paddingBottom(insets.bottom).paddingEnd(insets.trailing)
    }

    @discardableResult public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        paddingVertical(vertical).paddingHorizontal(horizontal)
    }

    @discardableResult public func padding(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        paddingTop(top).paddingHorizontal(horizontal).paddingBottom(bottom)
    }

    @discardableResult public func padding(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        paddingTop(top).paddingLeft(left).paddingBottom(bottom).paddingRight(right)
    }

    // MARK: Insets

    @discardableResult public func top(_ value: CGFloat) -> Flex { set(\.inset[.top], .points(value)) }
    @discardableResult public func top(_ part: FPercent) -> Flex { set(\.inset[.top], FlexLength(part)) }
    @discardableResult public func left(_ value: CGFloat) -> Flex { set(\.inset[.left], .points(value)) }
    @discardableResult public func left(_ part: FPercent) -> Flex { set(\.inset[.left], FlexLength(part)) }
    @discardableResult public func bottom(_ value: CGFloat) -> Flex { set(\.inset[.bottom], .points(value)) }
    @discardableResult public func bottom(_ part: FPercent) -> Flex { set(\.inset[.bottom], FlexLength(part)) }
    @discardableResult public func right(_ value: CGFloat) -> Flex { set(\.inset[.right], .points(value)) }
    @discardableResult public func right(_ part: FPercent) -> Flex { set(\.inset[.right], FlexLength(part)) }
    @discardableResult public func start(_ value: CGFloat) -> Flex { set(\.inset[.start], .points(value)) }
    @discardableResult public func start(_ part: FPercent) -> Flex { set(\.inset[.start], FlexLength(part)) }
    @discardableResult public func end(_ value: CGFloat) -> Flex { set(\.inset[.end], .points(value)) }
    @discardableResult public func end(_ part: FPercent) -> Flex { set(\.inset[.end], FlexLength(part)) }
    @discardableResult public func horizontally(_ value: CGFloat) -> Flex { set(\.inset[.horizontal], .points(value)) }
    @discardableResult public func horizontally(_ part: FPercent) -> Flex { set(\.inset[.horizontal], FlexLength(part)) }
    @discardableResult public func vertically(_ value: CGFloat) -> Flex { set(\.inset[.vertical], .points(value)) }
    @discardableResult public func vertically(_ part: FPercent) -> Flex { set(\.inset[.vertical], FlexLength(part)) }
    @discardableResult public func all(_ value: CGFloat) -> Flex { set(\.inset[.all], .points(value)) }
    @discardableResult public func all(_ part: FPercent) -> Flex { set(\.inset[.all], FlexLength(part)) }
}
