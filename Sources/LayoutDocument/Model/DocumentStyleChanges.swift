/// What a `style` says of how a document is drawn; what is `nil` stays as it was.
public struct DocumentStyleChanges: Sendable, Hashable {
    public var name: DocumentStyle.Name?
    public var showsTitle: Bool?
    public var showsCaption: Bool?
    public var showsLabels: Bool?
    public var showsBeyond: Bool?
    public var colors = DocumentColors()

    /// No changes.
    public init() {}

    public var isEmpty: Bool { self == DocumentStyleChanges() }

    /// Reads what stands behind `style:` in a document: a name, or a map.
    ///
    /// - Throws: everything that is wrong with it, at once.
    public init(_ source: DocumentSource) throws(DocumentError) {
        let node = try DocumentNodeReader.read(source)
        let reading = Reading()
        let changes = StyleReader(reading: reading).style(node)
        guard let changes, reading.diagnostics.isEmpty else { throw DocumentError(reading.diagnostics, in: source) }
        self = changes
    }
}

extension DocumentStyle {
    /// This style with changes.
    public func changed(by changes: DocumentStyleChanges) -> DocumentStyle {
        var style = self
        style.name = changes.name ?? name
        style.showsTitle = changes.showsTitle ?? showsTitle
        style.showsCaption = changes.showsCaption ?? showsCaption
        style.showsLabels = changes.showsLabels ?? showsLabels
        style.showsBeyond = changes.showsBeyond ?? showsBeyond
        style.colors.page = changes.colors.page ?? colors.page
        style.colors.ink = changes.colors.ink ?? colors.ink
        style.colors.accent = changes.colors.accent ?? colors.accent
        if !changes.colors.sections.isEmpty { style.colors.sections = changes.colors.sections }
        return style
    }
}
