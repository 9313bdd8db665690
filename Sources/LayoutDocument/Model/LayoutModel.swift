import CompositionalLayout

/// A document as it was written, every value read and none evaluated.
struct LayoutModel: Sendable {
    var title: TextValue?
    var description: TextValue?
    var viewport: ViewportModel?
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var interSectionSpacing: NumberValue?
    var contentInsetsReference = UIContentInsetsReference.safeArea
    var boundaryItems: [BoundaryModel] = []
    var sections: [SectionModel] = []
}

/// What the layout is shown on.
struct ViewportModel: Sendable {
    var mark: SourceMark
    var device: Device?
    var width: NumberValue?
    var height: NumberValue?
    var scale: NumberValue?
    var safeArea: InsetsValue?
    var layoutMargins: InsetsValue?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var contentOffset: PointValue?
}

struct SectionModel: Sendable {
    /// What the section's groups are made of.
    enum Content: Sendable {
        case group(GroupModel)
        case list(ListModel)
    }

    var mark: SourceMark
    var items: ItemsModel
    var repeatCount: NumberValue?
    var contentInsets: InsetsValue?
    var interGroupSpacing: NumberValue?
    var contentInsetsReference: UIContentInsetsReference?
    var supplementaryContentInsetsReference: UIContentInsetsReference?
    var supplementariesFollowContentInsets: Bool?
    var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var orthogonalContentOffset: NumberValue?
    var content: Content
    var boundaryItems: [BoundaryModel] = []
    var decorationItems: [DecorationModel] = []
}

/// How many items a section has, and what is known of each.
struct ItemsModel: Sendable {
    enum Count: Sendable {
        case number(NumberValue)
        /// One entry an item.
        case entries([EntryModel])
    }

    var mark: SourceMark
    var count: Count
    /// What is said of all items at once.
    var common: EntryModel?

    func entry(_ item: Int) -> EntryModel? {
        switch count {
        case .number: common
        case .entries(let entries): entries.indices.contains(item) ? entries[item] : nil
        }
    }
}

struct EntryModel: Sendable {
    var title: TextValue?
    var color: DocumentColor?
    var fitting: FittingModel?
}

/// The size that content asks for on an estimated axis.
struct FittingModel: Sendable {
    var mark: SourceMark
    var width: NumberValue?
    var height: NumberValue?
}

/// What items and groups have in common.
struct ItemModel: Sendable {
    var mark: SourceMark
    var width: DimensionValue
    var height: DimensionValue
    var contentInsets: InsetsValue?
    var edgeSpacing: EdgeSpacingModel?
    var supplementaryItems: [SupplementaryModel] = []
}

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

enum SubitemModel: Sendable {
    case item(ItemModel)
    indirect case group(GroupModel)
}

struct CustomItemModel: Sendable {
    var mark: SourceMark
    /// x, y, width, height.
    var frame: [NumberValue]
    var zIndex: Int
}

struct EdgeSpacingModel: Sendable {
    var leading: SpacingValue?
    var top: SpacingValue?
    var trailing: SpacingValue?
    var bottom: SpacingValue?
}

struct SupplementaryModel: Sendable {
    var kind: String
    var item: ItemModel
    var containerAnchor: AnchorModel
    var itemAnchor: AnchorModel?
    var zIndex: Int?
    var fitting: FittingModel?
    var title: TextValue?
    /// Where it is false the element is hidden.
    var isShown: Expression?
}

struct AnchorModel: Sendable {
    var edges: NSDirectionalRectEdge
    var offset: PointValue?
    var isFractionalOffset = false
}

struct BoundaryModel: Sendable {
    var kind: String
    var item: ItemModel
    var alignment: NSRectAlignment
    var absoluteOffset: PointValue?
    var extendsBoundary: Bool?
    var pinToVisibleBounds: Bool?
    var zIndex: Int?
    var fitting: FittingModel?
    var title: TextValue?
}

struct DecorationModel: Sendable {
    var kind: String
    var contentInsets: InsetsValue?
    var zIndex: Int?
}

struct ListModel: Sendable {
    var mark: SourceMark
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var headerMode: UICollectionLayoutListConfiguration.HeaderMode?
    var footerMode: UICollectionLayoutListConfiguration.FooterMode?
    var headerTopPadding: NumberValue?
    var showsSeparators: Bool?
}
