/// Limits on font files, which may come from strangers. The page of font files lists them.
enum FontLimits {
    /// Bytes of a file. The largest fonts in use have about 100 MB.
    static let bytes = 200 << 20
    /// Fonts in use at a time.
    static let fonts = 64
    /// Fonts of a collection that are searched by name.
    static let members = 256
    /// Segments of a glyph; one with more is missing.
    static let segments = 20_000
    /// Components of a composite glyph, those of its components included, and their levels; a font with more is refused.
    static let (components, componentLevels) = (1_000, 32)
    /// Axes of a variable font, colours of its palette and colour layers of a glyph; further ones are ignored.
    static let (axes, colors, layers) = (64, 4096, 256)
}
