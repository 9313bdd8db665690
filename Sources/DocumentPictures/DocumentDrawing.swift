package import CompositionalLayout
import FontFiles
package import LayoutDiagram
package import LayoutDocument
package import TextMeasurement

/// A document ready to be drawn: with open fonts, and its style as changes to a diagram style.
package struct DocumentDrawing: Sendable {
    package let document: Document
    private var changes: DiagramStyle.Changes
    /// The fonts of the document's own style. They measure the document's texts even after `styled(_:)` sets other fonts.
    private let ownFonts: Fonts?

    /// Reads a document.
    ///
    /// - Parameter fonts: fonts that the document's texts may name, in addition to those of its style.
    /// - Throws: a `DocumentError` with all errors in the document.
    package init(_ source: DocumentSource, besides fonts: Fonts? = nil) throws(DocumentError) {
        try self.init(opened: Document(source, opening: Fonts.opener, besides: fonts?.names ?? []))
    }

    /// Reads the document again if its fonts are not open yet.
    ///
    /// - Throws: a `DocumentError` with all errors found.
    init(_ document: Document) throws(DocumentError) {
        if let fonts = document.ownStyle.fonts, fonts.names == nil {
            try self.init(document.source)
        } else {
            try self.init(opened: document)
        }
    }

    private init(opened document: Document) throws(DocumentError) {
        self.document = document
        changes = try DiagramStyle.Changes(document.ownStyle, in: document.source)
        ownFonts = changes.fonts
    }

    package func styled(_ changes: DiagramStyle.Changes) -> DocumentDrawing {
        var drawing = self
        drawing.changes = self.changes.changed(by: changes)
        return drawing
    }

    /// The document's style with changes; unchanged colours are kept.
    package func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle {
        DiagramStyle(self.changes.changed(by: changes))
    }

    /// The solved layout, with the titles, colours and visibility that the document gives its elements.
    ///
    /// - Parameter doubts: called with each uncertainty in measuring the document's texts.
    /// - Throws: a `DocumentError` with all errors in the document for this look.
    package func solved(
        for look: Look, doubts: @escaping @Sendable (TextDoubt) -> Void = { _ in }
    ) throws(DocumentError) -> DrawableLayout {
        let viewport = try viewport(for: look)
        let device = look.size == nil ? look.device ?? document.device : nil
        let fonts = [ownFonts, changes.fonts].compactMap { $0 }
        let built = try document.build(in: viewport, TextMeter(TextMeasurer(sources: fonts), listener: doubts))
        var subject = DrawableLayout(
            layout: try built.solve(scrolledBy: look.offset), device: device, appearance: look.appearance(in: viewport),
            identifier: document.source.hasOwnFile ? document.source.stem : nil, title: built.title,
            description: built.description, name: built.title(of:), tint: { built.color(of: $0).map { DiagramTint($0) } },
            isHidden: built.isHidden)
        subject.textInsets = built.textInsets(of:)
        return subject
    }

    /// The document's lines that describe an element, outermost first: its section, the groups around it, the element itself.
    ///
    /// - Parameter subitems: the cell's position in its section's groups (`FrameOrigin.subitems`).
    /// - Returns: an empty array if the document has no such element, or no viewport for the look.
    package func lines(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        guard let viewport = try? viewport(for: look) else { return [] }
        return document.lines(of: element, subitems: subitems, in: viewport)
    }

    private func viewport(for look: Look) throws(DocumentError) -> LayoutViewport {
        look.viewport(from: try document.viewport(on: look.device))
    }
}
