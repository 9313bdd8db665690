public import VectorScene

/// How a diagram looks: which kind of drawing it is, and what of it is left out.
public struct DiagramStyle: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// What a user of the app would see, with placeholder content.
        case screen
        /// The anatomy of the layout: groups, insets and spacings with their lengths.
        case blueprint
        /// What contains what: the layout, a section, its group and an item side by side, each enlarged from the one before.
        case exploded
        /// Boxes only.
        case plain
    }

    public var kind: Kind
    public var theme: Theme
    /// Whether the title and what stands beside it are drawn.
    public var showsTitle: Bool
    /// Whether the lines below the drawing are drawn, or the legend.
    public var showsCaption: Bool
    /// Whether elements are named.
    public var showsLabels: Bool
    /// Whether a screen shows what lies beyond its edges, faded, as far as half a screen.
    public var showsBeyond: Bool

    public init(
        _ kind: Kind = .screen, theme: Theme = .standard, showsTitle: Bool = true, showsCaption: Bool = true,
        showsLabels: Bool = true, showsBeyond: Bool = false
    ) {
        self.kind = kind
        self.theme = theme
        self.showsTitle = showsTitle
        self.showsCaption = showsCaption
        self.showsLabels = showsLabels
        self.showsBeyond = showsBeyond
    }

    public static let screen = DiagramStyle(.screen)
    public static let blueprint = DiagramStyle(.blueprint)
    public static let exploded = DiagramStyle(.exploded)
    public static let plain = DiagramStyle(.plain)
}

/// A few colours of the user's own, from which a theme makes all others. What is `nil` stays the standard theme's.
public struct DiagramColors: Sendable, Hashable {
    /// Around the drawing; screens and bars are lighter or darker shades of it.
    public var page: AdaptiveColor?
    /// Text. Where it could not be read, a darker or lighter shade is.
    public var ink: AdaptiveColor?
    /// Badges and other anchored views.
    public var accent: AdaptiveColor?
    /// Sections, in turn, in every style; where there are none, each style has its own.
    public var sections: [AdaptiveColor]

    public init(
        page: AdaptiveColor? = nil, ink: AdaptiveColor? = nil, accent: AdaptiveColor? = nil,
        sections: [AdaptiveColor] = []
    ) {
        self.page = page
        self.ink = ink
        self.accent = accent
        self.sections = sections
    }
}
