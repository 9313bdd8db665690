package import CompositionalLayout
public import LayoutDiagram
import TextMeasurement
public import VectorScene

extension Document {
    /// Draws the document.
    ///
    ///     let svg = try Document(contentsOf: url).picture().svg()
    ///
    /// - Parameters:
    ///   - view: the device, size, appearance and so on that override the document's.
    ///   - style: a style instead of the document's own.
    ///   - content: the part of the layout that is drawn: by default what is visible on the screen.
    /// - Throws: a `DocumentError` if the document is invalid for this view; a `DiagramError` if there is far too much
    ///   to draw, or no such section.
    public func picture(
        _ view: DocumentView = DocumentView(), style: DiagramStyle? = nil, content: DiagramContent = .visible
    ) throws -> Picture {
        try Diagram(DiagramSubject(self, view), style: style ?? self.style, content: content).picture()
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
    /// The line of the section that an element is in, with the options of a view; of a view of the whole layout, its own.
    ///
    /// - Returns: `nil` if the document has no such section, or is wrong for the view.
    package func sectionMark(of element: LayoutElement.ID, in view: DocumentView) -> SourceMark? {
        guard let (viewport, _) = try? viewport(for: view) else { return nil }
        return try? build(in: viewport).sectionMark(of: element)
    }

    /// The lines that describe an element, outermost first: its section, the groups around it, and itself.
    ///
    /// - Parameter subitems: where a cell stands in its section's groups (`FrameOrigin.subitems`).
    /// - Returns: none if the document has no such element, or is wrong for the view.
    package func lines(
        of element: LayoutElement.ID, subitems: [Int], in view: DocumentView
    ) -> [(what: String, line: Int)] {
        guard let (viewport, _) = try? viewport(for: view), let built = try? build(in: viewport) else { return [] }
        return built.marks(of: element, subitems: subitems).map { ($0.what, $0.mark.line) }
    }

    /// What the document is solved for, with the options of a view.
    fileprivate func viewport(for view: DocumentView) throws(DocumentError) -> (LayoutViewport, Appearance?) {
        view.viewport(from: try viewport(on: view.device))
    }
}

extension DocumentView {
    /// A viewport with this view's changes, except for its device and its offset, and the appearance to draw.
    package func viewport(from own: LayoutViewport) -> (LayoutViewport, Appearance?) {
        var viewport = own
        let isDark = viewport.traitCollection.userInterfaceStyle == .dark
        let appearance = appearance ?? (isDark ? .dark : nil)
        var traits = UITraitCollection(
            layoutDirection: direction ?? .unspecified, preferredContentSizeCategory: contentSize ?? .unspecified)
        if let appearance {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
            ])
        }
        viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, traits])
        if let size {
            viewport.size = size
            viewport.safeAreaInsets = .zero
        }
        return (viewport, appearance)
    }
}

extension DiagramSubject {
    /// The solved layout of a document, with the document's attributes of elements.
    ///
    /// - Parameters:
    ///   - document: the document to draw.
    ///   - view: the options for viewing it; by default the document's own.
    /// - Throws: all errors in the document with these options.
    public init(_ document: Document, _ view: DocumentView = DocumentView()) throws(DocumentError) {
        let (viewport, appearance) = try document.viewport(for: view)
        let device = view.size == nil ? view.device ?? document.device : nil
        let built = try document.build(in: viewport)
        let fonts = [document.ownFonts, document.style.fonts].compactMap { $0 }
        let measuring = fonts.isEmpty ? CurrentTextMeasuring.measuring : TextMeasurer(sources: fonts)
        let solved = CurrentTextMeasuring.use(measuring) {
            Result { () throws(DocumentError) in try built.solve(scrolledBy: view.offset) }
        }
        self.init(
            layout: try solved.get(), device: device, appearance: appearance,
            identifier: document.source.hasOwnFile ? document.source.stem : nil, title: built.title,
            description: built.description, name: built.title(of:), tint: built.color(of:), isHidden: built.isHidden)
    }
}
