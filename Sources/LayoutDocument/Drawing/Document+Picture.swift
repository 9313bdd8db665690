import CompositionalLayout
public import LayoutDiagram
public import VectorScene

extension Document {
    /// Draws the document.
    ///
    ///     let svg = try Document(contentsOf: url).picture().svg()
    ///
    /// - Parameters:
    ///   - view: what it is looked at with: the device, the size, the appearance and so on that the document says, or others.
    ///   - style: a style in place of the document's own.
    ///   - content: what part of the layout is drawn: by default what can be seen on the screen.
    /// - Throws: a `DocumentError` for a document that is wrong, looked at in that way; a `DiagramError` where there is more
    ///   to draw than anybody could look at, or no such section.
    public func picture(
        _ view: DocumentView = DocumentView(), style: DiagramStyle? = nil, content: DiagramContent = .visible
    ) throws -> Picture {
        try Diagram(DiagramSubject(self, view), style: style ?? self.style, content: content).picture()
    }

    /// How the document asks to be drawn: the style `screen` with what its `style` changes.
    public var style: DiagramStyle { style(changedBy: DiagramStyle.Changes()) }

    /// The document's style with changes; its colours, too, stay where they are not changed.
    public func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle {
        DiagramStyle(model.style.changed(by: changes))
    }
}

extension DiagramSubject {
    /// What a document describes, laid out, with what the document calls its elements.
    ///
    /// - Parameters:
    ///   - document: what is drawn.
    ///   - view: how it is looked at; by default as it says itself.
    /// - Throws: what is wrong with the document, looked at in that way.
    public init(_ document: Document, _ view: DocumentView = DocumentView()) throws(DocumentError) {
        var viewport = try document.viewport(on: view.device)
        let isDark = viewport.traitCollection.userInterfaceStyle == .dark
        let appearance = view.appearance ?? (isDark ? .dark : nil)
        var traits = UITraitCollection(layoutDirection: view.direction ?? .unspecified)
        if let appearance {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
            ])
        }
        viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, traits])
        if let size = view.size {
            viewport.size = size
            viewport.safeAreaInsets = .zero
        }
        let device = view.size == nil ? view.device ?? document.device : nil
        let built = try document.build(in: viewport)
        self.init(
            layout: try built.solve(scrolledBy: view.offset), device: device, appearance: appearance,
            identifier: document.source.isStandardInput ? nil : document.source.stem, title: built.title,
            description: built.description, name: built.title(of:), tint: built.color(of:), isHidden: built.isHidden)
    }
}
