/// One frame of a custom group.
struct CustomItemModel: Sendable {
    var mark: SourceMark
    /// x, y, width, height.
    var frame: [NumberValue]
    var zIndex: NumberValue?
}
