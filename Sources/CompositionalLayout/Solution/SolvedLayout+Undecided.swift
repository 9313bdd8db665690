package import Foundation

/// Elements of one kind that keep an estimated width, height or both, as neither their content nor the layout determines it.
package struct UndecidedSize: Sendable, Hashable {
    package var first: LayoutElement.ID
    package var sides: FrameDoubt
    /// The first element's size, in points.
    package var size: CGSize
    package var count: Int
}

extension SolvedLayout {
    /// The uncertainties of an element's frame.
    package func doubt(of id: LayoutElement.ID) -> FrameDoubt {
        isResized(id) ? [] : content.context.doubts[id] ?? unmeasured(id)
    }

    /// Estimated sizes that neither content nor the layout determines. If content is measured on demand, elements not yet
    /// measured are left out.
    ///
    /// - Complexity: O(sections × kinds of views in their groups + measured elements).
    package var undecidedSizes: [UndecidedSize] {
        var tally = UndecidedTally()
        for (id, doubt) in frameDoubts where !isResized(id) { tally.add(1, doubt, id) }
        for section in solution.sections.indices { addUnmeasured(section, to: &tally) }
        if !content.context.isAsking {
            for item in solution.boundary { tally.add(1, item.description.size.estimates, item.id(.layout)) }
        }
        for element in (overridden?.elements ?? []) + (overridden?.omitted ?? []) where isResized(element.id) {
            tally.add(-1, unmeasured(element.id), element.id)
        }
        return tally.sizes { id in element(id)?.frame.size ?? .zero }
    }

    /// True if a layout subclass gives the element another size, or omits it.
    func isResized(_ id: LayoutElement.ID) -> Bool {
        guard let overridden, overridden.replaces(id) else { return false }
        return overridden.element(id, own: nil)?.frame.size != ElementQuery(self).element(id)?.frame.size
    }

    /// The sides with an estimate, if an element's content is never measured; none for other elements.
    private func unmeasured(_ id: LayoutElement.ID) -> FrameDoubt {
        guard let section = id.section else {
            let item = content.context.isAsking ? nil : solution.boundary.first { $0.description.kind == id.kind }
            return item?.description.size.estimates ?? []
        }
        guard solution.sections.indices.contains(section), let description = solution.sections[section].description,
            !description.isList
        else { return [] }
        if let item = description.boundary.first(where: { id.kind != nil && $0.kind == id.kind }) {
            return content.context.isAsking ? [] : item.size.estimates
        }
        guard case .uniform(let run) = solution.sections[section].run else { return [] }
        switch id.category {
        case .cell:
            let (group, index) = id.item.quotientAndRemainder(dividingBy: run.full.slots.count)
            return id.item < run.itemCount ? run.template(group).slots[index].estimates : []
        case .supplementary: return run.full.anchoredEstimates[id.kind ?? ""] ?? []
        case .decoration: return []
        }
    }

    private func addUnmeasured(_ index: Int, to tally: inout UndecidedTally) {
        let section = solution.sections[index]
        guard let description = section.description, !description.isList else { return }
        if !content.context.isAsking {
            for item in section.boundary { tally.add(1, item.description.size.estimates, item.id(.section(index))) }
        }
        guard case .uniform(let run) = section.run, description.group.asksContent else { return }
        for (template, first, times) in [(run.full, 0, run.groupCount - 1), (run.last, run.groupCount - 1, 1)] where times > 0 {
            for (estimates, cells) in template.cellEstimates {
                let item = first * run.full.slots.count + cells.first
                tally.add(times * cells.count, estimates, .init(category: .cell, kind: nil, section: index, item: item))
            }
            for (kind, estimates) in template.anchoredEstimates {
                let item = first * run.full.anchoredCounts[kind, default: 0]
                tally.add(
                    times * template.anchoredCounts[kind, default: 0], estimates,
                    .init(category: .supplementary, kind: kind, section: index, item: item))
            }
        }
    }
}

extension BoundarySolver.Placed {
    func id(_ owner: LayoutElement.Owner) -> LayoutElement.ID {
        .init(category: .supplementary, kind: description.kind, owner: owner, item: 0)
    }
}

/// Counts undecided sizes by element kind.
private struct UndecidedTally {
    private struct Key: Hashable {
        var kind: String?
        var sides: FrameDoubt
    }

    private var found: [Key: (first: LayoutElement.ID, count: Int)] = [:]

    mutating func add(_ count: Int, _ doubt: FrameDoubt, _ id: LayoutElement.ID) {
        let key = Key(kind: id.kind, sides: doubt.intersection(.undecided))
        guard !key.sides.isEmpty else { return }
        let before = found[key] ?? (id, 0)
        let isFirst = (id.owner, id.item) < (before.first.owner, before.first.item)
        found[key] = (isFirst ? id : before.first, before.count + count)
    }

    /// The undecided sizes: of cells, then of views by kind.
    func sizes(_ size: (LayoutElement.ID) -> CGSize) -> [UndecidedSize] {
        let kept = found.filter { $0.value.count > 0 }
        let order = kept.sorted { ($0.key.kind ?? "", $0.key.sides.rawValue) < ($1.key.kind ?? "", $1.key.sides.rawValue) }
        return order.map { key, value in
            UndecidedSize(first: value.first, sides: key.sides, size: size(value.first), count: value.count)
        }
    }
}
