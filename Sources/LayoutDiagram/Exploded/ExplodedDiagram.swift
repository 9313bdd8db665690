import CompositionalLayout
import VectorScene

/// Draws the hierarchy of a layout: layout, section, group and item side by side, with a row for each kind of section.
struct ExplodedDiagram {
    let subject: DrawableLayout
    let content: DiagramContent
    let style: DiagramStyle
    let typesetter: Typesetter

    /// The maximum number of kinds of sections that are drawn; further ones are only counted.
    private static let shownKinds = 6

    init(_ subject: DrawableLayout, content: DiagramContent, style: DiagramStyle) {
        self.subject = subject
        self.content = content
        self.style = style
        typesetter = Typesetter(style)
    }

    /// - Throws: `DiagramError` if there is too much to draw.
    func picture() throws(DiagramError) -> Picture {
        let kinds = try kinds()                                           // 1. kinds of sections to explain
        let rows = rows(kinds.prefix(Self.shownKinds))                     // 2. the columns of each kind
        let page = ExplodedPage(                                          // 3. their positions
            rows, remark: remark(kinds.dropFirst(Self.shownKinds)), subject: subject, style: style, typesetter: typesetter)
        return Picture(
            size: page.size, title: subject.title, description: description(rows), nodes: page.nodes)
    }

    func captions() throws(DiagramError) -> [String] { rows(try kinds().prefix(Self.shownKinds)).map(\.caption) }

    private func kinds() throws(DiagramError) -> [SectionKind] {
        try checkGroups()
        return content.section.map { [SectionKind([$0], of: subject.layout)] } ?? SectionKind.all(of: subject.layout)
    }

    /// - Throws: if the examined groups hold too many elements.
    private func checkGroups() throws(DiagramError) {
        let layout = subject.layout
        let sections = content.section.map { $0..<($0 + 1) } ?? 0..<min(layout.sectionCount, SectionKind.examinedSections)
        let count = sections.reduce(0) { count, section in
            count + layout.elementCount(ofFirstGroups: min(1, layout.groupCount(inSection: section)), inSection: section)
        }
        guard count <= DiagramLimits.elements else { throw .tooManyElementsInGroups(limit: DiagramLimits.elements) }
    }

    private func rows(_ kinds: ArraySlice<SectionKind>) -> [ExplodedRow] {
        guard !kinds.isEmpty else { return [ExplodedRow(nil, isFirst: true, of: subject, typesetter)] }
        return kinds.enumerated().map { ExplodedRow($1, isFirst: $0 == 0, of: subject, typesetter) }
    }

    /// A remark on kinds that are not drawn and sections that are not examined; `nil` if there are none.
    private func remark(_ left: ArraySlice<SectionKind>) -> String? {
        var sentences: [String] = []
        if !left.isEmpty {
            let sections = SectionKind(left.flatMap(\.sections).sorted(), of: subject.layout)
            sentences.append("… and \(Summary.count(left.count, "more kind")) of sections: \(sections.name).")
        }
        let beyond = subject.layout.sectionCount - SectionKind.examinedSections
        if beyond > 0, content.section == nil {
            sentences.append("The last \(Summary.count(beyond, "section")) may be of further kinds.")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private func description(_ rows: [ExplodedRow]) -> String {
        let words = rows.map(\.caption).joined(separator: " ")
        return [subject.description, words].compactMap { $0 }.joined(separator: " ")
    }
}

/// One kind of section: a column for each level, and a caption.
struct ExplodedRow {
    var columns: [ExplodedColumn]
    var caption: String

    /// The maximum number of nested group levels with their own columns.
    static let groupLevels = 4

    /// - Parameter kind: `nil` for a layout without sections.
    init(_ kind: SectionKind?, isFirst: Bool, of subject: DrawableLayout, _ typesetter: Typesetter) {
        let captions = ExplodedCaption(subject: subject)
        columns = [LayoutColumn(subject: subject, kind: kind).column]
        guard let kind else {
            caption = captions.layoutPhrase + "."
            return
        }
        columns.append(SectionColumn(subject: subject, kind: kind, typesetter: typesetter).column)
        let tree = GroupTree(group: 0, section: kind.drawn, of: subject.layout)
        caption = captions.sentence(kind, tree, isFirst: isFirst)
        if let tree { columns += Self.columns(of: tree, kind.drawn, subject) }
    }

    private static func columns(of tree: GroupTree, _ section: Int, _ subject: DrawableLayout) -> [ExplodedColumn] {
        var columns: [ExplodedColumn] = []
        var group = tree
        while columns.count < groupLevels - 1, let deepest = group.deepestGroup {
            let next = group.children[deepest]
            columns.append(GroupColumn(subject: subject, tree: group, next: next, section: section).column)
            group = next
        }
        let item = group.item(of: subject)
        columns.append(GroupColumn(subject: subject, tree: group, next: item, section: section).column)
        if let item { columns.append(ItemColumn(subject: subject, tree: item, section: section).column) }
        return columns
    }
}
