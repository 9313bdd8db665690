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
    ///   - style: a style instead of the document's own with the look's changes.
    /// - Throws: a `DocumentError` if the document is invalid for this look, or one of its fonts cannot be used; a `DiagramError`
    ///   if there is far too much to draw, or no such section.
    public func picture(_ look: Look = Look(), style: DiagramStyle? = nil) throws -> Picture {
        let drawing = try DocumentDrawing(self)
        return try Diagram(
            drawing.solved(for: look), style: style ?? drawing.style(changedBy: look.style), content: look.content ?? .visible
        ).picture()
    }

    /// The document's diagram style: the style `screen` with the changes of its `style`.
    public var style: DiagramStyle {
        get throws(DocumentError) { try style(changedBy: DiagramStyle.Changes()) }
    }

    /// The document's style with changes; unchanged colours are kept.
    ///
    /// - Throws: the reason that one of its fonts cannot be used.
    public func style(changedBy changes: DiagramStyle.Changes) throws(DocumentError) -> DiagramStyle {
        try DocumentDrawing(self).style(changedBy: changes)
    }
}

extension DrawableLayout {
    /// The solved layout of a document, with the document's attributes of elements.
    ///
    /// - Parameters:
    ///   - document: the document to draw.
    ///   - look: the look to solve it for; by default the document's own.
    /// - Throws: all errors in the document with this look.
    public init(_ document: Document, _ look: Look = Look()) throws(DocumentError) {
        self = try DocumentDrawing(document).solved(for: look)
    }
}
