import Foundation
import LinuxUIKit

/// The room for a node along an axis, in points, without the node's margins.
enum FlexRoom: Hashable {
    case exactly(CGFloat)
    /// For measured content; containers may overflow it.
    case atMost(CGFloat)
    case unlimited

    var length: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length): length
        case .unlimited: nil
        }
    }

    var isExact: Bool { if case .exactly = self { true } else { false } }

    func limited(to maximum: CGFloat?) -> FlexRoom {
        guard let maximum else { return self }
        return switch self {
        case .exactly(let length): .exactly(min(length, maximum))
        case .atMost(let length): .atMost(min(length, maximum))
        case .unlimited: .atMost(maximum)
        }
    }
}

/// A node's size, and the places of its children.
struct FlexBox {
    var size = Pair<CGFloat>(0, 0)
    /// In points of the node's coordinates, in the order of the node's children.
    var children: [(origin: Pair<CGFloat>, box: FlexBox)] = []
}

/// A view in a layout, with its included subviews.
final class FlexNode {
    /// The question that a box answers: the room, and the container's inner size, of which percentages are parts.
    struct Question: Hashable {
        var room: Pair<FlexRoom>
        var owner: Pair<CGFloat?>
        /// True if only the size is used.
        var isMeasurement = false
    }

    let view: UIView
    let style: FlexStyle
    let isRightToLeft: Bool
    let children: [FlexNode]
    private var answers: [Question: FlexBox] = [:]

    init(_ flex: Flex, _ view: UIView, isRightToLeft inherited: Bool = false) {
        let isRightToLeft = flex.style.layoutDirection == .inherit ? inherited : flex.style.layoutDirection == .rtl
        (self.view, style, self.isRightToLeft) = (view, flex.style, isRightToLeft)
        children = view.subviews.compactMap { subview in
            guard let flex = subview.enabledFlex, flex.isIncludedInLayout else { return nil }
            return FlexNode(flex, subview, isRightToLeft: isRightToLeft)
        }
    }

    /// The layout in a room. Each question is answered once, as containers ask it for every measurement of theirs.
    func box(_ question: Question) -> FlexBox {
        if let box = answers[question] { return box }
        let box = children.isEmpty ? FlexBox(size: measuredSize(question)) : FlexContainer(self, question).box()
        answers[question] = box
        return box
    }

    // MARK: Lengths in points; margins and paddings in percent are parts of the owner's width

    func length(_ axis: Axis, of owner: Pair<CGFloat?>) -> CGFloat? { style.size[axis]?.points(of: owner[axis]) }

    func maximum(_ axis: Axis, of owner: Pair<CGFloat?>) -> CGFloat? { style.maximum[axis]?.points(of: owner[axis]) }

    func margins(_ axis: Axis, of owner: Pair<CGFloat?>) -> (first: CGFloat, last: CGFloat) {
        let (first, last) = style.margin.points(axis, isRightToLeft: isRightToLeft, of: owner.horizontal)
        return (first ?? 0, last ?? 0)
    }

    func margin(_ axis: Axis, of owner: Pair<CGFloat?>) -> CGFloat {
        let (first, last) = margins(axis, of: owner)
        return first + last
    }

    func paddings(_ axis: Axis, of owner: Pair<CGFloat?>) -> (first: CGFloat, last: CGFloat) {
        let (first, last) = style.padding.points(axis, isRightToLeft: isRightToLeft, of: owner.horizontal)
        return (max(0, first ?? 0), max(0, last ?? 0))
    }

    func padding(_ axis: Axis, of owner: Pair<CGFloat?>) -> CGFloat {
        let (first, last) = paddings(axis, of: owner)
        return first + last
    }

    /// The length within its limits, at least the padding.
    func limited(_ length: CGFloat, _ axis: Axis, of owner: Pair<CGFloat?>) -> CGFloat {
        let most = maximum(axis, of: owner) ?? .infinity
        return max(min(length, most), style.minimum[axis]?.points(of: owner[axis]) ?? 0, padding(axis, of: owner))
    }

    /// The length that the aspect ratio gives for a length of the other axis.
    func length(_ axis: Axis, byRatioOf other: CGFloat) -> CGFloat? {
        style.aspectRatio.map { axis == .horizontal ? other * $0 : other / $0 }
    }

    // MARK: Content

    /// The size of a view without items, by `sizeThatFits(_:)`.
    private func measuredSize(_ question: Question) -> Pair<CGFloat> {
        let (room, owner) = (question.room, question.owner)
        let padding = Pair(padding(.horizontal, of: owner), padding(.vertical, of: owner))
        var size = Pair(room.horizontal.length ?? 0, room.vertical.length ?? 0)
        if !room.horizontal.isExact || !room.vertical.isExact {
            func most(_ axis: Axis) -> CGFloat { room[axis].length.map { max(0, $0 - padding[axis]) } ?? .greatestFiniteMagnitude }
            let content = contentSize(in: CGSize(width: most(.horizontal), height: most(.vertical)))
            for axis in [Axis.horizontal, .vertical] where !room[axis].isExact {
                size[axis] = min(axis == .horizontal ? content.width : content.height, most(axis)) + padding[axis]
            }
        }
        return Pair(limited(size.horizontal, .horizontal, of: owner), limited(size.vertical, .vertical, of: owner))
    }

    /// Zero for a plain view without subviews, whose fitting size is its current one.
    private func contentSize(in size: CGSize) -> CGSize {
        type(of: view) == UIView.self && view.subviews.isEmpty ? .zero : view.sizeThatFits(size)
    }

    // MARK: Frames

    /// Sets the frames of the views, with edges rounded to the nearest pixel. Views without items begin at the pixel before and end at
    /// the one after their edge, so that their content is not cut.
    ///
    /// - Parameter container: the container's position in the root's coordinates, in which edges are rounded.
    func place(_ box: FlexBox, at origin: Pair<CGFloat>, in container: Pair<CGFloat> = Pair(0, 0), frameOrigin: CGPoint = .zero) {
        let absolute = Pair(container.horizontal + origin.horizontal, container.vertical + origin.vertical)
        let before = children.isEmpty ? FloatingPointRoundingRule.down : nil
        func length(_ axis: Axis) -> CGFloat {
            let length = box.size[axis], isFraction = abs(length - length.pixels(nil)) > 0.0001
            return (absolute[axis] + length).pixels(before.map { isFraction ? .up : $0 }) - absolute[axis].pixels(before)
        }
        let frame = CGRect(
            x: frameOrigin.x + origin.horizontal.pixels(before), y: frameOrigin.y + origin.vertical.pixels(before),
            width: length(.horizontal), height: length(.vertical))
        if view.frame != frame { view.frame = frame }
        for (child, placed) in zip(children, box.children) { child.place(placed.box, at: placed.origin, in: absolute) }
    }
}

extension CGFloat {
    /// The length rounded to pixels, half of one up without a rule. Errors of binary numbers do not count as fractions.
    fileprivate func pixels(_ rule: FloatingPointRoundingRule?) -> CGFloat {
        let scale = Swift.max(1, UIScreen.main.scale), length = self * scale
        let nearest = (length + 0.5).rounded(.down)
        guard let rule, (length - nearest).magnitude >= 0.001 else { return nearest / scale }
        return length.rounded(rule) / scale
    }
}
