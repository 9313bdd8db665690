package import CompositionalLayout
public import LayoutDiagram
package import TextMeasurement
public import VectorScene

extension Document {
    /// Draws the document.
    ///
    ///     let svg = try Document(contentsOf: url).picture().svg()
    ///
    /// - Parameters:
    ///   - look: the device, size, appearance, part and so on that override the document's.
    ///   - style: a style instead of the document's own with the look's changes.
    /// - Throws: a `DocumentError` if the document is invalid for this look; a `DiagramError` if there is far too much
    ///   to draw, or no such section.
    public func picture(_ look: Look = Look(), style: DiagramStyle? = nil) throws -> Picture {
        try Diagram(
            DiagramSubject(self, look), style: style ?? self.style(changedBy: look.style), content: look.content ?? .visible
        ).picture()
    }

    /// The document's diagram style: the style `screen` with the changes of its `style`.
    public var style: DiagramStyle { style(changedBy: DiagramStyle.Changes()) }

    /// The document with a changed style.
    package func styled(_ changes: DiagramStyle.Changes) -> Document {
        var document = self
        document.change(style: changes)
        return document
    }

    /// The document's style with changes; unchanged colours are kept.
    public func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle {
        DiagramStyle(model.style.changed(by: changes))
    }
}

extension Document {
    /// The line of an element's section in a look; for a layout-wide element, its own line.
    ///
    /// - Returns: `nil` if the document has no such section, or has errors in the look.
    package func sectionMark(of element: LayoutElement.ID, in look: Look) -> SourceMark? {
        try? build(in: viewport(for: look)).sectionMark(of: element)
    }

    /// The lines that describe an element, outermost first: its section, the groups around it, and itself.
    ///
    /// - Parameter subitems: the cell's position in its section's groups (`FrameOrigin.subitems`).
    /// - Returns: none if the document has no such element, or has errors in the look.
    package func lines(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        guard let built = try? build(in: viewport(for: look)) else { return [] }
        return built.marks(of: element, subitems: subitems).map { ($0.what, $0.mark.line) }
    }

    fileprivate func viewport(for look: Look) throws(DocumentError) -> LayoutViewport {
        look.viewport(from: try viewport(on: look.device))
    }
}

extension DiagramSubject {
    /// The solved layout of a document, with the document's attributes of elements.
    ///
    /// - Parameters:
    ///   - document: the document to draw.
    ///   - look: the look to solve it for; by default the document's own.
    /// - Throws: all errors in the document with this look.
    public init(_ document: Document, _ look: Look = Look()) throws(DocumentError) {
        try self.init(document, look, doubts: { _ in })
    }

    /// - Parameter doubts: called for each uncertainty about the document's texts.
    package init(
        _ document: Document, _ look: Look, doubts: @escaping @Sendable (TextDoubt) -> Void
    ) throws(DocumentError) {
        let viewport = try document.viewport(for: look)
        let device = look.size == nil ? look.device ?? document.device : nil
        let fonts = [document.ownFonts, document.style.fonts].compactMap { $0 }
        let built = try document.build(in: viewport, TextMeter(TextMeasurer(sources: fonts), listener: doubts))
        self.init(
            layout: try built.solve(scrolledBy: look.offset), device: device, appearance: look.appearance(in: viewport),
            identifier: document.source.hasOwnFile ? document.source.stem : nil, title: built.title,
            description: built.description, name: built.title(of:), tint: built.color(of:), isHidden: built.isHidden)
        textInsets = { built.labels.textInsets(of: $0.id) }
    }
}
