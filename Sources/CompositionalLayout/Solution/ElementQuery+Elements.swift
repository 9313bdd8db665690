extension ElementQuery {
    func appendDecorations(of section: Int, in region: Region, to found: inout [LayoutElement]) {
        let solved = solution.sections[section]
        for index in solved.decorations.indices {
            let element = decoration(index, of: section)
            let isIncluded = switch region {
            case .everything, .section: true
            case .rect: includes(element.rect, region)
            case .host(let rect): rect.touches(solution.sectionRect(section))
            }
            if isIncluded { found.append(element.element) }
        }
    }

    func appendGroups(of section: Int, in region: Region, to found: inout [LayoutElement]) {
        let solved = solution.sections[section]
        // All cells of a section precede all views anchored in it (E11), with separators between them.
        var views: [LayoutElement] = []
        var lines: [LayoutElement] = []
        for group in groups(of: section, in: region) {
            let template = solved.run.template(group)
            let origin = groupOrigin(group, of: section)
            let first = solved.run.firstItem(group)
            let wholeGroup: Bool? = switch region {
            case .everything, .section, .rect: nil
            case .host(let rect): rect.meets(PixelRect(origin: origin, size: template.size))
            }
            for (index, slot) in template.slots.enumerated() {
                let frame = slot.frame.moved(by: origin)
                if region.hasSeparators {
                    lines += separators(of: first + index, in: frame, section, group).filter {
                        includes($0.rect, inGroupOf: section, region)
                    }.map(\.element)
                }
                guard wholeGroup ?? includes(frame, inGroupOf: section, region) else { continue }
                found.append(cell(slot, item: first + index, group: group, at: origin, of: section))
            }
            for view in template.anchored
            where includes(view.frame.moved(by: origin), inGroupOf: section, region) {
                views.append(anchored(view, group: group, at: origin, of: section))
            }
        }
        found += lines + views
    }

    func appendBoundary(of section: Int, in region: Region, to found: inout [LayoutElement]) {
        for item in pinned(boundary(of: section), in: sectionRange(section)) where includes(item.frame, region) {
            found.append(boundary(item, of: section))
        }
    }

    func groupOrigin(_ group: Int, of section: Int) -> PixelPoint {
        var origin = solution.sections[section].groupOrigin(group)
        origin[scrollAxis] += solution.starts[section]
        return origin
    }

    /// A section's boundary items in content coordinates, at their natural positions.
    func boundary(of section: Int) -> [BoundarySolver.Placed] {
        var start = PixelPoint.zero
        start[scrollAxis] = solution.starts[section]
        return solution.sections[section].boundary.map { item in
            BoundarySolver.Placed(description: item.description, slot: item.slot.moved(by: start))
        }
    }

    func cell(
        _ slot: GroupDraft.Slot, item: Int, group: Int, at origin: PixelPoint, of section: Int
    ) -> LayoutElement {
        LayoutElement(
            id: .init(category: .cell, kind: nil, section: section, item: item), role: .cell,
            frame: points(slot.frame.moved(by: origin)), slot: points(slot.slot.moved(by: origin)),
            zIndex: solution.sections[section].raised(slot.zIndex), group: group)
    }

    func anchored(
        _ view: GroupTemplate.Anchored, group: Int, at origin: PixelPoint, of section: Int
    ) -> LayoutElement {
        let solved = solution.sections[section]
        let item = solved.run.anchoredCount(view.kind, before: group) + view.ordinal
        let frame = points(view.frame.moved(by: origin))
        return LayoutElement(
            id: .init(category: .supplementary, kind: view.kind, section: section, item: item), role: .anchored,
            frame: frame, slot: frame, zIndex: solved.raised(view.zIndex), group: group)
    }

    /// The separators of a row, given its frame.
    func separators(
        of item: Int, in row: PixelRect, _ section: Int, _ group: Int
    ) -> [(element: LayoutElement, rect: PixelRect)] {
        guard let separators = solution.sections[section].description?.separators else { return [] }
        let leading = separatorInset(ofRow: item, section)
        return ListSeparators.Edge.allCases.compactMap { edge in
            guard let rect = separators.rect(edge, of: item, in: row, leading: leading) else { return nil }
            let frame = points(rect)
            let element = LayoutElement(
                id: .init(category: .decoration, kind: edge.kind, section: section, item: item), role: .separator,
                frame: frame, slot: frame, zIndex: solution.sections[section].raised(0), group: group)
            return (element, rect)
        }
    }

    /// The inset that a row's content gives its separators, in device pixels; `nil` for the list's own.
    func separatorInset(ofRow item: Int, _ section: Int) -> Double? {
        let row = LayoutElement.ID(category: .cell, kind: nil, section: section, item: item)
        return layout.content.context.separatorInsets[row].map(solution.grid.pixels)
    }

    func boundary(_ item: BoundarySolver.Placed, of section: Int) -> LayoutElement {
        LayoutElement(
            id: .init(category: .supplementary, kind: item.description.kind, section: section, item: 0),
            role: .boundary(item.description.alignment, isLayoutWide: false),
            frame: points(item.frame), slot: points(item.slot),
            zIndex: solution.sections[section].raised(pinning.zIndex(of: item)))
    }

    func layoutWide(_ item: BoundarySolver.Placed) -> LayoutElement {
        LayoutElement(
            id: .init(category: .supplementary, kind: item.description.kind, owner: .layout, item: 0),
            role: .boundary(item.description.alignment, isLayoutWide: true),
            frame: points(item.frame), slot: points(item.slot), zIndex: pinning.zIndex(of: item))
    }

    func decoration(_ index: Int, of section: Int) -> (element: LayoutElement, rect: PixelRect) {
        let solved = solution.sections[section]
        var rect = solved.decorations[index]
        rect.origin[scrollAxis] += solution.starts[section]
        let description = solved.description?.decorations[index]
        let element = LayoutElement(
            id: .init(category: .decoration, kind: description?.kind, section: section, item: index),
            role: .decoration, frame: points(rect), slot: points(solution.sectionRect(section)),
            zIndex: description?.zIndex ?? 0)
        return (element, rect)
    }
}
