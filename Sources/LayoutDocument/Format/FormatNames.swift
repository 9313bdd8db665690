import CompositionalLayout
import LayoutDiagram

/// The names of closed sets of values, by key.
enum FormatNames {
    static let scrollDirections: [(String, UICollectionView.ScrollDirection)] = [
        ("vertical", .vertical), ("horizontal", .horizontal),
    ]

    static let insetsReferences: [(String, UIContentInsetsReference)] = [
        ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea), ("layoutMargins", .layoutMargins),
        ("readableContent", .readableContent),
    ]

    static let fontPreferences: [(String, Fonts.Preference)] = Fonts.Preference.allCases.map { ($0.rawValue, $0) }
    static let styles: [(String, DiagramStyle.Kind)] = DiagramStyle.Kind.allCases.map { ($0.rawValue, $0) }

    /// The value for no page.
    static let nothing = "none"

    // MARK: Viewport

    static let sizeClasses: [(String, UIUserInterfaceSizeClass)] = [("compact", .compact), ("regular", .regular)]

    static let idioms: [(String, UIUserInterfaceIdiom)] = [("phone", .phone), ("pad", .pad)]

    static let layoutDirections: [(String, UITraitEnvironmentLayoutDirection)] = [
        ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
    ]

    static let interfaceStyles: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]

    static let contentSizes: [(String, UIContentSizeCategory)] = UIContentSizeCategory.named.map { ($0.name, $0.category) }

    // MARK: Sections and items

    static let behaviors: [(String, UICollectionLayoutSectionOrthogonalScrollingBehavior)] =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases.map { ("\($0)", $0) }

    static let alignments: [(String, NSRectAlignment)] = NSRectAlignment.allCases.map { ("\($0)", $0) }

    static let edges: [(String, NSDirectionalRectEdge)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]

    static let textStyles: [(String, TextSize.Style)] = TextSize.Style.allCases.map { ($0.rawValue, $0) }

    // MARK: Lists

    static let listAppearances: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("sidebar", .sidebar),
        ("sidebarPlain", .sidebarPlain),
    ]

    static let headerModes: [(String, UICollectionLayoutListConfiguration.HeaderMode)] = [
        ("none", .none), ("supplementary", .supplementary), ("firstItemInSection", .firstItemInSection),
    ]

    static let footerModes: [(String, UICollectionLayoutListConfiguration.FooterMode)] = [
        ("none", .none), ("supplementary", .supplementary),
    ]

    static let listMetrics: [(String, ListMetrics)] = [("iOS", .iOS), ("iOS26", .iOS26), ("mac", .mac)]
}
