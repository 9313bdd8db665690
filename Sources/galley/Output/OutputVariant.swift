import DocumentDiagram
import LayoutDocument

/// One picture to make of a document.
struct OutputVariant {
    var view: DocumentView
    var appearance: OutputAppearance
    /// `nil` for the document's.
    var style: OutputStyle?
    var styleChanges = DocumentStyleChanges()
    /// Whether content beyond the screen is shown, whatever the document says.
    var showsBeyond = false
    var format: OutputFormat
    /// Pixels a point; of no consequence to SVG.
    var scale: Int
    /// Of no consequence to PNG.
    var text: OutputText = .outlines
    /// What an SVG's ids begin with; `nil` for what follows from the picture.
    var idPrefix: String?
}
