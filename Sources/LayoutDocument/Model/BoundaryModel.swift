import CompositionalLayout

/// A header, footer or side item.
struct BoundaryModel: Sendable {
    var kind: String
    var item: ItemModel
    var alignment: NSRectAlignment
    var absoluteOffset: PointValue?
    var extendsBoundary: Bool?
    var pinToVisibleBounds: Bool?
    var zIndex: NumberValue?
    var fitting: FittingModel?
    var title: TextValue?
}
