public import CompositionalLayout
public import Foundation

/// A document evaluated for a viewport: a layout, its content, and the content's attributes.
public struct BuiltDocument {
    public let viewport: LayoutViewport
    public let content: LayoutContent
    public let layout: LayoutDescription
    /// The picture's title; the file's name if the document has none.
    public let title: String
    public let description: String?

    private let source: DocumentSource
    private let labels: DocumentLabels

    init(
        source: DocumentSource, viewport: LayoutViewport, content: LayoutContent,
        layout: LayoutDescription, labels: DocumentLabels
    ) {
        self.source = source
        self.viewport = viewport
        self.content = content
        self.layout = layout
        self.labels = labels
        title = labels.documentTitle ?? source.stem
        description = labels.documentDescription
    }

    /// Solves the layout.
    ///
    /// - Parameter distance: scroll distance from the start, in points; `nil` for the viewport's own offset.
    /// - Throws: an error in the layout, at the line that caused it.
    public func solve(scrolledBy distance: CGFloat? = nil) throws(DocumentError) -> SolvedLayout {
        do {
            var solved = try layout.solve(in: viewport, content: content)
            if let distance { try solved.scroll(fromStartBy: distance) }
            return solved
        } catch {
            let long = error.element.flatMap(labels.longFitting)
            throw DocumentError(long ?? Diagnostic(at: labels.mark(of: error), error.description), in: source)
        }
    }

    /// The document's title for an element; `nil` if the document gives none.
    public func title(of element: LayoutElement) -> String? { labels.title(of: element.id) }

    /// The document's colour for an item.
    package func color(of element: LayoutElement) -> DocumentColor? { labels.color(of: element.id) }

    /// True if the document hides an element because its `when` is false.
    public func isHidden(_ element: LayoutElement) -> Bool { labels.isHidden(element.id) }

    /// The insets of a cell's text; `nil` if the document specifies none.
    package func textInsets(of element: LayoutElement) -> NSDirectionalEdgeInsets? { labels.textInsets(of: element.id) }
}

extension DocumentSource {
    /// The stem for a document without a file.
    private static let unnamedStem = "layout"

    /// The file name without extensions such as `.layout.yaml`; `layout` for standard input and in a page.
    public var stem: String {
        if !hasOwnFile { return Self.unnamedStem }
        // Searches bytes: in a Swift string, a slash before a combining mark is not a character of its own.
        let file = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? name
        for suffix in [".layout.yaml", ".layout.yml", ".layout.json", ".yaml", ".yml", ".json"] where file.hasSuffix(suffix) {
            return String(file.dropLast(suffix.count))
        }
        return file
    }
}
