public import LayoutDiagram
public import LayoutDocument
public import VectorScene

extension Document {
    /// Draws the document.
    ///
    ///     let svg = try Document(contentsOf: url).picture().svg()
    ///
    /// - Parameters:
    ///   - look: the device, size, appearance, part and so on that override the document's.
    ///   - style: the style to draw in; `nil` for the document's own, with the look's changes.
    /// - Throws: a `DocumentError` if the document is invalid for this look, or one of its fonts cannot be used; a `DiagramError`
    ///   if there is far too much to draw, or the look's section does not exist.
    public func picture(_ look: Look = Look(), style: DiagramStyle? = nil) throws -> Picture {
        let drawing = try DocumentDrawing(self)
        return try Diagram(
            drawing.solved(for: look), style: style ?? drawing.style(changedBy: look.style), content: look.content ?? .visible
        ).picture()
    }

    /// The document's diagram style: the style `screen`, changed by the document's `style` key.
    public var style: DiagramStyle {
        get throws(DocumentError) { try style(changedBy: DiagramStyle.Changes()) }
    }

    /// The document's style with changes; unchanged colours are kept.
    ///
    /// - Throws: a `DocumentError` if one of the document's fonts cannot be used.
    public func style(changedBy changes: DiagramStyle.Changes) throws(DocumentError) -> DiagramStyle {
        try DocumentDrawing(self).style(changedBy: changes)
    }
}

extension DrawableLayout {
    /// Solves a document's layout, with the titles, colours and visibility that the document gives its elements.
    ///
    /// - Parameters:
    ///   - document: the document to draw.
    ///   - look: the device, size, appearance and so on that override the document's.
    /// - Throws: a `DocumentError` with all errors in the document for this look.
    public init(_ document: Document, _ look: Look = Look()) throws(DocumentError) {
        self = try DocumentDrawing(document).solved(for: look)
    }
}
