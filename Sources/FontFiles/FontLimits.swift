/// Limits on font files, which may come from strangers. The page of font files lists them.
enum FontLimits {
    /// The maximum size of a file, in bytes. The largest fonts in use have about 100 MB.
    static let bytes = 200 << 20
    /// The maximum number of fonts in use at a time.
    static let fonts = 64
    /// The maximum number of fonts in a collection that are searched by name.
    static let members = 256
    /// The maximum number of segments in a glyph's outlines; a glyph with more counts as missing.
    static let segments = 20_000
    /// The maximum number of components in a composite glyph, at all nesting levels together, and the maximum number of levels. A font
    /// with more is refused.
    static let (components, componentLevels) = (1_000, 32)
    /// The maximum numbers of axes, palette colours and colour layers of a glyph; further ones are ignored.
    static let (axes, colors, layers) = (64, 4096, 256)
}
