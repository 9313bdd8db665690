/// What items and groups have in common.
struct ItemModel: Sendable {
    var mark: SourceMark
    var width: DimensionValue
    var height: DimensionValue
    var contentInsets: InsetsValue?
    var edgeSpacing: EdgeSpacingModel?
    var supplementaryItems: [SupplementaryModel] = []
}
