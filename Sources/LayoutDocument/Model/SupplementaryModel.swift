/// A view anchored to an item or a group.
struct SupplementaryModel: Sendable {
    var kind: String
    var item: ItemModel
    var containerAnchor: AnchorModel
    var itemAnchor: AnchorModel?
    var zIndex: NumberValue?
    var fitting: FittingModel?
    var title: TextValue?
    /// Where it is false the element is hidden.
    var isShown: Expression?
}
