import Foundation

/// What to draw of a group: the positions of all its contents, in device pixels.
struct GroupSketch {
    /// The container of the outermost fractions: a phone in portrait orientation. Its width has many divisors, so few
    /// fractions leave a remainder.
    private static let viewport = LayoutViewport(width: 360, height: 780, scale: 3)
    private static let grid = PixelGrid(scale: Double(viewport.scale))
    static let container = grid.pixels(viewport.size)
    /// The most items that are placed.
    static let itemLimit = 10_000

    let tree: SketchTree
    /// Each group before its contents, lower z indices before higher ones.
    private(set) var boxes: [SketchBox]
    /// The number of custom groups' frames that are left out.
    private(set) var unplacedCount = 0
    /// Why the group's items cannot be placed.
    private(set) var problem: String?

    init(_ group: NSCollectionLayoutGroup) {
        let reader = DescriptionReader(
            viewport: Self.viewport, scrollAxis: .vertical, contentInsetsReference: .none)
        tree = SketchTree(group, reader)
        let size = tree.tagged.size.resolved(in: Self.container)
        boxes = [Self.outerBox(size, tree)]
        do {
            guard let draft = try Self.draft(tree.tagged, size) else { return }
            boxes = placed(draft)
            unplacedCount = boxes.reduce(0) { $0 + max(0, customFrames(of: $1).count - Self.itemLimit) }
        } catch {
            problem = complaint(error.scaled(Self.grid.scale))
        }
    }

    private static func draft(_ item: ItemDescription, _ size: PixelSize) throws(LayoutError) -> GroupDraft? {
        guard case .group(let group) = item.content else { return nil }
        try item.check(at: LayoutError.Place(section: nil))
        return try GroupComposer(slotLimit: itemLimit).draft(
            item, group, size: size, in: container, items: 0..<itemLimit, at: LayoutError.Place(section: nil))
    }

    private static func outerBox(_ size: PixelSize, _ tree: SketchTree) -> SketchBox {
        let slot = PixelRect(origin: .zero, size: size)
        let frame = slot.inset(by: tree.tagged.effectiveInsets)
        return SketchBox(node: 0, slot: slot, frame: frame, container: container, depth: 0)
    }

    private func placed(_ draft: GroupDraft) -> [SketchBox] {
        let outer = Self.outerBox(draft.size, tree)
        let inner = draft.sites.filter { $0.description.zIndex != 0 }.map(box)
        let boxes = [outer] + inner
        return (boxes + boxes.flatMap(customBoxes)).enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            return (one.depth, one.zIndex, first.offset) < (other.depth, other.zIndex, second.offset)
        }.map(\.element)
    }

    private func box(_ site: GroupDraft.AnchorSite) -> SketchBox {
        let index = site.description.zIndex
        let description = tree.nodes[index].description
        var box = SketchBox(
            node: index, slot: site.rect, frame: site.rect, container: site.container,
            depth: tree.nodes[index].path.count)
        if description.isCell {
            box.frame = site.rect.inset(by: description.effectiveInsets)
            box.container = box.frame.size
        } else {
            box.slot = site.rect.outset(by: description.effectiveInsets)
        }
        return box
    }

    /// The frames of a custom group, relative to its outer origin; none for anything else.
    private func customFrames(of box: SketchBox) -> [GroupDescription.CustomFrame] {
        guard box.customIndex == nil, case .group(let group) = tree.nodes[box.node].description.content,
              case .custom(let frames) = group.arrangement
        else { return [] }
        return frames
    }

    private func customBoxes(of box: SketchBox) -> [SketchBox] {
        customFrames(of: box).prefix(Self.itemLimit).enumerated().map { index, custom in
            let frame = custom.frame.moved(by: box.slot.origin)
            return SketchBox(
                node: box.node, customIndex: index, slot: frame, frame: frame, container: frame.size,
                depth: box.depth + 1, zIndex: custom.zIndex)
        }
    }

    /// A length in points, as written next to a drawing.
    static func points(_ pixels: Double) -> String { NumberText.text(Double(grid.points(pixels)), decimals: 1) }

    private func complaint(_ error: LayoutError) -> String {
        let culprit = tree.nodes.first { $0.path == error.place.subitems }?.name ?? ""
        guard case .tooManyItemsInGroup = error.reason else { return "\(culprit): \(error.message)" }
        return "\(culprit): This group holds more than \(Self.itemLimit) items, too many to draw."
    }
}

extension PixelRect {
    /// The rectangle that, inset by `insets`, is this one.
    fileprivate func outset(by insets: PixelInsets) -> PixelRect {
        var result = self
        for axis in [Axis.horizontal, .vertical] {
            result.origin[axis] -= insets.near(axis)
            result.size[axis] += insets.total(axis)
        }
        return result
    }
}

/// The position of a group, an item or a custom group's frame. Coordinates are relative to the drawn group's outer
/// origin.
struct SketchBox {
    /// The index of the group or item; for a custom group's frame, that of the group.
    var node: Int
    /// The running number of a custom group's frame.
    var customIndex: Int?
    var slot: PixelRect
    /// The slot less insets.
    var frame: PixelRect
    /// The size that the dimensions of anchored views refer to (B-A3, B-A4).
    var container: PixelSize
    /// The number of groups that contain it.
    var depth: Int
    var zIndex = 0

    /// Larger numbers, and values that are not numbers, cannot be drawn.
    private static let limit = 1e12

    var isDrawable: Bool {
        [Axis.horizontal, .vertical].allSatisfy { axis in
            [slot.near(axis), slot.far(axis), frame.near(axis), frame.far(axis)].allSatisfy { abs($0) < Self.limit }
        }
    }

    /// The slot's edges in ascending order, even if its size is negative.
    func edges(_ axis: Axis) -> ClosedRange<Double> {
        min(slot.near(axis), slot.far(axis))...max(slot.near(axis), slot.far(axis))
    }

    func frameEdges(_ axis: Axis) -> ClosedRange<Double> {
        min(frame.near(axis), frame.far(axis))...max(frame.near(axis), frame.far(axis))
    }
}
