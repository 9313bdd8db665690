extension ElementQuery {
    func element(_ id: LayoutElement.ID) -> LayoutElement? {
        switch id.owner {
        case .section(let section): element(id, of: section)
        case .layout: id.category == .supplementary && id.item == 0 ? layoutWide(kind: id.kind) : nil
        }
    }

    private func element(_ id: LayoutElement.ID, of section: Int) -> LayoutElement? {
        guard solution.sections.indices.contains(section), id.item >= 0 else { return nil }
        switch id.category {
        case .cell: return cell(item: id.item, of: section)
        case .decoration where ListSeparators.Edge.allCases.contains { $0.kind == id.kind }:
            return separator(id, of: section) ?? decoration(id, of: section)
        case .decoration: return decoration(id, of: section)
        case .supplementary:
            guard let kind = id.kind else { return nil }
            return boundary(kind: kind, item: id.item, of: section) ?? anchored(kind: kind, item: id.item, of: section)
        }
    }

    private func decoration(_ id: LayoutElement.ID, of section: Int) -> LayoutElement? {
        guard solution.sections[section].decorations.indices.contains(id.item) else { return nil }
        let element = decoration(id.item, of: section).element
        return element.kind == id.kind ? element : nil
    }

    private func separator(_ id: LayoutElement.ID, of section: Int) -> LayoutElement? {
        let solved = solution.sections[section]
        guard id.item < solved.itemCount else { return nil }
        let group = solved.run.group(holding: id.item)
        let slot = solved.run.template(group).slots[id.item - solved.run.firstItem(group)]
        let row = slot.frame.moved(by: groupOrigin(group, of: section))
        return separators(of: id.item, in: row, section, group).map(\.element).first { $0.kind == id.kind }
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
        return boundary(pinned(index, of: items, in: sectionRange(section)), of: section)
    }

    private func layoutWide(kind: String?) -> LayoutElement? {
        guard let index = solution.boundary.firstIndex(where: { $0.description.kind == kind }) else { return nil }
        return layoutWide(pinned(index, of: solution.boundary, in: layoutRange))
    }
}
