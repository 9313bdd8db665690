import CompositionalLayout

/// A group: an item that contains items.
struct GroupModel: Sendable {
    enum Arrangement: Sendable {
        case list(Axis, [SubitemModel])
        case count(Axis, SubitemModel, NumberValue)
        case repeating(Axis, SubitemModel, NumberValue)
        case custom([CustomItemModel])
    }

    var item: ItemModel
    var arrangement: Arrangement
    var interItemSpacing: Chosen<SpacingValue>?

    var subitems: [SubitemModel] {
        switch arrangement {
        case .list(_, let subitems): subitems
        case .count(_, let subitem, _), .repeating(_, let subitem, _): [subitem]
        case .custom: []
        }
    }

    /// The location of the group, or of a descendant by its path of subitem indexes.
    func mark(at path: [Int]) -> SourceMark {
        guard let first = path.first, subitems.indices.contains(first) else { return item.mark }
        switch subitems[first] {
        case .item(let item): return item.mark
        case .group(let group): return group.mark(at: Array(path.dropFirst()))
        }
    }
}

enum SubitemModel: Sendable {
    case item(ItemModel)
    indirect case group(GroupModel)
}

/// The common attributes of items and groups.
struct ItemModel: Sendable {
    var mark: SourceMark
    var width: Chosen<DimensionValue>
    var height: Chosen<DimensionValue>
    var contentInsets: InsetsValue?
    var edgeSpacing: EdgeSpacingModel?
    var supplementaryItems: [SupplementaryModel] = []
}

/// Space outside an item's edges.
struct EdgeSpacingModel: Sendable {
    var leading: Chosen<SpacingValue>?
    var top: Chosen<SpacingValue>?
    var trailing: Chosen<SpacingValue>?
    var bottom: Chosen<SpacingValue>?
}

/// One frame of a custom group.
struct CustomItemModel: Sendable {
    var mark: SourceMark
    /// x, y, width, height.
    var frame: [NumberValue]
    var zIndex: NumberValue?
}

/// A view anchored to an item or a group.
struct SupplementaryModel: Sendable {
    var kind: String
    var item: ItemModel
    var containerAnchor: AnchorModel
    var itemAnchor: AnchorModel?
    var zIndex: NumberValue?
    var content: ContentModel
    /// If false, the element is hidden.
    var isShown: Expression?
}

/// A point on an item or a group, or on the view anchored there.
struct AnchorModel: Sendable {
    var edges: NSDirectionalRectEdge
    var offset: PointValue?
    var isFractionalOffset = false
}
