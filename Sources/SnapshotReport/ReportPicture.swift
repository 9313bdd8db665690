package import LayoutComparison

/// A picture of a snapshot as the report shows it.
package enum ReportPicture: Sendable {
    /// An SVG file; it is shown as an image, so that nothing in it runs.
    case svg([UInt8])
    /// A PNG file.
    case png([UInt8])
    /// Drawn by the page as boxes with names.
    case frames(FramesRecord)
}
