import CompositionalLayout
import VectorScene

/// The dimensions of a section, in rows beside the drawing.
struct SectionMeasures {
    /// The maximum number of equal lengths drawn in a row; if there are more, one represents all.
    private static let repeats = 8
    /// Dimension lines shorter than this, in points, have their values beside them, where space is scarce. Of more than two equal short
    /// lines, only one is drawn, for all.
    private static let shortLength = 28.0
    /// An element that extends further beyond the section than this, in points, gets no dimension lines.
    private static let overhang = 24.0

    let anatomy: SectionAnatomy
    let groups: [SectionAnatomy.Group]

    /// The group whose items are measured: the first full one.
    private var model: SectionAnatomy.Group? { groups.first(where: \.isFull) ?? groups.first }

    /// The section's insets along an axis, including those from guides.
    func insets(_ axis: Axis) -> [Measure] {
        guard anatomy.outline.length(anatomy.axis) > 0 else { return [] }
        let (outline, outer, inner) = (anatomy.outline, anatomy.insetArea, anatomy.area)
        let requested = anatomy.contentInsets.values(axis, isMirrored: anatomy.layout.viewport.isRightToLeft)
        var measures = [
            Measure(.inset, outer.near(axis)...max(outer.near(axis), inner.near(axis)), value: requested.near),
            Measure(.inset, min(inner.far(axis), outer.far(axis))...outer.far(axis), value: requested.far),
        ]
        // Along the scroll axis the insets are surrounded by headers and footers, not by guides.
        if axis != anatomy.axis {
            measures.append(Measure(.guide, outline.near(axis)...max(outline.near(axis), outer.near(axis))))
            measures.append(Measure(.guide, min(outer.far(axis), outline.far(axis))...outline.far(axis)))
        }
        // If a row continues beyond the visible area, its last inset is not visible.
        let end = anatomy.isRow && axis == anatomy.runAxis && isLongerThanSeen ? inner.midpoint(axis) : nil
        return measures.filter { measure in
            guard measure.length > Measure.smallest else { return false }
            return end.map { (measure.range.lowerBound < $0) != anatomy.isReversed(axis) } ?? true
        }
    }

    /// True if a row ends outside the section.
    private var isLongerThanSeen: Bool {
        anatomy.cut.hiddenGroupCount > 0 || anatomy.rowRoom != anatomy.outline.range(anatomy.runAxis)
    }

    /// The dimensions beside the drawing, the nearest row first.
    func rows(_ axis: Axis) -> [[Measure]] {
        let items = items(axis)
        let outer = groupsAndBars(axis)
        let spacings = itemSpacings(axis)
        // Groups share a row with headers. Vertical lines have their values beside them, so spacings fit into the items' row there.
        let inner = items.filter { item in !outer.contains { $0.range == item.range } } + (axis == .vertical ? spacings : [])
        let rows = axis == anatomy.axis ? [outer, inner] : [inner, outer]
        return (rows + (axis == .vertical ? [] : [spacings])).map { thinned($0, axis) }.filter { !$0.isEmpty }
    }

    /// The row in reading order; if too many dimensions are equal, one of them represents all.
    private func thinned(_ row: [Measure], _ axis: Axis) -> [Measure] {
        let row = anatomy.isReversed(axis) ? row.reversed() : row
        let many = Dictionary(grouping: row, by: \.name).filter { $1.count > Self.repeats(of: $1[0]) }
        return Measure.united(row, Set(many.keys))
    }

    /// The maximum number of equal lengths drawn; if there are more, one dimension represents all.
    private static func repeats(of measure: Measure) -> Int {
        measure.kind == .spacing || measure.length < shortLength ? 2 : repeats
    }
}

// MARK: - Rows

extension SectionMeasures {
    /// Groups and the gaps between them; along the scroll axis also headers and footers.
    private func groupsAndBars(_ axis: Axis) -> [Measure] {
        var row: [Measure] = []
        if axis == anatomy.runAxis {
            row += groups.map { measure(.group, $0.outline, axis) }
            row += anatomy.groupGaps(groups).map { measure(.spacing, $0.rect, axis) }
        } else if let model, anatomy.isRow || abs(model.outline.length(axis) - anatomy.area.length(axis)) > Measure.smallest {
            row.append(Measure(.group, model.outline.range(axis), value: model.length(axis)))
        }
        if axis == anatomy.axis {
            row += anatomy.surroundings.filter { $0.element.role.isBar }.map { measure(.bar, $0.rect, axis) }
        }
        return distinct(row.filter { isWhole($0, axis) })
    }

    /// The items of the measured group, without repeated extents.
    private func items(_ axis: Axis) -> [Measure] {
        guard let model else { return [] }
        let frames = model.parts.filter { $0.part.arrangement == nil && $0.part.isPresent }.map(\.frame)
        return distinct(frames.map { Measure(.item, $0.range(axis)) }.filter { isWhole($0, axis) })
    }

    /// The gaps between the measured group's items, and the items' insets.
    private func itemSpacings(_ axis: Axis) -> [Measure] {
        guard let model else { return [] }
        let items = model.parts.filter { $0.part.arrangement == nil && $0.slot != $0.frame }
        let row = model.gaps.filter { $0.axis == axis }.map { Measure(.spacing, $0.rect.range(axis)) }
            + items.flatMap { insets(of: $0, axis) }
        return distinct(row.filter { isWhole($0, axis) })
    }

    private func insets(of item: SectionAnatomy.Part, _ axis: Axis) -> [Measure] {
        let requested = item.part.contentInsets.values(axis, isMirrored: anatomy.layout.viewport.isRightToLeft)
        let (slot, frame) = (item.slot, item.frame)
        return [
            Measure(.inset, slot.near(axis)...max(slot.near(axis), frame.near(axis)), value: requested.near),
            Measure(.inset, min(frame.far(axis), slot.far(axis))...slot.far(axis), value: requested.far),
        ]
    }

    /// True for a dimension that may be drawn: completely visible, or broken by a fold with a visible part outside it.
    private func isWhole(_ measure: Measure, _ axis: Axis) -> Bool {
        let room = anatomy.isRow && axis == anatomy.runAxis ? anatomy.rowRoom : anatomy.outline.range(axis)
        guard measure.range.lowerBound >= room.lowerBound - Self.overhang,
            measure.range.upperBound <= room.upperBound + Self.overhang
        else { return false }
        // A broken line needs a visible part outside the fold.
        if !measure.breaks.isEmpty { return anatomy.fold.visibleLength(of: measure.range) > Measure.smallest }
        return abs(measure.length - measure.value) < 1 && measure.length > Measure.smallest
    }

    /// The dimension of a drawn rectangle, with the true length as its value. The dimension line of a row is clipped to the visible
    /// range; along the fold's axis, the line is broken at folds.
    private func measure(_ kind: Measure.Kind, _ rect: Rect, _ axis: Axis) -> Measure {
        let range = rect.range(axis)
        guard axis == anatomy.fold.axis else {
            let isCut = anatomy.isRow && axis == anatomy.runAxis
            return Measure(kind, isCut ? range.clamped(to: anatomy.rowRoom) : range, value: rect.length(axis))
        }
        return Measure(kind, range, fold: anatomy.fold)
    }

    /// The dimensions in order of position, without duplicates. Dimensions with the same number and (to a pixel) the same start are
    /// duplicates.
    private func distinct(_ row: [Measure]) -> [Measure] {
        var starts: [String: Double] = [:]
        let order = row.sorted { ($0.range.lowerBound, $0.length) < ($1.range.lowerBound, $1.length) }
        return order.filter { measure in
            let start = measure.range.lowerBound
            if let last = starts[measure.text], start - last < 0.75 { return false }
            starts[measure.text] = start
            return true
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets at the two ends of an axis, left to right.
    func values(_ axis: Axis, isMirrored: Bool) -> (near: Double, far: Double) {
        switch axis {
        case .vertical: (Double(top), Double(bottom))
        case .horizontal: isMirrored ? (Double(trailing), Double(leading)) : (Double(leading), Double(trailing))
        }
    }
}

extension LayoutElement.Role {
    /// True for headers, footers and side items.
    var isBar: Bool {
        switch self {
        case .boundary: true
        case .cell, .anchored, .decoration, .separator: false
        }
    }
}
