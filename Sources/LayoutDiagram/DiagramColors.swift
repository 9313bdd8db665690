public import Scene

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
