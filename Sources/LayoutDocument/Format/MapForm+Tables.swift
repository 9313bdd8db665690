import TextFitting

extension MapForm {
    var table: [KeyForm] {
        switch self {
        case .document: Self.documentTable
        case .viewport: Self.viewportTable
        case .section: Self.sectionTable
        case .items:
            [KeyForm("count", .count, "The number of items in the section", isRequired: true)] + Self.entryTable
        case .entry: Self.entryTable
        case .fitting:
            [
                KeyForm("width", .number, "The content's width, in points"),
                KeyForm("height", .number, "The content's height, in points"),
            ]
        case .list: Self.listTable
        case .font: Self.fontTable
        case .listBar: Self.contentTable
        case .group: Self.groupTable
        case .subitem:
            [KeyForm("item", .map(.item), "An item"), KeyForm("group", .map(.group), "A nested group")]
        case .item: Self.itemTable
        case .customItem:
            [
                KeyForm("frame", .frame, "The item's frame in the group: x, y, width, height", isRequired: true),
                KeyForm("zIndex", .number, "The drawing order: higher values are in front"),
            ]
        case .edgeSpacing:
            ["leading", "top", "trailing", "bottom"].map { KeyForm($0, .spacing, "The spacing at the \($0) edge") }
        case .supplementaryItem: Self.supplementaryTable
        case .anchor: Self.anchorTable
        case .boundaryItem: Self.boundaryTable(isShort: false)
        case .bar: Self.boundaryTable(isShort: true)
        case .decorationItem: Self.decorationTable(isShort: false)
        case .background: Self.decorationTable(isShort: true)
        case .style: Self.styleTable
        case .fonts: Self.fontsTable
        case .colors: Self.colorsTable
        case .colorPair:
            ["light", "dark"].map {
                KeyForm($0, .color(mayBeChosen: false), "The colour in the \($0) appearance", isRequired: true)
            }
        case .insets: ["top", "leading", "bottom", "trailing"].map { KeyForm($0, .number, "The \($0) inset, in points") }
        case .project: Self.projectTable
        case .projectEntry: [KeyForm("path", .file, "A document, a Swift file, or a folder of them", isRequired: true)] + Self.goldensTable
        case .looks: Self.looksTable
        case .point: ["x", "y"].map { KeyForm($0, .number, "The \($0) coordinate, in points") }
        }
    }

    private static let titleKey = KeyForm("title", .text, "The title; can contain expressions: \"Album {section + 1}\"")
    private static let fittingKey = KeyForm("fitting", .map(.fitting), "The content's size in estimated dimensions")
    private static let contentTable = [
        titleKey, fittingKey,
        KeyForm("text", .text, "The text, which decides the size in estimated dimensions; can contain expressions"),
        KeyForm("subtitle", .text, "A second text below, in the style subheadline"),
        KeyForm(
            "font", .either([.names(FormatNames.textStyles), .map(.font)]),
            "The text's font: a text style, or a map; body by default"),
        KeyForm("lines", .wholeNumber(DocumentLimits.lines), "The maximum number of lines; 0 for no maximum"),
        KeyForm("textInsets", .insets, "Insets around the text; by default none, and in lists those of the cells"),
    ]
    private static let zIndexKey = KeyForm("zIndex", .number, "The drawing order: higher values are in front")
    private static let contentInsetsKey = KeyForm(
        "contentInsets", .insets, "Insets: a number, [top, leading, bottom, trailing], or a map with those keys")

    private static let documentTable = [
        KeyForm("galley", .version, "The format's version", isRequired: true),
        KeyForm("title", .text, "The picture's title"),
        KeyForm("description", .text, "A description of the picture, also for screen readers"),
        KeyForm(
            "viewport", .either([.device, .map(.viewport)]),
            "The device, by name, or a viewport as a map; an iPhone 15 by default"),
        KeyForm("scrollDirection", .names(FormatNames.scrollDirections), "The scroll direction of the layout"),
        KeyForm("interSectionSpacing", .number, "The spacing between sections, in points"),
        KeyForm("contentInsetsReference", .names(FormatNames.insetsReferences), "The guide that sections are inset from"),
        KeyForm("boundaryItems", .list(.map(.boundaryItem)), "Headers and footers of the whole layout"),
        KeyForm("sections", .list(.map(.section)), "The sections, from the start to the end", isRequired: true),
        KeyForm(
            "style", .either([.names(FormatNames.styles), .map(.style)]), "The style of the picture: a name, or a map"),
    ]

    private static let viewportTable = [
        KeyForm("device", .device, "The device whose values are the defaults"),
        KeyForm("width", .number, "The width in points; required without a device"),
        KeyForm("height", .number, "The height in points; required without a device"),
        KeyForm("scale", .number, "Device pixels per point"),
        KeyForm("safeArea", .insets, "The insets of the safe area"),
        KeyForm("layoutMargins", .insets, "The layout margins"),
        KeyForm("horizontalSizeClass", .names(FormatNames.sizeClasses), "The horizontal size class"),
        KeyForm("verticalSizeClass", .names(FormatNames.sizeClasses), "The vertical size class"),
        KeyForm("userInterfaceIdiom", .names(FormatNames.idioms), "The kind of device"),
        KeyForm("layoutDirection", .names(FormatNames.layoutDirections), "The layout direction"),
        KeyForm("userInterfaceStyle", .names(FormatNames.interfaceStyles), "The appearance"),
        KeyForm("contentSize", .names(FormatNames.contentSizes), "The user's preferred text size"),
        KeyForm("contentOffset", .point, "The scroll offset; the start of the content by default"),
    ]

    private static let sectionTable = [
        KeyForm(
            "items", .either([.count, .list(.either([.text, .map(.entry), .nothing])), .map(.items)]),
            "A number; a list with one entry per item; or a map of \"count\" and the keys that all items share"),
        KeyForm("repeat", .number, "The number of sections that this entry describes"),
        contentInsetsKey,
        KeyForm("interGroupSpacing", .number, "The spacing between groups, in points"),
        KeyForm("contentInsetsReference", .names(FormatNames.insetsReferences), "The guide that the section is inset from"),
        KeyForm(
            "supplementaryContentInsetsReference", .names(FormatNames.insetsReferences),
            "The guide that headers and footers are inset from"),
        KeyForm("supplementariesFollowContentInsets", .truth, "Insets headers and footers like the items"),
        KeyForm(
            "orthogonalScrollingBehavior", .names(FormatNames.behaviors), "Scrolling across the layout's scroll direction"),
        KeyForm("orthogonalContentOffset", .number, "The section's scroll offset across the layout's scroll direction, in points"),
        KeyForm("group", .map(.group), "The group, which is repeated until all items are placed"),
        KeyForm("boundaryItems", .list(.map(.boundaryItem)), "Headers, footers and side items"),
        KeyForm("decorationItems", .list(.map(.decorationItem)), "Backgrounds"),
        KeyForm("list", .map(.list), "A list, instead of a group"),
        KeyForm("header", .map(.bar), "A boundary item of that kind, as wide as the section, at its top"),
        KeyForm("footer", .map(.bar), "A boundary item of that kind, as wide as the section, at its bottom"),
        KeyForm("background", .map(.background), "A decoration item of that kind"),
    ]

    private static let entryTable = [
        KeyForm("color", .color(mayBeChosen: true), "The cell's colour, or a choice of colours"),
    ] + contentTable

    private static let fontTable = [
        KeyForm("style", .names(FormatNames.textStyles), "A text style, whose size follows the user's preferred text size"),
        KeyForm("size", .length(DocumentLimits.fontSize), "The size in points"),
        KeyForm("name", .file, "The PostScript name of one of the style's fonts; needs a size"),
        KeyForm("weight", .names(FontWeights.named), "The weight; by default the style's, or regular"),
    ]

    private static let listTable = [
        KeyForm("appearance", .names(FormatNames.listAppearances), "The list's appearance"),
        KeyForm("headerMode", .names(FormatNames.headerModes), "The kind of the list's header"),
        KeyForm("footerMode", .names(FormatNames.footerModes), "The kind of the list's footer"),
        KeyForm("headerTopPadding", .number, "The space above the header, in points; by default 22 in plain lists, otherwise 0"),
        KeyForm("showsSeparators", .truth, "Draws separators between the rows"),
        KeyForm("metrics", .names(FormatNames.listMetrics), "The system's metrics, for elements without fitting size and text"),
        KeyForm("header", .map(.listBar), "The list's own header"),
        KeyForm("footer", .map(.listBar), "The list's own footer"),
    ]

    private static let groupTable = [
        KeyForm("horizontal", .list(.map(.subitem), minimum: 1), "Subitems beside each other"),
        KeyForm("vertical", .list(.map(.subitem), minimum: 1), "Subitems below each other"),
        KeyForm("custom", .list(.map(.customItem), minimum: 1), "Items with given frames"),
        KeyForm("count", .number, "The number of copies of the one subitem, in equal sizes"),
        KeyForm("repeating", .number, "The number of copies of the one subitem, in its own size"),
        KeyForm("interItemSpacing", .spacing, "The spacing between subitems"),
    ] + itemTable

    private static let itemTable = [
        KeyForm("width", .dimension, "The width", isRequired: true),
        KeyForm("height", .dimension, "The height", isRequired: true),
        contentInsetsKey,
        KeyForm("edgeSpacing", .map(.edgeSpacing), "Spacing outside the edges"),
        KeyForm("supplementaryItems", .list(.map(.supplementaryItem)), "Anchored views, such as badges"),
    ]

    private static let supplementaryTable = [
        KeyForm("kind", .elementKind, "The element's kind", isRequired: true),
        KeyForm("width", .dimension, "The width", isRequired: true),
        KeyForm("height", .dimension, "The height", isRequired: true),
        contentInsetsKey,
        KeyForm("containerAnchor", anchorValue, "The anchor on the item or the group", isRequired: true),
        KeyForm("itemAnchor", anchorValue, "The anchor on the view itself"),
        zIndexKey,
        KeyForm("when", .condition, "An expression over section and item; the view is hidden where it is false"),
    ] + contentTable

    private static let edgeForms = [ValueForm.names(FormatNames.edges), .list(.names(FormatNames.edges))]
    private static let anchorValue = ValueForm.either(edgeForms + [.map(.anchor)])

    private static let anchorTable = [
        KeyForm("edges", .either(edgeForms), "The edge of the anchor, or a list of edges"),
        KeyForm("absoluteOffset", .point, "The offset from the edges, in points"),
        KeyForm("fractionalOffset", .point, "The offset from the edges, in fractions of the view's own size"),
    ]

    /// The keys of a header, footer or side item.
    ///
    /// - Parameter isShort: true for the short form, with known kind, width and alignment.
    private static func boundaryTable(isShort: Bool) -> [KeyForm] {
        [
            KeyForm("kind", .elementKind, "The element's kind", isRequired: !isShort),
            KeyForm("width", .dimension, "The width", isRequired: !isShort),
            KeyForm("height", .dimension, "The height", isRequired: true),
            KeyForm("alignment", .names(FormatNames.alignments), "The edge or corner of the section or layout", isRequired: !isShort),
            KeyForm("absoluteOffset", .point, "The offset from that place, in points"),
            KeyForm("extendsBoundary", .truth, "Makes room for the item at the boundary"),
            KeyForm("pinToVisibleBounds", .truth, "Keeps the item on the screen while its section is visible"),
            contentInsetsKey, zIndexKey,
        ] + contentTable
    }

    private static func decorationTable(isShort: Bool) -> [KeyForm] {
        [KeyForm("kind", .elementKind, "The element's kind", isRequired: !isShort), contentInsetsKey, zIndexKey]
    }

    private static let styleTable = [
        KeyForm("name", .names(FormatNames.styles), "The style"),
        KeyForm("title", .truth, "Draws the title"),
        KeyForm("caption", .truth, "Draws the caption or the legend"),
        KeyForm(
            "labels", .either([.truth, .name([FormatNames.titles])]),
            "Draws labels of elements; on a screen, titles draws neither kinds nor index paths"),
        KeyForm("beyond", .truth, "Draws the content beyond the screen's edges, faded"),
        KeyForm("page", .page, "The colour around the drawing; none leaves it transparent"),
        KeyForm("crop", .crop, "The part of the picture to keep: phone, section:1, element:0-3, element:0-0:header"),
        KeyForm("cropMargin", .length(DocumentLimits.cropMargin), "The margin around that part, in points"),
        KeyForm(
            "width", .length(DocumentLimits.width), "The picture's width in points; labels without room are left out"),
        KeyForm("colors", .map(.colors), "Colours for every style"),
        KeyForm(
            "fonts", .either([.list(.file, atMost: DocumentLimits.fonts), .map(.fonts)]),
            "Font files for characters that the built-in font lacks, relative to the document"),
    ]

    private static let fontsTable = [
        KeyForm("files", .list(.file, atMost: DocumentLimits.fonts), "The files; fonts.ttc#2 is the second font of a collection"),
        KeyForm(
            "prefer", .names(FormatNames.fontPreferences),
            "The preferred font for characters that both the built-in font and a file have; built-in by default"),
        KeyForm("allowRestricted", .truth, "Allows fonts whose files forbid embedding"),
    ]

    private static func entries(_ element: ValueForm) -> ValueForm {
        .list(element, minimum: 1, atMost: DocumentLimits.projectEntries)
    }

    private static let projectTable = [
        KeyForm("galley", .version, "The format's version", isRequired: true),
        KeyForm(
            "documents", entries(.either([.file, .map(.projectEntry)])),
            "The documents and Swift files, and folders of them with their subfolders; a map has its own looks and formats", isRequired: true),
    ] + goldensTable + [
        KeyForm("goldens", .file, "The folder of the goldens; beside the documents by default"),
        KeyForm("pages", entries(.file), "The pages that \"galley docs\" draws pictures for, and folders of them; all by default"),
        KeyForm("fonts", .either([.list(.file, atMost: DocumentLimits.fonts), .map(.fonts)]), "Font files for characters that the built-in font lacks"),
    ]

    private static let goldensTable = [
        KeyForm(
            "looks", .either([.map(.looks), .list(.map(.looks), minimum: 1, atMost: DocumentLimits.looks)]),
            "The looks of the goldens: all combinations of a map's values, for each map of a list; the document's own by default"),
        KeyForm("formats", entries(.names(FormatNames.goldenFormats)), "The formats of the goldens; frames and svg by default"),
    ]

    private static let looksTable = [
        KeyForm("devices", entries(.device), "Devices, by name"),
        KeyForm("sizes", entries(.size), "Sizes of the viewport in points, as 500x700"),
        KeyForm("appearances", entries(.names(FormatNames.interfaceStyles)), "Light and dark"),
        KeyForm("directions", entries(.names(FormatNames.layoutDirections)), "Layout directions"),
        KeyForm("contentSizes", entries(.names(FormatNames.contentSizes)), "The user's preferred text sizes"),
        KeyForm("offsets", entries(.length(DocumentLimits.offset)), "Scroll offsets from the start, in points"),
        KeyForm("styles", entries(.names(FormatNames.styles)), "Styles of the pictures"),
        KeyForm("scales", entries(.wholeNumber(DocumentLimits.scales)), "Pixels per point of a PNG"),
    ]

    private static let colorsTable = [
        KeyForm("page", .page, "The colour around the drawing, or none"),
        KeyForm("ink", .colorPair, "The colour of text"),
        KeyForm("accent", .colorPair, "The colour of badges and other anchored views"),
        KeyForm("sections", .list(.colorPair, minimum: 1, atMost: DocumentLimits.sectionColors), "The colours of sections, used in turn"),
    ]
}
