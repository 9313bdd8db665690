/// One subitem of a row, sized and not yet placed.
struct RowChild {
    var description: ItemDescription
    var size: PixelSize
    /// Whether there is an item for it; one that is missing still keeps its place in a full row (B-P5).
    var isPresent: Bool
    var nested: GroupDraft?

    /// Makes it longer or shorter along an axis; what it holds stays where it is.
    mutating func stretch(_ axis: Axis, to length: Double) {
        size[axis] = length
        nested?.stretch(axis, to: length, description)
    }

    /// How many items it takes.
    var itemCount: Int { isPresent ? nested?.slots.count ?? 1 : 0 }
}
