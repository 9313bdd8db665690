import CompositionalLayout
import Scene

/// What is measured of a section, in rows: each is a line of lengths beside the drawing.
struct SectionMeasures {
    /// So many lengths of one kind and value are given in a row; more would say the same again.
    private static let repeats = 4

    let anatomy: SectionAnatomy
    let groups: [SectionAnatomy.Group]

    /// The group that items are measured in: the first full one.
    private var model: SectionAnatomy.Group? { groups.first(where: \.isFull) ?? groups.first }

    /// The section's insets along an axis, and what guides add.
    func insets(_ axis: PageAxis) -> [Measure] {
        guard !groups.isEmpty || anatomy.outline.length(axis) > 0 else { return [] }
        return [(Measure.Kind.inset, anatomy.insetArea, anatomy.area), (.guide, anatomy.outline, anatomy.insetArea)]
            .flatMap { kind, outer, inner -> [Measure] in
                // Along the scroll axis headers lie around the insets, not guides.
                guard kind == .inset || axis != anatomy.axis else { return [] }
                return [
                    Measure(kind, outer.near(axis)...max(outer.near(axis), inner.near(axis))),
                    Measure(kind, min(inner.far(axis), outer.far(axis))...outer.far(axis)),
                ]
            }.filter { $0.length > Measure.smallest }
    }

    /// The lengths beside the drawing, the nearest row first.
    func rows(_ axis: PageAxis) -> [[Measure]] {
        let items = items(axis)
        let outer = groupsAndBars(axis)
        let rows = axis == anatomy.runAxis
            ? [outer, items.filter { item in !outer.contains { $0.range == item.range } }] : [items, outer]
        return (rows + [itemSpacings(axis)]).map(thinned).filter { !$0.isEmpty }
    }

    private func thinned(_ row: [Measure]) -> [Measure] {
        var counts: [String: Int] = [:]
        return row.filter { measure in
            counts["\(measure.kind) \(measure.text)", default: 0] += 1
            let limit = measure.kind == .spacing ? Self.repeats / 2 : Self.repeats
            return counts["\(measure.kind) \(measure.text)", default: 0] <= limit
        }
    }
}

// MARK: - Rows

extension SectionMeasures {
    /// Groups and what lies between them; and headers, along the scroll axis.
    private func groupsAndBars(_ axis: PageAxis) -> [Measure] {
        var row: [Measure] = []
        if axis == anatomy.runAxis {
            row += groups.map { Measure(.group, seen($0.outline).range(axis), value: $0.outline.length(axis)) }
            row += anatomy.groupGaps(groups).map { Measure(.spacing, seen($0.rect).range(axis), value: $0.rect.length(axis)) }
        } else if let model, anatomy.isRow || abs(model.outline.length(axis) - anatomy.area.length(axis)) > Measure.smallest {
            row.append(Measure(.group, model.outline.range(axis)))
        }
        if axis == anatomy.axis {
            row += anatomy.surroundings.filter { $0.element.role.isBar }.map { Measure(.bar, $0.rect.range(axis)) }
        }
        return distinct(row.filter(isWhole))
    }

    /// The items of the model group, each extent once.
    private func items(_ axis: PageAxis) -> [Measure] {
        guard let model else { return [] }
        let frames = model.parts.filter { $0.part.arrangement == nil && $0.part.isPresent }.map(\.frame)
        return distinct(frames.map { Measure(.item, $0.range(axis)) }.filter(isWhole))
    }

    /// What lies between the model group's items, and the insets of its first one.
    private func itemSpacings(_ axis: PageAxis) -> [Measure] {
        guard let model else { return [] }
        var row = model.gaps.filter { $0.axis == axis }.map { Measure(.spacing, $0.rect.range(axis)) }
        if let item = model.parts.first(where: { $0.part.arrangement == nil && $0.slot != $0.frame }) {
            row.append(Measure(.inset, item.slot.near(axis)...max(item.slot.near(axis), item.frame.near(axis))))
            row.append(Measure(.inset, min(item.frame.far(axis), item.slot.far(axis))...item.slot.far(axis)))
        }
        return distinct(row.filter(isWhole))
    }

    /// In a row only what is seen in full has a length to show.
    private func isWhole(_ measure: Measure) -> Bool {
        abs(measure.length - measure.value) < Measure.smallest && measure.length > Measure.smallest
    }

    private func seen(_ rect: Rect) -> Rect {
        anatomy.isRow ? rect.with(anatomy.runAxis, clamped(rect.range(anatomy.runAxis))) : rect
    }

    private func clamped(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        range.clamped(to: anatomy.outline.range(anatomy.runAxis))
    }

    private func distinct(_ row: [Measure]) -> [Measure] {
        var seen: Set<String> = []
        let order = row.sorted { ($0.range.lowerBound, $0.length) < ($1.range.lowerBound, $1.length) }
        // Places that differ by rounding are the same.
        return order.filter { seen.insert("\(Int(($0.range.lowerBound * 4).rounded())) \($0.text)").inserted }
    }
}

extension LayoutElement.Role {
    /// Whether it is a header, footer or side item.
    var isBar: Bool {
        switch self {
        case .boundary: true
        case .cell, .anchored, .decoration, .separator: false
        }
    }
}
