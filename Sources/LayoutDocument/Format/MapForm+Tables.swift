import LayoutDiagram
import TextFitting

extension MapForm {
    /// The table of the form's keys.
    var table: [KeyForm] {
        switch self {
        case .document: Self.documentTable
        case .viewport: Self.viewportTable
        case .section: Self.sectionTable
        case .items:
            [KeyForm("count", .number, "How many items the section has", isRequired: true)] + Self.entryTable
        case .entry: Self.entryTable
        case .fitting:
            [
                KeyForm("width", .number, "The width that the content asks for, in points"),
                KeyForm("height", .number, "The height that the content asks for, in points"),
            ]
        case .list: Self.listTable
        case .font: Self.fontTable
        case .listBar: Self.contentTable
        case .group: Self.groupTable
        case .subitem:
            [KeyForm("item", .map(.item), "An item"), KeyForm("group", .map(.group), "A group in the group")]
        case .item: Self.itemTable
        case .customItem:
            [
                KeyForm("frame", .frame, "Where the item is in the group: x, y, width, height", isRequired: true),
                KeyForm("zIndex", .number, "What is drawn above what"),
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
        case .point: ["x", "y"].map { KeyForm($0, .number, "The \($0) coordinate, in points") }
        }
    }

    private static let titleKey = KeyForm("title", .text, "What it is called; may hold expressions: \"Album {section + 1}\"")
    private static let fittingKey = KeyForm("fitting", .map(.fitting), "The size that its content asks for on an estimated side")
    private static let contentTable = [
        titleKey, fittingKey,
        KeyForm("text", .text, "The text that it shows, by which it sizes itself; may hold expressions"),
        KeyForm("subtitle", .text, "Below the text, in the style subheadline"),
        KeyForm(
            "font", .either([.names(FormatNames.textStyles), .map(.font)]),
            "The text's: a text style, or a map; body where nothing is said"),
        KeyForm("lines", .wholeNumber(TextLimits.lines), "The most lines of the text; 0 for any number"),
        KeyForm("textInsets", .insets, "Insets around the text: none, and in lists those of their cells, where nothing is said"),
    ]
    private static let zIndexKey = KeyForm("zIndex", .number, "What is drawn above what")
    private static let contentInsetsKey = KeyForm(
        "contentInsets", .insets, "Insets: a number, [top, leading, bottom, trailing], or a map of those names")

    private static let documentTable = [
        KeyForm("galley", .version, "The format's version", isRequired: true),
        KeyForm("title", .text, "The picture's title"),
        KeyForm("description", .text, "What the picture shows, also for those who do not see it"),
        KeyForm(
            "viewport", .either([.device, .map(.viewport)]),
            "What the layout is shown in: a device by name, or a map; an iPhone 15 where nothing is said"),
        KeyForm("scrollDirection", .names(FormatNames.scrollDirections), "The way that the layout scrolls"),
        KeyForm("interSectionSpacing", .number, "The distance of the sections, in points"),
        KeyForm("contentInsetsReference", .names(FormatNames.insetsReferences), "What sections are inset from"),
        KeyForm("boundaryItems", .list(.map(.boundaryItem)), "Headers and footers of the whole layout"),
        KeyForm("sections", .list(.map(.section)), "The sections, from the start to the end", isRequired: true),
        KeyForm(
            "style", .either([.names(FormatNames.styles), .map(.style)]), "How the picture looks: a style, or changes to one"),
        KeyForm("goldens", .list(.golden, atMost: ListLimits.goldens), "The goldens that the document must have"),
    ]

    private static let viewportTable = [
        KeyForm("device", .device, "A device, whose values hold where nothing else is said"),
        KeyForm("width", .number, "The width in points; required without a device"),
        KeyForm("height", .number, "The height in points; required without a device"),
        KeyForm("scale", .number, "Device pixels a point"),
        KeyForm("safeArea", .insets, "The insets of the safe area"),
        KeyForm("layoutMargins", .insets, "The layout margins"),
        KeyForm("horizontalSizeClass", .names(FormatNames.sizeClasses), "The size class across"),
        KeyForm("verticalSizeClass", .names(FormatNames.sizeClasses), "The size class down"),
        KeyForm("userInterfaceIdiom", .names(FormatNames.idioms), "The kind of device"),
        KeyForm("layoutDirection", .names(FormatNames.layoutDirections), "The way that the layout runs"),
        KeyForm("userInterfaceStyle", .names(FormatNames.interfaceStyles), "The appearance"),
        KeyForm("contentSize", .names(FormatNames.contentSizes), "The text size that the user prefers"),
        KeyForm("contentOffset", .point, "How far the content is scrolled; to its start where nothing is said"),
    ]

    private static let sectionTable = [
        KeyForm(
            "items", .either([.number, .list(.either([.text, .map(.entry), .nothing])), .map(.items)]),
            "A number; a list with an entry an item; or a map of \"count\" and what all items share"),
        KeyForm("repeat", .number, "How many sections this entry stands for"),
        contentInsetsKey,
        KeyForm("interGroupSpacing", .number, "The distance of the groups, in points"),
        KeyForm("contentInsetsReference", .names(FormatNames.insetsReferences), "What the section is inset from"),
        KeyForm(
            "supplementaryContentInsetsReference", .names(FormatNames.insetsReferences), "What headers and footers are inset from"),
        KeyForm("supplementariesFollowContentInsets", .truth, "Whether headers and footers are inset as the items are"),
        KeyForm(
            "orthogonalScrollingBehavior", .names(FormatNames.behaviors), "How the section scrolls across the layout's direction"),
        KeyForm("orthogonalContentOffset", .number, "How far the section is scrolled sideways, in points"),
        KeyForm("group", .map(.group), "What is repeated until all items have a place"),
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
        KeyForm("style", .names(FormatNames.textStyles), "A text style, whose size follows the text size that the user prefers"),
        KeyForm("size", .length(TextLimits.fontSize), "The size in points"),
        KeyForm("name", .file, "The PostScript name of one of the style's fonts; with a size"),
        KeyForm("weight", .names(FontWeights.named), "The weight; the style's own, or regular, where nothing is said"),
    ]

    private static let listTable = [
        KeyForm("appearance", .names(FormatNames.listAppearances), "The list's appearance"),
        KeyForm("headerMode", .names(FormatNames.headerModes), "What the list's header is"),
        KeyForm("footerMode", .names(FormatNames.footerModes), "What the list's footer is"),
        KeyForm("headerTopPadding", .number, "The space above the header, in points"),
        KeyForm("showsSeparators", .truth, "Whether lines separate the rows"),
        KeyForm("metrics", .names(FormatNames.listMetrics), "Whose measures hold for what no fitting size measures"),
        KeyForm("header", .map(.listBar), "The list's own header"),
        KeyForm("footer", .map(.listBar), "The list's own footer"),
    ]

    private static let groupTable = [
        KeyForm("horizontal", .list(.map(.subitem), minimum: 1), "Subitems beside each other"),
        KeyForm("vertical", .list(.map(.subitem), minimum: 1), "Subitems below each other"),
        KeyForm("custom", .list(.map(.customItem), minimum: 1), "Items where they are put"),
        KeyForm("count", .number, "How often the one subitem is in the group, equally sized"),
        KeyForm("repeating", .number, "How often the one subitem is in the group, as it is"),
        KeyForm("interItemSpacing", .spacing, "The distance of the subitems"),
    ] + itemTable

    private static let itemTable = [
        KeyForm("width", .dimension, "How wide it is", isRequired: true),
        KeyForm("height", .dimension, "How high it is", isRequired: true),
        contentInsetsKey,
        KeyForm("edgeSpacing", .map(.edgeSpacing), "Space outside its edges"),
        KeyForm("supplementaryItems", .list(.map(.supplementaryItem)), "Views anchored to it: badges"),
    ]

    private static let supplementaryTable = [
        KeyForm("kind", .elementKind, "The element's kind", isRequired: true),
        KeyForm("width", .dimension, "How wide it is", isRequired: true),
        KeyForm("height", .dimension, "How high it is", isRequired: true),
        contentInsetsKey,
        KeyForm("containerAnchor", anchorValue, "Where on the item or the group it is anchored", isRequired: true),
        KeyForm("itemAnchor", anchorValue, "Which of its own points is there"),
        zIndexKey,
        KeyForm("when", .condition, "An expression over section and item by which it is hidden where it is false"),
    ] + contentTable

    private static let edgeList = ValueForm.list(.names(FormatNames.edges))
    private static let anchorValue = ValueForm.either([edgeList, .map(.anchor)])

    private static let anchorTable = [
        KeyForm("edges", edgeList, "The edges that it lies on"),
        KeyForm("absoluteOffset", .point, "How far it is off them, in points"),
        KeyForm("fractionalOffset", .point, "How far it is off them, in parts of the view's own size"),
    ]

    /// - Parameter isShort: whether kind, width and alignment are known.
    private static func boundaryTable(isShort: Bool) -> [KeyForm] {
        [
            KeyForm("kind", .elementKind, "The element's kind", isRequired: !isShort),
            KeyForm("width", .dimension, "How wide it is", isRequired: !isShort),
            KeyForm("height", .dimension, "How high it is", isRequired: true),
            KeyForm("alignment", .names(FormatNames.alignments), "The edge or corner that it is at", isRequired: !isShort),
            KeyForm("absoluteOffset", .point, "How far it is moved from there, in points"),
            KeyForm("extendsBoundary", .truth, "Whether it makes room for itself"),
            KeyForm("pinToVisibleBounds", .truth, "Whether it stays visible while its section is scrolled"),
            contentInsetsKey, zIndexKey,
        ] + contentTable
    }

    private static func decorationTable(isShort: Bool) -> [KeyForm] {
        [KeyForm("kind", .elementKind, "The element's kind", isRequired: !isShort), contentInsetsKey, zIndexKey]
    }

    private static let styleTable = [
        KeyForm("name", .names(FormatNames.styles), "The style"),
        KeyForm("title", .truth, "Whether the title is drawn"),
        KeyForm("caption", .truth, "Whether the caption or the legend is drawn"),
        KeyForm("labels", .truth, "Whether elements are labelled"),
        KeyForm("beyond", .truth, "Whether what lies beyond the screen's edges is drawn, faded"),
        KeyForm("page", .page, "The colour around the drawing; none leaves the picture transparent there"),
        KeyForm("crop", .crop, "What is kept of the picture: phone, section:1, element:0-3, element:0-0:header"),
        KeyForm("cropMargin", .length(StyleLimits.cropMargin), "How much around that, in points"),
        KeyForm(
            "width", .length(StyleLimits.width), "The picture's width in points; labels that are too small there are left out"),
        KeyForm("colors", .map(.colors), "Colours, in every style"),
        KeyForm(
            "fonts", .either([.list(.file, atMost: ListLimits.fonts), .map(.fonts)]),
            "Font files for characters that the built-in font lacks, relative to the document"),
    ]

    private static let fontsTable = [
        KeyForm("files", .list(.file, atMost: ListLimits.fonts), "The files; fonts.ttc#2 is the second font of a collection"),
        KeyForm(
            "prefer", .names(FormatNames.fontPreferences),
            "What draws characters that both the built-in font and one of the files have; the built-in one where nothing is said"),
        KeyForm("allowRestricted", .truth, "Whether a font may be used that its file says may not be embedded"),
    ]

    private static let colorsTable = [
        KeyForm("page", .page, "The colour around the drawing, or none"),
        KeyForm("ink", .colorPair, "The colour of text"),
        KeyForm("accent", .colorPair, "The colour of badges and other anchored views"),
        KeyForm("sections", .list(.colorPair, minimum: 1, atMost: ListLimits.sectionColors), "The sections' colours, in turn"),
    ]
}
