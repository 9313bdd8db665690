import CompositionalLayout

/// The tags above a section: the section, its groups at each level, what lies behind them, and what is left out.
struct SectionTags {
    /// More kinds of groups than this are only counted.
    private static let groupLimit = 6

    let anatomy: SectionAnatomy
    let model: SectionAnatomy.Group?
    /// What is too small to hold its name.
    let unnamed: [LayoutElement]
    let pen: BlueprintPen

    var tags: [TagRow.Tag] { [section] + groups + decorations + names + rest }

    private var section: TagRow.Tag {
        let cut = anatomy.cut
        let count = Summary.count(anatomy.layout.itemCount(inSection: cut.section), "item")
        let behavior = anatomy.layout.orthogonalScrolling(ofSection: cut.section).map { " · \(Self.words($0.behavior))" } ?? ""
        return TagRow.Tag(text: "section \(cut.section) · \(count)\(behavior)", color: pen.colors.section, look: .filled)
    }

    static func words(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> String {
        switch behavior {
        case .none: "none"
        case .continuous: "continuous"
        case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
        case .paging: "paging"
        case .groupPaging: "groupPaging"
        case .groupPagingCentered: "groupPagingCentered"
        }
    }

    private var groups: [TagRow.Tag] {
        var tags: [TagRow.Tag] = []
        for part in model?.parts ?? [] {
            guard let arrangement = part.part.arrangement else { continue }
            let size = part.part.size.map { " · \($0.width) × \($0.height)" } ?? ""
            let tag = TagRow.Tag(
                text: "\(part.part.depth == 0 ? "group" : "nested group") · \(arrangement.rawValue)\(size)",
                color: pen.colors.group(part.part.depth), look: .filled)
            if !tags.contains(tag) { tags.append(tag) }
        }
        guard tags.count > Self.groupLimit else { return tags }
        let more = TagRow.Tag(
            text: "… \(tags.count - Self.groupLimit) more kinds of groups", color: pen.colors.secondaryText, look: .bare)
        return tags.prefix(Self.groupLimit) + [more]
    }

    private var decorations: [TagRow.Tag] {
        anatomy.surroundings.filter { $0.element.role == .decoration }.map { decoration in
            TagRow.Tag(
                text: decoration.element.kind ?? "decoration", color: pen.colors.section, look: .outlined)
        }
    }

    private var names: [TagRow.Tag] {
        var tags: [TagRow.Tag] = []
        for element in unnamed {
            let color = element.role == .anchored ? pen.colors.anchored : pen.colors.bar
            let tag = TagRow.Tag(text: BarText.words(element.kind ?? ""), color: color, look: .outlined)
            if !tags.contains(tag), !tag.text.isEmpty { tags.append(tag) }
        }
        return tags
    }

    /// A row's groups that cannot be seen; what a column leaves out is said where it is left out.
    private var rest: [TagRow.Tag] {
        guard anatomy.cut.hiddenGroupCount > 0, anatomy.fold.shown == nil else { return [] }
        let arrow = anatomy.axis == .horizontal ? "↓" : anatomy.layout.viewport.isRightToLeft ? "←" : "→"
        let count = Summary.count(anatomy.cut.hiddenGroupCount, "more group")
        return [TagRow.Tag(text: "\(arrow) \(count)", color: pen.colors.secondaryText, look: .bare)]
    }
}
