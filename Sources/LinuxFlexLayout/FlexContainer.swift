import Foundation

/// The layout of a container's children: CSS's flexible boxes with the defaults of Yoga. An item's minimum size is 0, its box is the
/// border box, and a container that need not have an exact length takes that of its content.
struct FlexContainer {
    private struct Item {
        let index: Int
        let node: FlexNode
        /// Margins before and after the item, along the main and the cross axis.
        let mainMargin: (CGFloat, CGFloat)
        let crossMargin: (CGFloat, CGFloat)
        /// The length before the item grows or shrinks: within the item's minimum and maximum, and regardless of them.
        let basis: CGFloat
        let unlimitedBasis: CGFloat
        var main: CGFloat
        var box = FlexBox()
        /// Distances from the container's start.
        var position = Pair<CGFloat>(0, 0)

        var mainMargins: CGFloat { mainMargin.0 + mainMargin.1 }
        var crossMargins: CGFloat { crossMargin.0 + crossMargin.1 }
        var outerMain: CGFloat { main + mainMargins }
    }

    private let node: FlexNode
    private let room: Pair<FlexRoom>
    private let owner: Pair<CGFloat?>
    private let isMeasurement: Bool
    private let style: FlexStyle
    private let main: Axis
    private let isReversed: Pair<Bool>
    private let padding: Pair<CGFloat>
    /// Lengths without padding; `nil` if unlimited.
    private let inner: Pair<CGFloat?>

    private var cross: Axis { main.cross }

    init(_ node: FlexNode, _ question: FlexNode.Question) {
        (self.node, room, owner) = (node, question.room, question.owner)
        (style, isMeasurement) = (node.style, question.isMeasurement)
        let owner = owner, padding = Pair(node.padding(.horizontal, of: owner), node.padding(.vertical, of: owner))
        let isRow = style.direction == .row || style.direction == .rowReverse
        let main: Axis = isRow ? .horizontal : .vertical
        var isReversed = Pair(node.isRightToLeft, false)
        if style.direction == .rowReverse || style.direction == .columnReverse { isReversed[main].toggle() }
        if style.wrap == .wrapReverse { isReversed[main.cross].toggle() }
        (self.main, self.isReversed, self.padding) = (main, isReversed, padding)
        func inner(_ axis: Axis) -> CGFloat? {
            question.room[axis].length.map { node.limited($0, axis, of: owner) - padding[axis] }
        }
        self.inner = Pair(inner(.horizontal), inner(.vertical))
    }

    func box() -> FlexBox {
        var lines = lines()                                                   // 1. the items' content along the main axis
        for index in lines.indices {
            flex(&lines[index])                                               // 2. free space, or too little of it
            for item in lines[index].indices { layOut(&lines[index][item]) }  // 3. the items' content across
        }
        let size = size(around: lines)                                        // 4. the container
        let crossLengths = alignLines(&lines, in: size)                       // 5. the lines
        for index in lines.indices {
            justify(&lines[index], in: size)                                  // 6. the items
            align(&lines[index], crossLengths[index])
        }
        return placed(lines.joined(), in: size)
    }

    // MARK: Sizes along the main axis

    private func lines() -> [[Item]] {
        var lines: [[Item]] = []
        var length: CGFloat = 0
        for (index, child) in node.children.enumerated() where child.style.display != .none && child.style.position != .absolute {
            let unlimited = basis(of: child), basis = child.limited(unlimited, main, of: inner)
            let item = Item(
                index: index, node: child, mainMargin: flowing(child.margins(main, of: inner), main),
                crossMargin: flowing(child.margins(cross, of: inner), cross), basis: basis, unlimitedBasis: unlimited,
                main: basis)
            let isFull = inner[main].map { style.wrap != .noWrap && length + style.gap[main] + item.outerMain > $0 + 0.001 } ?? false
            if lines.isEmpty || isFull {
                lines.append([item])
                length = item.outerMain
            } else {
                lines[lines.count - 1].append(item)
                length += style.gap[main] + item.outerMain
            }
        }
        return lines
    }

    /// The pair in the order of the flow.
    private func flowing(_ pair: (first: CGFloat, last: CGFloat), _ axis: Axis) -> (CGFloat, CGFloat) {
        isReversed[axis] ? (pair.last, pair.first) : pair
    }

    private func basis(of child: FlexNode) -> CGFloat {
        let given = inner[main].flatMap { child.style.basis?.points(of: $0) } ?? child.length(main, of: inner)
        let content = { child.box(.init(room: contentRoom(of: child), owner: inner, isMeasurement: true)).size[main] }
        return max(given ?? content(), child.padding(main, of: inner))
    }

    /// The room for the content of an item without a length along the main axis.
    private func contentRoom(of child: FlexNode) -> Pair<FlexRoom> {
        var room = Pair(freeRoom(.horizontal, for: child), freeRoom(.vertical, for: child))
        if room[cross].isExact == false, isStretched(child), self.room[cross].isExact, let length = room[cross].length {
            room[cross] = .exactly(length)
        }
        if case .exactly(let length) = room[cross], let byRatio = child.length(main, byRatioOf: length) { room[main] = .exactly(byRatio) }
        return room.limited(for: child, of: inner)
    }

    /// The room for an item along an axis: its own length, or otherwise at most what the container leaves.
    private func freeRoom(_ axis: Axis, for child: FlexNode) -> FlexRoom {
        if let length = child.length(axis, of: inner) { return .exactly(length) }
        return inner[axis].map { .atMost(max(0, $0 - child.margin(axis, of: inner))) } ?? .unlimited
    }

    private func alignment(of child: FlexNode) -> Flex.AlignItems {
        child.style.alignSelf == .auto ? style.alignItems : child.style.alignSelf
    }

    private func isStretched(_ child: FlexNode) -> Bool { alignment(of: child) == .stretch && child.length(cross, of: inner) == nil }

    private func length(of line: [Item]) -> CGFloat {
        line.reduce(0) { $0 + $1.outerMain } + style.gap[main] * CGFloat(max(0, line.count - 1))
    }

    /// Distributes the space that is left, or that is missing, until no item exceeds its limits.
    private func flex(_ line: inout [Item]) {
        guard let space = space(for: length(of: line)) else { return }
        let grows = space > length(of: line)
        func weight(_ item: Item) -> CGFloat { grows ? item.node.style.grow : item.node.style.shrink * item.basis }
        var open = Set(line.indices.filter { weight(line[$0]) > 0 })
        while !open.isEmpty {
            for index in open { line[index].main = line[index].basis }
            let (free, weights) = (space - length(of: line), max(1, open.reduce(0) { $0 + weight(line[$1]) }))
            var limited: Set<Int> = []
            for index in open {
                let length = line[index].basis + free * weight(line[index]) / weights
                line[index].main = line[index].node.limited(length, main, of: inner)
                if abs(line[index].main - length) > 0.001 { limited.insert(index) }
            }
            if limited.isEmpty { return }
            open.subtract(limited)
        }
    }

    /// The length for items: the room, or a limit of content that is too short or too long. `nil` if the content decides.
    private func space(for content: CGFloat) -> CGFloat? {
        if room[main].isExact { return inner[main] }
        let limited = node.limited(content + padding[main], main, of: owner) - padding[main]
        return abs(limited - content) > 0.001 ? limited : nil
    }

    // MARK: Sizes across

    private func layOut(_ item: inout Item) {
        let child = item.node
        var room = freeRoom(cross, for: child)
        if let length = child.length(cross, byRatioOf: item.main) {
            room = .exactly(length)
        } else if isStretched(child), self.room[cross].isExact, style.wrap == .noWrap, let length = room.length {
            room = .exactly(length)
        } else if case .percent = child.style.size[cross], !self.room[cross].isExact {
            // The item's content decides the length of which it would be a part.
            room = .unlimited
        }
        item.box = box(of: item, room)
    }

    private func box(of item: Item, _ crossRoom: FlexRoom) -> FlexBox {
        var room = Pair(crossRoom.limited(to: item.node.maximum(cross, of: inner)), crossRoom)
        (room[cross], room[main]) = (room.horizontal, .exactly(item.main))
        return item.node.box(.init(room: room, owner: inner, isMeasurement: isMeasurement))
    }

    /// The container's size with padding.
    private func size(around lines: [[Item]]) -> Pair<CGFloat> {
        var content = Pair<CGFloat>(0, 0)
        // A measurement without open questions across ends before items get their limits (Yoga).
        let isShort = isMeasurement && room[cross].isExact
        content[main] = lines.map { line in
            self.length(of: line) + (isShort ? line.reduce(0) { $0 + $1.unlimitedBasis - $1.main } : 0)
        }.max() ?? 0
        content[cross] = lines.map(crossLength).reduce(0, +) + style.gap[cross] * CGFloat(max(0, lines.count - 1))
        func length(_ axis: Axis) -> CGFloat {
            let length = room[axis].isExact ? room[axis].length! : content[axis] + padding[axis]
            return node.limited(length, axis, of: owner)
        }
        return Pair(length(.horizontal), length(.vertical))
    }

    private func crossLength(of line: [Item]) -> CGFloat { line.map { $0.box.size[cross] + $0.crossMargins }.max() ?? 0 }

    // MARK: Positions

    /// Distances before the first part and between parts that divide free space.
    private func spaces(_ distribution: Flex.JustifyContent, _ free: CGFloat, _ count: Int) -> (before: CGFloat, between: CGFloat) {
        let parts = CGFloat(count)
        return switch distribution {
        case .start, .stretch: (0, 0)
        case .center: (free / 2, 0)
        case .end: (free, 0)
        case .spaceBetween: (0, count > 1 ? max(0, free) / (parts - 1) : 0)
        case .spaceAround: (max(0, free) / parts / 2, max(0, free) / parts)
        case .spaceEvenly: (max(0, free) / (parts + 1), max(0, free) / (parts + 1))
        }
    }

    /// Sets the cross positions of the items to those of their lines, and returns the lines' cross lengths.
    private func alignLines(_ lines: inout [[Item]], in size: Pair<CGFloat>) -> [CGFloat] {
        let start = flowing(node.paddings(cross, of: owner), cross).0, inner = size[cross] - padding[cross]
        var lengths = style.wrap == .noWrap ? lines.map { _ in inner } : lines.map(crossLength)
        let free = inner - lengths.reduce(0, +) - style.gap[cross] * CGFloat(max(0, lines.count - 1))
        if style.alignContent == .stretch { lengths = lengths.map { $0 + max(0, free) / CGFloat(lines.count) } }
        let (before, between) = spaces(style.alignContent, free, lines.count)
        var position = start + before
        for (line, length) in zip(lines.indices, lengths) {
            for item in lines[line].indices { lines[line][item].position[cross] = position }
            position += length + between + style.gap[cross]
        }
        return lengths
    }

    private func justify(_ line: inout [Item], in size: Pair<CGFloat>) {
        let (before, between) = spaces(style.justifyContent, size[main] - padding[main] - length(of: line), line.count)
        var position = flowing(node.paddings(main, of: owner), main).0 + before
        for index in line.indices {
            line[index].position[main] = position + line[index].mainMargin.0
            position += line[index].outerMain + between + style.gap[main]
        }
    }

    private func align(_ line: inout [Item], _ length: CGFloat) {
        /// A view's baseline is its lower edge.
        func ascent(_ item: Item) -> CGFloat { item.crossMargin.0 + item.box.size[cross] }
        let ascents = line.filter { alignment(of: $0.node) == .baseline }.map(ascent).max() ?? 0
        for index in line.indices {
            let item = line[index]
            if isStretched(item.node), item.node.style.aspectRatio == nil {
                line[index].box = box(of: item, .exactly(max(0, length - item.crossMargins)))
            }
            let free = length - line[index].box.size[cross] - item.crossMargins
            let alignment = alignment(of: item.node)
            line[index].position[cross] += item.crossMargin.0 + (alignment == .baseline ? ascents - ascent(item) : free * alignment.share)
        }
    }

    /// The places of all children, from left to right and from top to bottom; items that are not displayed are empty.
    private func placed(_ items: some Sequence<Item>, in size: Pair<CGFloat>) -> FlexBox {
        var box = FlexBox(size: size)
        box.children = node.children.map { child in
            child.style.display != .none && child.style.position == .absolute
                ? absolute(child, in: size) : (Pair(0, 0), child.empty)
        }
        for item in items {
            func origin(_ axis: Axis) -> CGFloat {
                let position = item.position[axis], length = axis == main ? item.main : item.box.size[axis]
                return (isReversed[axis] ? size[axis] - position - length : position) + offset(of: item.node, axis)
            }
            box.children[item.index] = (Pair(origin(.horizontal), origin(.vertical)), item.box)
        }
        return box
    }

    private func offset(of child: FlexNode, _ axis: Axis) -> CGFloat {
        guard child.style.position != .static else { return 0 }
        let (first, last) = child.style.inset.points(axis, isRightToLeft: node.isRightToLeft, of: inner[axis])
        return first ?? last.map { -$0 } ?? 0
    }

    // MARK: Absolute positions

    private func absolute(_ child: FlexNode, in size: Pair<CGFloat>) -> (Pair<CGFloat>, FlexBox) {
        let owner = Pair<CGFloat?>(size.horizontal, size.vertical)
        func insets(_ axis: Axis) -> (first: CGFloat?, last: CGFloat?) {
            child.style.inset.points(axis, isRightToLeft: node.isRightToLeft, of: size[axis])
        }
        func length(_ axis: Axis) -> CGFloat? {
            let (first, last) = insets(axis)
            guard let first, let last, child.style.size[axis] == nil else { return child.length(axis, of: owner) }
            return max(0, size[axis] - first - last - child.margin(axis, of: owner))
        }
        func room(_ axis: Axis) -> FlexRoom {
            if let length = length(axis) ?? length(axis.cross).flatMap({ child.length(axis, byRatioOf: $0) }) { return .exactly(length) }
            return main == .vertical && axis == .horizontal ? .atMost(max(0, size[axis] - child.margin(axis, of: owner))) : .unlimited
        }
        let rooms = Pair(room(.horizontal), room(.vertical)).limited(for: child, of: owner)
        let box = child.box(.init(room: rooms, owner: owner))
        func origin(_ axis: Axis) -> CGFloat {
            let (margins, padding, insets) = (child.margins(axis, of: owner), node.paddings(axis, of: self.owner), insets(axis))
            if let first = insets.first { return first + margins.first }
            if let last = insets.last { return size[axis] - last - margins.last - box.size[axis] }
            let free = size[axis] - padding.first - padding.last - margins.first - margins.last - box.size[axis]
            let share = axis == main ? style.justifyContent.share : alignment(of: child).share
            return padding.first + margins.first + free * (isReversed[axis] ? 1 - share : share)
        }
        return (Pair(origin(.horizontal), origin(.vertical)), box)
    }
}

extension FlexNode {
    /// A box without size for the node and its descendants.
    fileprivate var empty: FlexBox { FlexBox(children: children.map { (Pair(0, 0), $0.empty) }) }
}

extension Pair<FlexRoom> {
    fileprivate func limited(for child: FlexNode, of owner: Pair<CGFloat?>) -> Self {
        Pair(horizontal.limited(to: child.maximum(.horizontal, of: owner)), vertical.limited(to: child.maximum(.vertical, of: owner)))
    }
}

extension Flex.JustifyContent {
    /// The share of free space before a single item.
    fileprivate var share: CGFloat {
        switch self {
        case .start, .spaceBetween, .stretch: 0
        case .center, .spaceAround, .spaceEvenly: 0.5
        case .end: 1
        }
    }
}

extension Flex.AlignItems {
    fileprivate var share: CGFloat {
        switch self {
        case .stretch, .start, .baseline, .auto: 0
        case .center: 0.5
        case .end: 1
        }
    }
}
