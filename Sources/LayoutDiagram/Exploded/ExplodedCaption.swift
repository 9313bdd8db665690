import CompositionalLayout

/// Describes the structure of a kind of section in a sentence or two.
struct ExplodedCaption {
    let subject: DrawableLayout

    private var layout: SolvedLayout { subject.layout }

    /// `The layout has 3 sections`: the start of all captions.
    var layoutPhrase: String {
        "The layout has \(layout.sectionCount == 0 ? "no sections" : Summary.count(layout.sectionCount, "section"))"
    }

    /// `The section repeats a horizontal group of 3 items, with a header. …`: the caption of a kind of section.
    ///
    /// - Parameter tree: the section's first group; `nil` if it has none.
    func sentence(_ kind: SectionKind, _ tree: GroupTree?, isFirst: Bool) -> String {
        let start = isFirst ? "\(layoutPhrase); \(kind.name)" : kind.title
        let isOne = kind.sections.count == 1
        let around = surroundings(kind.drawn)
        guard let tree else {
            let but = around.isEmpty ? "" : ", but \(around)"
            return "\(start) \(isOne ? "has" : "have") no items, and so no groups\(but)."
        }
        let repeats = "\(start) \(isOne ? "repeats" : "repeat") \(ExplodedWords.phrase(tree))"
        let tail = around.isEmpty ? "" : (isOne ? ", with " : ", each with ") + around
        return repeats + tail + ". " + counts(kind) + views(tree)
    }

    /// `Its 7 items make 3 groups, the last one not full.`
    private func counts(_ kind: SectionKind) -> String {
        let section = kind.drawn
        let items = layout.itemCount(inSection: section)
        let groups = layout.groupCount(inSection: section)
        let whose = kind.sections.count == 1 ? "Its " : "In section \(section), "
        let make = items == 1 ? "makes" : "make"
        return "\(whose)\(Summary.count(items, "item")) \(make) \(Summary.count(groups, "group"))\(way(section))"
            + rest(section) + "."
    }

    /// ` in a row that scrolls sideways`; empty for a section that does not scroll orthogonally.
    private func way(_ section: Int) -> String {
        guard layout.isOrthogonal(section: section) else { return "" }
        return switch layout.scrollAxis {
        case .vertical: " in a row that scrolls sideways"
        case .horizontal: " in a column that scrolls up and down"
        }
    }

    /// `, the last one not full`; empty if the last group is full.
    private func rest(_ section: Int) -> String {
        let groups = layout.groupCount(inSection: section)
        let last = layout.anatomy(ofGroup: groups - 1, inSection: section).parts
        guard last.contains(where: { $0.arrangement == nil && !$0.isPresent }) else { return "" }
        guard groups == 1 else { return ", the last one not full" }
        return ", which \(layout.itemCount(inSection: section) == 1 ? "it does" : "they do") not fill"
    }

    /// `a header and 2 footers`.
    private func surroundings(_ section: Int) -> String {
        let elements = layout.boundaryElements(ofSection: section) + layout.decorationElements(ofSection: section)
        let roles = elements.filter { subject.shows($0) }.map { ExplodedWords.role(of: $0, in: layout) }
        var texts: [String] = []
        for role in ["header", "footer", "side item", "background"] {
            let count = roles.count { $0 == role }
            if count > 0 { texts.append(count == 1 ? "a \(role)" : Summary.count(count, role)) }
        }
        return ExplodedWords.list(texts)
    }

    /// ` Item 0 carries a badge.`
    private func views(_ tree: GroupTree) -> String {
        guard let item = tree.item(of: subject), let index = item.part.item else { return "" }
        let views = item.views.filter { subject.shows($0) }
        guard !views.isEmpty else { return "" }
        return " Item \(index) carries \(views.count == 1 ? "a badge" : Summary.count(views.count, "badge"))."
    }
}
