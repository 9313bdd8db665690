/// The place of a group, an item or a custom group's frame. Coordinates are relative to the drawn group's outer corner.
struct SketchBox {
    /// The index of the group or item; for a custom group's frame that of the group.
    var node: Int
    /// The running number of a custom group's frame.
    var customIndex: Int?
    var slot: PixelRect
    /// The slot less insets.
    var frame: PixelRect
    /// What the sizes of anchored views are fractions of (B-A3, B-A4).
    var container: PixelSize
    /// How many groups it stands in.
    var depth: Int
    var zIndex = 0

    /// Larger numbers and those that are none cannot be drawn.
    private static let limit = 1e12

    var isDrawable: Bool {
        [Axis.horizontal, .vertical].allSatisfy { axis in
            [slot.near(axis), slot.far(axis), frame.near(axis), frame.far(axis)].allSatisfy { abs($0) < Self.limit }
        }
    }

    /// The slot's edges in order, also where its size is negative.
    func edges(_ axis: Axis) -> ClosedRange<Double> {
        min(slot.near(axis), slot.far(axis))...max(slot.near(axis), slot.far(axis))
    }

    func frameEdges(_ axis: Axis) -> ClosedRange<Double> {
        min(frame.near(axis), frame.far(axis))...max(frame.near(axis), frame.far(axis))
    }
}
