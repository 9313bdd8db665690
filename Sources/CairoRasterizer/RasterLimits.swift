/// Limits on pictures drawn as pixels or as a PDF, checked before anything is allocated.
enum RasterLimits {
    /// Width in pixels: Cairo's limit on the width of a surface.
    static let width = 32_767
    /// Height in pixels.
    static let height = 120_000
    static let pixels = 80_000_000
    /// Pixels that are painted, about two seconds' work. A pixel counts each time it is painted, and several times for a gradient.
    static let paint = 1_600_000_000.0
    /// Dashes of a PNG, counted once per band: about a second's work.
    static let dashes = 40e6
    /// The dashes of a PDF, about a second's work.
    static let pageDashes = 15e6
    /// Width and height of a PDF's page, in points: 200 inches, the largest that viewers show.
    static let pageSide = 14_400.0
}
