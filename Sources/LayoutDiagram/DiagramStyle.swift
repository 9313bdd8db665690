public import VectorScene

/// How a diagram looks: the kind of drawing, and which parts of it are shown.
public struct DiagramStyle: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// What the user of an app would see, with placeholder content.
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
    /// Whether the title and the text beside it are drawn.
    public var showsTitle: Bool
    /// Whether the caption or legend below the drawing is drawn.
    public var showsCaption: Bool
    /// Whether elements are labelled.
    public var showsLabels: Bool
    /// Whether a screen diagram also shows what lies beyond the screen's edges, faded, up to half a screen.
    public var showsBeyond: Bool
    /// Whether the page below the drawing is painted; otherwise the picture is transparent there.
    public var showsPage: Bool
    /// The part of the picture that is kept; `nil` for all of it. A part has neither title nor caption.
    public var crop: DiagramCrop?
    /// The picture's width in points; `nil` for that of what it shows. Labels are at least `labelSize` high then, and those
    /// without room are left out.
    public var width: Double?
    /// Fonts for what the built-in one lacks; `nil` for none.
    public var fonts: Fonts?
    /// The least size of text, in points of the drawing.
    var textSize = 0.0

    /// The least size of labels in a picture of a given width, in points.
    public static let labelSize = 9.0

    public init(
        _ kind: Kind = .screen, theme: Theme = .standard, showsTitle: Bool = true, showsCaption: Bool = true,
        showsLabels: Bool = true, showsBeyond: Bool = false, showsPage: Bool = true, crop: DiagramCrop? = nil,
        width: Double? = nil, fonts: Fonts? = nil
    ) {
        self.kind = kind
        self.theme = theme
        self.showsTitle = showsTitle
        self.showsCaption = showsCaption
        self.showsLabels = showsLabels
        self.showsBeyond = showsBeyond
        self.showsPage = showsPage
        self.crop = crop
        self.width = width
        self.fonts = fonts
    }

    public static let screen = DiagramStyle(.screen)
    public static let blueprint = DiagramStyle(.blueprint)
    public static let exploded = DiagramStyle(.exploded)
    public static let plain = DiagramStyle(.plain)
}

/// A few custom colours, from which a theme derives all others. What is `nil` stays as in the standard theme.
public struct DiagramColors: Sendable, Hashable {
    /// Around the drawing; screens and bars are lighter or darker shades of it.
    public var page: AdaptiveColor?
    /// Text. Where it would not be readable, a darker or lighter shade is used.
    public var ink: AdaptiveColor?
    /// Badges and other anchored views.
    public var accent: AdaptiveColor?
    /// The sections' colours, used in rotation in every style; if empty, each style has its own.
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
