import CompositionalLayout

/// A document as written, with values read but not evaluated.
struct LayoutModel: Sendable {
    var title: TextValue?
    var description: TextValue?
    var viewport: ViewportModel?
    var scrollAxis = LayoutAxis.vertical
    var interSectionSpacing: NumberValue?
    var contentInsetsReference = ContentInsetsReference.safeArea
    var boundaryItems: [BoundaryModel] = []
    var sections: [SectionModel] = []
    var style = DocumentStyle()
}

/// The viewport that the layout is shown in.
struct ViewportModel: Sendable {
    var mark: SourceMark
    var device: Device?
    var width: NumberValue?
    var height: NumberValue?
    var scale: NumberValue?
    var safeArea: InsetsValue?
    var layoutMargins: InsetsValue?
    var horizontalSizeClass: LayoutTraits.SizeClass?
    var verticalSizeClass: LayoutTraits.SizeClass?
    var userInterfaceIdiom: LayoutTraits.Idiom?
    var layoutDirection: LayoutTraits.Direction?
    var userInterfaceStyle: LayoutTraits.Style?
    var contentSize: LayoutTraits.ContentSize?
    var contentOffset: PointValue?
}

/// A section, which may be repeated.
struct SectionModel: Sendable {
    /// The content of a section. Indirect, as the compiler otherwise repeats the code that copies its members in every type that
    /// contains it.
    indirect enum Content: Sendable {
        case group(GroupModel)
        case list(ListModel)
    }

    var mark: SourceMark
    var items: ItemsModel
    var repeatCount: NumberValue?
    var contentInsets: InsetsValue?
    var interGroupSpacing: NumberValue?
    var contentInsetsReference: ContentInsetsReference?
    var supplementaryContentInsetsReference: ContentInsetsReference?
    var supplementariesFollowContentInsets: Bool?
    var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
    var orthogonalContentOffset: NumberValue?
    var content: Content
    var boundaryItems: [BoundaryModel] = []
    var decorationItems: [DecorationModel] = []
}

/// The number of a section's items, and their attributes.
struct ItemsModel: Sendable {
    enum Count: Sendable {
        case number(NumberValue)
        case entries([EntryModel])
    }

    var mark: SourceMark
    var count: Count
    var common: EntryModel?

    func entry(_ item: Int) -> EntryModel? {
        switch count {
        case .number: common
        case .entries(let entries): entries.indices.contains(item) ? entries[item] : nil
        }
    }
}

/// The attributes of one item, or of many.
struct EntryModel: Sendable {
    var content = ContentModel()
    var color: Chosen<DocumentColor>?
}

/// A header, footer or side item.
struct BoundaryModel: Sendable {
    var kind: String
    var item: ItemModel
    var alignment: NSRectAlignment
    var absoluteOffset: PointValue?
    var extendsBoundary: Bool?
    var pinToVisibleBounds: Bool?
    var zIndex: NumberValue?
    var content: ContentModel
}

/// A section's background.
struct DecorationModel: Sendable {
    var kind: String
    var contentInsets: InsetsValue?
    var zIndex: NumberValue?
}

/// A list, instead of a group.
struct ListModel: Sendable {
    var mark: SourceMark
    var appearance: ListDescription.Appearance
    var headerMode: ListDescription.HeaderMode?
    var footerMode: ListDescription.FooterMode?
    var headerTopPadding: NumberValue?
    var showsSeparators: Bool?
    var metrics: ListMetrics?
    var header: ListBarModel?
    var footer: ListBarModel?

    /// The list's own header and footer, by element kind.
    var bars: [(kind: String, bar: ListBarModel)] {
        [(ElementKind.sectionHeader, header), (ElementKind.sectionFooter, footer)]
            .compactMap { kind, bar in bar.map { (kind, $0) } }
    }
}

/// The attributes of a list's own header or footer.
struct ListBarModel: Sendable {
    var mark: SourceMark
    var content: ContentModel
}
