import CompositionalLayout
import VectorScene

/// The tags above a section: the section, its groups at each level, its decorations, and a note on omitted content.
struct SectionTags {
    /// The maximum number of group tags; further kinds are only counted.
    private static let shownGroupKinds = 6
    /// The maximum number of name tags; further names are only counted.
    private static let shownNames = 60

    /// The maximum number of groups whose sizes the tags of groups cover, unless more are drawn.
    private static let measuredGroups = 200

    let anatomy: SectionAnatomy
    let groups: [SectionAnatomy.Group]
    /// Elements too small for their names.
    let unnamed: [LayoutElement]
    let pen: BlueprintPen

    var tags: [TagRow.Tag] { [section] + groupTags + decorations + names + rest }

    private var section: TagRow.Tag {
        let cut = anatomy.cut
        let count = Summary.count(anatomy.layout.itemCount(inSection: cut.section), "item")
        let behavior = anatomy.layout.orthogonalScrolling(ofSection: cut.section).map { " · \($0.behavior)" } ?? ""
        return TagRow.Tag(text: "section \(cut.section) · \(count)\(behavior)", color: pen.colors.section, look: .filled)
    }

    private var groupTags: [TagRow.Tag] {
        let model = groups.first(where: \.isFull) ?? groups.first
        // Groups that request the same size may have different measured sizes: the tag shows their range, also of groups beyond a fold.
        let count = min(anatomy.cut.groupCount + anatomy.cut.hiddenGroupCount, max(Self.measuredGroups, anatomy.cut.groupCount))
        let parts = (0..<count).flatMap { anatomy.layout.anatomy(ofGroup: $0, inSection: anatomy.cut.section).parts }
        let all = Dictionary(grouping: parts.filter(\.isPresent), by: RequestedSize.init)
        let tags = (model?.parts ?? []).compactMap { part -> TagRow.Tag? in
            guard let arrangement = part.part.arrangement else { return nil }
            let size = SizeText(all[RequestedSize(part.part)] ?? [part.part]).text.map { " · \($0)" } ?? ""
            return TagRow.Tag(
                text: "\(part.part.depth == 0 ? "group" : "nested group") · \(arrangement.rawValue)\(size)",
                color: pen.colors.group(part.part.depth), look: .filled)
        }
        return unique(tags, limit: Self.shownGroupKinds, of: "groups")
    }

    /// The tags without duplicates. One more tag counts the tags beyond the limit: `… 2 more kinds of groups`.
    private func unique(_ tags: [TagRow.Tag], limit: Int, of things: String) -> [TagRow.Tag] {
        var seen: Set<TagRow.Tag> = []
        let tags = tags.filter { seen.insert($0).inserted }
        guard tags.count > limit else { return tags }
        let rest = Summary.count(tags.count - limit, "more kind")
        let more = TagRow.Tag(text: "… \(rest) of \(things)", color: pen.colors.secondaryText, look: .bare)
        return tags.prefix(limit) + [more]
    }

    private var decorations: [TagRow.Tag] {
        anatomy.surroundings.filter { $0.element.role == .decoration }.map { decoration in
            TagRow.Tag(
                text: decoration.element.kind ?? "decoration", color: pen.colors.section, look: .outlined)
        }
    }

    private var names: [TagRow.Tag] {
        let tags = unnamed.map { element in
            let color = element.role == .anchored ? pen.colors.anchored : pen.colors.bar
            return TagRow.Tag(text: BarText.words(element.kind ?? ""), color: color, look: .outlined)
        }
        return unique(tags.filter { !$0.text.isEmpty }, limit: Self.shownNames, of: "elements")
    }

    /// A tag for omitted groups, such as `→ 5 more groups, 8 apart`. Empty if strips of the drawing represent the groups, as
    /// each strip has its own note; orthogonally scrolling rows have no strips.
    private var rest: [TagRow.Tag] {
        guard anatomy.cut.hiddenGroupCount > 0, anatomy.fold.hidden.isEmpty else { return [] }
        let arrow = anatomy.axis == .horizontal ? "↓" : anatomy.layout.viewport.isRightToLeft ? "←" : "→"
        let count = Summary.count(anatomy.cut.hiddenGroupCount, "more group")
        let apart = hiddenGap.map { ", \($0) apart" } ?? ""
        return [TagRow.Tag(text: "\(arrow) \(count)\(apart)", color: pen.colors.secondaryText, look: .bare)]
    }

    /// The gap between groups, in points, if only one group is drawn and the gap is therefore not visible; `nil` otherwise.
    private var hiddenGap: String? {
        guard anatomy.cut.groupCount == 1 else { return nil }
        let frames = [0, 1].map { Rect(anatomy.layout.groupFrame($0, inSection: anatomy.cut.section)).range(anatomy.runAxis) }
        let gap = max(frames[1].lowerBound - frames[0].upperBound, frames[0].lowerBound - frames[1].upperBound)
        return gap > Measure.smallest ? NumberText.text(gap, decimals: 2) : nil
    }
}

/// Lines of tags above a drawing. Each tag names a part of the drawing, in the colour of that part.
struct TagRow {
    struct Tag: Hashable {
        var text: String
        var color: AdaptiveColor
        var look: Look
    }

    enum Look: Hashable {
        case filled
        case outlined
        case bare
    }

    static let height = 20.0
    static let lineHeight = 26.0
    private static let padding = 9.0
    private static let gap = 8.0

    let tags: [Tag]
    let pen: BlueprintPen

    /// The tags in lines no wider than the room, stacked upwards from `bottom`.
    ///
    /// - Parameter mirrored: true if lines start at the right.
    func plate(_ room: ClosedRange<Double>, bottom: Double, mirrored: Bool) -> Plate {
        let lines = lines(width: room.upperBound - room.lowerBound)
        var nodes: [Node] = []
        var bounds = Rect(x: room.lowerBound, y: bottom, width: 0, height: 0)
        for (index, line) in lines.enumerated() {
            let y = bottom - Double(lines.count - index) * pen.typesetter.room(Self.lineHeight)
            for (tag, range) in line {
                let x = mirrored ? room.upperBound - range.upperBound : room.lowerBound + range.lowerBound
                let rect = Rect(x: x, y: y, width: range.upperBound - range.lowerBound, height: pen.typesetter.room(Self.height))
                nodes += self.nodes(tag, in: rect)
                bounds = bounds.union(rect)
            }
        }
        return Plate(nodes: nodes, bounds: bounds, entries: [])
    }

    /// The tags of each line with their horizontal ranges.
    private func lines(width: Double) -> [[(Tag, ClosedRange<Double>)]] {
        var lines: [[(Tag, ClosedRange<Double>)]] = []
        var x = 0.0
        for var tag in tags {
            let room = width - 2 * Self.padding
            guard let text = pen.typesetter.fitted(tag.text, BlueprintPen.tagStyle, width: room) else { continue }
            tag.text = text
            let length = pen.width(text, BlueprintPen.tagStyle) + 2 * (tag.look == .bare ? 0 : Self.padding)
            if lines.isEmpty || x + length > width {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append((tag, x...(x + length)))
            x += length + Self.gap
        }
        return lines
    }

    private func nodes(_ tag: Tag, in rect: Rect) -> [Node] {
        let ink: AdaptiveColor
        var nodes: [Node] = []
        switch tag.look {
        case .filled:
            ink = pen.colors.text(on: tag.color)
            nodes.append(.shape(ShapeNode(.roundedRect(rect, radius: rect.height / 2), fill: .color(tag.color))))
        case .outlined:
            ink = tag.color
            nodes.append(pen.outline(rect, tag.color, width: 1.2, radius: rect.height / 2, fill: pen.colors.page))
        case .bare: ink = tag.color
        }
        return nodes + [.text(pen.text(tag.text, in: rect, BlueprintPen.tagStyle, ink))]
    }
}
