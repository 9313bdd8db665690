/// The colours that a document is to be drawn in; what is `nil` is left to the style.
public struct DocumentColors: Sendable, Hashable {
    /// A colour for light and one for dark surroundings.
    public struct Pair: Sendable, Hashable {
        public var light: DocumentColor
        public var dark: DocumentColor
    }

    /// Around the drawing.
    public var page: Pair?
    /// Text.
    public var ink: Pair?
    /// Badges and other anchored views.
    public var accent: Pair?
    /// Sections, in turn.
    public var sections: [Pair] = []

    /// The style's own colours.
    public init() {}
}
