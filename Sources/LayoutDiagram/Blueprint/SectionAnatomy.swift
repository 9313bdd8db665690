import CompositionalLayout
import Foundation
import VectorScene

/// The contents of a section in drawing coordinates: the origin is the section's corner, and hidden groups are folded. A *row*, an
/// orthogonally scrolling section, is scrolled to its start.
struct SectionAnatomy {
    struct Group {
        var parts: [Part]
        var anchored: [Anchored]
        /// The spacing between the group's subitems, at every level.
        var gaps: [Gap]
        /// The lines between the rows of a list.
        var separators: [Surrounding]

        var outline: Rect { parts.first?.slot ?? Rect(x: 0, y: 0, width: 0, height: 0) }

        /// The group's actual length; its outline may be folded.
        func length(_ axis: Axis) -> Double { parts.first.map { Rect($0.part.slot).length(axis) } ?? 0 }

        var isFull: Bool { parts.allSatisfy(\.part.isPresent) }

        /// The group's cells, back to front.
        var cells: [Part] {
            let cells = parts.compactMap { part in part.cell.map { (part: part, zIndex: $0.zIndex) } }
            // Grouping by z-index keeps the order of cells with the same one.
            return Dictionary(grouping: cells, by: \.zIndex).sorted { $0.key < $1.key }.flatMap { $0.value.map(\.part) }
        }
    }

    struct Part {
        var part: GroupAnatomy.Part
        var slot: Rect
        var frame: Rect
        /// The item's cell; `nil` for a nested group, and for an item that no cell fills.
        var cell: LayoutElement?
    }

    struct Anchored {
        var element: LayoutElement
        var rect: Rect
        var site: Point
        var own: Point
    }

    struct Surrounding {
        var element: LayoutElement
        var rect: Rect
    }

    /// A gap between two consecutive elements.
    struct Gap: Hashable {
        var rect: Rect
        var axis: Axis
    }

    /// The maximum length of a gap that is shown before a fold, in points.
    private static let longestGap = 480.0
    /// The distance from the section, in points, beyond which frames are clipped.
    private static let paper = 10_000.0

    let cut: SectionCut
    let layout: SolvedLayout
    let subject: DrawableLayout
    let fold: Fold
    /// Translation from content coordinates.
    private let shift: (x: Double, y: Double)
    /// Additional translation of content that scrolls orthogonally.
    private let rowShift: Double

    var axis: Axis { layout.scrollAxis }
    var isRow: Bool { layout.isOrthogonal(section: cut.section) }
    /// The axis along which groups follow each other.
    var runAxis: Axis { isRow ? axis.cross : axis }

    /// True if the layout runs from right to left along an axis.
    func isReversed(_ axis: Axis) -> Bool { axis == .horizontal && layout.viewport.isRightToLeft }

    init(_ cut: SectionCut, of subject: DrawableLayout) {
        self.cut = cut
        self.subject = subject
        layout = subject.layout
        let frame = Rect(layout.sectionFrame(cut.section))
        shift = (-frame.minX, -frame.minY)
        let isMirrored = layout.scrollAxis == .vertical && layout.viewport.isRightToLeft
        let offset = Double(layout.orthogonalScrolling(ofSection: cut.section)?.initialOffset ?? 0)
        rowShift = isMirrored ? offset : -offset
        fold = Self.fold(cut, layout, shift)
    }

    /// The fold that hides the groups and items that a blueprint omits.
    ///
    /// - Parameter shift: translation from content coordinates.
    private static func fold(_ cut: SectionCut, _ layout: SolvedLayout, _ shift: (x: Double, y: Double)) -> Fold {
        let axis = layout.scrollAxis
        guard cut.groupCount > 0, !layout.isOrthogonal(section: cut.section) else { return Fold(axis: axis) }
        func range(_ group: Int) -> ClosedRange<Double> {
            Rect(layout.groupFrame(group, inSection: cut.section)).moved(x: shift.x, y: shift.y).range(axis)
        }
        // In a mirrored layout, the hidden content has lower coordinates than the shown content.
        let goesBack = axis == .horizontal && layout.viewport.isRightToLeft
        // `start` and `end` grow in reading direction.
        let sign = goesBack ? -1.0 : 1
        func start(_ group: Int) -> Double { goesBack ? -range(group).upperBound : range(group).lowerBound }
        func end(_ group: Int) -> Double { goesBack ? -range(group).lowerBound : range(group).upperBound }
        let shown = cut.groupCount - 1
        var hidden: [ClosedRange<Double>] = []
        func hide(_ start: Double, _ end: Double) {
            guard end - start > Fold.strip(axis) else { return }
            hidden.append(min(sign * start, sign * end)...max(sign * start, sign * end))
        }
        var from = end(shown)
        var cutPlace: Double?
        if cut.groupCount == 1, let limit = cut.groupLimit, end(shown) - start(shown) > limit { cutPlace = start(shown) + limit / 2 }
        // A single group is shown with the gap after it, so that the spacing between groups is visible.
        let gap = cut.groupCount == 1 && cut.hiddenGroupCount > 0 ? start(1) - end(0) : 0
        if gap > Measure.smallest {
            if let cutPlace { hide(cutPlace, end(shown)) }
            from += min(gap, longestGap)
        } else if let cutPlace {
            from = cutPlace
        }
        hide(from, end(shown + cut.hiddenGroupCount))
        return Fold(axis: axis, hidden: hidden.sorted { $0.lowerBound < $1.lowerBound })
    }

    /// The strips of the fold, each with a note on the omitted groups or items.
    var rests: [(strip: ClosedRange<Double>, note: String)] {
        let groups = groups
        let strips = isReversed(axis) ? fold.shown.reversed() : fold.shown
        let isGroupCut = groups.contains { abs($0.length(axis) - $0.outline.length(axis)) > 1 }
        let moreGroups = Summary.count(cut.hiddenGroupCount, "more group")
        guard isGroupCut else { return strips.map { ($0, moreGroups) } }
        let shown = groups.flatMap(\.parts).count { $0.cell != nil }
        let count = strips.count > 1
            ? layout.elements(ofGroup: 0, inSection: cut.section).count { $0.role == .cell }
            : layout.itemCount(inSection: cut.section)
        return Array(zip(strips, [Summary.count(count - shown, "more item"), moreGroups]))
    }

    private func place(_ rect: CGRect) -> Rect { fold.place(Rect(rect).moved(x: shift.x, y: shift.y)) }

    private func placeInRow(_ rect: CGRect) -> Rect {
        let placed = place(rect)
        // Coordinates far outside the picture need not be exact; viewers have less precision than layouts.
        return (isRow ? placed.moved(runAxis, by: rowShift) : placed).intersection(outline.inset(by: -Self.paper))
    }
}

// MARK: - Around the groups

extension SectionAnatomy {
    var outline: Rect { place(layout.sectionFrame(cut.section)) }

    /// The visible range of a row: the section's, or longer if the row is drawn beyond the section.
    var rowRoom: ClosedRange<Double> {
        let room = outline.range(runAxis)
        guard let reach = cut.rowReach else { return room }
        return isReversed(runAxis)
            ? min(room.lowerBound, room.upperBound - reach)...room.upperBound
            : room.lowerBound...max(room.upperBound, room.lowerBound + reach)
    }

    /// The area that insets and guides leave for the groups.
    var area: Rect { place(layout.groupArea(ofSection: cut.section)) }

    var contentInsets: NSDirectionalEdgeInsets { layout.contentInsets(ofSection: cut.section) }

    /// The groups' area extended by the section's own insets, without the insets from guides around them.
    var insetArea: Rect {
        [Axis.horizontal, .vertical].reduce(area) { rect, axis in
            let insets = contentInsets.values(axis, isMirrored: layout.viewport.isRightToLeft)
            let near = rect.near(axis) - insets.near
            return rect.with(axis, near...max(near, rect.far(axis) + insets.far))
        }.intersection(outline)
    }

    var surroundings: [Surrounding] {
        let elements = layout.decorationElements(ofSection: cut.section) + layout.boundaryElements(ofSection: cut.section)
        return elements.filter { subject.shows($0) }
            .map { Surrounding(element: $0, rect: place($0.frame)) }
    }
}

// MARK: - Groups

extension SectionAnatomy {
    var groups: [Group] { (0..<cut.groupCount).map(group) }

    private func group(_ index: Int) -> Group {
        let elements = layout.elements(ofGroup: index, inSection: cut.section)
        var cells: [Int: LayoutElement] = [:]
        for element in elements where element.role == .cell { cells[element.item] = element }
        let all = layout.anatomy(ofGroup: index, inSection: cut.section).parts.map { part in
            Part(
                part: part, slot: placeInRow(part.slot), frame: placeInRow(part.frame), cell: part.item.flatMap { cells[$0] })
        }
        let parts = all.filter { isShown($0.part) }
        // All parts are needed: the gap before the first omitted item is also shown.
        let gaps = gaps(between: all).filter { fold.breaks(in: $0.rect.range(fold.axis)).isEmpty }
        let views = elements.filter { $0.role == .anchored && subject.shows($0) && !isFolded($0.frame) }
        let anchored = zip(views, layout.anchorPoints(of: views, inSection: cut.section)).compactMap { view, points in
            points.map { self.anchored(view, $0) }
        }
        return Group(parts: parts, anchored: anchored, gaps: gaps, separators: separators(parts))
    }

    /// True for groups, and for items that no fold hides, not even partly.
    private func isShown(_ part: GroupAnatomy.Part) -> Bool { part.arrangement != nil || !isFolded(part.slot) }

    private func isFolded(_ rect: CGRect) -> Bool {
        let range = Rect(rect).moved(x: shift.x, y: shift.y).range(axis)
        return fold.hidden.contains { range.upperBound > $0.lowerBound + 0.01 && range.lowerBound < $0.upperBound - 0.01 }
    }

    private func separators(_ parts: [Part]) -> [Surrounding] {
        parts.compactMap(\.cell).flatMap { layout.separators(ofItem: $0.item, inSection: cut.section) }
            .map { Surrounding(element: $0, rect: placeInRow($0.frame)) }
    }

    private func anchored(_ element: LayoutElement, _ points: SolvedLayout.AnchorPoints) -> Anchored {
        func place(_ point: CGPoint) -> Point {
            let rect = placeInRow(CGRect(origin: point, size: .zero))
            return Point(x: rect.minX, y: rect.minY)
        }
        return Anchored(
            element: element, rect: placeInRow(element.frame), site: place(points.container), own: place(points.own))
    }

    /// The gaps between subitems of a group, at every level.
    private func gaps(between parts: [Part]) -> [Gap] {
        var gaps: [Gap] = []
        for (index, parent) in parts.enumerated() {
            guard let arrangement = parent.part.arrangement, let axis = Axis(arrangement) else { continue }
            let children = parts[(index + 1)...].prefix { $0.part.depth > parent.part.depth }
                .filter { $0.part.depth == parent.part.depth + 1 && $0.part.isPresent }
            gaps += Self.gaps(between: children.map(\.slot), axis, across: parent.frame.range(axis.cross))
            gaps += children.prefix(1).compactMap { gap(before: $0.slot, in: parent.frame, axis) }
            gaps += children.suffix(1).compactMap { gap(after: $0, in: parent.frame, axis) }
            gaps += children.compactMap { gap(before: $0.slot, in: parent.frame, axis.cross) }
            gaps += children.compactMap { gap(after: $0, in: parent.frame, axis.cross) }
        }
        return gaps
    }

    /// The gap between a group's edge and the start of a subitem.
    private func gap(before rect: Rect, in group: Rect, _ axis: Axis) -> Gap? {
        let range = isReversed(axis)
            ? rect.far(axis)...max(rect.far(axis), group.far(axis))
            : group.near(axis)...max(group.near(axis), rect.near(axis))
        return range.upperBound - range.lowerBound > Measure.smallest ? Gap(rect: rect.with(axis, range), axis: axis) : nil
    }

    /// The spacing requested after a subitem; `nil` for none. Free space that was not requested is not a gap.
    private func gap(after part: Part, in group: Rect, _ axis: Axis) -> Gap? {
        let end = isReversed(axis) ? part.slot.near(axis) : part.slot.far(axis)
        let requested: Double
        switch axis == .horizontal ? part.part.trailing : part.part.bottom {
        case nil: return nil
        case .fixed(let length): requested = Double(length)
        case .flexible: requested = isReversed(axis) ? end - group.near(axis) : group.far(axis) - end
        }
        guard requested > Measure.smallest else { return nil }
        return Gap(rect: part.slot.with(axis, isReversed(axis) ? (end - requested)...end : end...(end + requested)), axis: axis)
    }

    static func gaps(between rects: [Rect], _ axis: Axis, across: ClosedRange<Double>) -> [Gap] {
        let ordered = rects.sorted { $0.near(axis) < $1.near(axis) }
        return zip(ordered, ordered.dropFirst()).compactMap { first, second in
            let (near, far) = (first.far(axis), second.near(axis))
            return far - near > Measure.smallest ? Gap(rect: Rect(axis, along: near...far, across: across), axis: axis) : nil
        }
    }

    /// The gaps between the shown groups. If only one group is shown, the gap after it.
    func groupGaps(_ groups: [Group]) -> [Gap] {
        let next = groups.count == 1 && cut.hiddenGroupCount > 0 && !isRow
            ? [place(layout.groupFrame(1, inSection: cut.section))] : []
        return Self.gaps(between: groups.map(\.outline) + next, runAxis, across: area.range(runAxis.cross))
    }
}

extension Axis {
    /// The axis along which subitems follow each other; `nil` for a custom arrangement.
    fileprivate init?(_ arrangement: GroupAnatomy.Arrangement) {
        switch arrangement {
        case .horizontal: self = .horizontal
        case .vertical: self = .vertical
        case .custom: return nil
        }
    }
}
