public import VectorScene

/// The appearance of a diagram: the kind of drawing and its optional parts.
public struct DiagramStyle: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The user's view of the app, with placeholder content.
        case screen
        /// The anatomy of the layout: groups, insets and spacings with their lengths.
        case blueprint
        /// The hierarchy of the layout: layout, section, group and item side by side, each enlarged from the previous one.
        case exploded
        /// Boxes only.
        case plain
    }

    /// The contents of cells, headers and other elements on a screen.
    public enum Cells: String, Sendable, Hashable, CaseIterable {
        /// The elements' views, or a placeholder where a view is unknown.
        case views
        /// Placeholders with a title.
        case boxes
    }

    public var kind: Kind
    public var theme: Theme
    /// The contents of cells and other elements on a screen: their views, or placeholders.
    public var cells = Cells.views
    /// Shows the title and the text beside it.
    public var showsTitle: Bool
    /// Shows the caption or legend below the drawing.
    public var showsCaption: Bool
    /// Labels the elements.
    public var showsLabels: Bool
    /// Labels a screen's elements with their titles only, not with kinds or index paths.
    public var showsOnlyTitles = false
    /// Also shows, faded, up to half a screen of content beyond the screen's edges.
    public var showsBeyond: Bool
    /// Paints the page behind the drawing; otherwise the picture is transparent there.
    public var showsPage: Bool
    /// The part of the picture to keep; `nil` for all of it. A cropped picture has neither title nor caption.
    public var crop: DiagramCrop?
    /// The picture's width in points; `nil` for its natural width. With a width, labels are at least `labelSize` high, and labels
    /// that do not fit are omitted.
    public var width: Double?
    /// Fonts for characters that the built-in one lacks; `nil` for none.
    public var fonts: Fonts?
    /// The minimum text size, in points of the drawing.
    var textSize = 0.0

    /// The minimum label size in a picture with a given width, in points.
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

    /// True if a screen's elements are drawn with their views.
    package var showsViews: Bool {
        switch kind {
        case .screen: cells == .views
        case .blueprint, .exploded, .plain: false
        }
    }

    public static let screen = DiagramStyle(.screen)
    public static let blueprint = DiagramStyle(.blueprint)
    public static let exploded = DiagramStyle(.exploded)
    public static let plain = DiagramStyle(.plain)
}

/// Custom colours, from which a theme derives all others. `nil` keeps the standard theme's.
public struct DiagramColors: Sendable, Hashable {
    /// Background around the drawing; screens and bars are lighter or darker shades of it.
    public var page: AdaptiveColor?
    /// Text colour. Replaced by a darker or lighter shade where it would not be readable.
    public var ink: AdaptiveColor?
    /// Colour of badges and other anchored views.
    public var accent: AdaptiveColor?
    /// Section colours, used in rotation in every style; if empty, each style has its own.
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
