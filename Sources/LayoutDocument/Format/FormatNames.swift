import CompositionalLayout

/// The names of closed sets of values, by key.
enum FormatNames {
    static let scrollDirections: [(String, LayoutAxis)] = [
        ("vertical", .vertical), ("horizontal", .horizontal),
    ]

    static let insetsReferences: [(String, ContentInsetsReference)] = [
        ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea), ("layoutMargins", .layoutMargins),
        ("readableContent", .readableContent),
    ]

    /// The values of `prefer`, for characters that both the built-in font and a given file have: true prefers the file.
    static let fontPreferences: [(String, Bool)] = [("built-in", false), ("given", true)]
    /// The value of `labels` that draws titles alone.
    static let titles = "titles"
    static let styles: [(String, DocumentStyle.Kind)] = DocumentStyle.Kind.allCases.map { ($0.rawValue, $0) }

    /// The value of `page` that leaves the picture transparent around the drawing.
    static let nothing = "none"

    // MARK: Viewport

    static let sizeClasses: [(String, LayoutTraits.SizeClass)] = [("compact", .compact), ("regular", .regular)]

    static let idioms: [(String, LayoutTraits.Idiom)] = [("phone", .phone), ("pad", .pad)]

    static let layoutDirections: [(String, LayoutTraits.Direction)] = [
        ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
    ]

    static let interfaceStyles: [(String, LayoutTraits.Style)] = [("light", .light), ("dark", .dark)]

    static let contentSizes: [(String, LayoutTraits.ContentSize)] = LayoutTraits.ContentSize.named.map { ($0.name, $0.category) }

    // MARK: Projects

    static let goldenFormats: [(String, Project.Format)] = Project.Format.allCases.map { ($0.rawValue, $0) }

    // MARK: Sections and items

    static let behaviors: [(String, OrthogonalScrollingBehavior)] =
        OrthogonalScrollingBehavior.allCases.map { ("\($0)", $0) }

    static let alignments: [(String, NSRectAlignment)] = NSRectAlignment.allCases.map { ("\($0)", $0) }

    static let edges: [(String, NSDirectionalRectEdge)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]

    static let textStyles: [(String, TextSize.Style)] = TextSize.Style.allCases.map { ($0.rawValue, $0) }

    // MARK: Lists

    static let listAppearances: [(String, ListDescription.Appearance)] = [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("sidebar", .sidebar),
        ("sidebarPlain", .sidebarPlain),
    ]

    static let headerModes: [(String, ListDescription.HeaderMode)] = [
        ("none", .none), ("supplementary", .supplementary), ("firstItemInSection", .firstItemInSection),
    ]

    static let footerModes: [(String, ListDescription.FooterMode)] = [
        ("none", .none), ("supplementary", .supplementary),
    ]

    static let listMetrics: [(String, ListMetrics)] = [("iOS", .iOS), ("iOS26", .iOS26), ("mac", .mac)]
}
