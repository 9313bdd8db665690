/// Room outside an item's edges.
struct EdgeSpacingModel: Sendable {
    var leading: SpacingValue?
    var top: SpacingValue?
    var trailing: SpacingValue?
    var bottom: SpacingValue?
}
