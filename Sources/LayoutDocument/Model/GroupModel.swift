/// A group: an item that holds items.
struct GroupModel: Sendable {
    enum Axis: Sendable {
        case horizontal
        case vertical
    }

    enum Arrangement: Sendable {
        case list(Axis, [SubitemModel])
        case count(Axis, SubitemModel, NumberValue)
        case repeating(Axis, SubitemModel, NumberValue)
        case custom([CustomItemModel])
    }

    var item: ItemModel
    var arrangement: Arrangement
    var interItemSpacing: SpacingValue?

    var subitems: [SubitemModel] {
        switch arrangement {
        case .list(_, let subitems): subitems
        case .count(_, let subitem, _), .repeating(_, let subitem, _): [subitem]
        case .custom: []
        }
    }

    /// Where the group, or the one that a path of subitem indexes leads to, stands.
    func mark(at path: [Int]) -> SourceMark {
        guard let first = path.first, subitems.indices.contains(first) else { return item.mark }
        switch subitems[first] {
        case .item(let item): return item.mark
        case .group(let group): return group.mark(at: Array(path.dropFirst()))
        }
    }
}
