import CompositionalLayout

/// One picture to make of a document.
struct OutputVariant {
    var device: Device?
    var appearance: OutputAppearance
    var format: OutputFormat
    /// Pixels a point; of no consequence to SVG.
    var scale: Int
}
