/// Limits on pictures to draw as pixels or as a PDF, checked before anything is allocated.
enum RasterLimits {
    /// Pixels across; Cairo's limit on the width of a surface.
    static let width = 32_767
    /// Pixels down.
    static let height = 120_000
    static let pixels = 80_000_000
    /// Painted pixels, about two seconds' work. Pixels painted over count, and gradients count several times.
    static let paint = 1_600_000_000.0
    /// Dashes, counted once per band: about a second's work.
    static let dashes = 40e6
    /// The dashes of a PDF, about a second's work.
    static let pageDashes = 15e6
    /// Width and height of a PDF's page, in points: 200 inches, the largest that viewers show.
    static let pageSide = 14_400.0
}
