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
