extension ElementQuery {
    func element(_ id: LayoutElement.ID) -> LayoutElement? {
        if id.category == .supplementary, id.item == Int.max { return layoutWide(kind: id.kind) }
        guard solution.sections.indices.contains(id.section), id.item >= 0 else { return nil }
        switch id.category {
        case .cell: return cell(item: id.item, of: id.section)
        case .decoration where ListSeparators.Edge.allCases.contains { $0.kind == id.kind }:
            return separator(id) ?? decoration(id)
        case .decoration: return decoration(id)
        case .supplementary:
            guard let kind = id.kind else { return nil }
            return boundary(kind: kind, item: id.item, of: id.section)
                ?? anchored(kind: kind, item: id.item, of: id.section)
        }
    }

    private func decoration(_ id: LayoutElement.ID) -> LayoutElement? {
        guard solution.sections[id.section].decorations.indices.contains(id.item) else { return nil }
        let element = decoration(id.item, of: id.section).element
        return element.kind == id.kind ? element : nil
    }

    private func separator(_ id: LayoutElement.ID) -> LayoutElement? {
        let solved = solution.sections[id.section]
        guard id.item < solved.itemCount else { return nil }
        let group = solved.run.group(holding: id.item)
        let slot = solved.run.template(group).slots[id.item - solved.run.firstItem(group)]
        let row = slot.frame.moved(by: groupOrigin(group, of: id.section))
        return separators(of: id.item, in: row, id.section, group).map(\.element).first { $0.kind == id.kind }
    }

    private func cell(item: Int, of section: Int) -> LayoutElement? {
        let solved = solution.sections[section]
        guard item < solved.itemCount else { return nil }
        let group = solved.run.group(holding: item)
        let template = solved.run.template(group)
        let slot = template.slots[item - solved.run.firstItem(group)]
        return cell(slot, item: item, group: group, at: groupOrigin(group, of: section), of: section)
    }

    private func anchored(kind: String, item: Int, of section: Int) -> LayoutElement? {
        let run = solution.sections[section].run
        guard let group = run.group(holdingAnchored: item, of: kind) else { return nil }
        let template = run.template(group)
        let ordinal = item - run.anchoredCount(kind, before: group)
        guard let view = template.anchored.first(where: { $0.kind == kind && $0.ordinal == ordinal }) else { return nil }
        return anchored(view, group: group, at: groupOrigin(group, of: section), of: section)
    }

    private func boundary(kind: String, item: Int, of section: Int) -> LayoutElement? {
        let items = boundary(of: section)
        guard item == 0, let index = items.firstIndex(where: { $0.description.kind == kind }) else { return nil }
        return boundary(pinning.place(index, of: items, host: sectionRange(section)), of: section)
    }

    private func layoutWide(kind: String?) -> LayoutElement? {
        guard let index = solution.boundary.firstIndex(where: { $0.description.kind == kind }) else { return nil }
        return layoutWide(pinning.place(index, of: solution.boundary, host: layoutRange))
    }
}
