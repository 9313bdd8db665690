import CompositionalLayout

/// One kind of section: a column for each level, and what there is to say about it.
struct ExplodedRow {
    var columns: [ExplodedColumn]
    var caption: String

    /// At most so many groups in each other have columns.
    static let groupLevels = 4

    /// - Parameter kind: `nil` for a layout without sections.
    init(_ kind: SectionKind?, isFirst: Bool, of subject: DiagramSubject, _ typesetter: Typesetter) {
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

    private static func columns(of tree: GroupTree, _ section: Int, _ subject: DiagramSubject) -> [ExplodedColumn] {
        var columns: [ExplodedColumn] = []
        var group = tree
        while columns.count < groupLevels - 1, let deepest = group.deepestGroup {
            let next = group.children[deepest]
            columns.append(GroupColumn(subject: subject, tree: group, next: next, section: section).column)
            group = next
        }
        let item = group.item(isHidden: subject.isHidden)
        columns.append(GroupColumn(subject: subject, tree: group, next: item, section: section).column)
        if let item { columns.append(ItemColumn(subject: subject, tree: item, section: section).column) }
        return columns
    }
}
