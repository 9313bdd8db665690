/// What stands in a group.
enum SubitemModel: Sendable {
    case item(ItemModel)
    indirect case group(GroupModel)
}
