public import Foundation
@_exported public import LinuxUIKit

/// A view's properties as a flex container and item.
public final class Flex {
    public private(set) weak var view: UIView?
    var style = FlexStyle()
    public var isIncludedInLayout = true

    fileprivate init(_ view: UIView) { self.view = view }

    // MARK: The tree

    /// Adds a new view.
    @discardableResult public func addItem() -> Flex { addItem(UIView()) }

    @discardableResult public func addItem(_ view: UIView) -> Flex {
        self.view?.addSubview(view)
        return view.flex
    }

    @discardableResult public func define(_ closure: (_ flex: Flex) -> Void) -> Flex {
        closure(self)
        return self
    }

    // MARK: Layouts

    /// Sets the frames of the view's items, and the lengths of the view that the mode does not keep.
    public func layout(mode: LayoutMode = .fitContainer) {
        guard let view else { return }
        let size = view.bounds.size
        let node = FlexNode(self, view)
        let owner = Pair(mode == .adjustWidth ? nil : size.width, mode == .adjustHeight ? nil : size.height)
        let origin = Pair(node.margins(.horizontal, of: owner).first, node.margins(.vertical, of: owner).first)
        node.place(box(of: node, in: owner), at: origin, frameOrigin: view.frame.origin)
    }

    /// The size of the view in a container of a size. An infinite width or height sets no limit.
    public func sizeThatFits(size: CGSize) -> CGSize {
        guard let view else { return .zero }
        func limit(_ length: CGFloat) -> CGFloat? { length.isFinite && length < .greatestFiniteMagnitude ? length : nil }
        let size = box(of: FlexNode(self, view), in: Pair(limit(size.width), limit(size.height))).size
        return CGSize(width: size.horizontal, height: size.vertical)
    }

    public var intrinsicSize: CGSize { sizeThatFits(size: CGSize(width: CGFloat.infinity, height: .infinity)) }

    private func box(of node: FlexNode, in owner: Pair<CGFloat?>) -> FlexBox {
        func room(_ axis: Axis) -> FlexRoom {
            if let length = node.length(axis, of: owner) { return .exactly(node.limited(length, axis, of: owner)) }
            return owner[axis].map { .exactly($0 - node.margin(axis, of: owner)) } ?? .unlimited
        }
        return node.box(.init(room: Pair(room(.horizontal), room(.vertical)), owner: owner))
    }

    /// Does nothing, as every layout measures all views.
    @discardableResult public func markDirty() -> Flex { self }

    // MARK: Containers and items

    func set<Value>(_ property: WritableKeyPath<FlexStyle, Value>, _ value: Value) -> Flex {
        style[keyPath: property] = value
        return self
    }

    public var direction: Direction? {
        get { style.direction }
        set { style.direction = newValue ?? .column }
    }

    @discardableResult public func direction(_ value: Direction) -> Flex { set(\.direction, value) }
    @discardableResult public func wrap(_ value: Wrap) -> Flex { set(\.wrap, value) }
    @discardableResult public func layoutDirection(_ value: LayoutDirection) -> Flex { set(\.layoutDirection, value) }
    @discardableResult public func justifyContent(_ value: JustifyContent) -> Flex { set(\.justifyContent, value) }
    @discardableResult public func alignItems(_ value: AlignItems) -> Flex { set(\.alignItems, value) }
    @discardableResult public func alignSelf(_ value: AlignSelf) -> Flex { set(\.alignSelf, value) }
    @discardableResult public func alignContent(_ value: AlignContent) -> Flex { set(\.alignContent, value) }
    @discardableResult public func columnGap(_ value: CGFloat) -> Flex { set(\.gap.horizontal, value) }
    @discardableResult public func rowGap(_ value: CGFloat) -> Flex { set(\.gap.vertical, value) }
    @discardableResult public func gap(_ value: CGFloat) -> Flex { columnGap(value).rowGap(value) }
    @discardableResult public func grow(_ value: CGFloat) -> Flex { set(\.grow, value) }
    @discardableResult public func shrink(_ value: CGFloat) -> Flex { set(\.shrink, value) }
    @discardableResult public func basis(_ value: CGFloat?) -> Flex { set(\.basis, value.map(FlexLength.points)) }
    @discardableResult public func basis(_ part: FPercent) -> Flex { set(\.basis, FlexLength(part)) }
    @discardableResult public func display(_ value: Display) -> Flex { set(\.display, value) }
    @discardableResult public func position(_ value: Position) -> Flex { set(\.position, value) }

    @discardableResult public func isIncludedInLayout(_ value: Bool) -> Flex {
        isIncludedInLayout = value
        return self
    }

    // MARK: The view

    @discardableResult public func backgroundColor(_ color: UIColor) -> Flex {
        view?.backgroundColor = color
        return self
    }

    @discardableResult public func cornerRadius(_ value: CGFloat) -> Flex {
        view?.layer.cornerRadius = value
        return self
    }

    @discardableResult public func border(_ width: CGFloat, _ color: UIColor) -> Flex {
        view?.layer.borderWidth = width
        view?.layer.borderColor = color.cgColor
        return self
    }
}

extension UIView {
    /// The view's flex properties. Their first use makes the view an item of its superview.
    public var flex: Flex {
        if let flex = enabledFlex { return flex }
        let flex = Flex(self)
        objc_setAssociatedObject(self, flexKey, flex, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return flex
    }

    var enabledFlex: Flex? { objc_getAssociatedObject(self, flexKey) as? Flex }
}

nonisolated(unsafe) private let flexKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
